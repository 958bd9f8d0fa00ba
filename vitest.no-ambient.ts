// While a test of the core runs there is no clock and no dice but the table's own.
// vitest keeps the real ones it saved when it was loaded; fast-check would ask for a seed, so it is given one.
import { configureGlobal } from 'fast-check';
import { afterEach, beforeEach } from 'vitest';

const RealDate = globalThis.Date;
const realRandom = Math.random;

function forbidden(what: string, instead: string): never {
  throw new Error(`The core called ${what}, which makes replays differ: ${instead}.`);
}

const noClock = (what: string) => forbidden(what, 'time enters only with the caller’s input');

const DateWithoutNow = new Proxy(RealDate, {
  apply: () => noClock('Date()'),
  construct: (date, args, target) =>
    args.length === 0 ? noClock('new Date()') : Reflect.construct(date, args, target),
  get: (date, key) => (key === 'now' ? () => noClock('Date.now()') : Reflect.get(date, key)),
});

configureGlobal({ seed: 1978 });

beforeEach(() => {
  globalThis.Date = DateWithoutNow;
  Math.random = () => forbidden('Math.random()', 'draw from a stream of the table’s chance');
});

afterEach(() => {
  globalThis.Date = RealDate;
  Math.random = realRandom;
});
