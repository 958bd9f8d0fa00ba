import { type Frame, type Retelling, type Retold, retellBy } from '@shamble/kernel';
import { closed, opened } from '@shamble/parts';
import { freeSlot } from './missions/loading.ts';
import { layLures } from './missions/lures.ts';
import { isIn } from './rules/questions.ts';
import { bareSlot } from './rules/wounds.ts';
import { newSurvivor } from './setup.ts';
import {
  at,
  type Car,
  EMPTY,
  KINDS,
  type KindId,
  NEUTRALISED,
  NOWHERE,
  type Survivor,
  type SurvivorId,
  type View,
  WOUND,
  type Zombicide,
  type Zone,
} from './types.ts';

/** The board while it is told what happened on it. */
export interface Story {
  readonly view: View;
  /** Zone and kind -> those who have fallen in an attack that is still under way: it is told when it is over. */
  readonly untold: readonly number[];
}

/** What happened, done to a view. Cards are told as far as they are in somebody's slots or under a car. */
export const retelling: Retelling<Zombicide, Story> = {
  begin: ({ state, stack }) => ({ view: awaiting(state, stack), untold: untoldOf(state, stack) }),
  retell: (story, event) => retellBy(retold, story, event),
  claim({ view, untold }) {
    const { round, first, doors, revealed, noise, loudest, loudestBy, active, firstSpawn, marks } = view;
    return {
      ...{ round, first, doors, revealed, noise, loudest, loudestBy, active, firstSpawn },
      activating: marks.activating,
      standing: view.figures.map((count, spot) => count + untold[spot]!),
      supply: view.supply.map((left, kind) => left - fallenOf(untold, kind)),
      survivors: view.survivors.map(({ sheet, seat, status, zone, car, place, xp, skills, slots, done }) => ({
        ...{ sheet, seat, status, zone, car, place, xp, skills, slots, done },
      })),
      cars: view.cars.map(({ zone, seats, load }) => ({ zone, seats, load })),
      objectives: view.objectives,
    };
  },
};

/** A building whose order is still to be chosen is told of when it is. */
function awaiting(view: View, stack: readonly Frame[]): View {
  const top = stack.at(-1);
  if (top?.proc !== 'reveal' || top.step !== 'order') return view;
  const { building } = top.locals as Zombicide['procs']['reveal']['locals'];
  return { ...view, revealed: view.revealed.with(building, 0) };
}

function untoldOf({ figures }: View, stack: readonly Frame[]): number[] {
  const untold = figures.map(() => 0);
  for (const { proc, locals } of stack) {
    if (proc !== 'attack') continue;
    const { zone, slain } = locals as Zombicide['procs']['attack']['locals'];
    slain.forEach((count, kind) => {
      untold[at(zone, kind)] = count;
    });
  }
  return untold;
}

const fallenOf = (untold: readonly number[], wanted: KindId): number =>
  untold.reduce((sum, fallen, spot) => (spot % KINDS.length === wanted ? sum + fallen : sum), 0);

/** After the last Survivor come the Zombies. Nothing else says so, and who has just joined may have no turn: it is not claimed. */
const phaseAfter = ({ phase, survivors }: View): View['phase'] =>
  survivors.every((one) => !isIn(one) || one.done) ? 'zombies' : phase;

const retold: Retold<Zombicide, Story> = {
  turnBegan(story, { round, first }) {
    const { survivors, loudestBy } = story.view;
    const begun = withView(story, {
      ...{ round, first, phase: 'players' },
      survivors: survivors.map((one) => ({ ...one, done: false })),
    });
    return loudestBy >= 0 && !isIn(survivors[loudestBy]!) ? hushed(begun) : begun;
  },
  turnEnded(story, { first }) {
    const noise = story.view.noise.map(() => 0);
    layLures({ mission: story.view.mission, noise });
    return withView(story, { phase: 'end', noise, first });
  },
  activationBegan(story, { survivor, actions }) {
    const begun = withSurvivor(story, survivor, { done: true, actions });
    const acting = withView(begun, { marks: { ...story.view.marks, activating: survivor } });
    return story.view.loudestBy === survivor ? hushed(acting) : acting;
  },
  activationEnded: (story) =>
    withView(story, { marks: { ...story.view.marks, activating: -1 }, phase: phaseAfter(story.view) }),
  moved: (story, { survivor, path }) => withSurvivor(story, survivor, { zone: path.at(-1)! }),
  noiseMade: (story, { zone, total }) => withView(story, { noise: story.view.noise.with(zone, total) }),
  madeLoudest: (story, { survivor, zone }) => withView(story, { loudest: zone, loudestBy: survivor }),
  inventoryChanged: (story, { survivor, slots }) => withSurvivor(story, survivor, { slots }),
  discarded: (story, { survivor, card }) => swapped(story, survivor, card, EMPTY),
  doorOpened: (story, { door }) => withView(story, { doors: opened(story.view.doors, door) }),
  doorClosed: (story, { door }) => withView(story, { doors: closed(story.view.doors, door) }),
  buildingRevealed: (story, { building }) => withView(story, { revealed: story.view.revealed.with(building, 1) }),
  appeared: (story, { zone, kind, count }) => fromBox(story, zone, kind, count),
  shambled(story, { kind, from, to, count, added }) {
    const gone = withFigures(fromBox(story, from, kind, added), from, kind, -count);
    return withFigures(gone, to, kind, count);
  },
  attackResolved(story, { zone, slain }) {
    let { untold } = story;
    let over = story;
    slain.forEach((count, kind) => {
      over = fromBox(over, zone, kind, untold[at(zone, kind)]! - count);
      untold = untold.with(at(zone, kind), 0);
    });
    return { ...over, untold };
  },
  xpGained: (story, { survivor, total }) => withSurvivor(story, survivor, { xp: total }),
  learned(story, { survivor, skill }) {
    const { skills, slots } = story.view.survivors[survivor]!;
    const wider = skill === 'hoard' && slots.length < 6 ? [...slots, EMPTY] : slots;
    return withSurvivor(story, survivor, { skills: [...skills, skill], slots: wider });
  },
  /** Where there is a card to lose it is told which one; the second Wound kills. */
  wounded(story, { survivor }) {
    const { slots } = story.view.survivors[survivor]!;
    if (slots.some((held) => held === WOUND || held >= 0)) return story;
    return withSurvivor(story, survivor, { slots: slots.with(bareSlot(slots), WOUND) });
  },
  cardLost: (story, { survivor, card }) => swapped(story, survivor, card, WOUND),
  healed(story, { survivor }) {
    const { slots } = story.view.survivors[survivor]!;
    return withSurvivor(story, survivor, { slots: slots.with(slots.lastIndexOf(WOUND), EMPTY) });
  },
  died(story, { survivor }) {
    const slots = story.view.survivors[survivor]!.slots.map(() => EMPTY);
    return seated(withSurvivor(story, survivor, { status: 'dead', slots }), survivor, -1, -1);
  },
  survivorLeft: (story, { survivor }) => seated(withSurvivor(story, survivor, { status: 'left' }), survivor, -1, -1),
  /** The skills are told one by one. */
  survivorJoined(story, { sheet: id, seat, zone }) {
    const sheet = story.view.sheets.find((one) => one.id === id)!;
    const joined: Survivor = { ...newSurvivor(sheet, seat, zone), skills: [] };
    return withView(story, { survivors: [...story.view.survivors, joined] });
  },
  carEntered: (story, { survivor, car, place }) => seated(story, survivor, car, place),
  carLeft: (story, { survivor }) => seated(story, survivor, -1, -1),
  seatChanged: (story, { survivor, car, place }) => seated(story, survivor, car, place),
  drove(story, { car, to }) {
    const driven = withCar(story, car, { zone: to });
    const { survivors } = story.view;
    return withView(driven, { survivors: survivors.map((one) => (one.car === car ? { ...one, zone: to } : one)) });
  },
  /** Who sat in it is told one by one. */
  carDroveOff: (story, { car }) => withCar(story, car, { zone: NOWHERE }),
  loaded(story, { survivor, car, card }) {
    const laden = withCar(story, car, { load: [...story.view.cars[car]!.load, card] });
    return swapped(laden, survivor, card, EMPTY);
  },
  unloaded(story, { survivor, car, card }) {
    const { load } = story.view.cars[car]!;
    const { slots } = story.view.survivors[survivor]!;
    const rid = withCar(story, car, { load: load.toSpliced(load.indexOf(card), 1) });
    return withSurvivor(rid, survivor, { slots: slots.with(freeSlot(slots), card) });
  },
  zombiesLeft: (story, { zone, kind, count }) => withFigures(story, zone, kind, -count),
  objectiveTaken(story, { objective, colour }) {
    const { objectives } = story.view;
    const taken = { ...objectives[objective]!, taken: true, colour };
    return withView(story, { objectives: objectives.with(objective, taken) });
  },
  spawnActivated: (story, { spawn }) => withView(story, { active: story.view.active.with(spawn, 1) }),
  spawnNeutralised: (story, { spawn }) => withView(story, { active: story.view.active.with(spawn, NEUTRALISED) }),
  firstSpawnChosen: (story, { spawn }) => withView(story, { firstSpawn: spawn }),
};

const withView = (story: Story, more: Partial<View>): Story => ({ ...story, view: { ...story.view, ...more } });

/** Nobody is louder than all others any more. */
const hushed = (story: Story): Story => withView(story, { loudest: -1, loudestBy: -1 });

function withSurvivor(story: Story, id: SurvivorId, more: Partial<Survivor>): Story {
  const { survivors } = story.view;
  return withView(story, { survivors: survivors.with(id, { ...survivors[id]!, ...more }) });
}

function withCar(story: Story, id: number, more: Partial<Car>): Story {
  const { cars } = story.view;
  return withView(story, { cars: cars.with(id, { ...cars[id]!, ...more }) });
}

function swapped(story: Story, id: SurvivorId, card: number, by: number): Story {
  const { slots } = story.view.survivors[id]!;
  return withSurvivor(story, id, { slots: slots.map((held) => (held === card ? by : held)) });
}

/** Into a place of a car, or out of any: then -1. */
function seated(story: Story, id: SurvivorId, car: number, place: number): Story {
  const cars = story.view.cars.map((one, number) => ({
    ...one,
    seats: one.seats.map((who, seat) => (number === car && seat === place ? id : who === id ? -1 : who)),
  }));
  return withView(withSurvivor(story, id, { car, place }), { cars });
}

const withFigures = (story: Story, zone: Zone, kind: KindId, by: number): Story => {
  const { figures } = story.view;
  return withView(story, { figures: figures.with(at(zone, kind), figures[at(zone, kind)]! + by) });
};

/** Out of the box, or back into it. */
function fromBox(story: Story, zone: Zone, kind: KindId, count: number): Story {
  const { supply } = story.view;
  return withView(withFigures(story, zone, kind, count), { supply: supply.with(kind, supply[kind]! - count) });
}
