import type { IncomingHttpHeaders } from 'node:http';
import { NoServer } from '../noServer.ts';

/** What is believed about where a request comes from. */
export interface Trust {
  /** So many proxies of our own stand before this server, each of which adds to X-Forwarded-For. */
  readonly proxies: number;
  /** The one address people reach this server by, such as `https://play.example`; null: whatever they say. */
  readonly origin: string | null;
}

export const NO_PROXY: Trust = { proxies: 0, origin: null };

export function trustFrom({ SHAMBLE_PROXIES: proxies = '', SHAMBLE_ORIGIN: origin = '' }: NodeJS.ProcessEnv): Trust {
  if (!/^\d?$/.test(proxies)) throw new NoServer('server.proxies', { given: proxies });
  if (origin !== '' && !isOrigin(origin)) throw new NoServer('server.origin', { given: origin });
  return { proxies: Number(proxies), origin: origin === '' ? null : origin };
}

function isOrigin(given: string): boolean {
  try {
    return new URL(given).origin === given;
  } catch {
    return false;
  }
}

interface Asking {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Who asks: an IPv4 address, or the network of an IPv6 one, since a home has a whole network of those. */
export function addressOf({ headers, socket }: Asking, { proxies }: Trust): string {
  const passed = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const told = proxies === 0 ? undefined : passed.at(-proxies)?.trim();
  return networkOf(told || (socket.remoteAddress ?? ''));
}

function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 64);
  if (!plain.includes(':') || plain === '::1') return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/** Somebody on this very machine, not passed on by a proxy. */
export const isLocal = ({ headers, socket }: Asking): boolean =>
  headers['x-forwarded-for'] === undefined &&
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');

/** Pages of other sites may not speak in the name of whoever looks at them. */
export function isSameOrigin({ origin, host }: IncomingHttpHeaders, trust: Trust): boolean {
  if (origin === undefined) return true; // no browser
  if (trust.origin !== null) return origin === trust.origin;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Whether the line to the browser is encrypted, so that a cookie may insist on it. */
export const isEncrypted = (proto: string | undefined, trust: Trust): boolean =>
  trust.origin === null ? trust.proxies > 0 && proto === 'https' : trust.origin.startsWith('https:');
