import type { Play } from '@shamble/kernel';
import type { CardId, Hero, HeroId, State, Thumbnail, Zone } from '../types.ts';

/** TH-NOISE-01 */
export function makeNoise(play: Play<Thumbnail>, zone: Zone, noise: number, rules: readonly string[]): void {
  const total = play.state.noise[zone]! + noise;
  play.state.noise[zone] = total;
  play.tell({ id: 'noiseMade', data: { zone, total }, rules: [...rules, 'TH-NOISE-01'] });
}

export function discard(play: Play<Thumbnail>, hero: HeroId, slot: number, rules: readonly string[]): void {
  const { slots } = play.state.heroes[hero]!;
  const card = slots[slot]!;
  slots[slot] = -1;
  play.state.finds.discard.push(card);
  play.tell({ id: 'discarded', data: { hero, card }, rules });
}

/** Puts figures on the board as far as the box has them (TH-SPAWN-02); tells how many. */
export function appear(
  play: Play<Thumbnail>,
  zone: Zone,
  kind: number,
  wanted: number,
  rules: readonly string[],
): number {
  const { supply, figures } = play.state;
  const count = Math.min(wanted, supply[kind]!);
  if (count === 0) return 0;
  supply[kind]! -= count;
  figures[2 * zone + kind]! += count;
  play.tell({ id: 'appeared', data: { zone, kind, count, supply: supply[kind]! }, rules });
  return count;
}

/** Takes figures off the board, back into the box. */
export function slay(state: State, zone: Zone, kind: number, count: number): void {
  state.figures[2 * zone + kind]! -= count;
  state.supply[kind]! += count;
}

/** Hands first where the card may be held there (TH-TRADE-02), then the pack. False if there is no place. */
export function stow(hero: Hero, card: CardId, inHand: boolean): boolean {
  for (let slot = inHand ? 0 : 2; slot < hero.slots.length; slot++) {
    if (hero.slots[slot] !== -1) continue;
    hero.slots[slot] = card;
    return true;
  }
  return false;
}

/** Off the board, and all cards to the discard pile. */
export function leave(play: Play<Thumbnail>, id: HeroId, rules: readonly string[]): void {
  const hero = play.state.heroes[id]!;
  hero.alive = false;
  hero.slots.forEach((card, slot) => {
    if (card >= 0) discard(play, id, slot, rules);
  });
}
