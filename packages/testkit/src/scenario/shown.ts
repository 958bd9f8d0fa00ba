import { same } from '@shamble/kernel';
import { brief } from './matching.ts';
import type { Named, NamedOffer } from './names.ts';

/** The name of a value, or the value itself where it has none any more. */
function nameIn(list: readonly Named[], value: unknown): string {
  return list.find((one) => same(one.value, value))?.name ?? brief(value);
}

/** An answer in names, shaped as a scenario writes it. */
export function showAnswer(named: NamedOffer, answer: unknown): unknown {
  const name = (value: unknown): string => nameIn([...named.options, ...named.refused], value);
  if (Array.isArray(answer) && named.offer.kind !== 'one') return answer.map(name);
  if (named.offer.kind === 'share' || named.offer.kind === 'arrange') {
    const slot = (part: unknown): unknown => (named.offer.kind === 'share' ? part : nameIn(named.slots, part));
    return Object.fromEntries(Object.entries(answer as object).map(([id, part]) => [name(id), slot(part)]));
  }
  return name(answer);
}

/** An offer in names: what the assertion `offer` looks at. */
export function showOffer(named: NamedOffer): object {
  const { offer } = named;
  const options = named.options.map(({ name }) => name);
  const usual = offer.usual === undefined ? {} : { usual: showAnswer(named, offer.usual) };
  const limits = (given: readonly { of: readonly unknown[]; max: number }[] = []): object[] =>
    given.map(({ of, max }) => ({ of: of.map((one) => nameIn(named.options, one)), max }));
  switch (offer.kind) {
    case 'some':
      return { kind: 'some', options, min: offer.min, max: offer.max, limits: limits(offer.limits), ...usual };
    case 'share': {
      const most = Object.fromEntries(offer.among.map(({ id, max }) => [nameIn(named.options, id), max]));
      return { kind: 'share', options, total: offer.total, most, limits: limits(offer.limits), ...usual };
    }
    case 'arrange': {
      const slots = Object.fromEntries(offer.slots.map(({ id, holds }) => [nameIn(named.slots, id), holds]));
      const now = offer.now === undefined ? {} : { now: showAnswer(named, offer.now) };
      return { kind: 'arrange', options, slots, ...now, ...usual };
    }
    default:
      return { kind: offer.kind, options, ...usual };
  }
}
