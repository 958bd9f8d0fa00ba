/** What the page and the server say. */
export const en = {
  'page.title': 'Shamble',
  'page.tagline': 'Zombie board games with every rule enforced.',
  'page.state': 'How it stands with Shamble: this page asks the real engine what is there.',
  'page.to-games': 'To the games',
  'page.language': 'Language',
  'page.games': 'What is there',
  'page.missions': 'Missions',
  'page.variants': 'Variants',
  'page.seats': '{min} to {max} seats',
  'page.clauses': '{done} of {all} rules done',
  'page.no-clauses': 'the clause list is not here',
  'page.demonstration': 'Played just now, for you',
  'page.played':
    '{game} ({mission}, {seats, plural, one {# seat} other {# seats}}): the engine has played {games, plural, one {# game} other {# games}} with random answers while this page was made. {answers, plural, one {# answer} other {# answers}} in {milliseconds} ms.',
  'page.seed': 'Seed',
  'page.deal': 'Deal',
  'page.same': 'The same seed gives the same games.',
  'page.another': 'Another seed',
  'page.bad-seed': 'A seed is a whole number from 0 to 4294967295; this is what seed {seed} gives.',
  'page.outcomes': 'How they ended',
  'page.unfinished': 'Not at an end when the time was up',
  'page.games-count': '{games, plural, one {# game} other {# games}}',
  'page.table': 'The last table',
  'page.round': 'Round {round}. {outcome}',
  'page.log': 'Its last moments',
  'page.terminal': 'Play in the terminal',
  'page.terminal-how': 'The whole game can be played as plain text, in the folder of Shamble:',
  'page.notice':
    'MIT License. The games’ names belong to their owners; rules and texts are in our own words, drawings are ours.',
  'page.not-found': 'There is nothing at this address.',
  'page.not-built': 'The game is not built yet in this folder: stop this, then run npm start.',
  'page.busy': 'Too many ask for games of their own right now. Ask again in a few seconds.',
  'page.broken': 'Something went wrong on this side. The reason is in the window where Shamble runs.',

  'server.at': 'Shamble is at {address} (Ctrl+C stops it)',
  'server.port': 'A port is a whole number from 1 to 65535, not "{given}".',
  'server.taken': 'Port {port} is taken by another program: stop it, or choose another port with PORT=<number>.',
  'server.forbidden': 'Port {port} may only be used by an administrator: choose one above 1023 with PORT=<number>.',
  'server.tables': 'SHAMBLE_TABLES is a whole number from 1, such as 10000, not "{given}".',
  'server.limits': 'SHAMBLE_LIMITS is a number above 0, such as 10 for ten times as much, not "{given}".',
  'server.log': 'SHAMBLE_LOG is silent, error, warn, info or debug, not "{given}".',
  'server.proxies': 'SHAMBLE_PROXIES is a number from 0 to 9, not "{given}".',
  'server.origin': 'SHAMBLE_ORIGIN is an address such as https://play.example, without a path, not "{given}".',
  'server.peer':
    'SHAMBLE_PEER is where the other processes reach this one, such as http://10.0.0.2:8700, not "{given}".',
  'server.peer.store':
    'Several processes share a PostgreSQL: SHAMBLE_PEER needs DATABASE_URL. One alone needs neither.',
  'server.peer.secret':
    'The other processes on this database sign guests with another secret: give all of them the same SHAMBLE_SECRET.',
  'server.queue':
    'SHAMBLE_QUEUE is the PostgreSQL of the queue that games are analysed through, such as postgres://shamble@db.example/shamble, or yes for that of DATABASE_URL, not "{given}".',
  'server.queue.unreachable':
    'The queue that games are analysed through cannot be reached: {what}. See to it, or take SHAMBLE_QUEUE away: then every browser analyses for itself.',
  'server.queue.unbuilt':
    'Run from its sources a server has no queue, since workers could not know it by its name: build it, or take SHAMBLE_QUEUE away.',
  'server.secret': 'SHAMBLE_SECRET is the secret that signs guests: it needs 32 letters or more.',
  'server.secret-file':
    'The secret in {file} is too short to be whole: put back the one that was there, or take the file away and everybody is a new guest.',
  'server.folder': 'Nothing can be kept at {file} ({what}): SHAMBLE_DATA names a folder that can be written to.',
  'server.store.damaged':
    'The database {store} is damaged, or is none ({what}). It was left as it is: shamble salvage <folder> saves every table that can still be read, or restore a backup into another folder.',
  'server.store.in-use':
    'Another server uses the database {store} already, and two would not know of each other: stop it first.',
  'server.store.taken': 'Another server has taken the database {store}, so this one has stopped.',
  'server.store.empty':
    'There were tables in {store}, as {marker} remembers, and now there is nothing: put back the database that was there, or restore a backup. To begin anew, take {marker} away.',
  'server.store.closed': 'The database {store} cannot be used ({what}).',
  'server.store.address':
    'DATABASE_URL is an address such as postgres://user:password@host/name; what it says is none.',
  'server.store.newer':
    'The database {store} is of version {version}; this Shamble knows {known}. Update Shamble, then start it again.',
  'server.no-host': 'This machine has no address {host}: HOST is one of its own, or 0.0.0.0 for all of them.',
} as const;
