import type { Goal } from '../board/mission.ts';
import { hasToWait, isReached } from '../missions/goals.ts';
import { keyOf } from '../rules/locks.ts';
import { board, isIn, kindOf, zombiesAt } from '../rules/questions.ts';
import { NEUTRALISED, type SurvivorId, type View, type Zone } from '../types.ts';

/** Something the survivors want next. */
export interface Want {
  readonly what: 'take' | 'stand' | 'leave' | 'supply' | 'load' | 'seat' | 'drive' | 'neutralise' | 'fight' | 'follow';
  /** Any of these zones will do. */
  readonly zones: readonly Zone[];
  /** All have to come, not one. */
  readonly all: boolean;
}

/** What the mission asks for now: alternatives, each a step towards the end. */
export function wantsOf(view: View, players: number, me: SurvivorId): Want[] {
  return openGoals(view, players).flatMap((goal) => wantsFor(view, goal, me));
}

function openGoals(view: View, players: number): Goal<number>[] {
  const { goals, inOrder } = board(view);
  const open = goals.filter((goal) => !isReached(view as never, players, goal) && !hasToWait(view, goal));
  const sooner = open.filter(({ goal }) => goal !== 'leave' && goal !== 'reach');
  return inOrder || sooner.length === 0 ? open : sooner;
}

function wantsFor(view: View, goal: Goal<number>, me: SurvivorId): Want[] {
  switch (goal.goal) {
    case 'take':
      return tokens(view, goal.colour);
    case 'reach':
      return [{ what: 'stand', zones: goal.zones, all: goal.who !== 'any' }];
    case 'leave':
      return [{ what: goal.byCar === true ? 'drive' : 'leave', zones: [goal.zone], all: true }];
    case 'level':
      return rising(view, me);
    case 'clear':
      return [{ what: 'fight', zones: goal.zones.length > 0 ? goal.zones : hunting(view), all: true }];
    case 'supplies':
      return supplies(view, goal, me);
    case 'seated':
      return [{ what: 'seat', zones: freeSeats(view), all: true }];
    case 'neutralise':
      return board(view).spawns.flatMap(({ zone }, at): Want[] =>
        view.active[at] === NEUTRALISED ? [] : [{ what: 'neutralise', zones: [zone], all: false }],
      );
  }
}

/** One rises with the help of the others: all tokens and as many kills as can be had are for whoever is ahead. */
function rising(view: View, me: SurvivorId): Want[] {
  const ahead = aheadOf(view);
  if (me !== ahead) return [{ what: 'follow', zones: [view.survivors[ahead]!.zone], all: true }];
  const rich = board(view).rules.objectiveXp > 0 ? tokens(view, undefined) : [];
  if (rich.length === 0) return [{ what: 'fight', zones: hunting(view), all: true }];
  return rich.map((want) => ({ ...want, all: true }));
}

/** The survivor in play with most experience. */
function aheadOf({ survivors }: View): SurvivorId {
  let ahead = survivors.findIndex(isIn);
  survivors.forEach((one, id) => {
    if (isIn(one) && one.xp > survivors[ahead]!.xp) ahead = id;
  });
  return ahead;
}

/** Whoever carries some brings it where it belongs; the others look for more. */
function supplies(
  view: View,
  { where, zone, kinds }: Extract<Goal<number>, { goal: 'supplies' }>,
  me: SurvivorId,
): Want[] {
  const carrying = view.survivors[me]!.slots.some((held) => held >= 0 && kinds.includes(kindOf(held)));
  if (where === 'gone' && zone !== undefined) return [{ what: 'stand', zones: [zone], all: true }];
  if (where === 'loaded' && carrying) return [{ what: 'load', zones: carZones(view), all: true }];
  return [{ what: 'supply', zones: rooms(view), all: true }];
}

const carZones = (view: View): Zone[] => view.cars.map(({ zone }) => zone).filter((zone) => zone >= 0);

const freeSeats = (view: View): Zone[] =>
  view.cars.flatMap(({ zone, seats }) => (zone >= 0 && seats.includes(-1) ? [zone] : []));

/** A want for each token that is or may be of the colour. */
export function tokens(view: View, colour: string | undefined): Want[] {
  const hidden = [...board(view).undersides] as string[];
  for (const { colour: seen, taken } of view.objectives)
    if (taken && seen !== null && hidden.includes(seen)) hidden.splice(hidden.indexOf(seen), 1);
  return view.objectives.flatMap(({ zone, taken, colour: seen }): Want[] => {
    if (taken) return [];
    const mayBe = colour === undefined || (seen === null ? hidden.includes(colour) : seen === colour);
    return mayBe ? [{ what: 'take', zones: [zone], all: false }] : [];
  });
}

/** The tokens that open what is locked. */
export function keys(view: View): Want[] {
  const { taking } = board(view).rules;
  return taking.flatMap(({ colour, does, of = colour }) =>
    does === 'unlock' && view.marks[keyOf(of)] !== 1 ? tokens(view, colour) : [],
  );
}

/** Where Zombies are, or will be. */
function hunting(view: View): Zone[] {
  const on = board(view);
  const there = on.zones.flatMap((_, zone) => (zombiesAt(view, zone) > 0 ? [zone] : []));
  return there.length > 0 ? there : on.spawns.map(({ zone }) => zone);
}

/** Where one can search. */
function rooms(view: View): Zone[] {
  const on = board(view);
  return on.zones.flatMap(({ street }, zone) =>
    street || zombiesAt(view, zone) > 0 || (on.rules.noSearchAtStart && zone === on.start) ? [] : [zone],
  );
}

export const playersIn = (view: View): number => Math.max(...view.survivors.map(({ seat }) => seat)) + 1;
