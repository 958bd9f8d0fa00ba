import type { TraitId } from '../../content/traits.ts';
import { hasPower, spend } from '../effects/free.ts';
import { enemiesAt, seatOf } from '../rules/questions.ts';
import type { Marvel, State, View } from '../types.ts';
import { amend, ask, modifier, proc, reaction } from '../words.ts';
import { holdsTrait, playTrait, TRAIT } from './trait.ts';

const copies = (boosts: readonly string[], trait: TraitId): number => {
  let count = 0;
  for (const boost of boosts) if (boost === trait) count++;
  return count;
};

/** So many dice more for the attack it is played on, for each copy (MZ-TRAIT-07). */
const moreDice = (trait: TraitId, dice: (state: State, hero: number) => number) =>
  modifier({
    on: 'dice',
    layer: 'add',
    rules: TRAIT,
    value: (before, { hero, boosts }, state) => before + copies(boosts, trait) * dice(state, hero),
  });

const savageSwing = moreDice('savage-swing', () => 3);
/** Twice among the boosts if Power was spent on it. */
const haymaker = moreDice('haymaker', () => 2);
const snatchedBite = moreDice('snatched-bite', () => 2);
/** Hunger counts twice, as it stands when the dice are rolled (MZ-FAQ-07). */
const emptyStomach = moreDice('empty-stomach', ({ heroes }, hero) => heroes[hero]!.hunger);

/** The same card on either side: the own attack only. */
const AIMED: readonly TraitId[] = ['dead-aim', 'perfect-shot'];
const isAimed = (boosts: readonly string[]): boolean => AIMED.some((trait) => boosts.includes(trait));

/** It hits on 2 or more. */
const deadAim = modifier({
  on: 'accuracy',
  layer: 'set',
  rules: TRAIT,
  value: (accuracy, { attack, boosts }) => (attack === 'unique' && isAimed(boosts) ? 2 : accuracy),
});

/** Over the Shoulder names one target of a Devour; Dead Aim hands out its Hits as one likes. */
const freeOrder = modifier({
  on: 'freeOrder',
  layer: 'set',
  rules: TRAIT,
  value: (isFree, { attack, boosts }) =>
    isFree || (attack === 'unique' && isAimed(boosts)) || (attack === 'devour' && boosts.includes('over-the-shoulder')),
});

/** Each point of Power gives two dice. */
const signature = modifier({
  on: 'powerDice',
  layer: 'scale',
  rules: TRAIT,
  value: (dice, { boosts }) => (boosts.includes('signature-move') ? 2 * dice : dice),
});

export const diceTraits = [...[savageSwing, haymaker, snatchedBite, emptyStomach], ...[deadAim, freeOrder, signature]];

type Declared = Marvel['events']['attackDeclared'];

/** Played on an attack that has been chosen, before its dice are rolled. */
const onAttack = (trait: TraitId, fits: (state: State, attack: Declared) => boolean) =>
  reaction({
    name: trait,
    on: 'attackDeclared',
    window: 'before',
    rules: TRAIT,
    proc: 'boostAttack',
    uses({ state }, { data }) {
      const { hero, zone, boosts } = data;
      if (!holdsTrait(state, hero, trait) || !fits(state, data)) return [];
      return [{ by: seatOf(state, hero), locals: { hero, trait, zone, boosts }, subject: hero }];
    },
    usual: (view, locals) => isCrowd(view, locals as { zone: number }),
  });

const CROWD = 3;
const isCrowd = (view: View, { zone }: { zone: number }): boolean => enemiesAt(view, zone) >= CROWD;

/** The Sign takes no bonus dice (MZ-SIGN-04). */
export const diceReactions = [
  onAttack('savage-swing', (_state, { attack }) => attack !== 'sign'),
  onAttack('dead-aim', (_state, { attack, boosts }) => attack === 'unique' && !boosts.includes('dead-aim')),
  onAttack(
    'perfect-shot',
    (state, { attack, hero, boosts }) => attack === 'unique' && hasPower(state, hero) && !isAimed(boosts),
  ),
  onAttack(
    'signature-move',
    (state, { attack, hero, boosts }) =>
      attack === 'unique' && hasPower(state, hero) && !boosts.includes('signature-move'),
  ),
  onAttack('haymaker', (_state, { attack }) => attack === 'unique'),
  onAttack('empty-stomach', ({ heroes }, { attack, hero }) => attack !== 'sign' && heroes[hero]!.hunger > 0),
];

export const boostAttack = proc('boostAttack', {
  use(play, { hero, trait, boosts }) {
    playTrait(play, hero, trait);
    if (trait === 'perfect-shot') spend(play, hero, 1, trait);
    if (trait !== 'haymaker' || !hasPower(play.state, hero))
      return amend<'attackDeclared'>({ boosts: [...boosts, trait] });
    return ask(seatOf(play.state, hero), 'howMuch', { hero, by: trait, from: [0, 1] });
  },
  swing(play, { hero, trait, boosts }) {
    const power = play.answer('howMuch');
    spend(play, hero, power, trait);
    return amend<'attackDeclared'>({ boosts: [...boosts, ...(power > 0 ? [trait, trait] : [trait])] });
  },
});
