import { botIn, decider, type Match, type Seat, type Shape } from '@shamble/kernel';
import { OPEN_SEAT, proposalFor } from './holders.ts';
import type { Reply } from './update.ts';

export interface Table {
  readonly match: Match<Shape>;
  /** Whether bots play here now. */
  readonly mayPlay: boolean;
  /** Somebody is to see first what has happened: the table is then looked at anew. Null: nobody is. */
  await?(seat: Seat): Promise<void> | null;
  /** Null: this seat is asked nothing. */
  decide(bot: string, seat: Seat): Promise<{ readonly answer: unknown } | null>;
  answer(seat: Seat, n: number, answer: unknown): Promise<Reply>;
  /** None of them is asked any more. */
  rest?(): void;
}

/** Plays the seats that bots hold, one answer after the other, until a person is asked. */
export class BotSeats {
  private readonly table: Table;
  private atWork = false;
  /** Somebody has come or sat down since they last looked. */
  private isCalled = false;

  constructor(table: Table) {
    this.table = table;
  }

  get isAtWork(): boolean {
    return this.atWork;
  }

  async playOn(): Promise<void> {
    this.isCalled = true;
    if (this.atWork) return;
    this.atWork = true;
    try {
      while (this.isCalled) {
        this.isCalled = false;
        while (await this.answer());
      }
    } finally {
      this.atWork = false;
      this.table.rest?.();
    }
  }

  /** False when no bot is asked, or its answer could not be kept. */
  private async answer(): Promise<boolean> {
    const { table } = this;
    const { holders, table: now } = table.match;
    if (!table.mayPlay || now.pending === null || now.outcome !== null) return false;
    const seat = decider(now.pending.who);
    const bot = botIn(holders, seat);
    if (bot === null || holders[seat] === OPEN_SEAT) return false;
    const proposal = proposalFor(now.pending, holders);
    if (proposal === 'awaited') return false;
    const awaited = table.await?.(seat) ?? null;
    if (awaited !== null) return awaited.then(() => true);
    const decided = proposal ?? (await table.decide(bot, seat));
    if (decided === null || !table.mayPlay) return false;
    const reply = await table.answer(seat, now.n, decided.answer);
    return reply.tell === 'done' || (reply.tell === 'refused' && reply.code === 'stale');
  }
}
