import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { newId } from '@shamble/kept';
import { shown } from './shown.ts';

/** Somebody without an account: known by a cookie only the server can make. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}

const MOST_LETTERS = 32;

/** Signs who somebody is. What it has signed it believes, and nothing else. */
export class GuestBook {
  private readonly secret: Buffer;

  constructor(secret: Buffer) {
    if (secret.length < 32) throw new RangeError('The secret that signs guests needs 32 bytes or more.');
    this.secret = secret;
  }

  make(name: string): Guest {
    return { id: `g${newId()}${newId()}`, name: calledBy(name) };
  }

  /** For the cookie, and for the link by which somebody is himself again on another device. */
  sign(guest: Guest, purpose: 'cookie' | 'resume'): string {
    const body = Buffer.from(JSON.stringify([guest.id, guest.name])).toString('base64url');
    return `${body}.${this.mark(body, purpose)}`;
  }

  /** Null if it was not signed here, or for something else. */
  read(signed: string | undefined, purpose: 'cookie' | 'resume'): Guest | null {
    const [body, mark, ...more] = (signed ?? '').split('.');
    if (!body || !mark || more.length > 0) return null;
    const [given, right] = [Buffer.from(mark), Buffer.from(this.mark(body, purpose))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const [id, name] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [string, string];
    return { id, name };
  }

  private mark(body: string, purpose: string): string {
    return createHmac('sha256', this.secret).update(`${purpose} ${body}`).digest('base64url');
  }
}

export const calledBy = (name: string): string => shown(name, MOST_LETTERS) || 'Guest';

export const newSecret = (): Buffer => randomBytes(32);
