import { type Retelling, type Retold, retellBy } from '@shamble/kernel';
import { closed, destroyed, opened } from '@shamble/parts';
import {
  BERSERK,
  CALM,
  type Character,
  type CharacterId,
  type Dawn,
  EMPTY,
  FACE_DOWN,
  FACE_UP,
  NONE,
  type Space,
  type View,
  ZOMBIE,
} from './types.ts';

/** What happened, done to a view: doors, counters, and who is where and how. */
export const retelling: Retelling<Dawn, View> = {
  begin: ({ state }) => state,
  retell: (view, event) => retellBy(retold, view, event),
  claim: ({ round, doors, main, rifles, zombies, values, berserk, characters, active }) => ({
    ...{ round, doors, main, rifles, zombies, active },
    values: zombies.map((lies, space) => (lies === FACE_UP ? values[space]! : 0)),
    berserk: berserk.map((mood) => mood === BERSERK),
    characters: characters.map(({ space, status, rifle, carries }) => ({ space, status, rifle, carries })),
  }),
};

const person = (view: View, ids: readonly CharacterId[], more: Partial<Character>): View => ({
  ...view,
  characters: view.characters.map((one, id) => (ids.includes(id) ? { ...one, ...more } : one)),
});

const lie = (view: View, space: Space, lies: number, value: number): View => ({
  ...view,
  zombies: view.zombies.with(space, lies),
  values: view.values.with(space, value),
});

const gone = (view: View, space: Space): View => ({
  ...lie(view, space, EMPTY, 0),
  berserk: view.berserk.with(space, CALM),
  memory: view.memory.with(space, 0),
});

const mood = (view: View, space: Space, isBerserk: boolean): View => ({
  ...view,
  berserk: view.berserk.with(space, isBerserk ? BERSERK : CALM),
});

/** A counter goes on, with all that is known of it. */
function shift(view: View, from: Space, to: Space): View {
  const moved = (list: readonly number[]): number[] => list.with(to, list[from]!);
  const { zombies, values, berserk, memory } = view;
  return gone(
    { ...view, zombies: moved(zombies), values: moved(values), berserk: moved(berserk), memory: moved(memory) },
    from,
  );
}

const retold: Retold<Dawn, View> = {
  deployed: (view, { spaces }) => spaces.reduce((now, space) => lie(now, space, FACE_DOWN, NONE), view),
  placed: (view, { character, space }) => person(view, [character], { space }),
  roundBegan: (view, { round }) => ({ ...view, round, active: [], points: 0 }),
  activated: (view, { characters, points }) => ({
    ...person(view, characters, { activated: view.round }),
    active: [...characters],
    points,
  }),
  walked: (view, { characters, to, points }) => ({ ...person(view, characters, { space: to }), points }),
  doorOpened: (view, { door, points }) => ({ ...view, doors: opened(view.doors, door), points }),
  doorClosed: (view, { door, points }) => ({ ...view, doors: closed(view.doors, door), points }),
  mainClosed: (view, { entrance }) => ({ ...view, main: view.main.with(entrance, 1), points: 0 }),
  rifleTaken: (view, { character }) => ({ ...person(view, [character], { rifle: true }), rifles: view.rifles - 1 }),
  carried: (view, { character, with: carries }) => person(view, [character], { carries }),
  setDown: (view, { character }) => person(view, [character], { carries: NONE }),
  recovered: (view, { character }) => person(view, [character], { status: 'well' }),
  glassShot: (view, { door }) => ({ ...view, doors: destroyed(view.doors, door) }),
  turnedUp: (view, { space, value }) => lie(view, space, FACE_UP, value),
  turnedDown: (view, { space }) => ({
    ...lie(view, space, FACE_DOWN, NONE),
    memory: view.memory.with(space, view.values[space]!),
  }),
  eliminated: (view, { space }) => gone(view, space),
  superEliminated: (view, { character }) => person(view, [character], { status: 'dead', space: NONE }),
  hiddenFound: (view, { space, value }) => lie(view, space, FACE_UP, value),
  hiddenRevealed: (view, { space }) => lie(view, space, FACE_DOWN, NONE),
  hiddenCame: (view, { space }) => lie(view, space, FACE_DOWN, NONE),
  berserkRolled: (view, { space, stays }) => mood(view, space, stays),
  berserkTried: (view, { space, berserk }) => mood(view, space, berserk),
  shambled: (view, { from, to }) => shift(view, from, to),
  superMoved(view, { character, from, to, with: led }) {
    const walked = person(view, led >= 0 && led < ZOMBIE ? [character, led] : [character], { space: to });
    return led === ZOMBIE ? shift(walked, from, to) : walked;
  },
  glassTried: (view, { door, broken }) => (broken ? { ...view, doors: destroyed(view.doors, door) } : view),
  stunned: (view, { character }) => person(view, [character], { status: 'stunned' }),
  infected: (view, { character }) => person(view, [character], { status: 'infected' }),
  died: (view, { character }) => person(view, [character], { status: 'dead', space: NONE, rifle: false }),
  entered: (view, { space }) => lie(view, space, FACE_DOWN, NONE),
  turnedSuper: (view, { character }) => person(view, [character], { status: 'super', rifle: false }),
};
