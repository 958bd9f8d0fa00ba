import type { Message } from '@shamble/text';
import type { en } from './en.ts';

export const fr = {
  'cli.broken': 'Il s’est passé quelque chose d’imprévu : {what} (SHAMBLE_DEBUG=1 montre où)',
  'cli.unknown.language': 'La langue « {given} » n’existe pas ; il y a {names}.',
  'cli.unknown.game': 'Le jeu « {given} » n’existe pas ; vouliez-vous dire {names} ?',
  'cli.unknown.mission': '{game} n’a pas de mission « {given} » ; vouliez-vous dire {names} ?',
  'cli.unknown.variant': '{game} n’a pas de variante « {given} » ; vouliez-vous dire {names} ?',
  'cli.unknown.bot': 'Le robot « {given} » n’existe pas ; vouliez-vous dire {names} ?',
  'cli.unknown.seat': 'Il n’y a pas de place « {given} » à cette table ; vouliez-vous dire {names} ?',
  'cli.unknown.rule': 'La règle « {given} » n’existe pas ; vouliez-vous dire {names} ?',
  'cli.unknown.hero': '{game} n’a pas de héros « {given} » ; vouliez-vous dire {names} ?',
  'cli.play.pass-on': 'La suite ne regarde que {seat} : Entrée, quand personne d’autre ne regarde.',
  'cli.unknown.card': '{game} n’a pas de carte « {given} » à choisir ; pensiez-vous à {names} ?',
  'cli.no.pile': 'Dans {game}, personne ne choisit de cartes.',
  'cli.no.card': 'Il n’y a plus de « {card} » à retirer de la pioche.',
  'cli.games.cards': 'cartes (d’habitude, en tout)',
  'cli.no.heroes': 'Dans {game}, personne ne choisit de héros.',
  'cli.no.box': 'Rien de {game} n’a été perdu : il n’y a rien à saisir.',
  'cli.wrong.heroes': 'Cette table demande {count} héros, pas {given}.',
  'cli.wrong.seats': 'La mission {mission} se joue de {min} à {max} places, pas {given}.',
  'cli.wrong.seats.between':
    'La mission {mission} ne se joue pas à {given} places : il y aurait trop peu de Survivants.',

  'cli.file.no-json': '{file} n’est pas du JSON ({what}).',
  'cli.file.missing': 'Le fichier {file} n’existe pas.',
  'cli.file.unreadable': '{file} ne peut pas être lu ({what}).',
  'cli.file.unwritable': '{file} ne peut pas être écrit ({what}).',
  'cli.file.damaged':
    '{file} n’est ni un journal ni une partie sauvegardée, ou bien il est abîmé ({what}) ; il n’a pas été modifié.',

  'cli.map.zones': 'Zones : {names}.',
  'cli.map.sound': 'La mission est en ordre ; de {min} à {max} places.',
  'cli.games.missions': 'missions',
  'cli.games.variants': 'variantes',
  'cli.games.facts': 'de {min} à {max} places, {provenance}',
  'cli.games.facts.except': 'de {min} à {max} places sauf {except}, {provenance}',
  'cli.no-server': '{sentence}',

  'cli.simulate.title':
    '{game} : {mission}, {seats, plural, one {# place} other {# places}}{survivors, plural, =0 {} one {, # survivant} other {, # survivants}}, robot {bot}, graine {seed}',
  'cli.simulate.done': '{games} parties en {seconds} s{workers, plural, one {} other { sur # fils}}',
  'cli.simulate.wins': 'gagnées    {share} (intervalle à 95 % : {low} – {high})',
  'cli.simulate.deaths': 'morts      {list}',
  'cli.simulate.stopped': 'Arrêté avant les {wanted} parties prévues ; voici ce qui a été joué.',
  'cli.simulate.unfinished': 'Sans fin en vue',
  'cli.simulate.outcome': 'comment elle finit',
  'cli.simulate.won': 'gagnée',
  'cli.simulate.lost': 'perdue',
  'cli.simulate.mixed': 'gagnée ou perdue',
  'cli.simulate.games': 'parties',
  'cli.simulate.share': 'part',
  'cli.simulate.interval': 'intervalle à 95 %',
  'cli.simulate.rounds': 'tours      médiane {median}, moitié centrale {lower} à {upper}, de {least} à {most}',
  'cli.simulate.speed': 'vitesse    {games} parties/s, {decisions} décisions/s',
  'cli.simulate.options': 'décisions  {decisions} par partie, {options} options chacune',
  'cli.simulate.mishap': 'La partie {number} de la graine {seed} a échoué : {what}',
  'cli.simulate.lonely':
    'Personne n’a encore rien pris dans la file. Lancez cette même version avec : shamble work --queue (ici ou sur une autre machine).',
  'cli.simulate.running': '{games} parties sur {wanted} pour l’instant, {rate} par seconde, encore {left} environ.',
  'cli.queue.nowhere': 'Dites dans quel PostgreSQL est la file : --queue postgres://…, ou DATABASE_URL.',
  'cli.queue.unreachable':
    'La file est injoignable : {what}. Vérifiez que PostgreSQL tourne, que son adresse est juste et que vous pouvez y créer un schéma.',
  'cli.queue.unbuilt':
    'Lancé depuis ses sources, Shamble n’a pas de nom que d’autres puissent reconnaître, et prendrait ce que d’autres sources ont mis dans la file. Utilisez npx shamble, qui le construit d’abord.',
  'cli.queue.away': 'La base de la file échoue : {what}. Nouveaux essais pendant quelques minutes.',
  'cli.queue.back': 'La base de la file est revenue.',
  'cli.queue.lost':
    'La base de la file a échoué encore et encore : {what}. Remettez-la en marche, puis relancez la commande : la même graine donne les mêmes parties.',
  'cli.queue.given-up':
    'Des parties ont été commencées vingt fois sans jamais finir, la dernière fois parce que : {what}. Rien n’est dit des autres. Sans --queue, on voit ce qui ne va pas.',
  'cli.work.failed': 'Quelque chose n’a pas pu être joué ici et se trouve de nouveau dans la file : {what}',
  'cli.work.ready':
    'Prend des parties dans la file{workers, plural, one {} other { sur # fils}}. Ctrl+C arrête ; ce qui n’est pas fini est rendu.',
  'cli.work.played': '{games} parties jouées, {rate} par seconde.',

  'cli.duel.two': 'Deux robots jouent les mêmes parties : nommez-en deux avec --bots, et non {given}.',
  'cli.duel.side':
    '{mission} a {seats, plural, one {# place} other {# places}} : il n’y a pas de place {given} dont compter les victoires.',
  'cli.duel.damaged':
    'La ligne {line} de {file} n’est pas une partie. Prenez un autre fichier, ou retirez cette ligne.',
  'cli.duel.together': 'ensemble',
  'cli.duel.mission': 'mission',
  'cli.duel.pairs': 'paires',
  'cli.duel.by': 'gagnées par {bot}',
  'cli.duel.only': '{one} seul, {other} seul',
  'cli.duel.ratio': 'fois plus souvent',
  'cli.duel.chance': 'par hasard',
  'cli.duel.decision': 'une décision : médiane, plus longue',

  'cli.train.played': '{mission} : {positions} positions',
  'cli.train.learned': 'Sur des parties jamais vues, l’écart moyen est de {error}.',
  'cli.train.nothing':
    '{game} n’a pas d’évaluation à apprendre : ses robots réfléchissent en jouant les parties jusqu’au bout.',
  'cli.train.saved': 'Enregistré dans {file}.',

  'cli.report.title': 'Simulation',
  'cli.report.subtitle':
    '{games} parties, {seats, plural, one {# joueur} other {# joueurs}}{survivors, plural, =0 {} one {, # survivant} other {, # survivants}}, toutes jouées par le robot « {bot} », graine {seed}',
  'cli.report.repeat': 'Les mêmes parties, à nouveau :',
  'cli.report.rate': 'Parties gagnées',
  'cli.report.interval': 'entre {low} et {high}',
  'cli.report.rate-note':
    '{won} parties sur {games}. La barre jaune est l’intervalle à 95 % : avec plus de parties, la part se fixerait très probablement entre {low} et {high}.',
  'cli.report.lengths': 'Durée des parties',
  'cli.report.round': 'tour',
  'cli.report.won': 'gagnées',
  'cli.report.lost': 'perdues',
  'cli.report.lengths-note': 'La moitié finit au tour {median} ou avant ; la moitié centrale entre {lower} et {upper}.',
  'cli.report.endings': 'Comment elles finissent',
  'cli.report.speed':
    '{each} décisions par partie, entre {options} options chacune ; {decisions} décisions par seconde.',
  'cli.report.danger': 'Le danger au fil du temps',
  'cli.report.danger-note':
    'Parties encore en cours au début du tour, selon le plus haut niveau de Danger autour de la table.',
  'cli.report.plan': 'Où meurent les survivants',
  'cli.report.plan-note':
    'Plus le disque est grand, plus on y meurt. Les triangles sont les zones d’Invasion, les carrés les Objectifs, les barres les portes.',
  'cli.report.zones': 'Les zones les plus mortelles',
  'cli.report.causes': 'De quoi ils meurent',
  'cli.report.goals': 'Jusqu’où ils vont',
  'cli.report.won-with': 'gagnée avec {survivors, plural, one {# survivant} other {# survivants}}',
  'cli.report.lost-after':
    'perdue après {goals, plural, =0 {aucun but de la mission} one {# but de la mission} other {# buts de la mission}}',

  'cli.table.mission': 'mission',
  'cli.table.players': 'joueurs',
  'cli.table.survivors': 'survivants',
  'cli.table.games': 'parties',
  'cli.table.won': 'gagnées',
  'cli.table.interval': 'intervalle à 95 %',
  'cli.table.rounds': 'tours (médiane)',
  'cli.table.deaths': 'de quoi meurent les survivants',

  'cli.scenario.none': 'Nommez les fichiers ou dossiers de scénarios à lancer, par exemple {example}.',
  'cli.scenario.done':
    '{passed, plural, one {# scénario réussi} other {# scénarios réussis}}, {failed, plural, one {# échoué} other {# échoués}} ({files, plural, one {# fichier} other {# fichiers}}, {seconds} s)',

  'cli.fuzz.saved': '    journal : {file} (shamble replay l’ouvre)',
  'cli.fuzz.done':
    '{game} : {played, plural, one {# partie} other {# parties}}, {answers, plural, one {# réponse} other {# réponses}}, {faults, plural, =0 {aucune faute} one {# faute} other {# fautes}}',

  'cli.replay.other-game': '{file} est une partie de {game}, que ce Shamble n’a pas ; il a {names}.',
  'cli.replay.rules':
    'règles version {version}, contenu {content}{segments, plural, one {} other { ; la dernière de # parts, chacune jouée avec ses règles}}',
  'cli.replay.options': 'mise en place  {options}',
  'cli.replay.goes-on': 'reprend à l’entrée {n} d’une part précédente',
  'cli.replay.holders': 'places         {holders}',
  'cli.replay.forced': '(et {count, plural, one {# réponse} other {# réponses}} sans autre choix)',
  'cli.replay.end': 'Après {n, plural, one {# entrée} other {# entrées}}, au tour {round} :',
  'cli.replay.open': 'La partie est en cours. On demande à {seat} : {question}',
  'cli.replay.verified':
    'Vérifié : {count, plural, one {# entrée} other {# entrées}}, toutes les empreintes concordent.',

  'cli.rules.summary':
    '{game} : {done} clauses faites sur {all}, {scenarios, plural, one {# scénario} other {# scénarios}}',
  'cli.rules.no-repository':
    'Les listes de clauses et les scénarios sont dans le dépôt de Shamble, qui n’est pas ici ; lancez cette commande dans un clone du dépôt.',

  'cli.play.heading': 'Tour {round}, {seat}',
  'cli.play.threats': 'Menaces',
  'cli.play.together': '{seats} choisissent ensemble ; {decider} tranche',
  'cli.play.usual': 'Entrée seule : {answer}',
  'cli.play.at-most': '{option} (au plus {max})',
  'cli.play.holds': '{slot}{holds, plural, one {} other { (# places)}}',
  'cli.play.asides': 'À tout moment :',
  'cli.play.aside-of': '{seat} : {aside}',
  'cli.play.aside-more': '{option}, et {more} de plus',
  'cli.play.aside-back': '  Entrée seule revient à la question.',
  'cli.play.how-one': 'Tapez un nombre de 1 à {count}.',
  'cli.play.how-some':
    'Tapez {min, plural, =0 {jusqu’à {max}} other {de {min} à {max}}} nombres, par exemple : 1 3 (ou - pour aucun).',
  'cli.play.how-share': 'Répartissez {total} : numéro:part, par exemple : 1:2 2:1. Un numéro seul reçoit tout.',
  'cli.play.how-order': 'Tapez les nombres dans l’ordre voulu, par exemple : 2 1 3. Ce que vous omettez vient ensuite.',
  'cli.play.how-arrange':
    'Tapez numéro et lettre, par exemple : 1a 2b. Ce que vous omettez reste en place (- ne bouge rien).',
  'cli.play.not-one': 'Ce n’est pas permis.',
  'cli.play.not-some':
    'Pas ceux-là ensemble : choisissez-en de {min} à {max} sur {count}, dans ce que permettent les règles.',
  'cli.play.not-share': 'Le compte n’est pas de {total}, ou l’un reçoit plus qu’il ne peut prendre.',
  'cli.play.not-order': 'Chacun des {count} doit être nommé une fois.',
  'cli.play.not-arrange': 'Quelque chose n’y tient pas : chacun des {count} doit aller à une place qui l’accepte.',
  'cli.play.keys': '{undo} · u annuler · ? aide · l journal · b plateau · m mission · s sauver · q quitter',
  'cli.play.keys-help':
    'nombre  répondre           Entrée  la réponse habituelle\na1      agir sans qu’on le demande\nu       annuler ; u! aussi au-delà de ce qui a été vu ou lancé\n? ID    ce que dit une règle, par exemple ? {example}\nl b m   le journal, le plateau, la mission à nouveau\ns nom   sauver une copie   q  quitter ; la partie est gardée\nresign  abandonner cette place',
  'cli.play.no-rules': 'Les textes des règles sont dans le dépôt de Shamble, qui n’est pas ici.',
  'cli.play.ruling': '  Notre arbitrage : {ruling}',
  'cli.play.source': '  Source : {source}',
  'cli.play.undo-beyond':
    'Depuis, un dé a été lancé, une carte vue, ou quelqu’un d’autre a répondu : revenir en arrière retire au sort tout ce qui est caché. Tapez u! pour le faire.',
  'cli.play.undone': 'Annulé.',
  'cli.play.saved': 'Sauvegardé dans {file}.',
  'cli.play.taken': 'Le fichier {file} existe déjà : reprenez-le avec --load, ou choisissez un autre nom.',
  'cli.play.left': 'La partie est gardée dans {file}. Pour reprendre : shamble play {game} --load {file}',
  'cli.play.nothing-played': 'Rien n’a été joué, donc rien n’a été gardé.',
  'cli.play.not-kept': 'Les dernières réponses n’ont pas pu être gardées dans {file}.',
  'cli.play.winners': 'Gagnants : {seats}.',
  'cli.play.no-winner': 'Personne ne gagne.',
  'cli.play.over': 'Pour la revoir : shamble replay {file} --log',

  'cli.store.none': 'Il n’y a pas de tables d’un serveur dans {store} : SHAMBLE_DATA ou DATABASE_URL dit où chercher.',
  'cli.store.file-taken': 'Il y a déjà un fichier {file} : choisissez un autre nom.',
  'cli.store.backed-up': '{tables, plural, one {# table} other {# tables}} de {store} dans {file}.',
  'cli.store.restored': '{tables, plural, one {# table} other {# tables}} de {file} dans {store}.',
  'cli.store.foreign': '{file} n’est pas une sauvegarde de Shamble.',
  'cli.store.damaged': '{file} est abîmé : rien n’a été restauré.',
  'cli.store.newer': '{file} vient d’un Shamble plus récent : mettez à jour, puis restaurez.',
  'cli.store.not-empty': 'Il y a déjà des tables dans {store} ; une sauvegarde se restaure dans un stock vide.',
  'cli.store.no-file':
    '{store} n’est pas un fichier : ce qui est abîmé dans PostgreSQL se répare avec ses propres outils.',
  'cli.store.salvaged':
    '{saved} sur {tables, plural, one {# table} other {# tables}} de {store} sauvées : lancez le serveur avec SHAMBLE_DATA={folder}.',
  'cli.store.shortened':
    '{tables, plural, one {# table a perdu ce qui s’y est joué avant, et repart} other {# tables ont perdu ce qui s’y est joué avant, et repartent}} de là où on en était.',
  'cli.operator.tables': '{tables, plural, =0 {Aucune table} one {# table} other {# tables}} dans {store}.',
  'cli.operator.state':
    '{over, select, true {terminée} other {manche {round}}}, {n, plural, one {# entrée} other {# entrées}}, touchée le {touched}{public, select, true {, publique} other {}}',
  'cli.operator.host': 'hôte',
  'cli.operator.not-a-guest':
    '« {given} » n’est pas un invité : un id est g et 32 chiffres, comme le montre shamble tables.',
  'cli.operator.no-table': 'Il n’y a pas de table « {given} » dans {store} ; shamble tables montre celles qui y sont.',
  'cli.operator.notices': 'Un serveur qui tourne sur ce stock le remarque en quelques secondes.',
  'cli.operator.banned': 'L’invité {guest} est banni : ses lignes sont fermées, ses cookies et ses liens refusés.',
  'cli.operator.unbanned': 'L’invité {guest} n’est plus banni.',
  'cli.operator.revoked':
    'Aucun cookie ni lien de l’invité {guest} ne vaut plus rien ; il ne revient que comme quelqu’un de nouveau.',
  'cli.operator.sure-table': 'Supprimer pour de bon la table {table}, son journal et sa discussion ? (o/n) ',
  'cli.operator.sure-guest': 'Supprimer pour de bon l’invité {guest} et tout ce qui est gardé de lui ? (o/n) ',
  'cli.operator.unsure': 'Rien n’a été supprimé.',
  'cli.operator.table-deleted': 'La table {table} est supprimée.',
  'cli.operator.guest-deleted':
    'L’invité {guest} est supprimé : {deleted, plural, =0 {aucune table} one {# table} other {# tables}} où personne d’autre n’a joué, {lines, plural, =0 {aucune ligne} one {# ligne} other {# lignes}} de discussion, son nom et ses places à {left, plural, =0 {aucune autre table} one {# autre table} other {# autres tables}}.',
  'cli.operator.guest-stays':
    'Ce qui reste : son id, un nombre qui ne mène à personne, dans les journaux des tables où d’autres jouent, dont les entrées se garantissent l’une l’autre ; et le fait que ses cookies ne valent rien.',

  'cli.store.older':
    '{tables, plural, one {# table a été jouée} other {# tables ont été jouées}} avec d’anciennes règles : la table gardée a été vérifiée, pas le chemin qui y mène.',
  'cli.store.sound':
    '{tables, plural, one {# table} other {# tables}} dans {store}, {entries, plural, one {# entrée} other {# entrées}} : tout est sain.',
  'cli.store.unsound':
    '{damaged} sur {tables, plural, one {# table} other {# tables}} de {store} {damaged, plural, one {est abîmée} other {sont abîmées}} ; rien n’a été changé.',
} as const satisfies Record<keyof typeof en, Message>;
