import { type Luck, randomAnswer } from '@shamble/bots';
import { canonical, Fault, type Input, isAsked, isOffered, type Offer, type Seat, type Shape } from '@shamble/kernel';
import { Broken, must, shown } from './law.ts';
import type { Position } from './trial.ts';

const circle: unknown[] = [];
circle.push(circle);

/** What a game might offer after all. */
const ODD: readonly unknown[] = [null, -1, 1e308, 2 ** 53, '', true, [], {}, [[]], [null], { a: { b: [{}] } }];

/** What no game offers. */
const JUNK: readonly unknown[] = [
  ...[undefined, Number.NaN, Number.POSITIVE_INFINITY, 'no such thing', 7n, [undefined], circle],
  ...[Symbol('junk'), () => 0, new Map()],
  // Fields by which plain code stumbles over an object's inherited ones.
  JSON.parse('{"__proto__":{"kind":"x"}}'),
  { constructor: 1, hasOwnProperty: 1 },
  [{ toString: 1, valueOf: 1 }, { toString: null }],
];

/** What takes a while to refuse. */
const HEAVY: readonly unknown[] = [JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)), 'x'.repeat(100_000)];

/** Feeds the table what it must refuse, and looks whether anything came of it. */
export function checkRefusals<G extends Shape>(position: Position<G>, hash: string): void {
  const { trial, match, table, luck } = position;
  const { engine } = trial;
  const { pending, seats } = table;
  for (const seat of [...seats, 'nobody', '__proto__']) {
    const offer = engine.offer(table, seat);
    if (offer !== null) {
      for (const answer of junkFor(offer, luck)) refused(position, seat, { answer });
      for (const { option, because } of engine.offer(table, seat, { explain: true })!.refused ?? [])
        if (offer.kind === 'one') refused(position, seat, { answer: option }, because);
      const answer = randomAnswer(offer, luck);
      for (const when of [table.n - 1, table.n + 1, Number.NaN]) refused(position, seat, { answer }, [], when);
    } else if (pending !== null) {
      const asked = seats.find((one) => isAsked(pending.who, one))!;
      refused(position, seat, { answer: randomAnswer(engine.offer(table, asked)!, luck) });
    }
    for (const aside of ['no such thing', '__proto__', 'constructor']) refused(position, seat, { aside, answer: {} });
    for (const [aside, offered] of Object.entries(engine.asides(table, seat)))
      for (const answer of junkFor(offered as Offer, luck)) refused(position, seat, { aside, answer });
    for (const undoTo of [-1, 0.5, Number.NaN, table.n, table.n + 1]) refused(position, seat, { undoTo });
  }
  const same = engine.hash(match.table) === hash && match.table === table;
  must('refusal', same, () => 'the table changed although everything was refused');
}

/** When all is over nothing more is answered. */
export function checkOver<G extends Shape>(position: Position<G>): void {
  for (const seat of position.table.seats) {
    for (const answer of [null, {}, []]) refused(position, seat, { answer });
    refused(position, seat, { resign: true });
  }
}

function refused<G extends Shape>(
  { match }: Position<G>,
  seat: Seat,
  input: Input,
  because: readonly string[] = [],
  seen = match.table.n,
): void {
  const what = (): string => `${seat}: ${shown(input)}${seen === match.table.n ? '' : ` at ${seen}`}`;
  try {
    match.prepare(seat, input, seen);
  } catch (error) {
    if (!(error instanceof Fault))
      throw new Broken('refusal', `${what()} is answered by an exception (${String(error)}), not by a sentence`);
    const { code, rules } = error;
    const refusal = ['not-offered', 'not-asked', 'stale', 'no-undo', 'over'].includes(code);
    must('refusal', refusal, () => `${what()} is refused as "${code}": ${error.message}`);
    must(
      'refusal',
      because.every((rule) => rules.includes(rule)),
      () => `${what()} is refused without its rules`,
    );
    return;
  }
  throw new Broken('refusal', `${what()} was accepted`);
}

/** What is not among the answers: junk, and legal answers spoilt. */
function junkFor(offer: Offer, luck: Luck): unknown[] {
  // Not by the kernel's word alone: where options are listed, the list says it.
  const isLegal = (answer: unknown): boolean =>
    offer.kind === 'one'
      ? offer.from.some((option) => canonical(option) === canonical(answer))
      : isOffered(offer, answer);
  const junk = luck(50) === 0 ? [...JUNK, ...HEAVY] : JUNK;
  return [...junk, ...ODD.filter((answer) => !isLegal(answer)), ...spoilt(offer, randomAnswer(offer, luck))];
}

function spoilt(offer: Offer, answer: unknown): unknown[] {
  switch (offer.kind) {
    case 'one': {
      if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return [[answer], { answer }];
      return [{ ...answer, more: 1 }, { ...answer, toString: 1 }, [answer], withProto(answer)];
    }
    case 'some': {
      const parts = answer as readonly unknown[];
      return [
        [...offer.from, ...offer.from, 'more'],
        [...parts, 'no such thing'],
        ...parts.map((part) => [...parts, part]),
      ];
    }
    case 'share': {
      const shares = answer as Readonly<Record<string, number>>;
      const spoil = offer.among.flatMap(({ id, max }) =>
        [-1, 0.5, max + 1, '1', null, []].map((part) => ({ ...shares, [id]: part })),
      );
      return [...spoil, { ...shares, 'no such place': 1 }, withProto(shares)];
    }
    case 'order': {
      const items = answer as readonly string[];
      return [[...items, 'no such thing'], [...items, ...items, items[0]], items.length > 0 ? items.slice(1) : [null]];
    }
    case 'arrange': {
      const slots = answer as Readonly<Record<string, string>>;
      const spoil = offer.items.flatMap((item) =>
        ['no such slot', '__proto__', 7, null, {}, []].map((slot) => ({ ...slots, [item]: slot })),
      );
      return [...spoil, { ...slots, 'no such item': offer.slots[0]?.id ?? '' }, withProto(slots)];
    }
  }
}

/** As a message may bring it: a field of that name, and no prototype. */
const withProto = (answer: object): unknown =>
  JSON.parse(`${JSON.stringify(answer).slice(0, -1)}${Object.keys(answer).length > 0 ? ',' : ''}"__proto__":{"x":1}}`);
