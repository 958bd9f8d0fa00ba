import type { AnyModifier, AnyReaction, RuleId } from '@shamble/kernel';
import { type FoeId, ZOMBIE_HEROES } from '../../content/enemies.ts';
import { placeFoe } from '../rules/changes.ts';
import { board } from '../rules/questions.ts';
import type { FoeIndex, Marvel, State } from '../types.ts';
import { done, modifier, proc, reaction } from '../words.ts';

// What the Zombie Heroes of Hero Mode can do, one ability each as long as they are in play.

const IN_FORCE: readonly RuleId[] = ['MZ-HM-06', 'MZ-ENEMY-06'];
const indexOf = (id: FoeId): FoeIndex => ZOMBIE_HEROES.indexOf(id as (typeof ZOMBIE_HEROES)[number]);

/** Whether this is that Zombie Hero, and its ability is not off. */
const is = ({ mode, foes }: Pick<State, 'mode' | 'foes'>, foe: FoeIndex, id: FoeId): boolean =>
  mode === 'hero' && foe === indexOf(id) && !foes[foe]!.muted;

/** Captain America: Walkers that begin with him act twice. */
const deadRally = modifier({
  on: 'rallies',
  layer: 'set',
  rules: IN_FORCE,
  value: (rallies, { foe }, state) => rallies || is(state, foe, 'captain-america'),
});

/** Captain Marvel drains those in her Zone when she has acted. */
const energyLeech = modifier({
  on: 'leeches',
  layer: 'add',
  rules: IN_FORCE,
  value: (power, { foe }, state) => (is(state, foe, 'captain-marvel') ? power + 1 : power),
});

/** Wasp: only a 5 or a 6 hits her. */
const tiny = modifier({
  on: 'isTiny',
  layer: 'set',
  rules: IN_FORCE,
  value: (isTiny, { foe }, state) => isTiny || is(state, foe, 'wasp'),
});

/** Iron Man shoots into the next Zone instead of walking there. */
const longReach = modifier({
  on: 'foeReach',
  layer: 'set',
  rules: IN_FORCE,
  value: (zones, { foe }, state) => (is(state, foe, 'iron-man') ? Math.max(1, zones) : zones),
});

/** Hulk wounds twice with every blow. */
const crushingBlow = modifier({
  on: 'foeWounds',
  layer: 'add',
  rules: IN_FORCE,
  value: (wounds, { foe }, state) => (is(state, foe, 'hulk') ? wounds + 1 : wounds),
});

/** Deadpool pulls himself together, where he is not muted and his card would be discarded. */
const inPieces = reaction({
  name: 'in-pieces',
  on: 'foeEliminated',
  window: 'after',
  rules: IN_FORCE,
  proc: 'pullTogether',
  uses: ({ state }, { data: { foe, status } }) =>
    status === 'deck' && is(state, foe, 'deadpool') ? [{ locals: { foe } }] : [],
});

/** What he needs to roll. */
const TOGETHER = 4;

export const pullTogether = proc('pullTogether', {
  roll(play, { foe }) {
    const { state } = play;
    const face = play.roll('dice', 6);
    play.tell({ id: 'foeRolled', data: { foe, face, needed: TOGETHER }, rules: IN_FORCE });
    const [first] = board(state).spawns;
    const card = state.foeDeck.discard.indexOf(foe);
    if (face < TOGETHER || first === undefined || card < 0) return done();
    state.foeDeck.discard.splice(card, 1);
    placeFoe(play, foe, first.zone, IN_FORCE);
    return done();
  },
});

export const ZOMBIE_HERO_MODIFIERS: readonly AnyModifier<Marvel>[] = [
  ...[deadRally, energyLeech, tiny, longReach, crushingBlow],
];
export const ZOMBIE_HERO_REACTIONS: readonly AnyReaction<Marvel>[] = [inPieces];
