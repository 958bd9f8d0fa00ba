import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TABLES_PER_GUEST } from './quotas.ts';

/** So many in so many seconds. */
const RULES = {
  /** Requests from an address. */
  request: [240, 60],
  /** Pages for which the server has to think. */
  status: [20, 60],
  guestFromAddress: [60, 3600],
  /** Every table somebody sits at writes down what he is called now. */
  rename: [20, 60],
  revoke: [10, 3600],
  /** Whole journals, which take long to read and much room until they are sent. */
  fileFromAddress: [20, 60],
  tableFromAddress: [60, 3600],
  tableByGuest: [30, 3600],
  lineFromAddress: [120, 60],
  lineByGuest: [60, 60],
  message: [40, 2],
  chat: [5, 10],
  /** What all say at one table together. */
  said: [40, 10],
  /** What happened at a table longer ago than anybody remembers: its whole journal is read for it. */
  journal: [6, 60],
  /** Answers of bots at the tables of a host: far more than people at them can follow. */
  bot: [3000, 300],
  /** What is asked of a room that is neither play nor chat. */
  errand: [60, 60],
} as const satisfies Record<string, readonly [points: number, seconds: number]>;

const LINES_PER_ADDRESS = 50;
const LINES_PER_GUEST = 20;
/** Whoever goes on so many times over is not waiting: he is flooding. */
const PATIENCE = 10;

export type Limited = keyof typeof RULES;

/** What one address or one guest may ask of the server. A factor of 2 allows twice as much of everything. */
export class Limits {
  readonly linesPerAddress: number;
  readonly linesPerGuest: number;
  readonly tablesPerGuest: number;
  private readonly rules: ReadonlyMap<string, RateLimiterMemory>;
  private readonly onLimited: (what: Limited) => void;

  constructor(factor = 1, onLimited: (what: Limited) => void = () => undefined) {
    this.linesPerAddress = Math.ceil(LINES_PER_ADDRESS * factor);
    this.linesPerGuest = Math.ceil(LINES_PER_GUEST * factor);
    this.tablesPerGuest = Math.ceil(TABLES_PER_GUEST * factor);
    this.onLimited = onLimited;
    this.rules = new Map(
      Object.entries(RULES).map(([what, [points, duration]]) => [
        what,
        new RateLimiterMemory({ points: Math.ceil(points * factor), duration, keyPrefix: what }),
      ]),
    );
  }

  /** Null: go on. Else the seconds to wait, and whether it has gone on far too long. */
  async take(what: Limited, who: string): Promise<{ readonly seconds: number; readonly isFlood: boolean } | null> {
    const rule = this.rules.get(what)!;
    try {
      await rule.consume(who);
      return null;
    } catch (limited) {
      if (!(limited instanceof RateLimiterRes)) throw limited;
      this.onLimited(what);
      const isFlood = limited.consumedPoints > PATIENCE * rule.points;
      return { seconds: Math.max(1, Math.ceil(limited.msBeforeNext / 1000)), isFlood };
    }
  }
}
