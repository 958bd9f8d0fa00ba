import { cardOf, type Kept } from '@shamble/kept';
import { Fault } from '@shamble/kernel';
import type { Bots } from '../link/bots.ts';
import { failureOf } from '../link/failure.ts';
import type { Failure, Joined, WorkerMessage } from '../link/messages.ts';
import type { TableStore } from '../store/tableStore.ts';
import { Trouble } from '../store/trouble.ts';
import type { Bell } from './bell.ts';
import type { OpenTable } from './openTable.ts';
import { whileFree } from './ownership.ts';

const opening = () => Promise.all([import('./keptTables.ts'), import('./openTable.ts'), import('../link/bots.ts')]);

interface Visit {
  readonly opened: Promise<OpenTable>;
  /** A page may come to a table several times before it leaves. */
  times: number;
}

/** What surrounds the tables of a page. */
interface Around {
  readonly store: TableStore;
  readonly bell: Bell;
  tell(told: WorkerMessage): void;
  /** The list of tables is another one now. */
  changed(): void;
}

/** The tables that one page has open. */
export class Visits {
  private readonly around: Around;
  private readonly visits = new Map<string, Visit>();
  private bots: Bots | null = null;

  constructor(around: Around) {
    this.around = around;
  }

  async at(table: string): Promise<OpenTable> {
    const visit = this.visits.get(table);
    if (visit === undefined) throw new Trouble('gone');
    return visit.opened;
  }

  async join(table: string): Promise<Joined> {
    let visit = this.visits.get(table);
    if (visit === undefined) {
      visit = { opened: this.open(table), times: 0 };
      this.visits.set(table, visit);
      visit.opened.catch(() => this.visits.delete(table));
    }
    visit.times += 1;
    const open = await visit.opened;
    const { record } = await this.around.store.mustRead(table);
    return { card: cardOf(record), status: open.status(), updates: open.updates };
  }

  async leave(table: string): Promise<void> {
    const visit = this.visits.get(table);
    if (visit === undefined) return;
    visit.times -= 1;
    if (visit.times > 0) return;
    this.visits.delete(table);
    (await visit.opened).close();
  }

  /** Takes a table out of the storage, unless another tab plays it. */
  async remove(table: string): Promise<void> {
    const { store, bell } = this.around;
    const open = await this.visits.get(table)?.opened;
    if (open?.plays === true) {
      await store.remove(table);
      this.lose(table);
    } else if (open !== undefined || !(await whileFree(table, () => store.remove(table))))
      throw new Trouble('elsewhere');
    bell.ring({ tell: 'deleted', table });
    this.around.changed();
  }

  /** The table is no longer kept. */
  lose(table: string): void {
    const visit = this.visits.get(table);
    if (visit === undefined) return;
    this.visits.delete(table);
    void visit.opened.then((open) => open.close());
    this.around.tell({ from: 'closed', table, failure: failureOf(new Trouble('gone')) });
  }

  /** Another tab has written so much of it. */
  lookAgain(table: string, n: number): void {
    void this.visits
      .get(table)
      ?.opened.then((open) => open.lookAgain(n))
      .catch(() => undefined);
  }

  private async open(table: string): Promise<OpenTable> {
    const { store, bell, tell } = this.around;
    const kept = await store.mustRead(table);
    const [{ rulesOf }, { OpenTable: Table }, { openBots }] = await opening();
    this.bots ??= openBots();
    const { game, engine } = await rulesOf(kept.record.game);
    const onlooker = {
      hear: (update: Joined['updates'][number]) => tell({ from: 'update', table, update }),
      status: (status: Joined['status']) => tell({ from: 'status', table, status }),
      closed: (failure: Failure) => {
        this.visits.delete(table);
        tell({ from: 'closed', table, failure });
      },
    };
    let open: OpenTable;
    try {
      open = new Table(game, engine, kept, { store, bots: this.bots, ring: bell.ring }, onlooker);
    } catch (cause) {
      throw await this.reported(kept, cause);
    }
    await open.begin();
    return open;
  }

  /** Marks what is damaged, and leaves it as it is. */
  private async reported({ record }: Kept, cause: unknown): Promise<Fault> {
    const sentence = `This table is damaged: ${cause instanceof Error ? cause.message : String(cause)}`;
    const fault = cause instanceof Fault ? cause : new Fault('corrupt', sentence, { cause });
    if (fault.code !== 'newer')
      await whileFree(record.id, async () => {
        await this.around.store.mark(record.id, { code: fault.code, sentence: fault.message });
        this.around.changed();
      }).catch(() => false);
    return fault;
  }
}
