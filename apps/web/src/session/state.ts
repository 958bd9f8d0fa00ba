import type { Said } from '@shamble/bots';
import type { TableCard } from '@shamble/kept';
import type { Outcome, Seat, Shape, TableView } from '@shamble/kernel';
import type { DoRequest, Update, WireOffer } from '@shamble/protocol';
import type { LoadedGame } from '../games/index.ts';
import type { TableStatus } from '../link/messages.ts';
import { holdersHere } from './holders.ts';
import type { LogLine } from './logs.ts';
import type { Telling } from './telling.ts';
import type { Complaint } from './troubles.ts';

export type Input = DoRequest['input'];

/** All that a screen needs of a table. A new object whenever anything in it has changed. */
export interface SessionState {
  readonly phase: 'opening' | 'open' | 'failed';
  readonly card: TableCard | null;
  readonly game: LoadedGame | null;
  /** This tab plays the table, or follows another that does. */
  readonly role: TableStatus['role'];
  /** The seats of people: all of them at this screen. */
  readonly seats: readonly Seat[];
  /** The seat whose view is shown. */
  readonly seat: Seat | null;
  /** The seat that is asked, if a person here holds it. */
  readonly asked: Seat | null;
  /** The seat for which a bot is thinking. */
  readonly thinking: Seat | null;
  /** Why a bot did last what a careful player would not have done. */
  readonly said: Said | null;
  /** The seat whose bot could not think, and answered as usual. */
  readonly faltered: Seat | null;
  /** The latest, whatever has been shown of it. */
  readonly update: Update | null;
  /** The picture at rest: all its events have been shown. */
  readonly settled: Update | null;
  readonly view: TableView<Shape> | null;
  /** What can be answered now: null while something is still to be shown, and where nobody here is asked. */
  readonly offer: WireOffer | null;
  readonly outcome: Outcome | null;
  /** Whose deed is being shown, if that is nobody at this screen. */
  readonly doer: Seat | null;
  /** What is to be shown, in this order. */
  readonly queue: readonly Telling[];
  /** What has been shown. */
  readonly log: readonly LogLine[];
  /** Said, and not yet answered. */
  readonly sending: Input | null;
  readonly complaint: Complaint | null;
  readonly undo: UndoReach;
}

export interface UndoReach {
  /** Where one step back leads; null if there is none. */
  readonly to: number | null;
  /** It costs nothing. Else all that is hidden is drawn anew. */
  readonly isFree: boolean;
  /** Else others at this screen have to agree, too. */
  readonly asksOthers: boolean;
  /** How many steps back cost nothing. */
  readonly freeSteps: number;
  /** Where redo leads. */
  readonly again: number | null;
  /** Somebody asks to go back further. */
  readonly asked: Update['undo']['asked'];
}

const NO_UNDO: UndoReach = { to: null, isFree: false, asksOthers: false, freeSteps: 0, again: null, asked: null };

export function undoReach(status: TableStatus | null, update: Update | null): UndoReach {
  if (status === null || update === null) return NO_UNDO;
  const { back, free, again } = status.line;
  const asksOthers = status.undoRule === 'consent' && holdersHere(update.holders).length > 1;
  return { to: back[0] ?? null, isFree: free > 0, asksOthers, freeSteps: free, again, asked: update.undo.asked };
}
