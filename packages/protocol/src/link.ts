import type { Request } from './messages.ts';
import type { Reply, Update } from './update.ts';

/** How a page talks to a table, wherever the table is: in a worker beside it, or on a server. */
export interface TableLink {
  send(request: Request): Promise<Reply>;
  /** Called with every update for the seat, in order, until stopped. */
  onUpdate(hear: (update: Update) => void): () => void;
  close(): void;
}
