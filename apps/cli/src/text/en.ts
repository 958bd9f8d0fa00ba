/** What the command line says. */
export const en = {
  'cli.broken': 'Something went wrong that should not have: {what} (SHAMBLE_DEBUG=1 shows where)',
  'cli.unknown.language': 'There is no language "{given}"; there are {names}.',
  'cli.unknown.game': 'There is no game "{given}"; did you mean {names}?',
  'cli.unknown.mission': '{game} has no mission "{given}"; did you mean {names}?',
  'cli.unknown.variant': '{game} has no variant "{given}"; did you mean {names}?',
  'cli.unknown.bot': 'There is no bot "{given}"; did you mean {names}?',
  'cli.unknown.seat': 'There is no seat "{given}" at this table; did you mean {names}?',
  'cli.unknown.rule': 'There is no rule "{given}"; did you mean {names}?',
  'cli.unknown.hero': '{game} has no hero "{given}"; did you mean {names}?',
  'cli.play.pass-on': 'What comes next is for {seat} alone: Enter, when nobody else looks.',
  'cli.unknown.card': '{game} has no card "{given}" to choose; did you mean {names}?',
  'cli.no.pile': 'In {game} nobody chooses cards.',
  'cli.no.card': 'There is no "{card}" left in the pile to take out.',
  'cli.games.cards': 'cards (usual, of all)',
  'cli.no.heroes': 'In {game} nobody chooses heroes.',
  'cli.no.box': 'Nothing of {game} was lost: there is nothing to type in.',
  'cli.wrong.heroes': 'This table takes {count} heroes, not {given}.',
  'cli.wrong.seats': 'The mission {mission} takes {min} to {max} seats, not {given}.',
  'cli.wrong.seats.between': 'The mission {mission} cannot be played with {given} seats: they have too few Survivors.',

  'cli.file.no-json': '{file} is not JSON ({what}).',
  'cli.file.missing': 'There is no file {file}.',
  'cli.file.unreadable': '{file} cannot be read ({what}).',
  'cli.file.unwritable': '{file} cannot be written ({what}).',
  'cli.file.damaged': '{file} is no journal or saved game, or it is damaged ({what}); it was left as it is.',

  'cli.map.zones': 'Zones: {names}.',
  'cli.map.sound': 'The mission is sound; {min} to {max} seats.',
  'cli.games.missions': 'missions',
  'cli.games.variants': 'variants',
  'cli.games.facts': '{min} to {max} seats, {provenance}',
  'cli.games.facts.except': '{min} to {max} seats but not {except}, {provenance}',
  'cli.no-server': '{sentence}',

  'cli.simulate.title':
    '{game}: {mission}, {seats, plural, one {# seat} other {# seats}}{survivors, plural, =0 {} one {, # survivor} other {, # survivors}}, bot {bot}, seed {seed}',
  'cli.simulate.done': '{games} games in {seconds} s{workers, plural, one {} other { on # worker threads}}',
  'cli.simulate.wins': 'won        {share} (95 % interval {low} – {high})',
  'cli.simulate.deaths': 'deaths     {list}',
  'cli.simulate.stopped': 'Stopped before all {wanted} were played; this is what was done.',
  'cli.simulate.unfinished': 'No end in sight',
  'cli.simulate.outcome': 'how it ended',
  'cli.simulate.won': 'won',
  'cli.simulate.lost': 'lost',
  'cli.simulate.mixed': 'won and lost',
  'cli.simulate.games': 'games',
  'cli.simulate.share': 'share',
  'cli.simulate.interval': '95 % interval',
  'cli.simulate.rounds': 'rounds     median {median}, middle half {lower} to {upper}, from {least} to {most}',
  'cli.simulate.speed': 'speed      {games} games/s, {decisions} decisions/s',
  'cli.simulate.options': 'decisions  {decisions} a game, {options} options each',
  'cli.simulate.mishap': 'Game {number} of seed {seed} failed: {what}',
  'cli.simulate.lonely':
    'Nobody has taken anything from the queue yet. Start this same version with: shamble work --queue (on this machine or another).',
  'cli.simulate.running': '{games} of {wanted} games so far, {rate} a second, about {left} left.',
  'cli.queue.nowhere': 'Say which PostgreSQL the queue is in: --queue postgres://…, or DATABASE_URL.',
  'cli.queue.unreachable':
    'The queue cannot be reached: {what}. See that the PostgreSQL runs, that its address is right and that you may make a schema in it.',
  'cli.queue.unbuilt':
    'From its sources Shamble has no name that others could know it by, and would take what other sources have put into the queue. Use npx shamble, which builds it first.',
  'cli.queue.away': 'The database of the queue fails: {what}. Trying again for some minutes.',
  'cli.queue.back': 'The database of the queue is back.',
  'cli.queue.lost':
    'The database of the queue failed again and again: {what}. See to it, then start this again: the same seed gives the same games.',
  'cli.queue.given-up':
    'Some games were begun twenty times and never finished, the last time because: {what}. Nothing is told of the others. Without --queue you see what is wrong with them.',
  'cli.work.failed': 'Something could not be played here and lies in the queue again: {what}',
  'cli.work.ready':
    'Taking games from the queue{workers, plural, one {} other { on # threads}}. Ctrl+C stops; what is not done is given back.',
  'cli.work.played': '{games} games played, {rate} a second.',

  'cli.duel.two': 'Two bots play the same games: name two with --bots, not {given}.',
  'cli.duel.side':
    '{mission} has {seats, plural, one {# seat} other {# seats}}: there is no seat {given} whose victories could count.',
  'cli.duel.damaged': 'Line {line} of {file} is not a game. Take another file, or remove that line.',
  'cli.duel.together': 'together',
  'cli.duel.mission': 'mission',
  'cli.duel.pairs': 'pairs',
  'cli.duel.by': '{bot} won',
  'cli.duel.only': 'only {one}, only {other}',
  'cli.duel.ratio': 'times as often',
  'cli.duel.chance': 'by chance',
  'cli.duel.decision': 'a decision: median, longest',

  'cli.train.played': '{mission}: {positions} positions',
  'cli.train.learned': 'On games not seen, what is said is {error} off on average.',
  'cli.train.nothing': '{game} has no evaluation to be learned: its bots think by playing games to their end.',
  'cli.train.saved': 'Saved in {file}.',

  'cli.report.title': 'Simulation',
  'cli.report.subtitle':
    '{games} games, {seats, plural, one {# player} other {# players}}{survivors, plural, =0 {} one {, # survivor} other {, # survivors}}, all played by the bot “{bot}”, seed {seed}',
  'cli.report.repeat': 'The same games again:',
  'cli.report.rate': 'Games won',
  'cli.report.interval': 'between {low} and {high}',
  'cli.report.rate-note':
    '{won} of {games} games. The yellow bar is the 95 % interval: with more games the share would very likely settle between {low} and {high}.',
  'cli.report.lengths': 'How long games last',
  'cli.report.round': 'round',
  'cli.report.won': 'won',
  'cli.report.lost': 'lost',
  'cli.report.lengths-note': 'Half of them end by round {median}; the middle half between {lower} and {upper}.',
  'cli.report.endings': 'How games end',
  'cli.report.speed': '{each} decisions a game among {options} options each, {decisions} decisions a second.',
  'cli.report.danger': 'Danger over time',
  'cli.report.danger-note': 'Games still going when the round begins, by the highest Danger Level at the table.',
  'cli.report.plan': 'Where survivors die',
  'cli.report.plan-note':
    'The larger the disc, the more died there. Triangles are Invasion Zones, squares Objectives, bars doors.',
  'cli.report.zones': 'The deadliest zones',
  'cli.report.causes': 'What they die of',
  'cli.report.goals': 'How far they come',
  'cli.report.won-with': 'won with {survivors, plural, one {# survivor} other {# survivors}}',
  'cli.report.lost-after':
    'lost after {goals, plural, =0 {no goal of the mission} one {# goal of the mission} other {# goals of the mission}}',

  'cli.table.mission': 'mission',
  'cli.table.players': 'players',
  'cli.table.survivors': 'survivors',
  'cli.table.games': 'games',
  'cli.table.won': 'won',
  'cli.table.interval': '95 % interval',
  'cli.table.rounds': 'median rounds',
  'cli.table.deaths': 'what survivors die of',

  'cli.scenario.none': 'Name the files or folders of scenarios to run, such as {example}.',
  'cli.scenario.done':
    '{passed, plural, one {# scenario} other {# scenarios}} passed, {failed} failed ({files, plural, one {# file} other {# files}}, {seconds} s)',

  'cli.fuzz.saved': '    journal: {file} (shamble replay opens it)',
  'cli.fuzz.done':
    '{game}: {played, plural, one {# game} other {# games}}, {answers} answers, {faults, plural, =0 {no fault} one {# fault} other {# faults}}',

  'cli.replay.other-game': '{file} is a game of {game}, which this Shamble does not have; it has {names}.',
  'cli.replay.rules':
    'rules version {version}, content {content}{segments, plural, one {} other {; the last of # parts, each played with its own rules}}',
  'cli.replay.options': 'set-up   {options}',
  'cli.replay.goes-on': 'goes on from entry {n} of an earlier part',
  'cli.replay.holders': 'seats    {holders}',
  'cli.replay.forced': '(and {count, plural, one {# answer that was} other {# answers that were}} the only one)',
  'cli.replay.end': 'After {n, plural, one {# entry} other {# entries}}, in round {round}:',
  'cli.replay.open': 'The game is open. {seat} is asked: {question}',
  'cli.replay.verified': 'Verified: {count, plural, one {# entry} other {# entries}}, every hash as written.',

  'cli.rules.summary':
    '{game}: {done} of {all} clauses done, {scenarios, plural, one {# scenario} other {# scenarios}}',
  'cli.rules.no-repository':
    'The clause lists and scenarios are in the repository of Shamble, which is not here; run this inside a clone of it.',

  'cli.play.heading': 'Round {round}, {seat}',
  'cli.play.threats': 'Threats',
  'cli.play.together': '{seats} choose together; {decider} decides',
  'cli.play.usual': 'Enter alone: {answer}',
  'cli.play.at-most': '{option} (at most {max})',
  'cli.play.holds': '{slot}{holds, plural, one {} other { (holds #)}}',
  'cli.play.asides': 'At any time:',
  'cli.play.aside-of': '{seat}: {aside}',
  'cli.play.aside-more': '{option}, and {more} more',
  'cli.play.aside-back': '  Enter alone goes back to the question.',
  'cli.play.how-one': 'Type a number from 1 to {count}.',
  'cli.play.how-some':
    'Type {min, plural, =0 {up to {max}} other {{min} to {max}}} numbers, as in: 1 3 (or - for none).',
  'cli.play.how-share': 'Share out {total}: number:share, as in: 1:2 2:1. A number alone gets all of it.',
  'cli.play.how-order': 'Type the numbers in the order you want, as in: 2 1 3. What you leave out follows.',
  'cli.play.how-arrange': 'Type number and letter, as in: 1a 2b. What you leave out stays (- leaves all).',
  'cli.play.not-one': 'That is not allowed.',
  'cli.play.not-some': 'Not these together: choose {min} to {max} of the {count}, within what the rules allow.',
  'cli.play.not-share': 'That does not come to {total}, or gives one more than it can take.',
  'cli.play.not-order': 'Each of the {count} must be named once.',
  'cli.play.not-arrange': 'Something does not fit there: every one of the {count} needs a place that takes it.',
  'cli.play.keys': '{undo} · u undo · ? help · l log · b board · m mission · s save · q quit',
  'cli.play.keys-help':
    'number  answer          Enter  the usual answer\na1      do something unasked\nu       undo; u! also beyond what was seen or rolled\n? ID    what a rule says, such as ? {example}\nl b m   the log, the board, the mission again\ns file  save a copy      q  leave; the game is kept\nresign  give up this seat',
  'cli.play.no-rules': 'The rule texts are in the repository of Shamble, which is not here.',
  'cli.play.ruling': '  Our ruling: {ruling}',
  'cli.play.source': '  Source: {source}',
  'cli.play.undo-beyond':
    'A die was rolled, a card seen, or another has answered since: going back draws all that is hidden anew. Type u! to do it.',
  'cli.play.undone': 'Undone.',
  'cli.play.saved': 'Saved in {file}.',
  'cli.play.taken': 'There is already a file {file}: go on with it by --load, or choose another name.',
  'cli.play.left': 'The game is kept in {file}. Go on with: shamble play {game} --load {file}',
  'cli.play.nothing-played': 'Nothing was played, so nothing was kept.',
  'cli.play.not-kept': 'The last answers could not be kept in {file}.',
  'cli.play.winners': 'Winners: {seats}.',
  'cli.play.no-winner': 'Nobody wins.',
  'cli.play.over': 'See it again with: shamble replay {file} --log',

  'cli.store.none': 'There are no tables of a server in {store}: SHAMBLE_DATA or DATABASE_URL says where else to look.',
  'cli.store.file-taken': 'There is already a file {file}: choose another name.',
  'cli.store.backed-up': '{tables, plural, one {# table} other {# tables}} of {store} written to {file}.',
  'cli.store.restored': '{tables, plural, one {# table} other {# tables}} of {file} put into {store}.',
  'cli.store.foreign': '{file} is no backup of Shamble.',
  'cli.store.damaged': '{file} is damaged: nothing was restored.',
  'cli.store.newer': '{file} was made by a newer Shamble: update, then restore it.',
  'cli.store.not-empty': 'There are tables in {store} already; a backup is restored into an empty store.',
  'cli.store.no-file': '{store} is no file: what is damaged in PostgreSQL its own tools mend.',
  'cli.store.salvaged':
    '{saved} of {tables, plural, one {# table} other {# tables}} in {store} saved: start the server with SHAMBLE_DATA={folder}.',
  'cli.store.shortened':
    '{tables, plural, one {# table has} other {# tables have}} lost what was played before, and {tables, plural, one {goes} other {go}} on from where {tables, plural, one {it} other {they}} stood.',
  'cli.operator.tables': '{tables, plural, =0 {No table} one {# table} other {# tables}} in {store}.',
  'cli.operator.state':
    '{over, select, true {over} other {round {round}}}, {n, plural, one {# entry} other {# entries}}, touched {touched}{public, select, true {, public} other {}}',
  'cli.operator.host': 'host',
  'cli.operator.not-a-guest': '"{given}" is no guest: an id is g and 32 digits, as shamble tables shows it.',
  'cli.operator.no-table': 'There is no table "{given}" in {store}; shamble tables shows those that are there.',
  'cli.operator.notices': 'A server that runs on this store notices within seconds.',
  'cli.operator.banned': 'The guest {guest} is banned: his lines are closed, and his cookies and links are refused.',
  'cli.operator.unbanned': 'The guest {guest} is no longer banned.',
  'cli.operator.revoked':
    'Every cookie and link of the guest {guest} is worth nothing any more; he comes back only as somebody new.',
  'cli.operator.sure-table': 'Delete the table {table} with its journal and chat, for good? (y/n) ',
  'cli.operator.sure-guest': 'Delete the guest {guest} with all that is kept of him, for good? (y/n) ',
  'cli.operator.unsure': 'Nothing was deleted.',
  'cli.operator.table-deleted': 'The table {table} is deleted.',
  'cli.operator.guest-deleted':
    'The guest {guest} is deleted: {deleted, plural, =0 {no table} one {# table} other {# tables}} where nobody else sat, {lines, plural, =0 {no line} one {# line} other {# lines}} of chat, his name and seats at {left, plural, =0 {no other table} one {# other table} other {# other tables}}.',
  'cli.operator.guest-stays':
    'What stays: his id, a number that leads to nobody, in the journals of tables that others play on, whose entries vouch for each other; and that his cookies are void.',

  'cli.store.older':
    '{tables, plural, one {# table was} other {# tables were}} played with older rules: the table that was kept was checked, not the way to it.',
  'cli.store.sound':
    '{tables, plural, one {# table} other {# tables}} in {store}, {entries, plural, one {# entry} other {# entries}}: all sound.',
  'cli.store.unsound':
    '{damaged} of {tables, plural, one {# table} other {# tables}} in {store} {damaged, plural, one {is} other {are}} damaged; nothing was changed.',
} as const;
