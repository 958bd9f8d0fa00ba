/** Game -> question -> the rule that tells most of it. */
const ASKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zombicide: {
    activate: 'ZC-TURN-02',
    act: 'ZC-ACT-03',
    inventory: 'ZC-INV-03',
    loseCard: 'ZC-ZATK-02',
    targets: 'ZC-COMB-03',
    bites: 'ZC-ZATK-05',
    revealOrder: 'ZC-DOOR-04',
    firstSpawn: 'ZC-SPAWN-03',
    abominationPath: 'ZC-SPLIT-04',
    shortGroup: 'ZC-SPLIT-05',
    manholeOrder: 'ZC-SEWR-01',
    skill: 'ZC-XP-08',
  },
  plague: {
    act: 'ZP-HUM-01',
    facing: 'ZP-HMOVE-11',
    keep: 'ZP-SEARCH-08',
    trade: 'ZP-TRADE-01',
    agree: 'ZP-TRADE-01',
    zombie: 'ZP-ZTURN-01',
    zombieAct: 'ZP-ZTURN-05',
    arrivals: 'ZP-ZTURN-02',
  },
};

/** The rule of a question; undefined where none says more than the question does. */
export const askedRule = (game: string, choice: string): string | undefined => ASKED[game]?.[choice];

/** @public For the test that each of them is a rule. */
export const askedRules = ASKED;
