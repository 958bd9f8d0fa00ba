import {
  type AsideId,
  decider,
  type Event,
  type MissionEntry,
  type Offer,
  type Pending,
  type Seat,
  type Shape,
  type TableView,
  type VariantEntry,
} from '@shamble/kernel';
import type { ShelvedGame } from '../games.ts';
import type { Colours } from '../io.ts';
import { hint, letterOf } from './answer.ts';
import type { Words } from './words.ts';

type View = TableView<Shape>;

/** Everything is said through these. */
export interface Pen {
  readonly game: ShelvedGame;
  readonly words: Words;
  readonly colours: Colours;
  readonly wide: number;
}

export interface AsideShown {
  readonly seat: Seat;
  readonly name: AsideId<Shape>;
  readonly offer: Offer;
}

/** What has happened, the rules beside it. */
export function logLines({ words, colours }: Pen, view: View, events: readonly Event[]): string[] {
  return events.map((event) => `  ${colours.dim('·')} ${words.event(view, event)}${ruleMark(colours, event.rules)}`);
}

export function headingLine({ game, words, colours, wide }: Pen, view: View, seat: Seat): string {
  const title = ` ${words.say('cli.play.heading', { round: game.pack.round(view.state), seat })} `;
  return colours.bold(colours.yellow(`──${title}${'─'.repeat(Math.max(2, wide - title.length - 2))}`));
}

/** The game, its mission, what to do in it and the variants that are played. */
export function missionLines(
  { words, colours, wide }: Pen,
  { title, heading, brief }: MissionEntry,
  variants: readonly VariantEntry[] = [],
): string[] {
  return [
    '',
    colours.bold(`${words.title()} · ${words.phrase(title)}`),
    ...(heading === undefined ? [] : [colours.dim(words.phrase(heading))]),
    ...(brief === undefined ? [] : folded(words.phrase(brief), wide)),
    ...variants.map((one) => {
      const what = one.brief === undefined ? '' : colours.dim(`  ${words.phrase(one.brief)}`);
      return `  + ${words.phrase(one.title)}${what}`;
    }),
  ];
}

export function folded(text: string, wide: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= wide) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export function boardLines({ game, words, colours }: Pen, view: View): string[] {
  const threats = words.threats(view);
  const people = words.people(view);
  return [
    '',
    ...game.pack.stage.draw(view.state).trimEnd().split('\n'),
    ...people.map((line) => colours.dim(`  ${line}`)),
    '',
    ...(threats.length === 0 ? [] : [colours.bold(words.say('cli.play.threats'))]),
    ...threats.map((threat) => `  ${colours.red('!')} ${threat}`),
    ...(threats.length === 0 ? [] : ['']),
  ];
}

/** The question, who decides, why it is asked, and what has been proposed. */
export function questionLines({ words, colours }: Pen, view: View, pending: Pending): string[] {
  const { who, proposals = [] } = pending;
  const lines = [colours.bold(words.prompt(view, pending))];
  const why = words.why(view);
  if (why.length > 0) lines.push(colours.dim(`  ${why.join(' › ')}`));
  if (typeof who !== 'string' && who.anyOf.length > 1)
    lines.push(
      colours.dim(`  ${words.say('cli.play.together', { seats: who.anyOf.join(', '), decider: decider(who) })}`),
    );
  for (const { seat, answer } of proposals)
    lines.push(`  ${words.say('kernel.entry.propose', { seat, answer: JSON.stringify(answer) })}`);
  return lines;
}

/** The options of an offer, numbered as they are answered; what is refused, greyed out, with the rules that refuse it. */
export function offerLines(pen: Pen, view: View, choice: string, offer: Offer): string[] {
  const { words, colours } = pen;
  const option = (given: unknown): string => words.option(view, choice, given);
  const lines = listed(offer, option, words).map(({ mark, text }) => `  ${colours.cyan(mark.padStart(2))}  ${text}`);
  for (const { options, because } of byRules(offer.refused ?? []))
    lines.push(`${colours.dim(`   –  ${options.map(option).join(' · ')}`)}${ruleMark(colours, because)}`);
  if (offer.kind !== 'one') lines.push(colours.dim(`  ${words.say(`cli.play.how-${offer.kind}`, hint(offer))}`));
  if (offer.usual !== undefined)
    lines.push(
      colours.dim(`  ${words.say('cli.play.usual', { answer: words.answer(view, choice, offer, offer.usual) })}`),
    );
  return lines;
}

/** Refusals for the same rules share a line. */
function byRules(refused: NonNullable<Offer['refused']>): { options: unknown[]; because: readonly string[] }[] {
  const groups = new Map<string, { options: unknown[]; because: readonly string[] }>();
  for (const { option, because } of refused) {
    const key = because.join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { options: [option], because });
    else group.options.push(option);
  }
  return [...groups.values()];
}

function listed(offer: Offer, option: (given: unknown) => string, words: Words): { mark: string; text: string }[] {
  const numbered = (texts: readonly string[]): { mark: string; text: string }[] =>
    texts.map((text, i) => ({ mark: String(i + 1), text }));
  switch (offer.kind) {
    case 'one':
    case 'some':
      return numbered(offer.from.map(option));
    case 'share':
      return numbered(offer.among.map(({ id, max }) => words.say('cli.play.at-most', { option: option(id), max })));
    case 'order':
      return numbered(offer.items.map(option));
    case 'arrange': {
      const items = offer.items.map((item) => {
        const now = offer.now?.[item];
        return now === undefined ? option(item) : `${option(item)}  ← ${option(now)}`;
      });
      const slots = offer.slots.map(({ id, holds }, i) => ({
        mark: letterOf(i),
        text: words.say('cli.play.holds', { slot: option(id), holds }),
      }));
      return [...numbered(items), ...slots];
    }
  }
}

/** What may be done unasked. `asked` is the seat whose question is open; others are named. */
export function asideLines({ words, colours }: Pen, view: View, asked: Seat, asides: readonly AsideShown[]): string[] {
  if (asides.length === 0) return [];
  const lines = asides.map(({ seat, name, offer }, i) => {
    const aside = words.aside(view, name, offer);
    const text = seat === asked ? aside : words.say('cli.play.aside-of', { seat, aside });
    return `  ${colours.cyan(`a${i + 1}`)}  ${text}`;
  });
  return [colours.dim(`  ${words.say('cli.play.asides')}`), ...lines];
}

const ruleMark = (colours: Colours, rules: readonly string[]): string =>
  rules.length === 0 ? '' : colours.dim(`  [${rules.join(', ')}]`);
