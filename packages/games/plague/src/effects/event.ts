import type { Next, RuleId } from '@shamble/kernel';
import type { EventEffect } from '../../content/card.ts';
import type { Playing } from '../rules/changes.ts';
import type { Plague } from '../types.ts';

/** Who found the card, which it is, and where. */
export type Found = Plague['procs']['effect']['locals'];

/** What an Event card of that kind does; further steps are in the procedure `effect`. */
export type Effect<K extends EventEffect['kind']> = (
  play: Playing,
  found: Found,
  event: Extract<EventEffect, { kind: K }>,
) => Next;

export const CARD: readonly RuleId[] = ['ZP-SEARCH-03'];
