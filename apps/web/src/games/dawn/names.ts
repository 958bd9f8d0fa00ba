import { groundOf } from '@shamble/dawn/board/ground';
import { CHARACTERS } from '@shamble/dawn/content/characters';
import type { View } from '@shamble/dawn/types';
import type { Phrase } from '@shamble/kernel';
import type { Seen } from '../../table/skin.ts';
import { capital } from '../../text/capital.ts';

export type { Act, Order } from '@shamble/dawn/types';
export { capital, groundOf };

export const viewOf = (seen: Seen): View => seen.state as View;

export const say = (id: string, more: NonNullable<Phrase['with']> = {}): Phrase => ({ id, with: more });

/** Names of people are the same in every language. */
export const nameOf = (character: number): string => capital(CHARACTERS[character]!.id);

/** Somebody, alive or risen. */
export const personPiece = (character: number): string => `person ${character}`;
