import type { Event } from '@shamble/kernel';
import type { Update } from '@shamble/protocol';

/** An event that waits to be shown. */
export interface Telling {
  readonly id: string;
  readonly event: Event;
  /** Everything as it is after this and the events that came with it. */
  readonly update: Update;
}

/** Of an event: the table it led to, and which of its events it was. */
export const idOf = (n: number, at: number): string => `${n}.${at}`;

export const tellingsOf = (update: Update): Telling[] =>
  update.events.map((event, at) => ({ id: idOf(update.n, at), event, update }));

/**
 * What is still to be shown, one update after the other. `settled` is the update whose events have all been shown: the
 * picture at rest.
 */
export class Queue {
  settled: Update | null = null;
  private listed: readonly Telling[] | null = null;
  private updates: { readonly update: Update; readonly left: Telling[] }[] = [];

  /** The same list as long as nothing has changed. */
  get tellings(): readonly Telling[] {
    this.listed ??= this.updates.flatMap(({ left }) => left);
    return this.listed;
  }

  get isEmpty(): boolean {
    return this.updates.length === 0;
  }

  add(update: Update): void {
    this.updates.push({ update, left: tellingsOf(update) });
    this.settle();
  }

  /** All up to this one has been shown; gives back what that was. */
  played(id: string): Telling[] {
    const tellings = this.tellings;
    const at = tellings.findIndex((telling) => telling.id === id);
    const shown = tellings.slice(0, at + 1);
    for (const _ of shown) {
      this.updates[0]!.left.shift();
      this.settle();
    }
    return shown;
  }

  /** Nothing more need be shown: the picture as it is now. */
  snap(update: Update | null): Telling[] {
    const skipped = [...this.tellings];
    this.updates = [];
    this.listed = null;
    this.settled = update;
    return skipped;
  }

  private settle(): void {
    this.listed = null;
    while (this.updates[0]?.left.length === 0) this.settled = this.updates.shift()!.update;
  }
}
