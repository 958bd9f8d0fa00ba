import type { Event, Frame } from '@shamble/kernel';
import { boardOf } from '@shamble/zombicide/board/board';
import {
  EMPTY,
  KINDS,
  type KindId,
  NOWHERE,
  type Survivor,
  type View,
  WOUND,
  type Zombicide,
  type Zone,
} from '@shamble/zombicide/types';
import type { Figure, Picture } from '../../telling/types.ts';

type Told = Zombicide['events'];

export const viewOf = (picture: Picture): View => picture.view.state as View;
const seen = (view: Picture['view']): View => view.state as View;

const spotOf = (zone: Zone, kind: KindId): string => `${zone} ${KINDS[kind]}`;

/** The dead as they stand: those who were there before keep who they are. */
export function settle(view: Picture['view'], before: Picture | null): Picture {
  const state = seen(view);
  const known = before !== null && viewOf(before).mission === state.mission ? before.dead : [];
  const wanted = new Map<string, number>();
  state.figures.forEach((count, at) => {
    if (count > 0) wanted.set(spotOf(Math.floor(at / KINDS.length), at % KINDS.length), count);
  });
  const dead = known.filter(({ space, kind }) => {
    const left = wanted.get(`${space} ${kind}`) ?? 0;
    wanted.set(`${space} ${kind}`, left - 1);
    return left > 0;
  });
  const names = namer(known);
  for (const [spot, count] of wanted) {
    const [space, kind] = spot.split(' ') as [string, Figure['kind']];
    for (let i = 0; i < count; i++) dead.push({ id: names(kind), kind, space: Number(space) });
  }
  return { view, dead, untold: untoldOf(view.stack) };
}

/** Those who fell in an attack that is still under way: it is told when it is over. */
function untoldOf(stack: readonly Frame[]): Record<string, number> {
  const untold: Record<string, number> = {};
  for (const { proc, locals } of stack) {
    if (proc !== 'attack') continue;
    const { zone, slain } = locals as Zombicide['procs']['attack']['locals'];
    slain.forEach((count, kind) => {
      if (count > 0) untold[spotOf(zone, kind)] = count;
    });
  }
  return untold;
}

/** Gives each new figure a name that none of them has. */
function namer(taken: readonly Figure[]): (kind: string) => string {
  const used = new Set(taken.map(({ id }) => id));
  return (kind) => {
    let n = 1;
    while (used.has(`${kind} ${n}`)) n += 1;
    used.add(`${kind} ${n}`);
    return `${kind} ${n}`;
  };
}

/** What an event does to the board. */
export function apply(picture: Picture, event: Event, after: Picture['view']): Picture {
  const change = CHANGES[event.id as keyof Told] as Change | undefined;
  return change === undefined ? picture : change(picture, event.data, seen(after));
}

type Change<Facts = object> = (picture: Picture, data: Facts, after: View) => Picture;
type Changes = { readonly [Id in keyof Told]?: Change<Told[Id]> };

function withState(picture: Picture, more: Partial<View>): Picture {
  return { ...picture, view: { ...picture.view, state: { ...viewOf(picture), ...more } } };
}

function withSurvivor(picture: Picture, id: number, more: Partial<Survivor>): Picture {
  const { survivors } = viewOf(picture);
  return withState(picture, { survivors: survivors.with(id, { ...survivors[id]!, ...more }) });
}

/** By so many more or fewer. */
function withFigures(picture: Picture, zone: Zone, kind: KindId, by: number): Picture {
  const { figures, supply } = viewOf(picture);
  const at = KINDS.length * zone + kind;
  return withState(picture, {
    figures: figures.with(at, Math.max(0, figures[at]! + by)),
    supply: supply.with(kind, supply[kind]! - by),
  });
}

function appear(picture: Picture, zone: Zone, kind: KindId, count: number): Picture {
  const names = namer(picture.dead);
  const name = KINDS[kind]!;
  const fresh = Array.from({ length: count }, (): Figure => ({ id: names(name), kind: name, space: zone }));
  return { ...withFigures(picture, zone, kind, count), dead: [...picture.dead, ...fresh] };
}

function vanish(picture: Picture, zone: Zone, kind: KindId, count: number): Picture {
  let left = count;
  const dead = picture.dead.filter((one) => {
    const goes = left > 0 && one.space === zone && one.kind === KINDS[kind];
    if (goes) left -= 1;
    return !goes;
  });
  return { ...withFigures(picture, zone, kind, left - count), dead };
}

function walk(picture: Picture, kind: KindId, from: Zone, to: Zone, count: number): Picture {
  let left = count;
  const dead = picture.dead.map((one) => {
    if (left === 0 || one.space !== from || one.kind !== KINDS[kind]) return one;
    left -= 1;
    return { ...one, space: to };
  });
  const gone = withFigures(picture, from, kind, left - count);
  return { ...withFigures(gone, to, kind, count - left), dead };
}

function reveal(picture: Picture, building: number): Picture {
  const { revealed } = viewOf(picture);
  return withState(picture, { revealed: revealed.map((is, at) => (at === building ? 1 : is)) });
}

function setDoor(picture: Picture, door: number, open: '0' | '1'): Picture {
  const { doors } = viewOf(picture);
  return withState(picture, { doors: doors.slice(0, door) + open + doors.slice(door + 1) });
}

/** Into a place of a car, or out of it: then -1. */
function seatIn(picture: Picture, id: number, car: number, place: number): Picture {
  const { cars } = viewOf(picture);
  const seated = cars.map((one, at) => ({
    ...one,
    seats: one.seats.map((who, seat) => (at === car && seat === place ? id : who === id ? -1 : who)),
  }));
  return withState(withSurvivor(picture, id, { car, place }), { cars: seated });
}

const slotsOf = (picture: Picture, id: number): number[] => viewOf(picture).survivors[id]!.slots;

const CHANGES: Changes = {
  turnBegan(picture, { round, first }) {
    const { survivors, loudest, loudestBy } = viewOf(picture);
    const isHeard = loudestBy >= 0 && survivors[loudestBy]!.status === 'in';
    return withState(picture, {
      ...{ round, first, phase: 'players', survivors: survivors.map((one) => ({ ...one, done: false })) },
      loudest: isHeard ? loudest : -1,
      loudestBy: isHeard ? loudestBy : -1,
    });
  },
  turnEnded(picture) {
    const { mission, noise } = viewOf(picture);
    const { lures } = boardOf(mission);
    const lure = (zone: Zone): number => (lures?.zones.includes(zone) ? lures.noise : 0);
    return withState(picture, { phase: 'end', noise: noise.map((_, zone) => lure(zone)) });
  },
  activationBegan(picture, { survivor, actions }) {
    const { marks, loudest, loudestBy } = viewOf(picture);
    const quiet = loudestBy === survivor;
    const begun = withSurvivor(picture, survivor, { done: true, actions });
    return withState(begun, {
      marks: { ...marks, activating: survivor },
      loudest: quiet ? -1 : loudest,
      loudestBy: quiet ? -1 : loudestBy,
    });
  },
  /** After the last Survivor come the dead. */
  activationEnded(picture) {
    const { marks, survivors, phase } = viewOf(picture);
    const isOver = survivors.every(({ status, done }) => status !== 'in' || done);
    return withState(picture, { marks: { ...marks, activating: -1 }, phase: isOver ? 'zombies' : phase });
  },
  moved: (picture, { survivor, path }) => withSurvivor(picture, survivor, { zone: path.at(-1)! }),
  noiseMade: (picture, { zone, total }) => withState(picture, { noise: viewOf(picture).noise.with(zone, total) }),
  madeLoudest: (picture, { survivor, zone }) => withState(picture, { loudest: zone, loudestBy: survivor }),
  inventoryChanged: (picture, { survivor, slots }) => withSurvivor(picture, survivor, { slots }),
  discarded: (picture, { survivor, card }) =>
    withSurvivor(picture, survivor, {
      slots: slotsOf(picture, survivor).map((held) => (held === card ? EMPTY : held)),
    }),
  /** Of two buildings the other is revealed after the first. */
  doorOpened(picture, { door }) {
    const { mission, revealed } = viewOf(picture);
    const { zones, doors } = boardOf(mission);
    const { a, b } = doors[door]!;
    const hidden = [a, b].map((zone) => zones[zone]!.building).find((at) => at >= 0 && revealed[at] === 0);
    return reveal(setDoor(picture, door, '1'), hidden ?? -1);
  },
  doorClosed: (picture, { door }) => setDoor(picture, door, '0'),
  buildingRevealed: (picture, { building }) => reveal(picture, building),
  appeared: (picture, { zone, kind, count }) => appear(picture, zone, kind, count),
  shambled(picture, { kind, from, to, count, added }) {
    const fresh = added > 0 ? appear(picture, from, kind, added) : picture;
    return walk(fresh, kind, from, to, count);
  },
  attackResolved(picture, { zone, slain }) {
    let after = picture;
    slain.forEach((count, kind) => {
      after = vanish(after, zone, kind, Math.max(0, count - (picture.untold[spotOf(zone, kind)] ?? 0)));
    });
    const untold = Object.entries(picture.untold).filter(([spot]) => !spot.startsWith(`${zone} `));
    return { ...after, untold: Object.fromEntries(untold) };
  },
  xpGained: (picture, { survivor, total }) => withSurvivor(picture, survivor, { xp: total }),
  learned(picture, { survivor, skill }) {
    const { skills } = viewOf(picture).survivors[survivor]!;
    return skills.includes(skill) ? picture : withSurvivor(picture, survivor, { skills: [...skills, skill] });
  },
  /** Where there is a card to lose it is told which one; the second Wound kills. */
  wounded(picture, { survivor }) {
    const slots = slotsOf(picture, survivor);
    if (slots.includes(WOUND) || slots.some((held) => held >= 0)) return picture;
    return withSurvivor(picture, survivor, { slots: slots.with(slots.lastIndexOf(EMPTY), WOUND) });
  },
  cardLost: (picture, { survivor, card }) =>
    withSurvivor(picture, survivor, {
      slots: slotsOf(picture, survivor).map((held) => (held === card ? WOUND : held)),
    }),
  healed(picture, { survivor }) {
    const slots = slotsOf(picture, survivor);
    return withSurvivor(picture, survivor, { slots: slots.with(slots.lastIndexOf(WOUND), EMPTY) });
  },
  died(picture, { survivor }) {
    const slots = slotsOf(picture, survivor).map(() => EMPTY);
    return seatIn(withSurvivor(picture, survivor, { status: 'dead', slots }), survivor, -1, -1);
  },
  survivorLeft: (picture, { survivor }) =>
    seatIn(withSurvivor(picture, survivor, { status: 'left' }), survivor, -1, -1),
  survivorJoined(picture, { survivor }, { survivors }) {
    const others = viewOf(picture).survivors;
    return withState(picture, { survivors: [...others, survivors[survivor]!] });
  },
  carDroveOff(picture, { car }) {
    const { cars, survivors } = viewOf(picture);
    const gone = { ...cars[car]!, zone: NOWHERE, seats: cars[car]!.seats.map(() => -1) };
    return withState(picture, {
      cars: cars.with(car, gone),
      survivors: survivors.map((one) => (one.car === car ? { ...one, status: 'left', car: -1, place: -1 } : one)),
    });
  },
  zombiesLeft: (picture, { zone, kind, count }) => vanish(picture, zone, kind, count),
  spawnNeutralised: (picture, { spawn }, { active }) =>
    withState(picture, { active: viewOf(picture).active.with(spawn, active[spawn]!) }),
  carEntered: (picture, { survivor, car, place }) => seatIn(picture, survivor, car, place),
  carLeft: (picture, { survivor }) => seatIn(picture, survivor, -1, -1),
  seatChanged: (picture, { survivor, car, place }) => seatIn(picture, survivor, car, place),
  drove(picture, { car, to }) {
    const { cars, survivors } = viewOf(picture);
    const driven = cars.with(car, { ...cars[car]!, zone: to });
    return withState(picture, {
      cars: driven,
      survivors: survivors.map((one) => (one.car === car ? { ...one, zone: to } : one)),
    });
  },
  objectiveTaken(picture, { objective, colour }) {
    const { objectives } = viewOf(picture);
    return withState(picture, {
      objectives: objectives.with(objective, { ...objectives[objective]!, taken: true, colour }),
    });
  },
  spawnActivated: (picture, { spawn }) => withState(picture, { active: viewOf(picture).active.with(spawn, 1) }),
  firstSpawnChosen: (picture, { spawn }) => withState(picture, { firstSpawn: spawn }),
};
