/** What a table, a journal and an answer are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A deep copy of plain data. Arrays of numbers, the hot part of a state, are copied at memory speed. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const out = value.slice();
    for (let i = 0; i < out.length; i++) {
      const item = out[i];
      if (typeof item === 'object' && item !== null) out[i] = copy(item);
    }
    return out as T;
  }
  // Field by field: a spread is slow where it meets as many shapes as here.
  const out: Record<string, unknown> = {};
  for (const key in value) {
    const item: unknown = value[key];
    const own = typeof item === 'object' && item !== null ? copy(item) : item;
    if (key === '__proto__') Object.defineProperty(out, key, { ...FIELD, value: own });
    else out[key] = own;
  }
  return out as T;
}

/** A field like any other, whatever its name. */
const FIELD = { enumerable: true, writable: true, configurable: true };

/** Deep equality of plain data; the order of an object's keys and its undefined fields do not count. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  // Own fields only: a field of one side called `toString` must not pass for an inherited one of the other.
  for (const key in left)
    if (left[key] !== undefined && !(Object.hasOwn(right, key) && same(left[key], right[key]))) return false;
  for (const key in right)
    if (right[key] !== undefined && (left[key] === undefined || !Object.hasOwn(left, key))) return false;
  return true;
}

/** One text for equal values: keys sorted, undefined fields left out. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = Object.entries(value).filter(([, item]) => item !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}
