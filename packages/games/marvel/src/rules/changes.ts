import type { Play, RuleId } from '@shamble/kernel';
import { MOST_HUNGER } from '../../content/heroes.ts';
import {
  at,
  type BystanderIndex,
  FOE,
  type FoeIndex,
  type HeroId,
  type KindId,
  type Marvel,
  NONE,
  type State,
  type TraitCard,
  type Zone,
} from '../types.ts';
import { isRavenous, sheetOf } from './questions.ts';

/** By so much, from 0 to 4. A Ravenous hero grows no hungrier (MZ-RAV-07, MZ-HUNG-04). */
export function changeHunger(
  play: Play<Marvel>,
  id: HeroId,
  change: number,
  by: string,
  rules: readonly RuleId[],
): void {
  const hero = play.state.heroes[id]!;
  const hunger = Math.max(0, Math.min(MOST_HUNGER, hero.hunger + change));
  if (hunger === hero.hunger || (change > 0 && isRavenous(hero))) return;
  hero.hunger = hunger;
  const told = hunger === MOST_HUNGER ? [...rules, 'MZ-RAV-01'] : rules;
  play.tell({ id: 'hungerChanged', data: { hero: id, hunger, by }, rules: told });
}

export function heal(play: Play<Marvel>, id: HeroId, health: number, by: string, rules: readonly RuleId[]): void {
  const hero = play.state.heroes[id]!;
  const healed = Math.min(sheetOf(hero).health, hero.health + health);
  if (healed === hero.health) return;
  hero.health = healed;
  play.tell({ id: 'healed', data: { hero: id, health: healed, by }, rules });
}

/** Runs before anything else goes on: reactions may share it, and levels follow. */
export function gainXp(play: Play<Marvel>, hero: HeroId, xp: number, rules: readonly RuleId[]): void {
  if (xp > 0 && play.state.heroes[hero]!.status === 'in') play.push('gainXp', { hero, xp, rules: [...rules] }, hero);
}

/** Figures from the box to a Zone. Gives back how many were missing. */
export function place(play: Play<Marvel>, zone: Zone, kind: KindId, wanted: number, rules: readonly RuleId[]): number {
  const { figures, supply } = play.state;
  const count = Math.min(wanted, supply[kind]!);
  if (count > 0) {
    supply[kind]! -= count;
    figures[at(zone, kind)]! += count;
    play.tell({
      id: 'appeared',
      data: { zone, kind, count, total: figures[at(zone, kind)]!, supply: supply[kind]! },
      rules,
    });
  }
  return wanted - count;
}

/** A Super Hero enters play, from wherever its card was. */
export function placeFoe(play: Play<Marvel>, foe: FoeIndex, zone: Zone, rules: readonly RuleId[]): void {
  const { foes, figures } = play.state;
  foes[foe] = { status: 'in', zone, asleep: false, held: false, muted: false };
  figures[at(zone, FOE)]! += 1;
  play.tell({ id: 'foeAppeared', data: { foe, zone }, rules });
}

/** Back into the box (MZ-ENEMY-08). Experience is for the caller to give. */
export function eliminate(
  play: Play<Marvel>,
  hero: HeroId,
  zone: Zone,
  kind: KindId,
  count: number,
  rules: readonly RuleId[],
): void {
  const { supply } = play.state;
  takeAway(play, zone, kind, count);
  supply[kind]! += count;
  const left = play.state.figures[at(zone, kind)]!;
  play.tell({ id: 'eliminated', data: { hero, zone, kind, count, left, supply: supply[kind]! }, rules });
}

/** Figures leave a Zone; those that are held go last. */
function takeAway({ state: { figures, held } }: Play<Marvel>, zone: Zone, kind: KindId, count: number): void {
  const spot = at(zone, kind);
  figures[spot]! -= count;
  if (held[spot]! > figures[spot]!) held[spot] = figures[spot]!;
}

/** From Zone to Zone. Those that are held go last, and stay held. */
export function shift({ figures, held }: State, kind: KindId, from: Zone, to: Zone, count: number): void {
  const [spot, there] = [at(from, kind), at(to, kind)];
  figures[spot]! -= count;
  figures[there]! += count;
  const bound = Math.max(0, held[spot]! - figures[spot]!);
  held[spot]! -= bound;
  held[there]! += bound;
}

/** Off the board; its card goes where the mission says, as a rule to the discard pile (MZ-ENEMY-08). */
export function eliminateFoe(play: Play<Marvel>, hero: HeroId, foe: FoeIndex, rules: readonly RuleId[]): void {
  const { state } = play;
  const status = play.query('foeFate', { foe, hero });
  const { zone, muted } = state.foes[foe]!;
  state.figures[at(zone, FOE)]! -= 1;
  state.foes[foe] = { status, zone: status === 'lying' ? zone : NONE, asleep: false, held: false, muted };
  if (status === 'deck') state.foeDeck.discard.push(foe);
  play.tell({ id: 'foeEliminated', data: { hero, foe, zone, status }, rules });
}

/** Pushed, pulled or driven by an effect of a hero. */
export function pushEnemies(
  play: Play<Marvel>,
  hero: HeroId,
  kind: KindId,
  move: { from: Zone; to: Zone; count: number },
  by: string,
  rules: readonly RuleId[],
): void {
  const { from, to, count } = move;
  if (count === 0) return;
  shift(play.state, kind, from, to, count);
  play.tell({ id: 'enemiesPushed', data: { hero, kind, from, to, count, by }, rules });
}

/** So many more do not act in the coming activation step. */
export function hold(
  play: Play<Marvel>,
  zone: Zone,
  kind: KindId,
  count: number,
  by: string,
  rules: readonly RuleId[],
): void {
  const { figures, held } = play.state;
  const spot = at(zone, kind);
  held[spot] = Math.min(figures[spot]!, held[spot]! + count);
  play.tell({ id: 'enemiesHeld', data: { zone, kind, count: held[spot]!, by }, rules });
}

export function holdFoe(play: Play<Marvel>, foe: FoeIndex, muted: boolean, by: string, rules: readonly RuleId[]): void {
  const held = play.state.foes[foe]!;
  held.held = true;
  held.muted ||= muted;
  play.tell({ id: 'foeHeld', data: { foe, muted: held.muted, by }, rules });
}

/** A Bystander comes onto the board. */
export function bringBystander(
  play: Play<Marvel>,
  bystander: BystanderIndex,
  zone: Zone,
  { escort = NONE, objective = false }: { escort?: number; objective?: boolean },
  rules: readonly RuleId[],
): void {
  const { bystanders } = play.state;
  bystanders[bystander] = { zone, escort, objective: objective || bystanders[bystander]!.objective };
  play.tell({
    id: 'bystanderAppeared',
    data: { bystander, zone, escorted: escort !== NONE, objective: bystanders[bystander]!.objective },
    rules,
  });
}

/** Off the board: the Spawn card that marked an escort is discarded now (MZ-SPAWN-18). */
export function takeBystander({ state }: Play<Marvel>, bystander: BystanderIndex): void {
  const one = state.bystanders[bystander]!;
  if (one.escort !== NONE) state.spawnDeck.discard.push(one.escort);
  one.zone = NONE;
  one.escort = NONE;
}

/** The mark that the card of an Objective Bystander was discarded. */
export const OBJECTIVE_DISCARDED = 'objective discarded';

export function discardBystander(play: Play<Marvel>, bystander: BystanderIndex, rules: readonly RuleId[]): void {
  const { bystanderDeck, bystanders, marks } = play.state;
  bystanderDeck.discard.push(bystander);
  if (bystanders[bystander]!.objective) marks[OBJECTIVE_DISCARDED] = 1;
  play.tell({ id: 'bystanderDiscarded', data: { bystander }, rules });
}

function dropTrait({ state }: Play<Marvel>, hero: HeroId, card: TraitCard): void {
  const { traits } = state.heroes[hero]!;
  traits.splice(traits.indexOf(card), 1);
  state.traitDeck.discard.push(card);
}

const TRAIT: readonly RuleId[] = ['MZ-TRAIT-06'];
const HEROIC: readonly RuleId[] = ['MZ-TRAIT-06', 'MZ-HM-05'];

/** Used up (MZ-TRAIT-06, MZ-HM-05). */
export function useTrait(play: Play<Marvel>, hero: HeroId, card: TraitCard, rules: readonly RuleId[] = []): void {
  dropTrait(play, hero, card);
  const used = play.state.mode === 'hero' ? HEROIC : TRAIT;
  play.tell({ id: 'traitUsed', data: { hero, card }, rules: [...used, ...rules] });
}

export function discardTrait(
  play: Play<Marvel>,
  hero: HeroId,
  card: TraitCard,
  rules: readonly RuleId[],
  swapped = false,
): void {
  dropTrait(play, hero, card);
  play.tell({ id: 'traitDiscarded', data: { hero, card, swapped }, rules });
}

/** Once a Turn: it is noted, and told. */
export function useAbility(play: Play<Marvel>, hero: HeroId, ability: string, rules: readonly RuleId[]): void {
  play.state.heroes[hero]!.used.push(ability);
  play.tell({ id: 'abilityUsed', data: { hero, ability }, rules });
}

/** A Spawn Point that slept spawns from now on (MZ-SPAWN-05). */
export function wakeSpawn(play: Play<Marvel>, spawn: number, rules: readonly RuleId[]): void {
  if (play.state.active[spawn] !== 0) return;
  play.state.active[spawn] = 1;
  play.tell({ id: 'spawnActivated', data: { spawn }, rules });
}
