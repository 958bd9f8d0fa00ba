import { isHeld } from '../auto/places.ts';
import { awayFrom, FAR, isReachable, type Place, placeAim, squareAim, type Walls, wallsOf } from '../auto/walls.ts';
import { stepsFrom } from '../board/sight.ts';
import { allSearched, isClosed, isIn, itemOf } from '../rules/questions.ts';
import type { HumanId, OpeningId, SearchId, Square } from '../types.ts';
import type { Outlook } from './scene.ts';
import { WEIGHTS } from './weights.ts';

/** What there is to do. */
export interface Goals {
  /** AP from a place to where the next work is. */
  readonly far: Away;
  /** Where that is. */
  readonly squares: readonly Square[];
  /** Openings worth a barricade, and on which side one has to be. */
  readonly shut: readonly OpeningId[];
  readonly isWithin: (square: Square) => boolean;
  /** Zombies on these squares have to go. */
  readonly clear: boolean;
  readonly car: boolean;
  /** There is no way but through a barricade or a locked door. */
  readonly breaks: boolean;
  /** Humans to be killed. */
  readonly foes: readonly HumanId[];
}

type Away = (place: Place) => number;

const awayBy =
  (away: Int16Array): Away =>
  (place) =>
    away[place]!;

/** AP to the nearest of a few places: each is an aim that is kept. */
function awayFromAny(walls: Walls, places: readonly Place[]): Away {
  const aims = places.map((place) => placeAim(walls, place).away);
  return (place) => {
    let least = FAR;
    for (const away of aims) if (away[place]! < least) least = away[place]!;
    return least;
  };
}

interface Shelter {
  readonly openings: readonly OpeningId[];
  readonly isWithin: (square: Square) => boolean;
}

const NOTHING = {
  squares: [],
  shut: [],
  isWithin: (): boolean => true,
  clear: false,
  car: false,
  breaks: false,
  foes: [],
};

export function goalsOf(scene: Outlook): Goals {
  const goals = wishes(scene);
  const { self, board, walls, view } = scene;
  if (self.square === board.car || goals.far(4 * self.square + self.facing) !== FAR) return goals;
  let best: Place = 4 * self.square + self.facing;
  let least = Number.POSITIVE_INFINITY;
  const weigh = (place: Place): void => {
    const { part } = walls;
    if (part[place >> 2] !== part[self.square]) return;
    const beyond = Math.min(...goals.squares.map((square) => stepsFrom(board, square)[board.to[place]!]!));
    const cost = stepsFrom(board, self.square)[place >> 2]! + 2 * beyond;
    if (cost >= least) return;
    least = cost;
    best = place;
  };
  for (const [opening, { a, b, facing, back }] of board.openings.entries()) {
    if (a < 0 || !isClosed(view, opening)) continue;
    weigh(4 * a + facing);
    weigh(4 * b + back);
  }
  return { ...goals, far: awayFromAny(walls, [best]), breaks: true };
}

function wishes(scene: Outlook): Goals {
  const { view, board, self } = scene;
  const { cellar } = board;
  const house: Shelter = {
    openings: board.outer,
    isWithin: (square) => square !== board.car && board.inside[square] === 1,
  };
  const foes = foesOf(scene);
  if (foes.length > 0 && (view.late || self.seat !== view.unmasked)) return hunting(scene, foes);
  if (!allSearched(view)) return searching(scene, house);
  if (view.started || view.humans.some((one) => isIn(one) && itemOf(one, 'car-keys') >= 0)) {
    const places = board.carDoors.map(({ from, facing }) => 4 * from + facing);
    const squares = board.carDoors.map(({ from }) => from);
    return { ...NOTHING, far: awayFromAny(scene.walls, places), squares, car: true };
  }
  const isTraitor = foes.length > 0;
  const shelters: Shelter[] = board.outer.length > 0 && !isTraitor ? [house] : [];
  if (cellar.open && !isTraitor)
    shelters.push({
      openings: [board.openings.length - 1],
      isWithin: (square) => square >= cellar.first && square < board.car,
    });
  if (view.variants.short || isTraitor)
    for (const [room, { closable, openings }] of board.rooms.entries())
      if (closable && openings.length > 0)
        shelters.push({ openings, isWithin: (square) => square !== board.car && board.room[square] === room });
  const best = leastTrouble(scene, shelters);
  if (best === undefined) return { ...NOTHING, far: awayFromAny(scene.walls, [4 * self.square]) };
  return { ...shutting(scene, best), foes };
}

/** Whom he has to fear: a traitor who is known, all if he is one himself, or everybody when they have cracked. */
function foesOf({ view, me, self }: Outlook): HumanId[] {
  const isFoe = (seat: number): boolean => {
    if (view.late) return view.cracked;
    return view.unmasked >= 0 && (self.seat === view.unmasked) !== (seat === view.unmasked);
  };
  return view.humans.flatMap((one, id) => (id !== me && isIn(one) && isFoe(one.seat) ? [id] : []));
}

function hunting({ view, walls, board }: Outlook, foes: readonly HumanId[]): Goals {
  const squares = foes.map((id) => view.humans[id]!.square);
  const places = squares.flatMap((square) =>
    square === board.car
      ? board.carDoors.map(({ from, facing }) => 4 * from + facing)
      : squareAim(walls, square, true).places,
  );
  return { ...NOTHING, far: awayFromAny(walls, places), squares, foes };
}

function leastTrouble(scene: Outlook, shelters: readonly Shelter[]): Shelter | undefined {
  if (shelters.length < 2) return shelters[0];
  const troubles = shelters.map((shelter) => trouble(scene, shelter));
  return shelters[troubles.indexOf(Math.min(...troubles))];
}

/** About how many AP it takes until everybody is safe there. */
function trouble({ view, walls }: Outlook, { openings, isWithin }: Shelter): number {
  const open = openings.filter((opening) => view.barred[opening] !== 1);
  const places = openings.map((opening) => placeWithin(walls.ground.openings[opening]!, isWithin));
  const away = awayFromAny(walls, places);
  let cost = 6 * open.length;
  for (const human of view.humans)
    if (isIn(human) && human.square !== walls.ground.car && !isWithin(human.square))
      cost += Math.min(60, away(4 * human.square + human.facing));
  for (const { square } of view.zombies) if (square >= 0 && isWithin(square)) cost += 25;
  return cost;
}

const placeWithin = (
  { a, b, facing, back }: Outlook['board']['openings'][number],
  isWithin: (square: Square) => boolean,
): Place => (isWithin(a) ? 4 * a + facing : 4 * b + back);

/** Nobody has searched there yet; mine are those that nobody else is nearer to. */
function searching(scene: Outlook, house: Shelter): Goals {
  const { view, board, walls, me, self } = scene;
  const open: SearchId[] = [];
  for (const [id, { square }] of board.searches.entries())
    if (view.searched[id] === 0 && (board.cellar.open || square < board.cellar.first)) open.push(id);
  const isOutdoors = (id: SearchId): boolean =>
    board.searches[id]!.place === 'vehicle' || board.searches[id]!.place === 'garage';
  const outdoors = open.some(isOutdoors);
  const awayOf = (id: SearchId): Int16Array => squareAim(walls, board.searches[id]!.square, true).away;
  const costFor = (id: SearchId, human: HumanId): number => {
    const { square, facing } = view.humans[human]!;
    if (square === board.car) return FAR;
    return awayOf(id)[4 * square + facing]! + (outdoors && !isOutdoors(id) ? WEIGHTS.indoors : 0);
  };
  const mine = open.filter((id) =>
    view.humans.every((one, other) => other === me || !isIn(one) || costFor(id, other) >= costFor(id, me)),
  );
  let target = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const id of mine.length > 0 ? mine : open) {
    const cost = costFor(id, me);
    if (cost >= least) continue;
    least = cost;
    target = id;
  }
  const alone = !outdoors && house.isWithin(self.square) && everyoneWithin(scene, house) && isAllWithin(scene, open);
  const shut = alone ? house.openings.filter((opening) => view.barred[opening] !== 1) : [];
  const far = target < 0 || mine.length === 0 ? followed(scene, target, awayOf) : awayBy(awayOf(target));
  return { ...NOTHING, far, squares: [board.searches[target]!.square], shut, isWithin: house.isWithin };
}

/** Whether all of them could still be searched with the house shut. */
function isAllWithin({ view, board, self }: Outlook, open: readonly SearchId[]): boolean {
  const barred = view.barred.map((bar, opening) => (board.openings[opening]!.outer ? 1 : bar));
  const shut = wallsOf({ ...view, barred });
  return open.every((id) => isReachable(shut, self.square, board.searches[id]!.square));
}

/** Whoever has nothing to search keeps to the house. */
function followed({ walls, board, view }: Outlook, target: SearchId, awayOf: (id: SearchId) => Int16Array): Away {
  const places = board.outer
    .filter((opening) => view.barred[opening] !== 1)
    .map((opening) => placeWithin(board.openings[opening]!, (square) => board.inside[square] === 1));
  return places.length > 0 ? awayFromAny(walls, places) : awayBy(awayOf(target));
}

const everyoneWithin = ({ view }: Outlook, { isWithin }: Shelter): boolean =>
  view.humans.every((one) => !isIn(one) || isWithin(one.square));

/** Away from the door by which the others have to come. */
function makingRoom({ walls, board }: Outlook, door: Place, isWithin: (square: Square) => boolean): Goals {
  const steps = stepsFrom(board, door >> 2);
  const places: Place[] = [];
  for (let square = 0; square < board.car; square++)
    if (isWithin(square) && board.blocked[square] === 0 && steps[square]! >= 3 && !isHeld(walls, square))
      for (let facing = 0; facing < 4; facing++) places.push(4 * square + facing);
  return { ...NOTHING, far: awayBy(awayFrom(walls, places)), squares: [door >> 2], isWithin, clear: true };
}

/** Everybody in, every opening shut, every zombie out. */
function shutting(scene: Outlook, shelter: Shelter): Goals {
  const { view, board, walls, self, kills } = scene;
  const { isWithin } = shelter;
  // A locked door would part those within.
  const door = view.locked < 0 ? undefined : board.openings[view.locked]!;
  if (door !== undefined && isWithin(door.a) && isWithin(door.b)) {
    const places = [4 * door.a + door.facing, 4 * door.b + door.back];
    const squares = [door.a, door.b];
    return { ...NOTHING, far: awayFromAny(walls, places), squares, isWithin, clear: true, breaks: true };
  }
  const open = shelter.openings.filter((opening) => view.barred[opening] !== 1);
  const outside = view.humans.some((one, id) => id !== scene.me && isIn(one) && !isWithin(one.square));
  // Somebody has still to come in.
  const shut = open.length === 1 && outside ? [] : open;
  const places = open.map((opening) => placeWithin(board.openings[opening]!, isWithin));
  if (shut.length < open.length && isWithin(self.square)) return makingRoom(scene, places[0]!, isWithin);
  const inside = view.zombies.filter(({ square }) => square >= 0 && isWithin(square));
  const isHunting = inside.length > 0 && isWithin(self.square) && (kills >= WEIGHTS.armed || places.length === 0);
  if (isHunting) for (const { square } of inside) places.push(...squareAim(walls, square, true).places);
  return {
    ...{ ...NOTHING, far: awayFromAny(walls, places), squares: places.map((place) => place >> 2) },
    ...{ shut, isWithin, clear: true },
  };
}
