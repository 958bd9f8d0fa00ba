/**
 * Where a value holds something that JSON would lose or change, with its path; null if nowhere. The hash of a table does
 * not see a Map's content or an undefined in a list, so play could part from replay long after the save.
 */
export function notPlain(value: unknown, path = ''): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : `${path} is ${value}`;
    case 'object':
      break;
    default:
      return `${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  }
  if (value === null) return null;
  if (Array.isArray(value)) return inList(value, path);
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null)
    return `${path} is a ${value.constructor?.name ?? 'thing'} and no plain object`;
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined) continue; // a field left out
    if (key === 'toJSON' || key === '__proto__') return `${path}.${key} is no name for a field`;
    const wrong = notPlain(item, path === '' ? key : `${path}.${key}`);
    if (wrong !== null) return wrong;
  }
  return Object.getOwnPropertySymbols(value).length > 0 ? `${path} has a symbol for a key` : null;
}

function inList(list: readonly unknown[], path: string): string | null {
  for (let i = 0; i < list.length; i++) {
    if (!(i in list)) return `${path}[${i}] is a hole in a list`;
    const item = list[i];
    if (typeof item === 'number' && Number.isFinite(item)) continue;
    const wrong = notPlain(item, `${path}[${i}]`);
    if (wrong !== null) return wrong;
  }
  return Object.keys(list).length === list.length ? null : `${path} is a list with fields of its own`;
}
