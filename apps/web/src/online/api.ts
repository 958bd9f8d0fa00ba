import type { OnlineCard } from '@shamble/protocol';
import * as v from 'valibot';
import type { Ending } from './roomLine.ts';

/** Somebody without an account, and what makes him himself again on another device. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly resume: string;
}

/** Why the server did not do it. */
export class ApiFault extends Error {
  override readonly name = 'ApiFault';
  /** Of the answer; 0: none came. */
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

const count = v.pipe(v.number(), v.minValue(0));
const GuestShape = v.looseObject({ id: v.string(), name: v.string(), resume: v.string() });
const CardShape = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  game: v.string(),
  title: v.nullable(v.string()),
  options: v.unknown(),
  commitment: v.string(),
  touched: v.number(),
  keptUntil: v.number(),
  n: count,
  round: v.number(),
  outcome: v.nullable(v.looseObject({ winners: v.array(v.string()), because: v.string(), rules: v.array(v.string()) })),
  isPublic: v.boolean(),
  isLocked: v.boolean(),
  host: v.string(),
  seats: v.array(
    v.looseObject({ seat: v.string(), by: v.picklist(['person', 'bot', 'open']), name: v.nullable(v.string()) }),
  ),
  asked: v.nullable(v.string()),
  yours: v.array(v.string()),
});
const ListShape = v.looseObject({ tables: v.array(CardShape), keptDays: count });
const RefusalShape = v.looseObject({ sentence: v.string() });

export interface Listed {
  readonly tables: readonly OnlineCard[];
  readonly keptDays: number;
}

async function call<T>(shape: v.GenericSchema<unknown, unknown>, path: string, body?: unknown): Promise<T> {
  const posted = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/api${path}`, body === undefined ? {} : posted).catch(() => null);
  if (response === null) throw new ApiFault(0, 'The server does not answer.');
  const given: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiFault(response.status, v.is(RefusalShape, given) ? given.sentence : '');
  if (!v.is(shape, given)) throw new ApiFault(502, 'The server answered something that is not understood.');
  return given as T;
}

const nullAt = <T>(status: number, asked: Promise<T>): Promise<T | null> =>
  asked.catch((cause) => {
    if (cause instanceof ApiFault && cause.status === status) return null;
    throw cause;
  });

/** Null: nobody the server knows. */
export const myself = (): Promise<Guest | null> => call(v.nullable(GuestShape), '/guest');
export const callMe = (name: string): Promise<Guest> => call(GuestShape, '/guest', { name });
/** Other devices and earlier links know him no longer. */
export const revoke = (): Promise<Guest> => call(GuestShape, '/guest/revoke', {});
export const resumeAs = (link: string): Promise<Guest> => call(GuestShape, '/guest/resume', { link });

export const openTables = (): Promise<Listed> => call(ListShape, '/tables');
/** None for somebody the server does not know. */
export const myTables = (): Promise<Listed> => call(ListShape, '/tables/mine');
/** Null: there is no such table. */
export const cardOf = (table: string): Promise<OnlineCard | null> =>
  nullAt(404, call<OnlineCard>(CardShape, `/tables/${table}`));

interface NewOnline {
  readonly game: string;
  readonly mission: string;
  readonly seats: number;
  readonly options: unknown;
}
export const makeOnline = (wanted: NewOnline): Promise<OnlineCard> => call(CardShape, '/tables', wanted);

const AnalysisShape = v.looseObject({
  state: v.picklist(['none', 'running', 'done', 'failed']),
  progress: v.number(),
  report: v.unknown(),
});
export type OnlineAnalysis = v.InferOutput<typeof AnalysisShape>;

/** Whether the server has games analysed. */
export const hasAnalyses = async (): Promise<boolean> =>
  (await call<{ offered: boolean }>(v.looseObject({ offered: v.boolean() }), '/analysis')).offered;
interface Whose {
  readonly seat: string;
  readonly open: boolean;
}
export const askAnalysis = (table: string, whose: Whose): Promise<OnlineAnalysis> =>
  call(AnalysisShape, `/tables/${table}/analysis`, whose);
export const analysisOf = (table: string, { seat, open }: Whose): Promise<OnlineAnalysis> =>
  call(AnalysisShape, `/tables/${table}/analysis?seat=${encodeURIComponent(seat)}&open=${open}`);

/** Why no line to a table can be had; null: it may come back. */
export async function whyNot(table: string): Promise<Ending | null> {
  if ((await cardOf(table)) === null) return 'gone';
  return (await myself()) === null ? 'nobody' : null;
}

/** The whole journal of a game that is over, as a file of ours. */
export async function journalOf(table: string): Promise<string> {
  const response = await fetch(`/api/tables/${table}/file`).catch(() => null);
  if (response === null || !response.ok) throw new ApiFault(response?.status ?? 0, '');
  return response.text();
}
