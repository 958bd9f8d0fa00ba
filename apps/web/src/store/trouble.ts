/** What can go wrong when a game is kept. */
export type TroubleCode =
  | 'full' // the device has no room left
  | 'taken' // somebody else has written this entry meanwhile
  | 'gone' // the table is no longer there
  | 'elsewhere' // another tab plays this table
  | 'closed' // the browser took the storage away
  | 'unavailable' // the browser offers no storage
  | 'damaged' // what was kept cannot be read
  | 'broken'; // anything else

const SENTENCES: Readonly<Record<TroubleCode, string>> = {
  full: 'There is no room left on this device.',
  taken: 'Another tab has written this entry already.',
  gone: 'This table is no longer kept here.',
  elsewhere: 'This table is being played in another tab.',
  closed: 'The browser has closed the storage.',
  unavailable: 'This browser does not let Shamble keep anything.',
  damaged: 'What is kept of this table is damaged.',
  broken: 'The storage of this browser failed.',
};

export class Trouble extends Error {
  override readonly name = 'Trouble';
  readonly code: TroubleCode;

  constructor(code: TroubleCode, cause?: unknown) {
    const detail = code === 'broken' && cause instanceof Error ? ` (${cause.message})` : '';
    super(SENTENCES[code] + detail, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/** The trouble behind an error of the browser's storage. */
export function troubleFrom(cause: unknown): Trouble {
  if (cause instanceof Trouble) return cause;
  switch ((cause as { name?: unknown } | null)?.name) {
    case 'QuotaExceededError':
      return new Trouble('full', cause);
    case 'ConstraintError':
      return new Trouble('taken', cause);
    case 'InvalidStateError':
      return new Trouble('closed', cause);
    default:
      return new Trouble('broken', cause);
  }
}
