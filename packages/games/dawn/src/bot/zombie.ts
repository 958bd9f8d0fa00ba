import { nearnessOf } from '../auto/going.ts';
import { biteFor } from '../rules/bite.ts';
import { ground } from '../rules/ground.ts';
import { hasHuman, humansAt, valueAt } from '../rules/questions.ts';
import { walks } from '../rules/ways.ts';
import type { EntranceId, Order, Space, State, View } from '../types.ts';

const nearestFirst = (from: readonly Space[], far: ArrayLike<number>): Space[] =>
  [...from].sort((a, b) => far[a]! - far[b]! || a - b);

/** On the symbols nearest to where the humans begin and where they must go. */
export function chooseSymbols(view: View, from: readonly Space[], count: number): Space[] {
  const { humanSymbols, entrances, rifles } = ground(view);
  const wanted = [...humanSymbols, ...entrances, rifles]
    .filter((space) => space >= 0)
    .map((space) => walks(view, space));
  const far = Float64Array.from(view.zombies, (_, space) =>
    wanted.reduce((sum, row) => sum + Math.min(99, row[space]!), 0),
  );
  return nearestFirst(from, far)
    .slice(0, count)
    .sort((a, b) => a - b);
}

/** One at the rifles, the others where the humans pass: a store each. */
export function chooseLairs(view: View, from: readonly Space[], count: number): Space[] {
  const { humanSymbols, rifles, crowded, areaOf } = ground(view);
  const rows = [...humanSymbols, rifles].filter((space) => space >= 0).map((space) => walks(view, space));
  const far = Uint16Array.from(view.zombies, (_, space) => Math.min(...rows.map((row) => row[space]!)));
  const chosen: Space[] = [];
  const areas = new Set<number>();
  for (const isStrict of [true, false])
    for (const space of nearestFirst(from, far)) {
      if (chosen.length === count) break;
      const isFull = crowded[space] === 1 && chosen.some((one) => crowded[one] === 1);
      if (isFull || chosen.includes(space) || (isStrict && areas.has(areaOf[space]!))) continue;
      chosen.push(space);
      areas.add(areaOf[space]!);
    }
  return chosen.sort((a, b) => a - b);
}

/** The nearest that is not with somebody already. */
export function chooseBerserk(view: View, from: readonly Space[]): Space {
  const near = nearnessOf(view as unknown as State);
  const free = from.filter((space) => !hasHuman(view, space));
  return nearestFirst(free.length > 0 ? free : from, near)[0]!;
}

/** Whoever hides comes out when somebody is close by; all others as usual. */
export function chooseOrder(view: View, from: readonly Order[]): Order {
  const near = nearnessOf(view as unknown as State);
  const out = from.find((order) => order.do === 'reveal' && near[order.at]! <= 2);
  if (out !== undefined) return out;
  const usual = from.find(({ do: what }) => what === 'rest');
  if (usual !== undefined) return usual;
  const under = from.filter(({ do: what }) => what === 'lead' || what === 'step');
  const best = under.reduce<Order | null>((one, other) => (closer(near, other, one) ? other : one), null);
  return best ?? from.find(({ do: what }) => what === 'reveal') ?? from[0]!;
}

const closer = (near: Uint16Array, order: Order, than: Order | null): boolean =>
  'to' in order && (than === null || !('to' in than) || near[order.to]! < near[than.to]!);

/** As many as will be hurt most in all. */
export function chooseSpread(view: View, space: Space, from: readonly number[]): number {
  const value = valueAt(view as unknown as State, space);
  const hurt = humansAt(view, space).some((id) => view.characters[id]!.status !== 'well') ? 1.5 : 1;
  const harm = (count: number): number =>
    count * effect(Math.floor(value / count)) * (count === from.length ? hurt : 1);
  return from.reduce((best, count) => (harm(count) > harm(best) ? count : best));
}

/** The chance that an attack of that strength does something. */
function effect(strength: number): number {
  if (strength === 0) return 0;
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (biteFor(strength, a + b) !== 'none') ways++;
  return ways / 36;
}

/** Where it is nearest to somebody. */
export function chooseEntrance(view: View, from: readonly EntranceId[]): EntranceId {
  const near = nearnessOf(view as unknown as State);
  const { entrances } = ground(view);
  return from.reduce((best, one) => (near[entrances[one]!]! < near[entrances[best]!]! ? one : best));
}

/** Not right beside somebody, if there is a choice. */
export function chooseLair(view: View, from: readonly Space[]): Space {
  return from.find((space) => !hasHuman(view, space)) ?? from[0]!;
}
