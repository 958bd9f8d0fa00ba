import { veiled } from '../logged.ts';

/** So many tables are named: who watches thousands of them could not keep what each has cost in every minute. */
const MOST = 10;

interface Cost {
  readonly table: string;
  readonly messages: number;
  /** How long it took to answer them. */
  readonly seconds: number;
}

/** The tables of this process that cost most in the last whole minute, each by the hash that stands in the log. */
export class Busiest {
  private costs = new Map<string, Cost>();
  top: readonly Cost[] = [];

  note(table: string, seconds: number): void {
    const known = this.costs.get(table);
    this.costs.set(table, {
      table,
      messages: (known?.messages ?? 0) + 1,
      seconds: (known?.seconds ?? 0) + seconds,
    });
  }

  /** A minute is over. */
  turn(): void {
    const all = [...this.costs.values()].sort((a, b) => b.seconds - a.seconds);
    this.top = all.slice(0, MOST).map((cost) => ({ ...cost, table: veiled(cost.table) }));
    this.costs = new Map();
  }
}
