import { journalOf, type Resumed, reopen } from '@shamble/kept';
import { type Engine, Fault, Match, type Shape, type Standing, standingAtStart } from '@shamble/kernel';
import type { Head, TableStore } from '../store/index.ts';
import type { Found, Want } from './history.ts';
import type { JournalReaders } from './readers.ts';

/** How tables come from the database: from the table kept last if it can be trusted, else from their journal. */
export class Opening {
  private readonly tables: TableStore;
  private readonly readers: JournalReaders;

  constructor(tables: TableStore, readers: JournalReaders) {
    this.tables = tables;
    this.readers = readers;
  }

  async open(engine: Engine<Shape>, head: Head): Promise<Resumed & { readonly isVerified: boolean }> {
    const trusted = await this.trusted(engine, head);
    // Where nobody has played yet there is no journal to vouch for it.
    if (trusted !== null) return { ...trusted, isVerified: head.record.n === 0 };
    // The journal is the truth.
    const { table, standing, added } = await this.read(head, { want: 'resume' });
    const { record, segments } = head;
    if (record.damaged !== null) await this.tables.mark(record.id, null);
    const journal = journalOf({ record, segments, entries: [], snapshot: undefined });
    if (added !== null) journal.segments.push(added);
    const match = new Match(engine, journal, table as Match<Shape>['table'], standing.holders, record.undo, standing);
    return { match, added, isVerified: true };
  }

  /** Whether the journal leads to the table that was kept. A Fault: it does not. */
  async verify(head: Head): Promise<void> {
    const standing = await this.standingOf(head);
    await this.read(head, { want: 'verify', standing }, 'behind');
  }

  read<Name extends Want['want']>(
    head: Head,
    want: Extract<Want, { want: Name }>,
    when: 'now' | 'behind' = 'now',
  ): Promise<Found[Name]> {
    const { record, segments, snapshot } = head;
    return this.readers.ask({ record, segments, snapshot }, want, this.tables.pages(record.id, record.n), when);
  }

  /** Null: what was kept is no table to go on from. */
  private async trusted(engine: Engine<Shape>, head: Head): Promise<Resumed | null> {
    const { record, segments, last, snapshot } = head;
    if (record.damaged !== null || snapshot === null) return null;
    try {
      const standing = await this.standingOf(head);
      return reopen(engine, { record, segments, last, table: JSON.parse(snapshot), standing });
    } catch (cause) {
      if (cause instanceof Fault || cause instanceof SyntaxError) return null;
      throw cause;
    }
  }

  private async standingOf(head: Head): Promise<Standing> {
    const { holders, standing } = head.record;
    if (head.last === null) return standingAtStart(holders);
    return standing === undefined ? this.read(head, { want: 'stand' }) : { holders, ...standing };
  }
}
