import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';

const HEADER = 'x-shamble-handed';
/** An owner that does not answer within this, in milliseconds, is asked again, or has lost the table by then. */
const LATEST = 1000;

/** Lines that come to one process and belong to another. */
export class HandingOn {
  private readonly secret: Buffer;

  constructor(secret: Buffer) {
    this.secret = secret;
  }

  /** Whether another process of ours hands this line on: then it is not handed on again, and was counted where it came in. */
  isHanded(request: IncomingMessage, table: string): boolean {
    const given = Buffer.from(String(request.headers[HEADER] ?? ''));
    const right = Buffer.from(this.mark(table));
    return given.length === right.length && timingSafeEqual(given, right);
  }

  /** A line to the owner in the name of whoever sent the request; null: he could not be reached. */
  async reach(at: string, table: string, request: IncomingMessage): Promise<WebSocket | null> {
    const { cookie = '' } = request.headers;
    const beyond = new WebSocket(at.replace(/^http/, 'ws') + request.url, {
      headers: { cookie, [HEADER]: this.mark(table) },
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

  private mark(table: string): string {
    return createHmac('sha256', this.secret).update(`handed on ${table}`).digest('base64url');
  }
}
