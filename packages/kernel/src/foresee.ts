import { Fault } from './fault.ts';
import type { EventOf, Look, Play, Shape } from './game.ts';
import { copy } from './json.ts';

/** A play that nobody has answered yet, and what it has told so far. */
export interface Foreseen<G extends Shape> {
  readonly play: Play<G>;
  readonly events: readonly EventOf<G>[];
}

/**
 * Rules tried out on a state of one's own (copy it first), up to the first thing that nobody can know beforehand: dice,
 * cards and answers throw. For previews, which so ask the rules instead of telling them again.
 */
export function foresee<G extends Shape>(look: Look<G>): Foreseen<G> {
  const events: EventOf<G>[] = [];
  const play: Play<G> = {
    ...look,
    tell: (event) => void events.push(copy(event)),
    roll: unforeseen,
    pick: unforeseen,
    shuffle: unforeseen,
    reveal: unforeseen,
    answer: unforeseen,
    result: unforeseen,
    announced: unforeseen,
    push: unforeseen,
    end: unforeseen,
  };
  return { play, events };
}

function unforeseen(): never {
  throw new Fault('broken-rule', 'A preview cannot know what the dice, the cards or the players will say.');
}
