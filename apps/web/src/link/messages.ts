export type { Command, NewTable, PageMessage } from './asked.ts';
export type {
  Answers,
  Chapter,
  DiceProof,
  Failure,
  FailureCode,
  Joined,
  TableStatus,
  UndoLine,
  WorkerMessage,
} from './told.ts';

/** Where messages go in and out: a worker, its other side, or a port. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
}
