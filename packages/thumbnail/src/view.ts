import { type Dice, EVERYONE, peek, seatName, secret, type Viewer } from '@shamble/kernel';
import { topCards } from './actions/scout.ts';
import { CARDS } from './content.ts';
import type { CardId, State, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  const seat = state.known.findIndex((_, at) => seatName(at) === viewer);
  const all = viewer === EVERYONE;
  const top = all ? Math.max(...state.known) : seat < 0 ? 0 : state.known[seat]!;
  const traitor = peek(state.traitor);
  const { board, doors, figures, supply, noise, heroes, found, known, tokens, round, leader, fog } = state;
  const { traitorPlays, lured } = state;
  return {
    ...{ board, doors, figures, supply, noise, heroes, found, known, tokens, round, leader, fog, traitorPlays, lured },
    finds: { left: state.finds.pile.length, discard: state.finds.discard, top: topCards(state, top) },
    traitor: all || !traitorPlays || (seat >= 0 && traitor === seat) ? traitor : null,
    signals: state.signals.map((signal, at) => (all || at === seat || peek(signal) < 0 ? peek(signal) : null)),
  };
}

export function sample(seen: View, viewer: Viewer, dice: Dice): State {
  const { finds, traitor: _traitor, signals, ...open } = seen;
  const seenCards = new Set<CardId>([
    ...finds.discard,
    ...finds.top,
    open.found,
    ...open.heroes.flatMap(({ slots }) => slots),
  ]);
  const hidden = [...CARDS.keys()].filter((card) => !seenCards.has(card));
  dice.shuffle('sample', hidden);
  const pile = [...hidden, ...[...finds.top].reverse()];
  const traitor = guessTraitor(seen, viewer, dice);
  return {
    ...open,
    finds: { pile: pile.map(secret), discard: finds.discard },
    traitor: secret(traitor),
    signals: signals.map((signal, seat) => secret(signal ?? (seat === traitor ? dice.pick('sample', 2) : 0))),
  };
}

/** Anybody else may be the traitor. */
function guessTraitor(seen: View, viewer: Viewer, dice: Dice): number {
  if (seen.traitor !== null) return seen.traitor;
  const suspects = seen.known.map((_, seat) => seat).filter((seat) => seatName(seat) !== viewer);
  return suspects[dice.pick('sample', suspects.length)]!;
}
