import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { newId } from '@shamble/kept';
import type { Register } from './register.ts';
import { shown } from './shown.ts';

/** Somebody without an account: known by a cookie only the server can make. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}

const MOST_LETTERS = 32;

/** What there may be to know of a guest beside what was signed. */
type Known = Pick<Register, 'generation' | 'isBanned'>;
const NOTHING: Known = { generation: () => 0, isBanned: () => false };

/** Signs who somebody is. What it has signed it believes until that is revoked, and nothing else. */
export class GuestBook {
  private readonly secret: Buffer;
  private readonly register: Known;

  constructor(secret: Buffer, register = NOTHING) {
    if (secret.length < 32) throw new RangeError('The secret that signs guests needs 32 bytes or more.');
    this.secret = secret;
    this.register = register;
  }

  make(name: string): Guest {
    return { id: `g${newId()}${newId()}`, name: calledBy(name) };
  }

  /** For the cookie, and for the link by which somebody is himself again on another device. */
  sign(guest: Guest, purpose: 'cookie' | 'resume'): string {
    const generation = this.register.generation(guest.id);
    const signed = generation === 0 ? [guest.id, guest.name] : [guest.id, guest.name, generation];
    const body = Buffer.from(JSON.stringify(signed)).toString('base64url');
    return `${body}.${this.mark(body, purpose)}`;
  }

  /** Null if it was not signed here, or for something else, if it was revoked, or if the guest is banned. */
  read(signed: string | undefined, purpose: 'cookie' | 'resume'): Guest | null {
    const found = this.signedIn(signed, purpose);
    if (found === null || this.register.isBanned(found.id)) return null;
    const { generation, ...guest } = found;
    return generation >= this.register.generation(guest.id) ? guest : null;
  }

  /** Whether it was signed for somebody who is banned. */
  isBanned(signed: string | undefined, purpose: 'cookie' | 'resume'): boolean {
    const found = this.signedIn(signed, purpose);
    return found !== null && this.register.isBanned(found.id);
  }

  private signedIn(signed: string | undefined, purpose: string): (Guest & { readonly generation: number }) | null {
    const [body, mark, ...more] = (signed ?? '').split('.');
    if (!body || !mark || more.length > 0) return null;
    const [given, right] = [Buffer.from(mark), Buffer.from(this.mark(body, purpose))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const [id, name, generation = 0] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
      string,
      string,
      number?,
    ];
    return { id, name, generation };
  }

  private mark(body: string, purpose: string): string {
    return createHmac('sha256', this.secret).update(`${purpose} ${body}`).digest('base64url');
  }
}

export const calledBy = (name: string): string => shown(name, MOST_LETTERS) || 'Guest';

export const newSecret = (): Buffer => randomBytes(32);
