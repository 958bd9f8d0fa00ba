import { type Play, peek, type RuleId } from '@shamble/kernel';
import { drawCard } from '@shamble/parts';
import { BYSTANDER_IDS } from '../../content/bystanders.ts';
import { TRAIT_SLOTS } from '../../content/heroes.ts';
import { bringBystander, discardBystander, discardTrait } from '../rules/changes.ts';
import { board, seatOf } from '../rules/questions.ts';
import { type BystanderCard, type HeroId, type Marvel, NONE, type State, type Zone } from '../types.ts';
import { ask, choice, done, goto, next, proc } from '../words.ts';
import { betterBystander, worstTrait } from './sense.ts';

export const isCharacter = (card: BystanderCard): boolean => card < BYSTANDER_IDS.length;

/** The top cards; of several the players keep some, and of three Traits one goes (MZ-TRAIT-01, MZ-TRAIT-04). */
export const gainTraits = proc('gainTraits', {
  draw(play, locals) {
    const { traitDeck, heroes } = play.state;
    for (; locals.draw > 0; locals.draw--) {
      const card = drawCard(traitDeck, play, 'traits');
      if (card === null) break;
      locals.drawn.push(card);
      heroes[locals.hero]!.traits.push(card);
      play.tell({ id: 'traitDrawn', data: { hero: locals.hero, card }, rules: ['MZ-TRAIT-01', 'MZ-TRAIT-05'] });
    }
    return next;
  },
  weigh(play, { hero, drawn, keep }) {
    const { traits } = play.state.heroes[hero]!;
    const seat = seatOf(play.state, hero);
    const about = { hero, traits: [...traits], drawn: [...drawn] };
    if (drawn.length > keep) return ask(seat, 'dropTrait', { ...about, traits: [...drawn] }, 'drop');
    return traits.length > TRAIT_SLOTS ? ask(seat, 'dropTrait', about, 'drop') : done();
  },
  drop(play, locals) {
    const card = play.answer('dropTrait');
    discardTrait(play, locals.hero, card, ['MZ-TRAIT-04'], !locals.drawn.includes(card));
    locals.drawn = locals.drawn.filter((one) => one !== card);
    return goto('weigh');
  },
});

export const dropTrait = choice('dropTrait', {
  offer: (_look, { traits }) => ({ kind: 'one', from: traits }),
  usual: (view, { traits }) => worstTrait(view, traits),
});

/** One card at most: the old or the new one (MZ-BYS-03, MZ-BYS-05). */
export const keepBystander = proc('keepBystander', {
  weigh(play, { hero: id, bystander }) {
    const hero = play.state.heroes[id]!;
    if (hero.bystander === NONE) {
      keep(play, id, bystander);
      return done();
    }
    return ask(seatOf(play.state, id), 'keepBystander', { hero: id, held: hero.bystander, found: bystander });
  },
  chosen(play, { hero }) {
    keep(play, hero, play.answer('keepBystander'));
    return done();
  },
});

function keep(play: Play<Marvel>, id: HeroId, bystander: number): void {
  const hero = play.state.heroes[id]!;
  const lost = hero.bystander === bystander ? hero.found : hero.bystander;
  hero.bystander = bystander;
  hero.found = NONE;
  play.tell({ id: 'bystanderKept', data: { hero: id, bystander, lost }, rules: ['MZ-BYS-03', 'MZ-BYS-05'] });
  if (lost !== NONE) discardBystander(play, lost, ['MZ-BYS-05']);
}

export const keepBystanderChoice = choice('keepBystander', {
  offer: (_look, { held, found }) => ({ kind: 'one', from: [held, found] }),
  // Never the mission's own: its card must not be discarded.
  usual({ bystanders }, { held, found }) {
    if (bystanders[held]!.objective) return held;
    return bystanders[found]!.objective ? found : betterBystander(held, found);
  },
});

/** Cards on the board are turned, and their figures take their place (MZ-BLDG-05). */
export const turnCards = proc('turnCards', {
  turn(play, locals) {
    const zone = locals.zones.shift();
    if (zone === undefined) return done();
    const { state } = play;
    const at = state.laid.findIndex((one) => one.zone === zone && !one.open && one.under < 0);
    if (at < 0) return goto('turn');
    const [laid] = state.laid.splice(at, 1);
    const { trapped } = board(state);
    const objective = trapped !== null && !trapped.faceUp && trapped.zones.includes(zone); // MZ-H04-10
    turnUp(play, play.reveal(laid!.card), zone, 'board', locals.hero, { objective, rules: ['MZ-BLDG-05'] });
    return goto('turn');
  },
});

/** What a Bystander card that is turned up brings. Saved! brings nobody (MZ-BYS-10, MZ-SPAWN-19). Gives back whether somebody came. */
export function turnUp(
  play: Play<Marvel>,
  card: BystanderCard,
  zone: Zone,
  from: 'board' | 'deck',
  hero: HeroId,
  { escort = NONE, objective = false, rules }: { escort?: number; objective?: boolean; rules: readonly RuleId[] },
): boolean {
  const { state } = play;
  play.tell({ id: 'bystanderDrawn', data: { card, zone, from, hero }, rules });
  if (isCharacter(card)) {
    bringBystander(play, card, zone, { escort, objective }, rules);
    return true;
  }
  if (card < SECRETS) state.bystanderDeck.discard.push(card);
  else state.removed.push(card); // MZ-MIS-05
  return false;
}

/** Behind the characters come two Saved!, then the Secret Missions. */
const SECRETS = BYSTANDER_IDS.length + 2;

/** Whether the deck or its discards show anybody at all. */
export const hasCharacter = ({ pile, discard }: State['bystanderDeck']): boolean =>
  discard.some(isCharacter) || pile.some((card) => isCharacter(peek(card)));

/** From the deck; the mission's own comes in any case (MZ-M02-08). An escort keeps its Spawn card (MZ-SPAWN-11, MZ-SPAWN-12). */
export const callBystander = proc('callBystander', {
  draw(play, { zone, escort, objective, rules }) {
    const { state } = play;
    if (objective && !hasCharacter(state.bystanderDeck)) return done();
    const card = drawCard(state.bystanderDeck, play, 'bystanders');
    if (card === null) return done();
    const came = turnUp(play, card, zone, 'deck', NONE, { escort, objective, rules });
    if (came && escort !== NONE) state.spawnDeck.discard.splice(state.spawnDeck.discard.lastIndexOf(escort), 1);
    return !came && objective ? goto('draw') : done();
  },
});
