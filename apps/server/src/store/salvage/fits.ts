import type { Row, Value } from './rows.ts';

/** A column of a table as it is now. */
export interface Column {
  readonly name: string;
  readonly isText: boolean;
  readonly isRequired: boolean;
}

/** What the JSON in a row must hold to be what it seems. */
const HOLDS: Readonly<Record<string, readonly [column: string, key: string]>> = {
  tables: ['record', 'holders'],
  segments: ['body', 'start'],
  entries: ['body', 'hash'],
  snapshots: ['body', 'chance'],
  rooms: ['facts', 'removed'],
};
const JSON_TEXTS: Readonly<Record<string, readonly string[]>> = { entries: ['said'], chat: ['name', 'body'] };
const OF_TABLE = /^[0-9a-f]{32}$/;

/** The row with the names of its columns, if it can be one of this table; else null. */
export function fitted(table: string, columns: readonly Column[], { values }: Row): Record<string, Value> | null {
  if (values.length > columns.length) return null;
  const row: Record<string, Value> = {};
  for (const [i, { name, isText, isRequired }] of columns.entries()) {
    const value = values[i];
    if ((value ?? null) === null) {
      if (isRequired) return null;
      continue;
    }
    if ((typeof value === 'string') !== isText) return null;
    row[name] = value!;
  }
  const id = row.table_id ?? (table === 'tables' ? row.id : undefined);
  if (id !== undefined && !OF_TABLE.test(String(id))) return null;
  const [column, key] = HOLDS[table] ?? [];
  if (column !== undefined && !isHolding(row[column], key!)) return null;
  for (const text of JSON_TEXTS[table] ?? []) if (row[text] !== undefined && !isJson(row[text])) return null;
  return row;
}

function isHolding(text: Value | undefined, key: string): boolean {
  const value = parsed(text);
  return typeof value === 'object' && value !== null && key in value;
}

const isJson = (text: Value | undefined): boolean => parsed(text) !== undefined;

function parsed(text: Value | undefined): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
