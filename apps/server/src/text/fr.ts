import type { Message } from '@shamble/text';
import type { en } from './en.ts';

export const fr = {
  'page.title': 'Shamble',
  'page.tagline': 'Des jeux de zombies sur plateau, toutes les règles appliquées.',
  'page.state': 'Où en est Shamble : cette page demande au vrai moteur ce qui existe.',
  'page.to-games': 'Vers les jeux',
  'page.language': 'Langue',
  'page.games': 'Ce qu’il y a',
  'page.missions': 'Missions',
  'page.variants': 'Variantes',
  'page.seats': 'de {min} à {max} places',
  'page.clauses': '{done} règles faites sur {all}',
  'page.no-clauses': 'la liste des clauses n’est pas ici',
  'page.demonstration': 'Joué à l’instant, pour vous',
  'page.played':
    '{game} ({mission}, {seats, plural, one {# place} other {# places}}) : le moteur a joué {games, plural, one {# partie} other {# parties}} en répondant au hasard pendant que cette page se faisait. {answers, plural, one {# réponse} other {# réponses}} en {milliseconds} ms.',
  'page.seed': 'Graine',
  'page.deal': 'Jouer',
  'page.same': 'La même graine donne les mêmes parties.',
  'page.another': 'Une autre graine',
  'page.bad-seed': 'Une graine est un nombre entier de 0 à 4294967295 ; voici ce que donne la graine {seed}.',
  'page.outcomes': 'Comment elles ont fini',
  'page.unfinished': 'Pas encore finie quand le temps était écoulé',
  'page.games-count': '{games, plural, one {# partie} other {# parties}}',
  'page.table': 'La dernière table',
  'page.round': 'Tour {round}. {outcome}',
  'page.log': 'Ses derniers instants',
  'page.terminal': 'Jouer dans le terminal',
  'page.terminal-how': 'On peut jouer toute la partie en texte, dans le dossier de Shamble :',
  'page.notice':
    'Licence MIT. Les noms des jeux appartiennent à leurs propriétaires ; règles et textes sont dans nos propres mots, les dessins sont de nous.',
  'page.not-found': 'Il n’y a rien à cette adresse.',
  'page.not-built': 'Le jeu n’est pas encore construit dans ce dossier : arrêtez ceci, puis lancez npm start.',
  'page.busy': 'Trop de monde demande des parties à soi en ce moment. Redemandez dans quelques secondes.',
  'page.broken': 'Une erreur s’est produite de ce côté. La raison est dans la fenêtre où tourne Shamble.',

  'server.at': 'Shamble est à l’adresse {address} (Ctrl+C l’arrête)',
  'server.port': 'Un port est un nombre entier de 1 à 65535, pas « {given} ».',
  'server.taken':
    'Le port {port} est pris par un autre programme : arrêtez-le, ou choisissez un autre port avec PORT=<nombre>.',
  'server.forbidden':
    'Le port {port} est réservé à l’administrateur : choisissez-en un au-dessus de 1023 avec PORT=<nombre>.',
  'server.tables': 'SHAMBLE_TABLES est un nombre entier à partir de 1, comme 10000, pas « {given} ».',
  'server.limits': 'SHAMBLE_LIMITS est un nombre plus grand que 0, comme 10 pour dix fois plus, pas « {given} ».',
  'server.log': 'SHAMBLE_LOG est silent, error, warn, info ou debug, pas « {given} ».',
  'server.proxies': 'SHAMBLE_PROXIES est un nombre de 0 à 9, pas « {given} ».',
  'server.origin': 'SHAMBLE_ORIGIN est une adresse comme https://jouer.example, sans chemin, pas « {given} ».',
  'server.peer':
    'SHAMBLE_PEER est l’adresse où les autres processus atteignent celui-ci, comme http://10.0.0.2:8700, pas « {given} ».',
  'server.peer.store':
    'Plusieurs processus partagent un PostgreSQL : SHAMBLE_PEER a besoin de DATABASE_URL. Un seul n’a besoin d’aucun des deux.',
  'server.peer.secret':
    'Les autres processus de cette base signent les invités avec un autre secret : donnez à tous le même SHAMBLE_SECRET.',
  'server.queue':
    'SHAMBLE_QUEUE est le PostgreSQL de la file par laquelle on analyse les parties, comme postgres://shamble@db.example/shamble, ou yes pour celui de DATABASE_URL, pas « {given} ».',
  'server.queue.unreachable':
    'La file par laquelle on analyse les parties est injoignable : {what}. Remettez-la en marche, ou ôtez SHAMBLE_QUEUE : chaque navigateur analysera alors pour lui.',
  'server.queue.unbuilt':
    'Lancé depuis ses sources, un serveur n’a pas de file, car personne ne le reconnaîtrait à son nom : construisez-le, ou ôtez SHAMBLE_QUEUE.',
  'server.secret': 'SHAMBLE_SECRET est le secret qui signe les invités : il lui faut 32 lettres ou plus.',
  'server.secret-file':
    'Le secret dans {file} est trop court pour être entier : remettez celui qui y était, ou ôtez le fichier et chacun sera un nouvel invité.',
  'server.folder': 'Rien ne peut être gardé dans {file} ({what}) : SHAMBLE_DATA nomme un dossier où l’on peut écrire.',
  'server.store.damaged':
    'La base {store} est abîmée, ou n’en est pas une ({what}). Elle est restée telle quelle : shamble salvage <dossier> sauve toutes les tables qui se lisent encore, ou restaurez une sauvegarde dans un autre dossier.',
  'server.store.in-use':
    'Un autre serveur se sert déjà de la base {store}, et deux ne sauraient rien l’un de l’autre : arrêtez-le d’abord.',
  'server.store.taken': 'Un autre serveur a pris la base {store} ; celui-ci s’est donc arrêté.',
  'server.store.empty':
    'Il y avait des tables dans {store}, {marker} s’en souvient, et il n’y a plus rien : remettez la base qui y était, ou restaurez une sauvegarde. Pour recommencer à neuf, ôtez {marker}.',
  'server.store.closed': 'La base {store} ne peut pas servir ({what}).',
  'server.store.address':
    'DATABASE_URL est une adresse comme postgres://nom:motdepasse@machine/base ; ce qui s’y trouve n’en est pas une.',
  'server.store.newer':
    'La base {store} est de la version {version} ; ce Shamble connaît {known}. Mettez Shamble à jour, puis relancez-le.',
  'server.no-host': 'Cette machine n’a pas l’adresse {host} : HOST est l’une des siennes, ou 0.0.0.0 pour toutes.',
} as const satisfies Record<keyof typeof en, Message>;
