import type { RuleId } from '@shamble/kernel';
import type { TraitId } from '../../content/traits.ts';
import { LEGAL } from '../actions/action.ts';
import { agentFigures, readFigure } from '../effects/figures.ts';
import { eliminate, gainXp, heal } from '../rules/changes.ts';
import { agentsAt, heroesAt, seatOf, sheetOf } from '../rules/questions.ts';
import type { HeroId, View } from '../types.ts';
import { amend, ask, goto, proc, reaction } from '../words.ts';
import { holdsTrait, playTrait, TRAIT, traitFeat } from './trait.ts';

/** So many Wounds at most. */
const FLESH = 2;
const SHIELD = 2;

type Hurt = { readonly hero: HeroId; readonly enemies: number; readonly bystanders: number };

/** Worth a card: it would be wasted on a scratch. */
const isGrave = ({ heroes }: View, { hero, enemies, bystanders }: Hurt): boolean =>
  enemies + bystanders >= FLESH || enemies + bystanders >= heroes[hero]!.health;

/** Wounds that have just been shared out; the Ravenous Wound is none of them (MZ-RAV-05). */
const flesh = (trait: TraitId) =>
  reaction({
    name: trait,
    on: 'woundsAssigned',
    window: 'before',
    rules: TRAIT,
    proc: 'beDeadFlesh',
    uses: ({ state }, { data: { hero, enemies, bystanders } }) =>
      enemies + bystanders > 0 && holdsTrait(state, hero, trait)
        ? [{ by: seatOf(state, hero), locals: { hero, trait, enemies, bystanders }, subject: hero }]
        : [],
    usual: (view, locals) => isGrave(view, locals as Hurt),
  });

export const deadFlesh = flesh('dead-flesh');
export const brace = flesh('brace');

export const beDeadFlesh = proc('beDeadFlesh', {
  use(play, { hero, trait, enemies, bystanders }) {
    playTrait(play, hero, trait);
    const fewer = Math.min(FLESH, enemies);
    const others = Math.min(FLESH - fewer, bystanders);
    play.tell({ id: 'spared', data: { hero, wounds: fewer + others, by: trait }, rules: TRAIT });
    return amend<'woundsAssigned'>({ enemies: enemies - fewer, bystanders: bystanders - others });
  },
});

/** Somebody of the Zone is held in front of one: before Wounds are shared out. */
export const livingShield = reaction({
  name: 'living-shield',
  on: 'woundsDealt',
  window: 'before',
  rules: TRAIT,
  proc: 'takeShield',
  uses({ state }, { data: { zone, enemies, each, warded } }) {
    if (agentsAt(state, zone) === 0) return [];
    return heroesAt(state, zone)
      .filter((hero) => holdsTrait(state, hero, 'living-shield'))
      .filter((hero) => enemies > 0 || each > countOf(warded, hero))
      .map((hero) => ({
        by: seatOf(state, hero),
        locals: { hero, zone, enemies, each, warded, among: agentFigures(state, zone) },
        subject: hero,
      }));
  },
  usual: (_view, locals) => (locals as { enemies: number }).enemies >= SHIELD,
});

const countOf = (warded: readonly HeroId[], hero: HeroId): number => warded.filter((one) => one === hero).length;

/** Of the Wounds to be shared out; what is left goes against those that each suffers. The victim counts (MZ-FAQ-03). */
export const takeShield = proc('takeShield', {
  whom({ state }, { hero, among }) {
    return ask(seatOf(state, hero), 'figure', { hero, by: 'living-shield', among: [...among] });
  },
  use(play, { hero, zone, enemies, each, warded }) {
    playTrait(play, hero, 'living-shield', ['MZ-FAQ-03']);
    const victim = readFigure(play.answer('figure'));
    if ('kind' in victim) eliminate(play, hero, zone, victim.kind, 1, ['MZ-TRAIT-06', 'MZ-ENEMY-08']);
    gainXp(play, hero, 1, ['MZ-XP-01', 'MZ-FAQ-03']);
    const fewer = Math.min(SHIELD, enemies);
    const own = Math.min(SHIELD - fewer, each - countOf(warded, hero));
    play.tell({ id: 'spared', data: { hero, wounds: fewer + own, by: 'living-shield' }, rules: TRAIT });
    return amend<'woundsDealt'>({
      enemies: enemies - fewer,
      warded: [...warded, ...Array<HeroId>(own).fill(hero)],
    });
  },
});

/** Nothing to mend. */
const WHOLE: readonly RuleId[] = ['MZ-TRAIT-06', 'MZ-ID-01'];

/** A meal of this Turn helps. */
export const defenceFeats = traitFeat('stitched-skin', {
  forbids({ state }, id) {
    const hero = state.heroes[id]!;
    return hero.health < sheetOf(hero).health ? LEGAL : WHOLE;
  },
  carryOut(play, hero) {
    heal(play, hero, play.state.heroes[hero]!.fed > 0 ? 2 : 1, 'stitched-skin', TRAIT);
    return goto('after');
  },
});
