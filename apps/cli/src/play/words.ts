import type { Event, Frame, Offer, Outcome, Pending, Shape, TableView } from '@shamble/kernel';
import type { Phrase, Speak } from '@shamble/text';
import type { ShelvedGame } from '../games.ts';

type View = TableView<Shape>;

/** A game put into words. */
export interface Words {
  prompt(view: View, pending: Pending): string;
  option(view: View, choice: string, option: unknown): string;
  /** A whole answer, whatever the kind of the question it answers. */
  answer(view: View, choice: string, offer: Offer | null, answer: unknown): string;
  event(view: View, event: Event): string;
  outcome(outcome: Outcome): string;
  threats(view: View): string[];
  /** Who is at the table and what they have. */
  people(view: View): string[];
  /** What a seat may do unasked, in a few words. */
  aside(view: View, name: string, offer: Offer): string;
  title(): string;
  phrase(phrase: Phrase): string;
  /** Why this is asked: what is under way, outermost first. */
  why(view: View): string[];
  say(id: string, more?: Phrase['with']): string;
}

export function wordsOf({ pack, text }: ShelvedGame, say: Speak): Words {
  const option = (view: View, choice: string, given: unknown): string =>
    say(isNone(choice, given) ? { id: 'kernel.reaction.none' } : pack.option(view.state, choice, given));
  const name = (view: View, choice: string, given: unknown): string =>
    typeof given === 'string' || typeof given === 'number' ? option(view, choice, given) : JSON.stringify(given);
  /** A game may have words for its procedures and asides; their names, verbs by custom, do where it has none. */
  const named = (kind: 'proc' | 'aside', id: string): string =>
    `${kind}.${id}` in text.en
      ? say({ id: `${kind}.${id}` })
      : id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const under = (view: View, frame: Frame): string => {
    if (pack.frame !== undefined) return say(pack.frame(view.state, frame));
    return frame.proc in WINDOWS ? say({ id: WINDOWS[frame.proc]! }) : named('proc', frame.proc);
  };
  return {
    prompt: (view, pending) => say(pack.prompt(view.state, pending)),
    option,
    answer(view, choice, offer, answer) {
      switch (offer?.kind) {
        case 'some':
        case 'order':
          return (answer as unknown[]).map((part) => option(view, choice, part)).join(', ') || '—';
        case 'share':
          return pairs(answer, (id, share) => `${name(view, choice, id)} ${share}`);
        case 'arrange':
          return pairs(answer, (item, slot) => `${name(view, choice, item)} → ${name(view, choice, slot)}`);
        case 'one':
          return option(view, choice, answer);
        default:
          return JSON.stringify(answer);
      }
    },
    event: (view, event) => say(pack.event(view.state, event)),
    outcome: (outcome) => say(pack.outcome(outcome)),
    threats: (view) => pack.threats(view.state).map(say),
    people: (view) => pack.people?.(view.state).map(say) ?? [],
    aside(view, name, offer) {
      const options = offer.kind === 'one' || offer.kind === 'some' ? offer.from : [];
      if (options.length === 0) return named('aside', name);
      const first = option(view, name, options[0]);
      if (options.length === 1) return first;
      return say({ id: 'cli.play.aside-more', with: { option: first, more: options.length - 1 } });
    },
    title: () => say(pack.title),
    phrase: say,
    why: (view) => view.stack.map((frame) => under(view, frame)),
    say: (id, more = {}) => say({ id, with: more }),
  };
}

/** The kernel's own procedures: where reactions to an event are looked for. */
const WINDOWS: Readonly<Record<string, string>> = {
  $before: 'kernel.reaction.before',
  $after: 'kernel.reaction.after',
};

const isNone = (choice: string, option: unknown): boolean =>
  choice === '$reaction' && (option as { use?: unknown }).use === 'none';

const pairs = (answer: unknown, word: (key: string, value: unknown) => string): string =>
  Object.entries(answer as object)
    .map(([key, value]) => word(key, value))
    .join(', ') || '—';
