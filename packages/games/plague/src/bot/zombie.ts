import { nearest } from '../auto/nearest.ts';
import { isHeld, notePlaces } from '../auto/places.ts';
import { search } from '../auto/search.ts';
import type { Found } from '../auto/slate.ts';
import { FAR, isReachable, placeAim, squareAim, type Walls } from '../auto/walls.ts';
import { actsTo, FORWARD, LEAP, LEFT } from '../auto/ways.ts';
import { stepsFrom } from '../board/sight.ts';
import { ground, isIn } from '../rules/questions.ts';
import {
  NONE,
  type OpeningId,
  type Square,
  type State,
  type View,
  type Zombie,
  type ZombieAct,
  type ZombieId,
} from '../types.ts';

/** What a Zombie player would do with it: to the nearest human by the shortest way, or to break in together. */
export function chooseZombieAct(view: View, id: ZombieId, from: readonly ZombieAct[]): ZombieAct {
  const by = (what: ZombieAct['do']): ZombieAct | undefined => from.find((act) => act.do === what);
  const now = by('bite') ?? by('devour');
  if (now !== undefined) return now;
  const zombie = view.zombies[id]!;
  const walls = notePlaces(view as unknown as State);
  const act = hunt(view, walls, zombie) ?? breakIn(view, walls, zombie);
  const wanted =
    act === null
      ? undefined
      : from.find((one) => one.do === act.do && (one.do !== 'turn' || (act.do === 'turn' && one.to === act.to)));
  return wanted ?? by('end') ?? from[0]!;
}

const preyOf = (view: View): Square[] => {
  const board = ground(view);
  return view.humans.flatMap((human) => {
    if (!isIn(human)) return [];
    return human.square === board.car ? board.carDoors.map(({ from }) => from) : [human.square];
  });
};

function hunt(view: View, walls: Walls, zombie: Zombie): ZombieAct | null {
  const squares = preyOf(view);
  const aims = squares.map((square) => squareAim(walls, square, isHeld(walls, square)));
  const [found] = search(walls, zombie, aims);
  if (found !== undefined && found.ap === 0) return null;
  if (found !== undefined) return firstAct(walls, zombie, found);
  const open = squares.filter((square) => isReachable(walls, zombie.square, square));
  const near = open.length > 0 ? nearest(walls, zombie, open) : null;
  return near === null ? null : firstAct(walls, zombie, near);
}

function firstAct(walls: Walls, zombie: Zombie, found: Found): ZombieAct {
  const [act] = actsTo(walls, zombie, found);
  if (act === FORWARD) return { do: 'forward' };
  return act === LEAP ? { do: 'leap' } : { do: 'turn', to: act === LEFT ? 'left' : 'right' };
}

/** All to the barricade that is the least way for all of them; those who cannot stand before it stand behind one another. */
function breakIn(view: View, walls: Walls, zombie: Zombie): ZombieAct | null {
  const place = meetingPlace(view, walls);
  if (place === NONE) return null;
  if (place === 4 * zombie.square + zombie.facing) return { do: 'forward' };
  const [found] = search(walls, zombie, [placeAim(walls, place)]);
  if (found !== undefined) return firstAct(walls, zombie, found);
  const near = isReachable(walls, zombie.square, place >> 2) ? nearest(walls, zombie, [place >> 2]) : null;
  return near === null ? null : firstAct(walls, zombie, near);
}

function meetingPlace(view: View, walls: Walls): number {
  const board = ground(view);
  const prey = preyOf(view);
  let best = NONE;
  let least = Number.POSITIVE_INFINITY;
  const weigh = (opening: OpeningId, place: number): void => {
    const beyond = board.to[place]!;
    const toPrey = Math.min(...prey.map((square) => stepsFrom(board, square)[beyond]!));
    const { away } = placeAim(walls, place);
    let cost = 2 * toPrey + (view.locked === opening ? 1 : 0);
    for (const { square, facing, dog } of view.zombies)
      if (square >= 0 && !dog)
        cost += Math.min(200, away[4 * square + facing]! === FAR ? 200 : away[4 * square + facing]!);
    if (cost >= least) return;
    least = cost;
    best = place;
  };
  for (const [id, { a, b, facing, back }] of board.openings.entries()) {
    if (a < 0 || (view.barred[id] !== 1 && view.locked !== id)) continue;
    weigh(id, 4 * a + facing);
    weigh(id, 4 * b + back);
  }
  return best;
}
