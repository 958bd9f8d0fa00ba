/** Somebody else has written this entry, or the table is no longer there. Nothing was written. */
export class Taken extends Error {
  override readonly name = 'Taken';

  constructor(table: string) {
    super(`Somebody else has written to the table ${table} meanwhile.`);
  }
}

/** The database was asked to change something and hung up, or never answered: it may have done so or not. */
export class Unsure extends Error {
  override readonly name = 'Unsure';

  constructor(cause: unknown) {
    super(`Nobody knows whether it was stored: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Whether it failed because there is no room left. */
export function isFull(cause: unknown): boolean {
  const { code, cause: before } = cause as { code?: unknown; cause?: unknown };
  return FULL.includes(String(code)) || (cause instanceof Unsure && isFull(before));
}

const FULL = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'];
