import type { TableCard } from '@shamble/kept';
import type { Seat } from '@shamble/kernel';
import type { TableLink } from '@shamble/protocol';
import type { Answers, Chapter, DiceProof, Failure, Joined, NewTable, Port, TableStatus } from '../link/messages.ts';
import { Wire } from './wire.ts';
import { workerLink } from './workerLink.ts';

/** Where the tables of this browser are: what a page can ask for beside playing. Rejects with a LinkFault. */
export interface House {
  /** Latest first. */
  list(): Promise<readonly TableCard[]>;
  open(wanted: NewTable): Promise<TableCard>;
  join(table: string): Promise<OpenedTable>;
  rename(table: string, title: string | null): Promise<TableCard>;
  delete(table: string): Promise<void>;
  export(table: string): Promise<{ readonly name: string; readonly text: string }>;
  import(text: string): Promise<TableCard>;
  /** The commitment to a table's dice, and their key once the game is over. */
  dice(table: string): Promise<DiceProof>;
  /** Something on the list has changed, in this tab or another. */
  onTables(hear: () => void): () => void;
  close(): void;
}

/** A table the page looks at. */
export interface OpenedTable extends Joined {
  readonly link: TableLink;
  onStatus(hear: (status: TableStatus) => void): () => void;
  /** The table cannot be looked at any longer. */
  onClosed(hear: (failure: Failure) => void): () => void;
  story(seat: Seat): Promise<readonly Chapter[]>;
  /** Play here what another tab plays. */
  takeOver(): Promise<void>;
  /** Try again what could not be kept when nobody was asked. */
  goOn(): Promise<void>;
  /** All that led to the table with so many entries has been shown: bots wait for that. */
  shown(n: number): void;
}

interface Startable extends Port {
  terminate?(): void;
  onerror?: ((event: ErrorEvent) => unknown) | null;
}

const startWorker = (): Startable => new Worker(new URL('../worker/tables.ts', import.meta.url), { type: 'module' });

/** Starts the worker that keeps the tables. One is enough for a page. */
export function openHouse(start: () => Startable = startWorker): House {
  const worker = start();
  const wire = new Wire(worker);
  if ('onerror' in worker)
    worker.onerror = (event) => {
      // With a message: a fault inside, which was answered. Without: its script could not be loaded.
      if (!event.message) wire.end('The rules could not be loaded. Look at the connection, then load the page again.');
    };

  const done = async (answer: Promise<Answers['leave']>): Promise<void> => void (await answer);

  return {
    list: () => wire.command({ do: 'list' }),
    open: (wanted) => wire.command({ do: 'open', ...wanted }),
    join: (table) => join(wire, table),
    rename: (table, title) => wire.command({ do: 'rename', table, title }),
    delete: (table) => done(wire.command({ do: 'delete', table })),
    export: (table) => wire.command({ do: 'export', table }),
    import: (text) => wire.command({ do: 'import', text }),
    dice: (table) => wire.command({ do: 'dice', table }),
    onTables: (hear) => wire.listen((told) => void (told.from === 'tables' && hear())),
    close() {
      wire.end('This page has let go of its tables.');
      worker.terminate?.();
    },
  };
}

async function join(wire: Wire, table: string): Promise<OpenedTable> {
  // Listens before it asks: what happens meanwhile is not lost.
  const link = workerLink(wire, table, () => void wire.command({ do: 'leave', table }).catch(() => undefined));
  let joined: Joined;
  try {
    joined = await wire.command({ do: 'join', table });
  } catch (cause) {
    link.close();
    throw cause;
  }
  return {
    ...joined,
    link,
    onStatus: (hear) =>
      wire.listen((told) => void (told.from === 'status' && told.table === table && hear(told.status))),
    onClosed: (hear) =>
      wire.listen((told) => void (told.from === 'closed' && told.table === table && hear(told.failure))),
    story: (seat) => wire.command({ do: 'story', table, seat }),
    takeOver: async () => void (await wire.command({ do: 'takeOver', table })),
    goOn: async () => void (await wire.command({ do: 'goOn', table })),
    shown: (n) => void wire.command({ do: 'shown', table, n }).catch(() => undefined),
  };
}
