import type { Kysely } from 'kysely';
import { openTables } from '../store/openTables.ts';
import type { Schema } from '../store/schema.ts';

/** So many tables may be unfinished: of one guest, who is their host, and of the whole server. */
export interface Quotas {
  readonly guest: number;
  readonly all: number;
}

export const TABLES_PER_GUEST = 50;
export const TABLES = 10_000;

/** There are as many tables as there may be. */
export class NoMoreTables extends Error {
  override readonly name = 'NoMoreTables';
  readonly whose: keyof Quotas;

  constructor(whose: keyof Quotas, most: number) {
    super(
      whose === 'guest'
        ? `You are the host of ${most} tables that are not over. Finish one, give one up or hand one over, then make another.`
        : `This server keeps ${most} tables that are not over, and no more. Come again when some are.`,
    );
    this.whose = whose;
  }
}

/** Looked at where the table is written down, it included, so that many at once are no way around it. */
export async function checkQuotas(change: Kysely<Schema>, guest: string, { guest: own, all }: Quotas): Promise<void> {
  const open = await openTables(change, guest);
  if (open.hosted > own) throw new NoMoreTables('guest', own);
  if (open.all > all) throw new NoMoreTables('all', all);
}
