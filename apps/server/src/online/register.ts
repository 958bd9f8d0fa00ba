import type { GuestRow, GuestStore } from '../store/guestStore.ts';

/** Who is banned, and whose cookies of old are worth nothing: all of it in memory, for it is asked at every turn. */
export class Register {
  private readonly store: Pick<GuestStore, 'read' | 'revoke'>;
  private readonly known = new Map<string, GuestRow>();
  private reading: Promise<unknown> = Promise.resolve();

  constructor(store: Pick<GuestStore, 'read' | 'revoke'>) {
    this.store = store;
  }

  generation(guest: string): number {
    return this.known.get(guest)?.generation ?? 0;
  }

  isBanned(guest: string): boolean {
    return this.known.get(guest)?.isBanned === true;
  }

  /**
   * Reads it anew, or what is new of these guests: it may be long, and anybody may add to it. Gives those who may no
   * longer be here by what they came with.
   */
  read(guests?: readonly string[]): Promise<string[]> {
    const turn = this.reading.then(() => this.readNow(guests));
    this.reading = turn.catch(() => undefined);
    return turn;
  }

  private async readNow(guests?: readonly string[]): Promise<string[]> {
    const rows = await this.store.read(guests);
    const isNew = ({ guest, generation, isBanned }: GuestRow): boolean =>
      generation > this.generation(guest) || (isBanned && !this.isBanned(guest));
    const news = rows.filter(isNew).map(({ guest }) => guest);
    if (guests === undefined) this.known.clear();
    for (const guest of guests ?? []) this.known.delete(guest);
    for (const row of rows) this.known.set(row.guest, row);
    return news;
  }

  /** Makes all cookies and links of a guest worth nothing; gives those who may no longer be here. */
  async revoke(guest: string): Promise<string[]> {
    await this.store.revoke(guest);
    return this.read([guest]);
  }
}
