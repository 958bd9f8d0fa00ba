import { type Retelling, type Retold, retellBy } from '@shamble/kernel';
import { groundOf } from './board/ground.ts';
import { isIn, kindOf } from './rules/questions.ts';
import { HEALTH, type Human, type HumanId, NONE, type Plague, type Square, type View, type Zombie } from './types.ts';

/**
 * What happened, done to a view. AP, aims and memories are not told; nor is whose turn it is before it begins, nor that
 * a space counts as searched, which it does once all that was found there is done with.
 */
export const retelling: Retelling<Plague, View> = {
  begin: ({ state }) => state,
  retell: (view, event) => retellBy(retold, view, event),
  claim: ({ round, cellar, barred, locked, reserve, dogs, heard, started, baby, lives, late, cracked, ...view }) => ({
    ...{ round, cellar, barred, locked, reserve, dogs, heard, started, baby, lives, late, cracked },
    ...{ unmasked: view.unmasked, cleared: view.cleared, resigned: view.resigned, empty: view.empty },
    humans: view.humans.map(({ seat, status, square, facing, cards, crouched, infected, health, carries }) => ({
      ...{ seat, status, square, facing, cards, crouched, infected, health, carries },
    })),
    zombies: view.zombies.map(({ square, facing, dog, was, cards }) => ({ square, facing, dog, was, cards })),
  }),
};

const retold: Retold<Plague, View> = {
  /** What the zombies heard is over with their turn. */
  roundBegan: (view, { round }) => ({ ...view, round, heard: [] }),
  turnBegan: (view, { human, ap }) => ({ ...withHuman(view, human, { ap }), turn: human }),
  turnEnded: (view, { human }) => withHuman(view, human, { ap: 0, aimed: false }),
  zombieTurnBegan: (view) => ({ ...view, turn: NONE }),
  arrived: (view, { human, square, facing }) =>
    withHuman(view, human, { status: 'in', square, facing, health: HEALTH }),
  zombieArrived: (view, { zombie, square, facing, dog, reserve, dogs }) => ({
    ...withZombie(view, zombie, { ...NEWCOMER, square, facing, dog }),
    ...{ reserve, dogs },
  }),
  moved(view, { human, from, to, how }) {
    const turns = how === 'forward' || how === 'stealth' || how === 'charge';
    const { facing } = view.humans[human]!;
    return withHuman(view, human, { square: to, facing: turns ? headingTo(view, from, to, facing) : facing });
  },
  turned: (view, { human, facing }) => withHuman(view, human, { facing }),
  crouched: (view, { human }) => withHuman(view, human, { crouched: true }),
  stood: (view, { human }) => withHuman(view, human, { crouched: false }),
  aimed: (view, { human }) => withHuman(view, human, { aimed: true }),
  rolled: (view, { human }) => withHuman(view, human, { aimed: false }),
  fumbled: (view, { human }) => withHuman(view, human, { ap: 0 }),
  apChanged: (view, { human, ap }) => withHuman(view, human, { ap }),
  barricaded: (view, { opening }) => withBarricade(view, opening, 1),
  barricadeWon: (view, { opening }) => withBarricade(view, opening, 1),
  barricadeLost: (view, { opening }) => withBarricade(view, opening, 0),
  barricadeBroken: (view, { opening }) => openedUp(view, opening),
  barricadeSmashed: (view, { opening }) => openedUp(view, opening),
  doorLocked: (view, { opening }) => ({ ...view, locked: opening }),
  doorUnlocked: (view) => ({ ...view, locked: NONE }),
  emptied: (view, { card }) => ({ ...view, empty: view.empty.with(card, 1) }),
  reloaded: (view, { card }) => ({ ...view, empty: view.empty.with(card, 0) }),
  pushed: (view, { human, zombie, to }) =>
    human >= 0 ? withHuman(view, human, { square: to }) : withZombie(view, zombie, { square: to }),
  slain(view, { zombie, reserve }) {
    const dogs = view.zombies[zombie]!.dog ? view.dogs + 1 : view.dogs;
    return { ...withZombie(view, zombie, { square: NONE, was: NONE, cards: [] }), reserve, dogs };
  },
  died: (view, { human }) => withHuman(view, human, { status: 'dead', ...FALLEN }),
  zombified(view, { human, zombie, square }) {
    const { facing, cards } = view.humans[human]!;
    const risen = withZombie(view, zombie, { ...NEWCOMER, square, facing, was: human, cards });
    return withHuman(risen, human, { status: 'zombie', ...FALLEN });
  },
  looted: (view, { human, cards }) => withCards(view, human, [], cards),
  found: (view, { human, card }) => withCards(view, human, [], [card]),
  discarded: (view, { human, card }) => withCards(view, human, [card], []),
  traded: (view, { human, with: other, given, got }) =>
    withCards(withCards(view, human, given, got), other, got, given),
  stolen: (view, { human, from, card }) => withCards(withCards(view, from, [card], []), human, [], [card]),
  searched: (view, { human, search }) => ({
    ...view,
    searched: view.searched.with(search, view.searched[search]! | (1 << human)),
  }),
  boarded: (view, { human }) => withHuman(view, human, { square: groundOf(view).car, crouched: false }),
  alighted(view, { human, to }) {
    const { facing } = groundOf(view).carDoors.find(({ from }) => from === to)!;
    return withHuman(view, human, { square: to, facing: (facing + 2) & 3 });
  },
  carStarted: (view) => ({ ...view, started: true }),
  /** They are out of it, and lost wherever they end up. */
  carOverrun(view) {
    const { car } = groundOf(view);
    const isLost = (one: Human): boolean => isIn(one) && one.square === car;
    const humans = view.humans.map((one) => (isLost(one) ? { ...one, square: NONE, status: 'carried' as const } : one));
    return { ...view, humans };
  },
  cellarOpened: (view, { human, square }) => ({ ...view, cellar: 4 * square + view.humans[human]!.facing }),
  noiseMade(view, { square, noise, by }) {
    const at = view.heard.findIndex((one) => one.by === by && one.noise === noise);
    const made = { square, noise, by };
    return { ...view, heard: at < 0 ? [...view.heard, made] : view.heard.with(at, made) };
  },
  zombieMoved(view, { zombie, from, to }) {
    const { facing } = view.zombies[zombie]!;
    return withZombie(view, zombie, { square: to, facing: headingTo(view, from, to, facing) });
  },
  zombieTurned: (view, { zombie, facing }) => withZombie(view, zombie, { facing }),
  turnedAbout: (view) => ({ ...view, zombies: view.zombies.map((one) => ({ ...one, facing: (one.facing + 2) & 3 })) }),
  hurt: (view, { human, health }) => withHuman(view, human, { health }),
  healed: (view, { human, health }) => withHuman(view, human, { health }),
  saved: (view, { human, card }) =>
    kindOf(card) === 'first-aid-kit' ? withHuman(view, human, { infected: true }) : view,
  bored: (view, { reserve }) => ({ ...view, reserve }),
  lifeLost: (view, { human, lives }) => ({ ...(lives > 0 ? withHuman(view, human, { status: 'out' }) : view), lives }),
  babyCame: (view, { square }) => ({ ...view, baby: { state: 'lies', square, by: NONE } }),
  babyLaid: (view, { square }) => ({ ...view, baby: { state: 'lies', square, by: NONE } }),
  babyLifted: (view, { human }) => ({ ...view, baby: { state: 'carried', square: NONE, by: human } }),
  babyDied: (view) => ({ ...view, baby: { state: 'dead', square: NONE, by: NONE } }),
  carried: (view, { human, with: other }) =>
    withHuman(withHuman(view, human, { carries: other }), other, { status: 'carried', square: NONE }),
  putDown: (view, { human, with: other, square }) =>
    withHuman(withHuman(view, human, { carries: NONE }), other, { status: 'in', square }),
  unmasked(view, { human, traitor }) {
    const { seat } = view.humans[human]!;
    return traitor ? { ...view, unmasked: seat } : { ...view, cleared: [...view.cleared, seat] };
  },
  lateBegan: (view) => ({ ...view, late: true }),
  cracked: (view) => ({ ...view, cracked: true }),
  resigned: (view, { seat }) => (view.resigned.includes(seat) ? view : { ...view, resigned: [...view.resigned, seat] }),
};

const FALLEN = { square: NONE, cards: [], ap: 0, crouched: false, aimed: false, infected: false };

/** A zombie of which nothing more is known than where it stands. */
const NEWCOMER: Zombie = {
  ...{ square: NONE, facing: 0, dog: false, ap: 0, done: true, was: NONE, cards: [] },
  ...{ seen: NONE, hunting: false, siege: NONE, doors: [], cradle: NONE },
};

const withHuman = (view: View, id: HumanId, more: Partial<Human>): View => ({
  ...view,
  humans: view.humans.with(id, { ...view.humans[id]!, ...more }),
});

function withZombie(view: View, id: number, more: Partial<Zombie>): View {
  const zombies = [...view.zombies];
  zombies[id] = { ...(zombies[id] ?? NEWCOMER), ...more };
  return { ...view, zombies };
}

const withCards = (view: View, id: HumanId, gone: readonly number[], come: readonly number[]): View =>
  withHuman(view, id, { cards: [...view.humans[id]!.cards.filter((card) => !gone.includes(card)), ...come] });

const withBarricade = (view: View, opening: number, barred: 0 | 1): View => ({
  ...view,
  barred: view.barred.with(opening, barred),
});

const openedUp = (view: View, opening: number): View => ({
  ...withBarricade(view, opening, 0),
  locked: view.locked === opening ? NONE : view.locked,
});

/** Which way one looks who has gone straight on: the cellar stairs turn. */
function headingTo(view: View, from: Square, to: Square, facing: number): number {
  const { to: beyond, heading } = groundOf(view);
  let [at, way] = [from, facing];
  for (let steps = 0; at !== to && at >= 0 && steps < beyond.length; steps++)
    [at, way] = [beyond[4 * at + way]!, heading[4 * at + way]!];
  return way;
}
