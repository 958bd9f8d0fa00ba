import type { Next, Play } from '@shamble/kernel';
import { startSearch } from '../actions/search.ts';
import { discard } from '../rules/changes.ts';
import { kindOf, seatOf, slotWith } from '../rules/questions.ts';
import type { Act, HeroId, Thumbnail } from '../types.ts';
import { ask, call, done, goto, next, proc } from '../words.ts';

/** Three actions, one after the other (TH-TURN-01). */
export const turn = proc('turn', {
  begin(play, { hero }) {
    const one = play.state.heroes[hero]!;
    one.actions = 3;
    one.searched = false;
    play.tell({ id: 'turnBegan', data: { hero }, rules: ['TH-TURN-01'] });
    return next;
  },
  choose(play, { hero }) {
    if (play.state.heroes[hero]!.actions <= 0) return goto('end');
    return ask(seatOf(play.state, hero), 'act', { hero }, 'act');
  },
  act: (play, { hero }) => carryOut(play, hero, play.answer('act')),
  end: endTurn,
  gone: endTurn,
});

function endTurn(play: Play<Thumbnail>, { hero }: { hero: HeroId }): Next {
  play.tell({ id: 'turnEnded', data: { hero }, rules: ['TH-TURN-01'] });
  return done();
}

function carryOut(play: Play<Thumbnail>, id: HeroId, act: Act): Next {
  const { state } = play;
  const hero = state.heroes[id]!;
  if (act.do === 'move') {
    hero.actions -= play.query('moveCost', { hero: id, to: act.to });
    const from = hero.zone;
    hero.zone = act.to;
    play.tell({ id: 'moved', data: { hero: id, from, to: act.to }, rules: ['TH-MOVE-01'] });
    return goto('choose');
  }
  hero.actions = act.do === 'wait' ? 0 : hero.actions - 1;
  switch (act.do) {
    case 'open':
      return call('openDoor', { hero: id, door: act.door }, id, 'choose');
    case 'search':
      return startSearch(play, id);
    case 'scout':
      return call('scout', { hero: id, cards: 0 }, id, 'choose');
    case 'strike': {
      // The frame keeps the numbers, not the card: it may change hands meanwhile.
      const dice = play.query('dice', { hero: id, slot: act.slot });
      const weapon = act.slot < 0 ? 'hands' : kindOf(hero.slots[act.slot]!);
      return call('strike', { hero: id, zone: act.zone, dice, needed: 4, weapon, hits: 0 }, id, 'choose');
    }
    case 'trade':
      return call('trade', { hero: id, with: act.with }, id, 'choose');
    case 'heal': {
      discard(play, id, slotWith(hero, 'medkit'), ['TH-HEAL-01']);
      hero.wounds -= 1;
      play.tell({ id: 'healed', data: { hero: id, wounds: hero.wounds }, rules: ['TH-HEAL-01'] });
      return goto('choose');
    }
    case 'take': {
      state.tokens = state.tokens.filter((zone) => zone !== hero.zone);
      play.tell({ id: 'taken', data: { hero: id, zone: hero.zone, left: state.tokens.length }, rules: ['TH-TAKE-01'] });
      return goto('choose');
    }
    case 'wait':
      return goto('choose');
  }
}
