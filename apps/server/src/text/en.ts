/** What the page and the server say. */
export const en = {
  'page.title': 'Shamble',
  'page.tagline': 'Zombie board games with every rule enforced.',
  'page.state':
    'The foundation stands. The table in the browser is not built yet; this page asks the real engine what is there.',
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
  'page.broken': 'Something went wrong on this side. The reason is in the window where Shamble runs.',

  'server.at': 'Shamble is at {address} (Ctrl+C stops it)',
  'server.port': 'A port is a whole number from 1 to 65535, not "{given}".',
  'server.taken': 'Port {port} is taken by another program: stop it, or choose another port with PORT=<number>.',
  'server.forbidden': 'Port {port} may only be used by an administrator: choose one above 1023 with PORT=<number>.',
} as const;
