import type { Seat, Shape } from '@shamble/kernel';
import type { Lately, TableHost, Update } from '@shamble/protocol';
import { latelyTo } from './missed.ts';

interface Shown {
  readonly n: number;
  readonly update: Update;
  readonly lately: readonly Lately[];
}

/** Milliseconds in which a crowd comes. */
const MOMENT = 1000;

/** What a seat is shown is worked out once, however many come to look at once; kept any longer it would only be weight. */
export class Views {
  private readonly host: TableHost<Shape>;
  private readonly shown = new Map<Seat, Shown>();

  constructor(host: TableHost<Shape>) {
    this.host = host;
  }

  of(seat: Seat): Shown {
    const { n } = this.host.match.table;
    const known = this.shown.get(seat);
    if (known?.n === n) return known;
    const shown = { n, update: this.host.update(seat), lately: latelyTo(this.host, [seat]) };
    if (this.shown.size === 0) setTimeout(() => this.shown.clear(), MOMENT).unref();
    this.shown.set(seat, shown);
    return shown;
  }
}
