import type { Offer } from '@shamble/kernel';
import { decide } from './auto/decide.ts';
import { actsTo, clearGoals, FORWARD, LEFT, markGoal, search } from './auto/search.ts';
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
  const board = ground(view);
  const { square, facing } = view.humans[id]!;
  clearGoals(state);
  if (!allSearched(view)) {
    for (const [search, space] of board.searches.entries()) {
      if (view.searched[search] !== 0) continue;
      for (let way = 0; way < 4; way++) {
        const beside = board.to[4 * space.square + way]!;
        if (beside >= 0 && board.side[4 * space.square + way] === OPEN && board.blocked[beside] === 0)
          markGoal(4 * beside + ((way + 2) & 3), search);
      }
    }
  } else {
    for (const opening of board.outer) {
      const { a, b, facing: out, back } = board.openings[opening]!;
      if (view.barred[opening] !== 1) markGoal(board.inside[a] === 1 ? 4 * a + out : 4 * b + back, opening);
    }
  }
  // A human walks as a zombie does, only faster.
  const walker = { square, facing, dog: false } as Zombie;
  const [found] = search(state, walker);
  if (found === undefined) return null;
  const [act] = actsTo(state, walker, found);
  return act === FORWARD ? { do: 'forward' } : { do: 'turn', to: act === LEFT ? 'left' : 'right' };
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
