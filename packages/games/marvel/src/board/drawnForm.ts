import { type Form, misfit } from '@shamble/kernel';
import { BYSTANDER_DECK, BYSTANDER_IDS } from '../../content/bystanders.ts';
import { FOES, type FoeId, SUPER_HEROES } from '../../content/enemies.ts';
import { COLOURS, PLAIN_RULES, type Rules } from '../../content/mission.ts';
import { LEVELS, MODES } from '../../content/modes.ts';
import { record, some, whole, ZONE } from '../boxForms.ts';
import type { Drawing } from './drawn.ts';

/** Entries of a list that the box does not count. */
const MOST_ENTRIES = 40;
const yes: Form = { type: 'boolean' };
const nothing: Form = { type: 'null' };
const colour: Form = { enum: COLOURS };
const colours = some(colour, COLOURS.length, 1);
const foe: Form = { enum: Object.keys(FOES) };
const rule: Form = { type: 'string', maxLength: 40, pattern: '^[A-Z0-9-]+$' };
const either = (...anyOf: Form[]): Form => ({ anyOf });
const flagged = (properties: Record<string, Form>): Form => record(properties, Object.keys(properties));

const wakes = either(
  flagged({ taken: colour }),
  flagged({ secret: { enum: [1] } }),
  flagged({ doorTo: ZONE }),
  flagged({ door: colour }),
);
const until = either(
  { enum: ['never'] },
  flagged({ taken: colours }),
  flagged({ devoured: { enum: ['objective'] } }),
  flagged({ gone: foe }),
);
const goal = (kind: string, more: Record<string, Form> = {}, optional: Record<string, Form> = {}): Form =>
  record({ goal: { enum: [kind] }, rule, ...more, ...optional }, ['goal', 'rule', ...Object.keys(more)]);
const goals = either(
  ...['devour-all', 'find-secret', 'take-secrets', 'no-foes', 'each-takes', 'each-devours'].map((kind) => goal(kind)),
  ...['save-trapped', 'sign-home', 'exit'].map((kind) => goal(kind)),
  goal('devour', { who: { enum: BYSTANDER_IDS } }),
  goal('devour-objective', { count: whole(1, BYSTANDER_IDS.length) }),
  goal('take', {}, { colours }),
  goal('eliminate', { who: foe }),
  goal('each-reaches', { level: { enum: LEVELS } }),
);

const ruleForms: Readonly<Record<keyof Rules, Form>> = {
  ...(Object.fromEntries(Object.keys(PLAIN_RULES).map((key) => [key, yes])) as Record<keyof Rules, Form>),
  objectiveXp: record(Object.fromEntries(COLOURS.map((one) => [one, { enum: ['taker', 'all'] }])), []),
  bystanderXp: { enum: ['devourer', 'all-when-saved', null] },
  lost: { enum: ['bystander-left', 'objective-left', 'objective-gone', null] },
  spawnFirst: { enum: ['always', 'many', null] },
  allFlee: either(whole(1, 6), nothing),
  returns: either(
    record({ who: foe, unless: { enum: ['wong-devoured', 'seasoned-slayer'] }, lying: yes }, ['who', 'unless']),
    nothing,
  ),
  secret: { enum: ['objective-bystander', 'look', null] },
  taking: some(flagged({ colour, does: { enum: ['bystander', 'exit', 'foe', 'trait', 'calm'] }, rule }), MOST_ENTRIES),
  noStreetBut: { enum: [...COLOURS, null] },
  levelTroopers: whole(0, 12),
};

const form = record(
  {
    board: { type: 'string' },
    start: either(ZONE, some(ZONE, 2, 1)),
    spawns: some(
      either(
        ZONE,
        record({ zone: ZONE, colour: { enum: ['first', ...COLOURS] }, many: yes, wakes, until: colour }, [
          ...['zone', 'colour'],
        ]),
      ),
      8,
    ),
    exit: ZONE,
    objectives: some(either(ZONE, record({ zone: ZONE, colour, hidden: yes }, ['zone'])), 9),
    undersides: some(colour, 9),
    doors: some(record({ between: some(ZONE, 2, 2), colour }, ['between']), MOST_ENTRIES),
    symbols: some(ZONE, MOST_ENTRIES),
    bystanders: some(ZONE, MOST_ENTRIES),
    sign: ZONE,
    mode: { enum: MODES },
    split: { enum: ['evenly', 'one-apart'] },
    locks: some(record({ colours, around: some(ZONE, MOST_ENTRIES), until, rule }, ['until', 'rule']), 8),
    cards: some(
      record({ card: { enum: BYSTANDER_DECK.zombie }, zones: some(ZONE, BYSTANDER_IDS.length, 1), faceUp: yes }, [
        ...['card', 'zones'],
      ]),
      BYSTANDER_IDS.length,
    ),
    trapped: flagged({ zones: some(ZONE, BYSTANDER_IDS.length, 1), faceUp: yes }),
    foes: some(flagged({ who: foe, zone: ZONE }), SUPER_HEROES.length),
    rules: record(ruleForms, []),
    goals: some(some(goals, 8, 1), 8),
  },
  ['board'],
);

/** What is wrong with a drawing but for its picture and the names of its Zones; null for nothing. */
export function drawingFault(given: unknown): string | null {
  const wrong = misfit(form, given, 'it');
  return wrong === null ? (enemyFault(given as Drawing) ?? cardFault(given as Drawing)) : wrong.sentence;
}

/** MZ-MODE-01, MZ-MODE-02. Whoever comes back does so where he stood at the start. */
function enemyFault({
  mode = 'zombie',
  locks = [],
  foes = [],
  rules = {},
  goals: stages = [],
}: Drawing): string | null {
  const there = foes.map(({ who: one }) => one);
  const twice = there.find((one, at) => there.indexOf(one) !== at);
  if (twice !== undefined) return `${twice} stands on it twice`;
  const { returns } = rules;
  if (returns && !there.includes(returns.who)) return `${returns.who} comes back, but is not among its foes`;
  const who: FoeId[] = [
    ...there,
    ...locks.flatMap((lock) => (typeof lock.until === 'object' && 'gone' in lock.until ? [lock.until.gone] : [])),
    ...stages.flat().flatMap((one) => (one.goal === 'eliminate' ? [one.who] : [])),
  ];
  const stray = who.find((one) => FOES[one].mode !== mode);
  return stray === undefined ? null : `${stray} is no enemy in this mode`;
}

/** Every card is there once, and for every Zone that needs one there is a Bystander. */
function cardFault({ mode = 'zombie', cards = [], trapped, rules, objectives = [], undersides = [] }: Drawing) {
  const hidden = objectives.filter((one) => typeof one === 'object' && one.hidden === true).length;
  if (hidden !== undersides.length)
    return `${hidden} Objectives are hidden; undersides has ${undersides.length} colours`;
  const names = cards.map(({ card }) => card);
  const stray = names.find((card, at) => !BYSTANDER_DECK[mode].includes(card) || names.indexOf(card) !== at);
  if (stray !== undefined) return `${stray} is not in the Bystander deck of this mode, or not twice`;
  const places = cards.map(({ zones }) => zones.join());
  const full = cards.find(({ zones }) => places.filter((place) => place === zones.join()).length > zones.length);
  if (full !== undefined) return `more cards than Zones are named for ${full.zones.join(' and ')}`;
  const wanted = [...cards.map(({ zones }) => zones.length), trapped?.zones.length ?? 0].reduce((sum, n) => sum + n, 0);
  return wanted + (rules?.underObjectives ? objectives.length : 0) > BYSTANDER_IDS.length
    ? `it has Zones for more than ${BYSTANDER_IDS.length} Bystanders`
    : null;
}
