import { sha256 } from './sha256.ts';

/** 32 bytes nobody can guess, as hexadecimal digits: all the luck of a table. */
export const newKey = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));

export const newId = (): string => hexOf(crypto.getRandomValues(new Uint8Array(8)));

/** What is told of a key before it may be shown. */
export function commitmentOf(key: string): string {
  return sha256(Uint8Array.from(key.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
