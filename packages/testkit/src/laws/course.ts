import { type Luck, randomAnswer } from '@shamble/bots';
import { decider, type Match, type Seat, type Shape } from '@shamble/kernel';
import type { Doing } from './law.ts';

/** How a random game goes, beside its answers. */
export interface Habits {
  /** The seat that resigns does so here; -1: nobody. */
  readonly resignAt: number;
}

const HOLDERS = ['ann', 'ben', 'bot:random'];

/** Mostly an answer to the question; now and then something unasked, a proposal, an undo, another holder. */
export function nextDoing<G extends Shape>(match: Match<G>, luck: Luck, habits: Habits): Doing {
  const { table } = match;
  const someSeat = (): Seat => table.seats[luck(table.seats.length)]!;
  if (match.undoAsked !== null) {
    const seat = table.seats.find((one) => mustAgree(match, one));
    if (seat !== undefined && luck(8) > 0) return { seat, input: { undoAgreed: luck(4) > 0 } };
  }
  const odd = luck(1000);
  if (odd < 15 && table.n > 0) return { seat: someSeat(), input: { undoTo: undoTarget(match, luck) } };
  if (odd < 45) {
    const aside = someAside(match, someSeat(), luck);
    if (aside !== null) return aside;
  }
  if (odd === 45) return { seat: someSeat(), input: { hold: HOLDERS[luck(HOLDERS.length)]! } };
  if (table.n >= habits.resignAt && habits.resignAt >= 0 && odd < 500)
    return { seat: someSeat(), input: { resign: true } };
  return answering(match, luck);
}

function answering<G extends Shape>(match: Match<G>, luck: Luck): Doing {
  const { engine, table } = match;
  const { who } = table.pending!;
  const seat = typeof who !== 'string' && luck(3) === 0 ? who.anyOf[luck(who.anyOf.length)]! : decider(who);
  return { seat, input: { answer: randomAnswer(engine.offer(table, seat)!, luck) } };
}

function someAside<G extends Shape>(match: Match<G>, seat: Seat, luck: Luck): Doing | null {
  const offers = Object.entries(match.engine.asides(match.table, seat));
  const [aside, offer] = offers[luck(offers.length)] ?? [];
  if (aside === undefined || offer === undefined) return null;
  return { seat, input: { aside, answer: randomAnswer(offer, luck) } };
}

/** Mostly a step or a few; seldom anywhere. */
function undoTarget<G extends Shape>(match: Match<G>, luck: Luck): number {
  const { n } = match.table;
  if (luck(2) === 0) return match.previous() ?? 0;
  return n - 1 - luck(luck(10) === 0 ? n : Math.min(n, 8));
}

function mustAgree<G extends Shape>({ undoAsked, holders }: Match<G>, seat: Seat): boolean {
  const holder = holders[seat] ?? '';
  return undoAsked!.missing.includes(holder);
}
