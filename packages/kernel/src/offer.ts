import type { RuleId } from './game.ts';

/** A legal answer's part, as plain data: ids and numbers. Its words are made at the edge. */
export interface Refusal<A> {
  readonly option: A;
  readonly because: readonly RuleId[];
}

/** At most `max` over the options named, across a `some` or a `share`. */
export interface Limit<A> {
  readonly of: readonly A[];
  readonly max: number;
}

interface Extras<A, Answer> {
  /** What a player might look for and may not do, and by which rule. Collected only on demand. */
  readonly refused?: readonly Refusal<A>[];
  /** The sensible default, computed from the seat's view. Filled in only on demand. */
  usual?: Answer;
}

export interface OneOffer<A> extends Extras<A, A> {
  readonly kind: 'one';
  readonly from: readonly A[];
}

export interface SomeOffer<A> extends Extras<A, readonly A[]> {
  readonly kind: 'some';
  readonly from: readonly A[];
  readonly min: number;
  readonly max: number;
  readonly limits?: readonly Limit<A>[];
}

/** Share `total` out; where the places hold less, they are filled and the surplus is lost. */
export interface ShareOffer extends Extras<string, Shares> {
  readonly kind: 'share';
  readonly total: number;
  readonly among: readonly { readonly id: string; readonly max: number }[];
  readonly limits?: readonly Limit<string>[];
}

export interface OrderOffer extends Extras<string, readonly string[]> {
  readonly kind: 'order';
  readonly items: readonly string[];
}

export interface Slot {
  readonly id: string;
  readonly holds: number;
  /** Why it holds no more. */
  readonly because?: readonly RuleId[];
}

/** Every item into a slot that it fits; a slot holds so many. The arrangements are never listed. */
export interface ArrangeOffer extends Extras<string, Arrangement> {
  readonly kind: 'arrange';
  readonly items: readonly string[];
  readonly slots: readonly Slot[];
  fits(item: string, slot: string): boolean;
  /** Why an item does not fit a slot. */
  because?(item: string, slot: string): readonly RuleId[];
  /** Where the items are now. */
  readonly now?: Arrangement;
}

export type Shares = Readonly<Record<string, number>>;
export type Arrangement = Readonly<Record<string, string>>;

// The most general offer and answer, for code that serves every game.
export type Offer<A = unknown> = OneOffer<A> | SomeOffer<A> | ShareOffer | OrderOffer | ArrangeOffer;
export type OfferKind = Offer['kind'];

/** The answer that fits a kind of offer. */
export type AnswerTo<Kind extends OfferKind, A> = Kind extends 'one'
  ? A
  : Kind extends 'some'
    ? readonly A[]
    : Kind extends 'share'
      ? Shares
      : Kind extends 'order'
        ? readonly string[]
        : Arrangement;

/** The offer of a kind. */
export type OfferOf<Kind extends OfferKind, A> = Extract<Offer<A>, { kind: Kind }>;

const LEGAL: readonly RuleId[] = [];

/** Collects the options of a choice. Refused ones are kept only when somebody asked why. */
export class Menu<A> {
  readonly explain: boolean;
  private readonly from: A[] = [];
  private readonly refused: Refusal<A>[] = [];

  constructor(explain: boolean) {
    this.explain = explain;
  }

  allow(option: A): void {
    this.from.push(option);
  }

  refuse(option: A, because: readonly RuleId[]): void {
    if (this.explain) this.refused.push({ option, because });
  }

  /** Legal if no rule forbids it. */
  weigh(option: A, because: readonly RuleId[] = LEGAL): void {
    if (because.length === 0) this.from.push(option);
    else if (this.explain) this.refused.push({ option, because });
  }

  one(): OneOffer<A> {
    return this.explain ? { kind: 'one', from: this.from, refused: this.refused } : { kind: 'one', from: this.from };
  }

  some(min: number, max: number, limits: readonly Limit<A>[] = []): SomeOffer<A> {
    const offer: SomeOffer<A> = { kind: 'some', from: this.from, min, max, limits };
    return this.explain ? { ...offer, refused: this.refused } : offer;
  }
}
