import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { NoServer } from '../noServer.ts';
import { CLOCK } from './clock.ts';
import { Heard, type Known } from './heard.ts';
import { OwnerWatch } from './ownerWatch.ts';
import type { Schema } from './schema.ts';
import { signal } from './signals.ts';

// The protocol of docs/adr/0020: one process owns a table at a time, and the database is the referee.

/** So long a process owns what it owns after it was last heard of, and so often it says so, in milliseconds. */
const LEASE = 2400;
const EVERY = 400;
/** A process stops so much earlier to tell what happens: from looking at the clock to sending takes time, too. */
const MARGIN = 250;

/** That a table is ours, for the time being. */
export interface Lease {
  /** Whoever writes to the table must name it; who has it later has a higher one. */
  readonly epoch: number;
  /** Whether what happens at the table may still be told, by a clock that nobody sets. */
  isMine(): boolean;
}

/** A process that owns a table. */
export interface Owner {
  readonly id: string;
  /** Where it is reached. */
  readonly at: string;
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
  private readonly watch: OwnerWatch;
  private readonly heard: Heard;

  private constructor(db: Kysely<Schema>, line: Kysely<Schema>, wanted: Wanted) {
    this.db = db;
    this.line = line;
    this.wanted = wanted;
    this.heard = new Heard(wanted.steady);
    this.watch = new OwnerWatch(db, (one) => this.isGone(one));
    this.mark = createHash('sha256').update('shamble process ').update(wanted.secret).digest('base64url').slice(0, 16);
    this.me = new Incarnation(wanted.steady, wanted.name);
  }

  static async join(db: Kysely<Schema>, line: Kysely<Schema>, wanted: Wanted): Promise<Leases> {
    const leases = new Leases(db, line, wanted);
    await leases.begin();
    const strange = db.selectFrom('processes').select('id').where('secret', '!=', leases.mark);
    const others = await strange.where('until', '>', CLOCK).execute();
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

  /** Makes the table ours. Else who has it; null: there is no such table. */
  async take(table: string): Promise<Lease | Owner | null> {
    const { me } = this;
    const taken = await this.swap(me, table, sql`owner in ('', ${me.id})`);
    if (taken !== null) return leaseOf(me, taken);
    for (;;) {
      const { rows } = await sql<{ owner: string; epoch: number; at: string | null; until: number; isOver: boolean }>`
        select t.owner, t.epoch, p.address as at, p.until, p.until < ${CLOCK} as "isOver"
        from tables t left join processes p on p.id = t.owner where t.id = ${table}`.execute(this.db);
      const [found] = rows;
      if (found === undefined) return null;
      const { owner, epoch, at, until, isOver } = found;
      if (at !== null && owner !== me.id && !this.isGone({ id: owner, until, isOver })) return { id: owner, at };
      if (at !== null && owner !== me.id) await this.bury({ id: owner, until });
      // Whom the database does not know any more it never knows again. Somebody else may be first.
      else {
        const won = await this.swap(me, table, sql`owner = ${owner} and epoch = ${epoch}`);
        if (won === null) continue;
        await signal(this.db, { is: 'moved', table, epoch: won });
        return leaseOf(me, won);
      }
    }
  }

  /** Once this one owns the table no more, or at the latest after so many milliseconds. */
  freed(table: string, { id }: Owner, latest: number): Promise<void> {
    return this.watch.freed(table, id, latest);
  }

  /** Which of these nobody has taken yet. */
  async unowned(tables: readonly string[]): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('id', 'in', tables)
      .where('owner', '=', '')
      .execute();
    return rows.map(({ id }) => id);
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
  }

  private async sayThatWeAreHere(): Promise<void> {
    const { me, wanted } = this;
    try {
      if (!me.isAlive()) return await this.beginAnew();
      const asked = wanted.steady();
      const { rows } = await sql<Known & { isOurs: boolean }>`
        with said as (
          update processes set until = ${CLOCK} + ${sql.lit(LEASE)} where id = ${me.id} returning id
        )
        select p.id, p.until, p.until < ${CLOCK} as "isOver", said.id is not null as "isOurs"
        from processes p left join said on said.id = p.id`.execute(this.line);
      const others = rows.filter(({ isOurs }) => !isOurs);
      if (others.length === rows.length) return await this.beginAnew();
      // One that was given up meanwhile stays so.
      if (me.deadline !== LOST) me.deadline = asked + LEASE - MARGIN;
      this.isWell = true;
      this.heard.keep(others.map(({ id }) => id));
      // Nobody waits for it, least of all we ourselves.
      for (const one of others) if (this.isGone(one)) void this.bury(one).catch(() => undefined);
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

  /** By the clock of the database, and by ours: either may have been set. */
  private isGone(one: Known): boolean {
    const silence = this.heard.silence(one);
    return one.isOver && silence >= LEASE;
  }

  /** Whose time is over is no process any more, and what it has begun to write ends with it. */
  private async bury({ id, until }: Omit<Known, 'isOver'>): Promise<void> {
    await sql`
      with buried as (delete from processes where id = ${id} and until = ${sql.lit(until)} returning id)
      select pg_terminate_backend(pid) from pg_stat_activity, buried
      where application_name = ${id.split('/')[0]!} and usename = current_user`.execute(this.db);
  }
}

const LOST = -1;

const leaseOf = (me: Incarnation, epoch: number): Lease => ({ epoch, isMine: () => me.isAlive() });
