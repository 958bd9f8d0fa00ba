import { Fault } from './fault.ts';
import type { AnyReaction, Choice, Event, Game, Look, Next, Play, Seat, Shape, Use } from './game.ts';
import { grammar } from './grammar.ts';
import { canonical } from './json.ts';
import { Menu, type Offer, type OneOffer } from './offer.ts';

// Names that no game can take: they hold the place where a window of reactions stands on the stack.
export const BEFORE = '$before';
export const AFTER = '$after';
export const REACTION = '$reaction';

/** The window of one event. Compulsory reactions run first, then each seat in turn is asked; after each, all is looked at again. */
export interface WindowLocals {
  event: Event;
  used: string[];
  passed: Seat[];
  asked: Seat | null;
}

/** The options of the choice `$reaction`. */
export type ReactionOption = { readonly use: 'none' } | { readonly use: string; readonly locals: object };

interface Opening {
  readonly reaction: AnyReaction<Shape>;
  readonly use: Use;
}

/** The reactions of a window, by the events they answer. */
type Reactions = ReadonlyMap<string, readonly AnyReaction<Shape>[]>;
const NO_REACTIONS: readonly AnyReaction<Shape>[] = [];

type Verdict = { readonly amend?: object; readonly prevent?: boolean } | null;
type Window = 'before' | 'after';
const keyOf = (name: string, locals: object): string => `${name} ${canonical(locals)}`;
const { ask, call, done, goto } = grammar<Shape>();

/** What can be used now in answer to the event. */
function openUses(
  reactions: Reactions,
  look: Look<Shape>,
  { event, used }: Pick<WindowLocals, 'event' | 'used'>,
): Opening[] {
  const open: Opening[] = [];
  for (const reaction of reactions.get(event.id) ?? NO_REACTIONS) {
    const mayRepeat = reaction.again === true || used.length === 0;
    for (const use of reaction.uses(look, event))
      if (mayRepeat || !used.includes(keyOf(reaction.name, use.locals))) open.push({ reaction, use });
  }
  return open;
}

/** Whether anything at all answers the event: most events open no window. */
export function isAnswered(reactions: readonly AnyReaction<Shape>[], look: Look<Shape>, event: Event): boolean {
  for (const reaction of reactions) {
    if (reaction.uses(look, event).length > 0 || (reaction.asked?.(look, event).length ?? 0) > 0) return true;
  }
  return false;
}

function nextAsked(
  reactions: Reactions,
  look: Look<Shape>,
  locals: WindowLocals,
  open: readonly Opening[],
): Seat | undefined {
  const asked = new Set<Seat>();
  for (const { use } of open) if (use.by !== undefined) asked.add(use.by);
  for (const reaction of reactions.get(locals.event.id) ?? NO_REACTIONS)
    if (reaction.asked !== undefined) for (const seat of reaction.asked(look, locals.event)) asked.add(seat);
  return look.seats.find((seat) => asked.has(seat) && !locals.passed.includes(seat));
}

export function windowSteps(
  reactions: Reactions,
  window: Window,
): Record<string, (play: Play<Shape>, locals: object) => Next> {
  const take = (locals: WindowLocals, { reaction, use }: Opening): Next => {
    locals.used.push(keyOf(reaction.name, use.locals));
    return call(reaction.proc, use.locals, use.subject ?? null, 'took');
  };
  return {
    look(play, given) {
      const locals = given as WindowLocals;
      const open = openUses(reactions, play, locals);
      const compulsory = open.find(({ use }) => use.by === undefined);
      if (compulsory !== undefined) return take(locals, compulsory);
      const seat = nextAsked(reactions, play, locals, open);
      if (seat === undefined) return done(locals.event);
      locals.asked = seat;
      return ask(seat, REACTION, { seat, window, event: locals.event, used: [...locals.used] }, 'chose');
    },
    took(play, given) {
      const locals = given as WindowLocals;
      const verdict = play.result(BEFORE) as Verdict;
      if (verdict?.prevent !== true && verdict?.amend === undefined) return goto('look');
      if (window === 'after')
        throw new Fault(
          'broken-rule',
          `The event "${locals.event.id}" has happened; a reaction can no longer change it.`,
        );
      if (verdict.prevent === true) return done(null);
      locals.event = { ...locals.event, data: { ...locals.event.data, ...verdict.amend } };
      return goto('look');
    },
    chose(play, given) {
      const locals = given as WindowLocals;
      const option = play.answer(REACTION) as ReactionOption;
      if (!('locals' in option)) {
        locals.passed.push(locals.asked!);
        return goto('look');
      }
      const key = keyOf(option.use, option.locals);
      const chosen = openUses(reactions, play, locals).find(
        ({ reaction, use }) => use.by === locals.asked && keyOf(reaction.name, use.locals) === key,
      );
      return take(locals, chosen!);
    },
  };
}

/** All that one seat may use in answer to the event, and "none", as a single question. */
export function reactionChoice(
  game: Game<Shape>,
  reactions: Readonly<Record<Window, Reactions>>,
): Choice<Shape, string> {
  return {
    always: true,
    offer(look, given, explain) {
      const about = given as { seat: Seat; window: Window; event: Event; used: string[] };
      const menu = new Menu<ReactionOption>(explain);
      for (const { reaction, use } of openUses(reactions[about.window], look, about))
        if (use.by === about.seat) menu.allow({ use: reaction.name, locals: use.locals });
      menu.allow({ use: 'none' });
      return menu.one();
    },
    usual: (view, _about, offer) => usualReaction(game, view, offer),
  } as Choice<Shape, string>;
}

export function usualReaction(game: Game<Shape>, view: object, offer: Offer): ReactionOption {
  const from = (offer as OneOffer<ReactionOption>).from;
  const isUsual = (option: ReactionOption): boolean =>
    'locals' in option &&
    game.reactions.some(({ name, usual }) => name === option.use && usual?.(view, option.locals) === true);
  return from.find(isUsual) ?? from.at(-1)!;
}
