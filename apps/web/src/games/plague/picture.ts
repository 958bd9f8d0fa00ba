import type { Event } from '@shamble/kernel';
import type { Human, Plague, View, Zombie } from '@shamble/plague/types';
import type { Picture } from '../../telling/types.ts';
import { groundFor } from './names.ts';

type Told = Plague['events'];
type Changed = Partial<View>;

export const stateIn = (picture: Picture): View => picture.view.state as View;

/** Every figure has a number of its own: the view says all. */
export const settle = (view: Picture['view']): Picture => ({ view, dead: [], untold: {} });

/** What an event does to the board. */
export function apply(picture: Picture, event: Event, after: Picture['view']): Picture {
  const change = CHANGES[event.id as keyof Told] as ((now: View, data: object, after: View) => Changed) | undefined;
  const now = stateIn(picture);
  const end = after.state as View;
  const { human } = event.data as { human?: number };
  const changed = change?.(now, event.data, end) ?? {};
  const state = { ...now, ...changed };
  const isTurn = human !== undefined && human >= 0 && end.turn === human && state.turn === human;
  const purse = isTurn ? withHuman(state, human, { ap: end.humans[human]!.ap, aimed: end.humans[human]!.aimed }) : {};
  return { ...picture, view: { ...picture.view, state: { ...state, ...purse } } };
}

const withHuman = ({ humans }: View, id: number, more: Partial<Human>): Changed =>
  humans[id] === undefined ? {} : { humans: humans.with(id, { ...humans[id], ...more }) };

function withZombie(now: View, id: number, more: Partial<Zombie>, after?: View): Changed {
  const known = now.zombies[id] ?? after?.zombies[id];
  if (known === undefined) return {};
  const zombies = [...now.zombies];
  zombies[id] = { ...known, ...more };
  return { zombies };
}

/** Cards are as they will be: what is told meanwhile is about the same cards. */
const holding = (now: View, ids: readonly number[], after: View): Changed => ({
  humans: now.humans.map((one, id) => (ids.includes(id) ? { ...one, cards: after.humans[id]!.cards } : one)),
});

const bar = (now: View, opening: number, barred: 0 | 1): Changed => ({
  barred: now.barred.with(opening, barred),
  ...(barred === 0 && now.locked === opening ? { locked: -1 } : {}),
});

const FALLEN = { square: -1, cards: [], ap: 0, crouched: false, aimed: false };

const headed = (now: View, from: number, facing: number): number => groundFor(now).heading[4 * from + facing] ?? facing;

const CHANGES: { readonly [Id in keyof Told]?: (now: View, data: Told[Id], after: View) => Changed } = {
  roundBegan: (_now, { round }) => ({ round }),
  turnBegan: (now, { human, ap }) => ({ turn: human, ...withHuman(now, human, { ap }) }),
  turnEnded: (now, { human }) => withHuman(now, human, { ap: 0, aimed: false }),
  zombieTurnBegan: () => ({ turn: -1 }),
  arrived: (now, { human, square }, after) =>
    withHuman(now, human, { status: 'in', square, facing: after.humans[human]!.facing }),
  zombieArrived: (now, { zombie, square, dog, reserve }, after) => ({
    ...withZombie(now, zombie, { square, dog, facing: after.zombies[zombie]?.facing ?? 0, was: -1, cards: [] }, after),
    ...(dog ? { dogs: Math.max(0, now.dogs - 1) } : { reserve }),
  }),
  moved(now, { human, from, to, how }) {
    const { facing } = now.humans[human]!;
    const turns = how === 'forward' || how === 'stealth' || how === 'charge';
    return withHuman(now, human, { square: to, facing: turns ? headed(now, from, facing) : facing });
  },
  turned: (now, { human, facing }) => withHuman(now, human, { facing }),
  crouched: (now, { human }) => withHuman(now, human, { crouched: true }),
  stood: (now, { human }) => withHuman(now, human, { crouched: false }),
  aimed: (now, { human }) => withHuman(now, human, { aimed: true }),
  rolled: (now, { human }) => withHuman(now, human, { aimed: false }),
  fumbled: (now, { human }) => withHuman(now, human, { ap: 0 }),
  barricaded: (now, { opening }) => bar(now, opening, 1),
  barricadeWon: (now, { opening }) => bar(now, opening, 1),
  barricadeBroken: (now, { opening }) => bar(now, opening, 0),
  barricadeSmashed: (now, { opening }) => bar(now, opening, 0),
  barricadeLost: (now, { opening }) => bar(now, opening, 0),
  doorLocked: (_now, { opening }) => ({ locked: opening }),
  doorUnlocked: () => ({ locked: -1 }),
  emptied: (now, { card }) => ({ empty: now.empty.with(card, 1) }),
  reloaded: (now, { card }) => ({ empty: now.empty.with(card, 0) }),
  pushed: (now, { human, zombie, to }) =>
    human >= 0 ? withHuman(now, human, { square: to }) : withZombie(now, zombie, { square: to }),
  slain: (now, { zombie, reserve }) => ({ ...withZombie(now, zombie, { square: -1, was: -1 }), reserve }),
  died: (now, { human }) => withHuman(now, human, { status: 'dead', ...FALLEN }),
  zombified(now, { human, zombie }, after) {
    if (zombie < 0) return {};
    const { square, facing, cards } = now.humans[human]!;
    return {
      ...withHuman(now, human, { status: 'zombie', ...FALLEN }),
      ...withZombie(now, zombie, { square, facing, was: human, cards, dog: false }, after),
    };
  },
  looted: (now, { human }, after) => holding(now, [human], after),
  found: (now, { human }, after) => holding(now, [human], after),
  discarded: (now, { human, card }) =>
    withHuman(now, human, { cards: now.humans[human]!.cards.filter((one) => one !== card) }),
  traded: (now, { human, with: other }, after) => holding(now, [human, other], after),
  stolen: (now, { human, from }, after) => holding(now, [human, from], after),
  searched: (now, { human, search }) => ({ searched: now.searched.with(search, now.searched[search]! | (1 << human)) }),
  boarded: (now, { human }) => withHuman(now, human, { square: groundFor(now).car, crouched: false }),
  alighted: (now, { human, to }, after) => withHuman(now, human, { square: to, facing: after.humans[human]!.facing }),
  carStarted: () => ({ started: true }),
  cellarOpened: (_now, _data, { cellar, barred, searched }) => ({ cellar, barred, searched }),
  noiseMade: (now, { square, noise, by }) => ({
    heard: [...now.heard.filter((one) => one.by !== by || one.noise !== noise), { square, noise, by }],
  }),
  zombieMoved(now, { zombie, from, to }) {
    const { facing } = now.zombies[zombie]!;
    return withZombie(now, zombie, { square: to, facing: headed(now, from, facing) });
  },
  zombieTurned: (now, { zombie, facing }) => withZombie(now, zombie, { facing }),
  turnedAbout: (now) => ({ zombies: now.zombies.map((one) => ({ ...one, facing: (one.facing + 2) & 3 })) }),
  hurt: (now, { human, health }) => withHuman(now, human, { health }),
  healed: (now, { human, health }) => withHuman(now, human, { health }),
  saved: (now, { human }, after) => withHuman(now, human, { infected: after.humans[human]!.infected }),
  bored: (_now, { reserve }) => ({ reserve }),
  lifeLost: (now, { human, lives }) => ({ lives, ...(lives > 0 ? withHuman(now, human, { status: 'out' }) : {}) }),
  babyCame: (_now, { square }) => ({ baby: { state: 'lies', square, by: -1 } }),
  babyLaid: (_now, { square }) => ({ baby: { state: 'lies', square, by: -1 } }),
  babyLifted: (_now, { human }) => ({ baby: { state: 'carried', square: -1, by: human } }),
  babyDied: () => ({ baby: { state: 'dead', square: -1, by: -1 } }),
  carried: (now, { human, with: other }) => {
    const laden = { ...now, ...withHuman(now, human, { carries: other }) };
    return withHuman(laden, other, { status: 'carried', square: -1 });
  },
  putDown: (now, { human, with: other, square }) => {
    const rid = { ...now, ...withHuman(now, human, { carries: -1 }) };
    return withHuman(rid, other, { status: 'in', square });
  },
  unmasked: (_now, _data, { unmasked, cleared }) => ({ unmasked, cleared }),
  lateBegan: () => ({ late: true }),
  cracked: () => ({ cracked: true }),
};
