import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import type { Leases, Owner } from '../store/leases.ts';

const HEADER = 'x-shamble-handed';
/** An owner that does not answer within this, in milliseconds, is asked again, or has lost the table by then. */
const LATEST = 1000;
/** So long a mark is good for, in milliseconds; clocks of two machines differ by less. */
const GOOD_FOR = 5 * 60_000;

/** Lines that come to one process and belong to another. */
export class HandingOn {
  private readonly secret: Buffer;
  private readonly leases: Pick<Leases, 'freed'>;
  private readonly now: () => number;

  constructor(secret: Buffer, leases: Pick<Leases, 'freed'>, now: () => number) {
    this.secret = secret;
    this.leases = leases;
    this.now = now;
  }

  /** Whether another process of ours hands this line on: then it is not handed on again, and was counted where it came in. */
  isHanded({ headers }: Pick<IncomingMessage, 'headers'>, table: string): boolean {
    const given = String(headers[HEADER] ?? '');
    const when = Number(given.split('.')[0]);
    if (!(Math.abs(this.now() - when) < GOOD_FOR)) return false;
    const [mark, right] = [Buffer.from(given), Buffer.from(this.mark(table, headers.cookie ?? '', when))];
    return mark.length === right.length && timingSafeEqual(mark, right);
  }

  /** A line to the owner in the name of whoever sent the request; null: he could not be reached. */
  async reach(
    { at }: Owner,
    table: string,
    request: Pick<IncomingMessage, 'headers' | 'url'>,
  ): Promise<WebSocket | null> {
    const { cookie = '' } = request.headers;
    const beyond = new WebSocket(at.replace(/^http/, 'ws') + request.url, {
      headers: { cookie, [HEADER]: this.mark(table, cookie, this.now()) },
      perMessageDeflate: false,
      handshakeTimeout: LATEST,
    });
    return new Promise((resolve) => {
      beyond.once('open', () => {
        // Until somebody listens.
        beyond.pause();
        resolve(beyond);
      });
      beyond.on('error', () => {
        resolve(null);
        beyond.terminate();
      });
    });
  }

  /** Once he owns the table no more, or after so many milliseconds. */
  freed(owner: Owner, table: string, latest: number): Promise<void> {
    return this.leases.freed(table, owner, latest);
  }

  /** Good for this table, this guest and these minutes: whoever comes by one can do nothing with it that he could not do anyway. */
  mark(table: string, cookie: string, when: number): string {
    const made = createHmac('sha256', this.secret).update(`handed on ${table} ${when} ${cookie}`).digest('base64url');
    return `${when}.${made}`;
  }
}
