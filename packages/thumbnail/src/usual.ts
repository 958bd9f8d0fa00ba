import type { Offer, Shares } from '@shamble/kernel';
import { MOST_WOUNDS } from './content.ts';
import { biteLimits, heroesAt, placesOf } from './rules/questions.ts';
import { type Act, BRUTE, type HeroId, type Thumbnail, type View, WALKER } from './types.ts';

// What a sensible seat would answer: advice, not rules.

type About<C extends keyof Thumbnail['choices']> = Thumbnail['choices'][C]['about'];

export function usualAct(_view: View, _about: About<'act'>, offer: Offer): Act {
  const options = offer.kind === 'one' ? (offer.from as Act[]) : [];
  const by = (what: Act['do']): Act | undefined => options.find((option) => option.do === what);
  return by('strike') ?? by('take') ?? by('heal') ?? by('search') ?? by('open') ?? { do: 'wait' };
}

/** Brutes first, as far as there are pairs of hits. */
export function usualHits(view: View, { zone, hits }: About<'hits'>): Shares {
  const [walkers, brutes] = [view.figures[2 * zone + WALKER]!, view.figures[2 * zone + BRUTE]!];
  const pairs = Math.min(hits >> 1, brutes);
  const walker = Math.min(hits - 2 * pairs, walkers);
  return { walker, brute: Math.min(hits - walker, 2 * brutes) };
}

/** One wound at a time to whoever can best bear it. */
export function usualBites(view: View, { zone, bites, taken }: About<'bites'>): Shares {
  const bitten = heroesAt(view, zone);
  const limits = biteLimits(view, bitten, taken);
  const shares: Record<string, number> = {};
  const held = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + (shares[id] ?? 0), 0);
  const left = (hero: HeroId): number => MOST_WOUNDS - view.heroes[hero]!.wounds - held([String(hero)]);
  const open = (hero: HeroId): boolean =>
    left(hero) > 0 && limits.every(({ of, max }) => !of.includes(String(hero)) || held(of) < max);
  for (let i = 0; i < bites; i++) {
    const best = bitten.filter(open).sort((a, b) => left(b) - left(a))[0];
    if (best !== undefined) shares[best] = held([String(best)]) + 1;
  }
  return shares;
}

/** Everything stays where it is. */
export const usualTrade = (view: View, { hero, with: other }: About<'trade'>): Record<string, string> =>
  Object.fromEntries(
    [...placesOf(view, hero), ...placesOf(view, other)]
      .filter(({ card }) => card >= 0)
      .map(({ card, place }) => [card, place]),
  );
