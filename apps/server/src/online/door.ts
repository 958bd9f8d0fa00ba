import type { Farewell } from '@shamble/protocol';
import { MOST_WATCHERS } from './crowd.ts';
import type { Visitor } from './fanOut.ts';
import type { RoomFacts } from './roomFacts.ts';

/** Where those wait who have not been let in. */
export class Door {
  private readonly facts: () => RoomFacts;
  private readonly dismiss: (visitor: Visitor, why: Farewell['why']) => void;
  private readonly waiting = new Set<Visitor>();

  constructor(facts: () => RoomFacts, dismiss: (visitor: Visitor, why: Farewell['why']) => void) {
    this.facts = facts;
    this.dismiss = dismiss;
  }

  get visitors(): ReadonlySet<Visitor> {
    return this.waiting;
  }

  get isFull(): boolean {
    return this.waiting.size >= MOST_WATCHERS;
  }

  wait(visitor: Visitor): void {
    this.waiting.add(visitor);
    this.tell(visitor);
  }

  leave(visitor: Visitor): void {
    this.waiting.delete(visitor);
  }

  /** All lines of this guest: they come again and are in, or they are told how it stands, or they go. */
  answer(guest: string, how: 'open' | 'asked' | Extract<Farewell['why'], 'removed'>): void {
    for (const one of [...this.waiting].filter(({ guest: { id } }) => id === guest))
      if (how === 'asked') this.tell(one);
      else this.dismiss(one, how === 'open' ? 'restart' : how);
  }

  private tell(visitor: Visitor): void {
    const isKnocking = this.facts().knocking?.some(({ id }) => id === visitor.guest.id) === true;
    visitor.tell({ tell: 'door', isKnocking });
  }
}
