import type { TableFile } from '@shamble/kept';
import type { Kysely } from 'kysely';
import type { Whose } from '../queue/game.ts';
import type { Game } from '../queue/sending.ts';
import { AnalysisStore } from '../store/analysisStore.ts';
import { type Head, readOpened, TableStore } from '../store/index.ts';
import type { Schema } from '../store/schema.ts';
import { Opening } from './opening.ts';
import type { JournalReaders } from './readers.ts';

/** Games that are over: there is nothing left to hide, and anyone with the link may have them whole. */
export class Ended {
  private readonly db: Kysely<Schema>;
  private readonly opening: Opening;
  private readonly analyses: AnalysisStore;

  constructor(db: Kysely<Schema>, readers: JournalReaders) {
    this.db = db;
    this.opening = new Opening(new TableStore(db), readers);
    this.analyses = new AnalysisStore(db);
  }

  async file(table: string): Promise<TableFile | 'not yet' | null> {
    const head = await this.head(table);
    if (head === null || head === 'not yet') return head;
    return this.opening.read(head, { want: 'file', analyses: await this.analyses.of(table) });
  }

  /** The seats of a game. */
  async seats(table: string): Promise<readonly string[] | 'not yet' | null> {
    const head = await this.head(table);
    return head === null || head === 'not yet' ? head : Object.keys(head.record.holders);
  }

  async outline(table: string, whose: Whose): Promise<Game> {
    return this.opening.read(await this.mustHead(table), { want: 'outline', ...whose }, 'behind');
  }

  async check(table: string, whose: Whose, report: unknown): Promise<boolean> {
    return this.opening.read(await this.mustHead(table), { want: 'check', ...whose, report }, 'behind');
  }

  private async mustHead(table: string): Promise<Head> {
    const head = await this.head(table);
    if (head === null || head === 'not yet') throw new Error('This game is gone.');
    return head;
  }

  private async head(table: string): Promise<Head | 'not yet' | null> {
    const opened = await readOpened(this.db, table);
    if (opened === null) return null;
    return opened.head.record.outcome === null ? 'not yet' : opened.head;
  }
}
