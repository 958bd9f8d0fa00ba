import { type Errand, type Refusal, refused, type Said } from '@shamble/protocol';
import type { Message } from '../store/index.ts';
import type { FanOut } from './fanOut.ts';
import type { Guest } from './guests.ts';
import { shown } from './shown.ts';

export interface ChatKeeping {
  /** False if this message was said before, by another server perhaps. */
  keepSaid(said: Omit<Said, 'tell'>, id: string): Promise<boolean>;
  /** Who said it; null if there is nothing under this number. */
  speaker(at: number): Promise<string | null>;
  unsay(at: number): Promise<void>;
  may(what: 'chat' | 'said', who: string): Promise<boolean>;
  now(): number;
}

const nameOf = (guest: string, id: string): string => `${guest} ${id}`;

const LONGEST = 500;
const MOST_REMEMBERED = 200;

/** What is said at a table: each thing once, however often it is sent, and on the disk before anybody hears it. */
export class Chat {
  private readonly table: string;
  private readonly around: ChatKeeping;
  private readonly lines: Pick<FanOut, 'everyone'>;
  private next: number;
  private readonly sent = new Set<string>();

  constructor(
    table: string,
    around: ChatKeeping,
    lines: Pick<FanOut, 'everyone'>,
    said: number,
    sent: readonly Message[],
  ) {
    this.table = table;
    this.around = around;
    this.lines = lines;
    this.next = said;
    for (const { by, id } of sent) this.remember(nameOf(by, id));
  }

  /** How many things were said, up to now. */
  get count(): number {
    return this.next;
  }

  async say(guest: Guest, { id, text: given }: Extract<Errand, { say: 'chat' }>): Promise<Refusal | null> {
    // Said again because no answer came: it is there already.
    const name = nameOf(guest.id, id);
    if (this.sent.has(name)) return null;
    const text = shown(given, LONGEST);
    if (text === '') return refused(id, 'bad-message', 'There is nothing in this that could be shown.');
    if (!(await this.around.may('chat', guest.id)))
      return refused(id, 'too-fast', 'You say more than anyone can follow: wait a moment.');
    if (!(await this.around.may('said', this.table)))
      return refused(id, 'too-fast', 'Everyone talks at once here: wait a moment.');
    const said = { at: this.next++, by: guest.id, name: guest.name, text, when: this.around.now() };
    if (await this.around.keepSaid(said, id)) this.lines.everyone({ tell: 'said', ...said });
    this.remember(name);
    return null;
  }

  /** One's own, or as the host anyone's. */
  async unsay(guest: Guest, { id, at }: Extract<Errand, { say: 'unsay' }>, isHost: boolean): Promise<Refusal | null> {
    const by = await this.around.speaker(at);
    if (by === null) return refused(id, 'not-yours', 'Nothing was said under this number.');
    if (by !== guest.id && !isHost)
      return refused(id, 'not-yours', 'Only the host may take back what others have said.');
    await this.around.unsay(at);
    this.lines.everyone({ tell: 'unsaid', at });
    return null;
  }

  private remember(name: string): void {
    this.sent.add(name);
    const [oldest] = this.sent;
    if (this.sent.size > MOST_REMEMBERED && oldest !== undefined) this.sent.delete(oldest);
  }
}
