import { newId } from '@shamble/kept';
import { isBot, type Seat, type Shape } from '@shamble/kernel';
import type { DoRequest, Refusal, TableHost } from '@shamble/protocol';

const MOST_TRIES = 20;

/** Who sits where. The journal says so, like all that happens at the table. */
export class Seats {
  private readonly host: TableHost<Shape>;

  constructor(host: TableHost<Shape>) {
    this.host = host;
  }

  get all(): readonly Seat[] {
    return this.host.match.table.seats;
  }

  /** Undefined: there is no such seat. */
  holder(seat: Seat): string | undefined {
    const { holders, table } = this.host.match;
    return table.seats.includes(seat) ? holders[seat] : undefined;
  }

  of(guest: string): Seat[] {
    const { holders, table } = this.host.match;
    return table.seats.filter((seat) => holders[seat] === guest);
  }

  get people(): string[] {
    return Object.values(this.host.match.holders).filter((holder) => !isBot(holder));
  }

  give(seat: Seat, holder: string): Promise<Refusal | null> {
    return this.insist(seat, { do: 'hold', holder });
  }

  resign(seat: Seat): Promise<Refusal | null> {
    return this.insist(seat, { do: 'resign' });
  }

  private async insist(seat: Seat, input: DoRequest['input']): Promise<Refusal | null> {
    for (let tries = 0; ; tries++) {
      const { n } = this.host.match.table;
      const deed = { say: 'do', id: newId(), n, seat, input };
      const reply = await this.host.receive(deed, 'room');
      if (reply.tell !== 'refused') return null;
      // Somebody has played meanwhile: that does not matter here.
      if (reply.code !== 'stale' || tries === MOST_TRIES) return reply;
    }
  }
}
