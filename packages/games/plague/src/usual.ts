import type { Offer } from '@shamble/kernel';
import { decide } from './auto/decide.ts';
import { actsTo, FORWARD, LEFT, notePlaces, search } from './auto/search.ts';
import { awayFrom, type Place } from './auto/walls.ts';
import { OPEN } from './board/ground.ts';
import type { Playing } from './rules/changes.ts';
import { allSearched, ground, inCar, openingBefore } from './rules/questions.ts';
import type { Act, HumanId, State, View, Zombie, ZombieAct, ZombieId } from './types.ts';

// What a sensible seat would answer: advice, not rules.

/** Fight what is in front, search what nobody has searched, then shut the house; else go where there is such work. */
export function usualAct(view: View, { human: id }: { human: HumanId }, offer: Offer): Act {
  const options = offer.kind === 'one' ? (offer.from as Act[]) : [];
  const by = (what: Act['do']): Act | undefined => options.find((option) => option.do === what);
  const at = view.humans[id]!;
  const before = inCar(view, at) ? -1 : openingBefore(view, at);
  const isOurs = before >= 0 && ground(view).openings[before]!.outer && ground(view).inside[at.square] === 1;
  const now = by('start') ?? by('attack') ?? by('search') ?? (isOurs ? by('barricade') : undefined) ?? by('put');
  if (now !== undefined) return now;
  const next = inCar(view, at) ? null : wayOn(view, id);
  const step = next === null ? undefined : options.find((option) => isSame(option, next));
  return step ?? by('stand') ?? { do: 'end' };
}

const isSame = (one: Act, other: Act): boolean =>
  one.do === other.do && (one.do !== 'turn' || other.do !== 'turn' || one.to === other.to);

/** The next step to the nearest space nobody has searched, or else to a door or window of the house that is open. */
function wayOn(view: View, id: HumanId): Act | null {
  const state = view as unknown as State;
  const { square, facing } = view.humans[id]!;
  const walls = notePlaces(state);
  const places = allSearched(view) ? toBarricade(view) : toSearch(view);
  const aim = { places, away: awayFrom(walls, places), each: null };
  // A human walks as a zombie does, only faster.
  const walker = { square, facing, dog: false } as Zombie;
  const [found] = search(walls, walker, [aim], true);
  if (found === undefined || found.ap === 0) return null;
  const [act] = actsTo(walls, walker, found, null);
  return act === FORWARD ? { do: 'forward' } : { do: 'turn', to: act === LEFT ? 'left' : 'right' };
}

/** Before the search spaces that nobody has searched. */
function toSearch(view: View): Place[] {
  const board = ground(view);
  const places: Place[] = [];
  for (const [search, space] of board.searches.entries()) {
    if (view.searched[search] !== 0) continue;
    for (let way = 0; way < 4; way++) {
      const beside = board.to[4 * space.square + way]!;
      if (beside >= 0 && board.side[4 * space.square + way] === OPEN && board.blocked[beside] === 0)
        places.push(4 * beside + ((way + 2) & 3));
    }
  }
  return places;
}

/** Inside, before the doors and windows of the house that are open. */
function toBarricade(view: View): Place[] {
  const board = ground(view);
  return board.outer
    .filter((opening) => view.barred[opening] !== 1)
    .map((opening) => {
      const { a, b, facing: out, back } = board.openings[opening]!;
      return board.inside[a] === 1 ? 4 * a + out : 4 * b + back;
    });
}

/** As it would do by itself. */
export function usualZombieAct(view: View, { zombie: id }: { zombie: ZombieId }, offer: Offer): ZombieAct {
  const options = offer.kind === 'one' ? (offer.from as ZombieAct[]) : [];
  const state = { ...view, zombies: view.zombies.map((zombie) => ({ ...zombie })) } as unknown as State;
  const { act } = decide({ state, pick: () => 0 } as unknown as Playing, id);
  const like = options.find(
    (option) => option.do === act?.do && (option.do !== 'turn' || (act.do === 'turn' && option.to === act.to)),
  );
  return like ?? { do: 'end' };
}
