import type { ColumnType, Generated } from 'kysely';

/** Whole numbers and texts only: what every database keeps alike. Anything else is JSON in a text. */
export interface Schema {
  tables: {
    id: string;
    game: string;
    /** How many entries the journal has. Whoever adds one must have seen this number. */
    n: number;
    /** In milliseconds. */
    opened: number;
    touched: number;
    /** 1: the game is over. */
    over: number;
    /** The record, as JSON. */
    record: string;
    /** Which process has it, of several; nobody: empty. */
    owner: Generated<string>;
    /** Counts its owners: who writes must be the last of them. Unused where one process has all tables. */
    epoch: Generated<number>;
  };
  segments: { table_id: string; at: number; first: number; body: string };
  /** `said`: the message it comes from, so that who says it again is answered as before. */
  entries: { table_id: string; n: number; body: string; said: string | null };
  /** The table after the last entry, for the day the rules change. */
  snapshots: { table_id: string; n: number; body: string };
  /** What is known of a room beside its table, as JSON; 1: everyone may find it. */
  rooms: { table_id: string; is_public: number; facts: string; epoch: Generated<number> };
  /** Who sits or sat at which table, or was its host. */
  members: { guest: string; table_id: string };
  /** `message`: the name of the message it comes from, as JSON, so that who says it again is not heard twice. */
  chat: {
    table_id: string;
    at: number;
    by_guest: string;
    name: string;
    body: string;
    said: number;
    message: string | null;
  };
  /** What was found of the chances in a game that is over, as JSON; `state`: running until then, done or failed; `progress` of 1000. */
  analyses: {
    table_id: string;
    seat: string;
    open: number;
    state: string;
    until: number;
    progress: number;
    body: string | null;
  };
  /** Guests whose older cookies and links are worth nothing any more, or who are banned (1); no others. */
  guests: { guest: string; generation: number; banned: number };
  /** What its owner has told the server, counted, so that every process of it learns what is new. */
  orders: { at: number; kind: string; subject: string };
  /** The processes that share this database, where the others reach them, and until when, by its clock, they own what they own. */
  processes: { id: string; address: string; secret: string; until: number };
  /** What one process does for all, and when it was done last, by the clock of the database. */
  duties: { name: string; done: number };
  /** What was asked for lately, by whom (a hash), at any process. */
  limits: { key: string; points: number; expire: number | null };
  migrations: { version: number; ran: ColumnType<number, number, never> };
}
