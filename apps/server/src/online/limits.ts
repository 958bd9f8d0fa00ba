import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
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
  /** Minutes of other machines. */
  analysisFromAddress: [20, 3600],
  analysisByGuest: [6, 3600],
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

/** Where several processes count together. */
export interface Counting {
  query(asked: { readonly text: string; readonly values: readonly unknown[] }): Promise<{ readonly rows: unknown[] }>;
  /** No address is written down. */
  veil(who: string): string;
}

/** What counts by the minute or the hour is counted together; the rest is over too soon, or at one table, or asked too often. */
const isTogether = (what: Limited): boolean => RULES[what][1] >= 60 && what !== 'bot';

/** What one address or one guest may ask of the server. A factor of 2 allows twice as much of everything. */
export class Limits {
  readonly linesPerAddress: number;
  readonly linesPerGuest: number;
  readonly tablesPerGuest: number;
  private readonly rules: ReadonlyMap<string, RateLimiterAbstract>;
  private readonly counting: Counting | undefined;
  private readonly onLimited: (what: Limited) => void;

  constructor(factor = 1, onLimited: (what: Limited) => void = () => undefined, counting?: Counting) {
    this.counting = counting;
    this.linesPerAddress = Math.ceil(LINES_PER_ADDRESS * factor);
    this.linesPerGuest = Math.ceil(LINES_PER_GUEST * factor);
    this.tablesPerGuest = Math.ceil(TABLES_PER_GUEST * factor);
    this.onLimited = onLimited;
    this.rules = new Map(
      Object.entries(RULES).map(([what, [most, duration]]) => {
        const rule = { points: Math.ceil(most * factor), duration, keyPrefix: what };
        const alone = new RateLimiterMemory(rule);
        if (counting === undefined || !isTogether(what as Limited)) return [what, alone];
        return [what, countedIn(counting, rule, alone)];
      }),
    );
  }

  /** Null: go on. Else the seconds to wait, and whether it has gone on far too long. */
  async take(what: Limited, who: string): Promise<{ readonly seconds: number; readonly isFlood: boolean } | null> {
    const rule = this.rules.get(what)!;
    try {
      const { counting } = this;
      await rule.consume(counting !== undefined && isTogether(what) ? counting.veil(who) : who);
      return null;
    } catch (limited) {
      if (!(limited instanceof RateLimiterRes)) throw limited;
      this.onLimited(what);
      const isFlood = limited.consumedPoints > PATIENCE * rule.points;
      return { seconds: Math.max(1, Math.ceil(limited.msBeforeNext / 1000)), isFlood };
    }
  }
}

/** Who has had enough is refused without asking again; a database that does not answer lets each process count alone. */
function countedIn(
  { query }: Counting,
  rule: { readonly points: number; readonly duration: number; readonly keyPrefix: string },
  alone: RateLimiterMemory,
): RateLimiterAbstract {
  return new RateLimiterPostgres({
    ...rule,
    storeClient: { query },
    storeType: 'client',
    tableName: 'limits',
    tableCreated: true,
    // One process does it for all.
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: rule.points + 1,
    insuranceLimiter: alone,
  });
}
