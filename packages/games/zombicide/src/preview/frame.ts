import { type Event, type Frame, type Phrase, word } from '@shamble/kernel';
import { event, factsOf, kind } from '../phrases.ts';
import type { Activation, View } from '../types.ts';

/** A procedure under way: what is being done when a question comes up. */
export function frame(view: View, { proc, locals }: Frame): Phrase {
  const facts = locals as Record<string, unknown>;
  switch (proc) {
    case '$before':
    case '$after':
      return word(`proc.${proc.slice(1)}`, { what: event(view, facts.event as Event) });
    case 'turn':
      return word('proc.turn', { round: view.round });
    case 'organise':
      return word((facts.with as number) < 0 ? 'proc.organise' : 'proc.organise.trade', factsOf(view, facts));
    case 'activate': {
      const { because, kinds, action } = locals as Activation;
      if (because === 'phase') return word(action === 1 ? 'proc.activate' : 'proc.activate.again');
      return word('proc.activate.extra', { kind: kind(kinds.indexOf(true)) });
    }
    // A procedure's `kind` and `card` are not always what they are in events.
    case 'matchSet':
    case 'redraw':
      return word(`proc.${proc}`, factsOf(view, { survivor: facts.survivor }));
    default:
      return word(`proc.${proc}`, factsOf(view, facts));
  }
}
