/** What a rule used that is not the table's, if it did. */
export interface Ambient {
  used: string | null;
}

/** Everything by which the same journal could play differently somewhere else, by its owner. */
const FORBIDDEN: readonly (readonly [object: object, name: string, keys: readonly string[]])[] = [
  [Math, 'Math.', ['random']],
  [globalThis, '', ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'fetch']],
  [globalThis.performance, 'performance.', ['now']],
  [globalThis.crypto, 'crypto.', ['getRandomValues', 'randomUUID']],
  [String.prototype, 'String.', ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase']],
  [Number.prototype, 'Number.', ['toLocaleString']],
  [Array.prototype, 'Array.', ['toLocaleString']],
];

/**
 * Runs with clock, dice and the rest replaced by functions that throw. Ambient use is also noted, since a rule may
 * swallow the exception.
 */
export function withoutAmbient<T>(ambient: Ambient, run: () => T): T {
  const forbid = (what: string) => (): never => {
    ambient.used ??= what;
    throw new Error(`The rules called ${what}`);
  };
  const undo: (() => void)[] = [];
  const replace = (owner: object, key: string, value: unknown): void => {
    const old = Object.getOwnPropertyDescriptor(owner, key);
    Object.defineProperty(owner, key, { value, configurable: true, writable: true });
    undo.push(() => {
      // What was inherited is uncovered again.
      if (old === undefined) Reflect.deleteProperty(owner, key);
      else Object.defineProperty(owner, key, old);
    });
  };
  try {
    for (const [owner, name, keys] of FORBIDDEN)
      for (const key of keys) if (key in owner) replace(owner, key, forbid(`${name}${key}`));
    replace(globalThis, 'Date', dateWithoutNow(forbid));
    return run();
  } finally {
    for (const restore of undo.reverse()) restore();
  }
}

/** A date made from given numbers is arithmetic; today's is not. */
function dateWithoutNow(forbid: (what: string) => () => never): unknown {
  return new Proxy(globalThis.Date, {
    apply: forbid('Date'),
    construct: (date, args, target) =>
      args.length === 0 ? forbid('new Date')() : (Reflect.construct(date, args, target) as object),
    get: (date, key) => (key === 'now' ? forbid('Date.now') : Reflect.get(date, key)),
  });
}
