import { type Play, peek, type RuleId } from '@shamble/kernel';
import { BYSTANDER_DECK, BYSTANDER_IDS } from '../../content/bystanders.ts';
import type { Colour, Goal } from '../../content/mission.ts';
import { type Hero, type HeroId, LEVELS, type Marvel, NONE, type State } from '../types.ts';
import { OBJECTIVE_DISCARDED } from './changes.ts';
import { board, bystanderNamed, enemiesAt, foeNamed, isIn, levelOf } from './questions.ts';

/** What of a state goals go by. */
type Seen = Pick<
  State,
  'mission' | 'mode' | 'heroes' | 'bystanders' | 'foes' | 'exit' | 'sign' | 'removed' | 'marks' | 'figures'
> & {
  readonly laid: readonly { readonly open: boolean }[];
  readonly objectives: readonly Readonly<{ taken: boolean; colour: unknown }>[];
};

/** Won at the moment the last goal is reached (MZ-WIN-01), also after an elimination (MZ-WIN-05). */
export function settle(play: Play<Marvel>): boolean {
  const { state } = play;
  if (state.round === 0) return false; // the table is being laid
  const { goals } = board(state);
  if (goals.length > 0 && stageOf(state) === goals.length)
    play.end({ winners: play.seats, because: 'won', rules: ['MZ-WIN-01', 'MZ-WIN-04'] });
  // Devoured or discarded, saved or not.
  else if (board(state).rules.lost === 'objective-gone' && state.marks[OBJECTIVE_DISCARDED] === 1)
    play.end({ winners: [], because: 'lost', rules: ['MZ-WIN-03', trappedRule(state)] });
  return false;
}

const trappedRule = (state: State): RuleId => (board(state).trapped?.faceUp ? 'MZ-H02-07' : 'MZ-H04-10');

/** How many stages are reached, one after the other (MZ-MIS-01). One can be open again (MZ-MIS-10). */
export function stageOf(state: Seen): number {
  const { goals } = board(state);
  let stage = 0;
  while (stage < goals.length && areReached(state, goals[stage]!)) stage++;
  return stage;
}

/** Asked after every step of the rules: it makes nothing new. */
function areReached(state: Seen, goals: readonly Goal[]): boolean {
  for (const goal of goals) if (!isReached(state, goal)) return false;
  return true;
}

/** Pure, and of open things only, so that a screen can show how far each goal is. */
export function isReached(state: Seen, goal: Goal): boolean {
  const { heroes } = state;
  switch (goal.goal) {
    case 'devour-all':
      return all(state.bystanders, isAway) && all(state.laid, isOpen);
    case 'devour':
      return state.marks[devouredMark(bystanderNamed(goal.who))] === 1;
    case 'devour-objective':
      return (state.marks[OBJECTIVES_DEVOURED] ?? 0) >= goal.count;
    case 'take':
      return state.objectives.every(({ taken, colour }, id) => taken || !isWanted(state, id, colour, goal.colours));
    case 'find-secret':
      return state.removed.includes(SECRET);
    case 'take-secrets':
      return state.removed.includes(SECRET) && state.removed.includes(SECRET + 1);
    case 'eliminate':
      return state.foes[foeNamed(state.mode, goal.who)]!.status === 'gone';
    case 'no-foes':
      return (state.marks[FOES_DUE] ?? 0) === 0 && state.foes.every(({ status }) => status !== 'in');
    case 'each-takes':
      return all(heroes, hasTaken);
    case 'each-devours':
      return all(heroes, hasDevoured);
    case 'each-reaches':
      return heroes.every(({ xp }) => levelOf(xp) >= LEVELS.indexOf(goal.level));
    case 'save-trapped':
      return (state.marks[TRAPPED_SAVED] ?? 0) >= (board(state).trapped?.zones.length ?? 0);
    case 'sign-home':
      return state.sign >= 0 && state.sign === state.exit;
    case 'exit':
      return all(heroes, hasLeft);
  }
}

/** As `every` does it, and makes nothing for it. */
function all<T>(those: readonly T[], is: (one: T) => boolean): boolean {
  for (let at = 0; at < those.length; at++) if (!is(those[at]!)) return false;
  return true;
}

const hasTaken = ({ taken }: Hero): boolean => taken > 0;
const hasDevoured = ({ devoured }: Hero): boolean => devoured > 0;
const hasLeft = ({ status }: Hero): boolean => status === 'left';
const isAway = ({ zone }: State['bystanders'][number]): boolean => zone === NONE;
const isOpen = ({ open }: Seen['laid'][number]): boolean => open;

const SECRET = BYSTANDER_DECK.zombie.indexOf('secret-1');
/** Marks that goals go by. */
export const devouredMark = (bystander: number): string => `devoured ${BYSTANDER_IDS[bystander]}`;
export const OBJECTIVES_DEVOURED = 'objectives devoured';
/** A Super Hero is called and not placed yet (MZ-M09-03). */
export const FOES_DUE = 'foes due';
export const TRAPPED_SAVED = 'trapped saved';

/** Whether a token is, or may be, one of those that are asked for: of hidden ones nobody knows. */
function isWanted(state: Seen, id: number, colour: unknown, colours: readonly Colour[] | undefined): boolean {
  if (colours === undefined) return true;
  const shown = colour === null ? null : (peek(colour as never) as Colour);
  if (shown !== null) return colours.includes(shown);
  const { undersides, objectives } = board(state);
  const untaken = undersides.filter((one) => colours.includes(one)).length;
  const found = state.objectives.filter(
    (one, at) => one.taken && objectives[at]!.hidden && colours.includes(peek(one.colour as never) as Colour),
  ).length;
  return objectives[id]!.hidden && found < untaken;
}

/** Objectives that a later stage asks for cannot be taken yet; those that none does, at any time (MZ-MIS-01). */
export function hasToWait(state: Seen, colour: Colour): boolean {
  const asked = stageFor(state, colour);
  return asked > 0 && asked > stageOf(state);
}

/** The stage that asks for Objectives of that colour; -1: none does. */
export const stageFor = (state: Pick<Seen, 'mission'>, colour: Colour): number =>
  board(state).goals.findIndex((stage) =>
    stage.some((goal) => goal.goal === 'take' && (goal.colours === undefined || goal.colours.includes(colour))),
  );

/** At the end of the own Turn, in the Exit Zone without Enemies, once all that comes before is done (MZ-MIS-03). */
export function mayLeave(state: State, id: HeroId): boolean {
  const hero = state.heroes[id]!;
  if (!isIn(hero) || state.exit === NONE || hero.zone !== state.exit || enemiesAt(state, hero.zone) > 0) return false;
  const { goals } = board(state);
  const exit = goals.findIndex((stage) => stage.some(({ goal }) => goal === 'exit'));
  return exit >= 0 && stageOf(state) >= exit;
}
