import { newId } from '@shamble/kept';
import { decider, type Shape } from '@shamble/kernel';
import { botIn, OPEN_SEAT, proposalFor, type TableHost } from '@shamble/protocol';
import type { Bots } from './bots.ts';

/** Plays the seats that bots hold, one answer after the other, until a person is asked. */
export class BotSeats {
  private readonly game: string;
  private readonly host: TableHost<Shape>;
  private readonly bots: Bots;
  private readonly onFault: (cause: unknown) => void;
  private isStopped = false;
  private atWork = false;

  constructor(game: string, host: TableHost<Shape>, bots: Bots, onFault: (cause: unknown) => void) {
    this.game = game;
    this.host = host;
    this.bots = bots;
    this.onFault = onFault;
  }

  get isAtWork(): boolean {
    return this.atWork;
  }

  async playOn(): Promise<void> {
    if (this.atWork) return;
    this.atWork = true;
    try {
      while (!this.isStopped && (await this.answer()));
    } catch (cause) {
      // A table at which a bot fails waits; the others know nothing of it.
      this.onFault(cause);
    } finally {
      this.atWork = false;
    }
  }

  stop(): void {
    this.isStopped = true;
  }

  private async answer(): Promise<boolean> {
    const { table, holders } = this.host.match;
    if (table.pending === null || table.outcome !== null) return false;
    const seat = decider(table.pending.who);
    const bot = botIn(holders, seat);
    if (bot === null || holders[seat] === OPEN_SEAT) return false;
    const proposal = proposalFor(table.pending, holders);
    if (proposal === 'awaited') return false;
    const { offer, view } = this.host.update(seat);
    const answer = proposal === null ? await this.bots.decide(this.game, bot, view, offer!) : proposal.answer;
    if (this.isStopped) return false;
    const deed = { say: 'do', id: newId(), n: table.n, seat, input: { do: 'answer', answer } };
    const reply = await this.host.receive(deed, 'bot');
    return reply.tell === 'done' || (reply.tell === 'refused' && reply.code === 'stale');
  }
}
