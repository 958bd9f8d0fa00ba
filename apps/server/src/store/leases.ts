import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { NoServer } from '../noServer.ts';
import type { Schema } from './schema.ts';
import { signal } from './signals.ts';

// The protocol of docs/adr/0020: one process owns a table at a time, and the database is the referee.

/** So long a process owns what it owns after it was last heard of, and so often it says so, in milliseconds. */
const LEASE = 3000;
const EVERY = 600;
/** A process stops so much earlier to tell what happens: from looking at the clock to sending takes time, too. */
const MARGIN = 250;

const CLOCK: RawBuilder<number> = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** That a table is ours, for the time being. */
export interface Lease {
  /** Whoever writes to the table must name it; who has it later has a higher one. */
  readonly epoch: number;
  /** Whether what happens at the table may still be told, by a clock that nobody sets. */
  isMine(): boolean;
}

/** A process as the database knows it. One that was given up for lost never comes back: it begins anew under another name. */
class Incarnation {
  readonly id: string;
  /** By the steady clock, counted from before the database was asked. */
  deadline: number;
  private readonly steady: () => number;

  constructor(steady: () => number, name: string) {
    this.id = `${name}/${randomUUID()}`;
    this.steady = steady;
    this.deadline = 0;
  }

  isAlive(): boolean {
    return this.steady() < this.deadline;
  }
}

interface Wanted {
  /** What its lines to the database are called. */
  readonly name: string;
  /** Where the others reach this process. */
  readonly address: string;
  readonly secret: Buffer;
  steady(): number;
  /** All tables are lost: no room of them may say anything any more. It was told why, or it is only that nothing was heard. */
  onLost(): void;
  /** Called once, however long it goes on. */
  onFault(cause: unknown): void;
}

/** The tables that this process owns, where several share one PostgreSQL. */
export class Leases {
  private readonly db: Kysely<Schema>;
  /** A line of its own: to say that one is there must not wait behind anything. */
  private readonly line: Kysely<Schema>;
  private readonly wanted: Wanted;
  private readonly mark: string;
  private me: Incarnation;
  private saying: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isWell = true;
  /** How often all was lost. */
  losses = 0;

  private constructor(db: Kysely<Schema>, line: Kysely<Schema>, wanted: Wanted) {
    this.db = db;
    this.line = line;
    this.wanted = wanted;
    this.mark = createHash('sha256').update('shamble process ').update(wanted.secret).digest('base64url').slice(0, 16);
    this.me = new Incarnation(wanted.steady, wanted.name);
  }

  static async join(db: Kysely<Schema>, line: Kysely<Schema>, wanted: Wanted): Promise<Leases> {
    const leases = new Leases(db, line, wanted);
    await leases.begin();
    const others = await db.selectFrom('processes').select('id').where('secret', '!=', leases.mark).execute();
    if (others.length > 0) {
      await leases.leave();
      throw new NoServer('server.peer.secret');
    }
    leases.timer = setInterval(() => {
      // Also while nobody answers.
      if (!leases.me.isAlive()) leases.lose();
      leases.saying ??= leases.sayThatWeAreHere();
    }, EVERY);
    return leases;
  }

  /** What this process is called now. */
  get id(): string {
    return this.me.id;
  }

  /** Whether tables can be taken. */
  get canOwn(): boolean {
    return this.me.isAlive();
  }

  /** Makes the table ours. Else where its owner is reached; null: there is no such table. */
  async take(table: string): Promise<Lease | { readonly at: string } | null> {
    const { me } = this;
    const taken = await this.swap(me, table, sql`owner in ('', ${me.id})`);
    if (taken !== null) return leaseOf(me, taken);
    for (;;) {
      const { rows } = await sql<{ owner: string; epoch: number; at: string | null; isOver: boolean | null }>`
        select t.owner, t.epoch, p.address as at, p.until < ${CLOCK} as "isOver"
        from tables t left join processes p on p.id = t.owner where t.id = ${table}`.execute(this.db);
      const [found] = rows;
      if (found === undefined) return null;
      const { owner, epoch, at, isOver } = found;
      if (at !== null && isOver !== true && owner !== me.id) return { at };
      if (at !== null && owner !== me.id) await this.bury(owner);
      // Whom the database does not know any more it never knows again. Somebody else may be first.
      else {
        const won = await this.swap(me, table, sql`owner = ${owner} and epoch = ${epoch}`);
        if (won === null) continue;
        await signal(this.db, { is: 'moved', table, epoch: won });
        return leaseOf(me, won);
      }
    }
  }

  /** Others may take these. One that we have taken again meanwhile stays ours. */
  async release(tables: readonly (readonly [table: string, lease: Lease])[]): Promise<void> {
    if (tables.length === 0) return;
    const given = tables.map(([table, { epoch }]) => sql`(${table}, ${sql.lit(epoch)})`);
    await sql`update tables set owner = '' where owner = ${this.me.id} and (id, epoch) in (${sql.join(given)})`.execute(
      this.db,
    );
  }

  /** From now on others may take all of it. */
  async leave(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    // What is being said now must not bring it back.
    this.me.deadline = LOST;
    await this.saying;
    await sql`delete from processes where id = ${this.me.id}`.execute(this.line).catch(() => undefined);
  }

  private async begin(): Promise<void> {
    const me = new Incarnation(this.wanted.steady, this.wanted.name);
    const asked = this.wanted.steady();
    await sql`insert into processes (id, address, secret, until)
      values (${me.id}, ${this.wanted.address}, ${this.mark}, ${CLOCK} + ${sql.lit(LEASE)})`.execute(this.line);
    me.deadline = asked + LEASE - MARGIN;
    this.me = me;
    const { rows } = await sql<{ id: string }>`select id from processes where until < ${CLOCK}`.execute(this.line);
    for (const { id } of rows) await this.bury(id);
  }

  private async sayThatWeAreHere(): Promise<void> {
    const { me, wanted } = this;
    try {
      if (!me.isAlive()) return await this.beginAnew();
      const asked = wanted.steady();
      const { rows } = await sql`update processes set until = ${CLOCK} + ${sql.lit(LEASE)}
        where id = ${me.id} returning id`.execute(this.line);
      if (rows.length === 0) return await this.beginAnew();
      // One that was given up meanwhile stays so.
      if (me.deadline !== LOST) me.deadline = asked + LEASE - MARGIN;
      this.isWell = true;
    } catch (cause) {
      if (this.isWell) wanted.onFault(cause);
      this.isWell = false;
      if (!me.isAlive()) this.lose();
    } finally {
      this.saying = null;
    }
  }

  private lose(): void {
    if (this.me.deadline === LOST) return;
    this.me.deadline = LOST;
    this.losses += 1;
    this.wanted.onLost();
  }

  private async beginAnew(): Promise<void> {
    this.lose();
    if (this.timer === null) return;
    // So that nobody waits for us.
    await sql`delete from processes where id = ${this.me.id}`.execute(this.line);
    await this.begin();
  }

  /** One statement: the epoch in both rows that all writes go by, or in neither. It waits for whoever writes there. */
  private async swap(me: Incarnation, table: string, where: RawBuilder<unknown>): Promise<number | null> {
    const { rows } = await sql<{ epoch: number }>`
      with taken as (
        update tables set owner = ${me.id}, epoch = epoch + 1 where id = ${table} and ${where} returning epoch
      ), room as (
        update rooms set epoch = taken.epoch from taken where table_id = ${table}
      )
      select epoch from taken`.execute(this.db);
    return rows[0]?.epoch ?? null;
  }

  /** Whose time is over is no process any more, and what it has begun to write ends with it. */
  private async bury(id: string): Promise<void> {
    await sql`
      with buried as (delete from processes where id = ${id} and until < ${CLOCK} returning id)
      select pg_terminate_backend(pid) from pg_stat_activity, buried
      where application_name = ${id.split('/')[0]!} and usename = current_user`.execute(this.db);
  }
}

const LOST = -1;

const leaseOf = (me: Incarnation, epoch: number): Lease => ({ epoch, isMine: () => me.isAlive() });
