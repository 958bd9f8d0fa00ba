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
  'page.broken': 'Une erreur s’est produite de ce côté. La raison est dans la fenêtre où tourne Shamble.',

  'server.at': 'Shamble est à l’adresse {address} (Ctrl+C l’arrête)',
  'server.port': 'Un port est un nombre entier de 1 à 65535, pas « {given} ».',
  'server.taken':
    'Le port {port} est pris par un autre programme : arrêtez-le, ou choisissez un autre port avec PORT=<nombre>.',
  'server.forbidden':
    'Le port {port} est réservé à l’administrateur : choisissez-en un au-dessus de 1023 avec PORT=<nombre>.',
  'server.no-host': 'Cette machine n’a pas l’adresse {host} : HOST est l’une des siennes, ou 0.0.0.0 pour toutes.',
} as const satisfies Record<keyof typeof en, Message>;
