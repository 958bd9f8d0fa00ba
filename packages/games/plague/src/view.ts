import { type Dice, EVERYONE, peek, seatName, secret, type Viewer } from '@shamble/kernel';
import { CARD_COUNT } from './rules/questions.ts';
import { type CardId, NONE, type State, type View } from './types.ts';

/** All is open but the order of the pile and who the traitor is. */
export function view(state: State, viewer: Viewer): View {
  const { pile, traitor: slip, ...open } = state;
  const traitor = peek(slip);
  return { ...open, pile: pile.length, traitor: knows(state, viewer) ? traitor : null };
}

/** Nobody but the traitor himself, until all do (ZP-VTRAIT-02). Whoever has a blank slip knows that he is not. */
function knows({ variants, unmasked, traitor }: State, viewer: Viewer): boolean {
  if (!variants.traitor || viewer === EVERYONE || unmasked >= 0) return true;
  return viewer === seatName(peek(traitor));
}

export function sample(seen: View, viewer: Viewer, dice: Dice): State {
  const { pile: _left, traitor, ...open } = seen;
  const pile = unseenCards(seen);
  dice.shuffle('sample', pile);
  return { ...open, pile: pile.map(secret), traitor: secret(traitor ?? guessTraitor(seen, viewer, dice)) };
}

function unseenCards(seen: View): CardId[] {
  const lies = new Set<CardId>([...seen.discard, ...seen.box]);
  for (const { cards } of seen.humans) for (const card of cards) lies.add(card);
  for (const { cards } of seen.zombies) for (const card of cards) lies.add(card);
  return Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => !lies.has(card));
}

/** Any other player who has not shown his slip, or the spare slip. */
function guessTraitor(seen: View, viewer: Viewer, dice: Dice): number {
  const seats = [...new Set(seen.humans.map(({ seat }) => seat))];
  const suspects = [...seats.filter((seat) => seatName(seat) !== viewer && !seen.cleared.includes(seat)), NONE];
  return suspects[dice.pick('sample', suspects.length)]!;
}
