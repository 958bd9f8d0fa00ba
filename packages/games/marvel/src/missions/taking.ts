import type { Play } from '@shamble/kernel';
import { drawCard } from '@shamble/parts';
import type { Taking } from '../../content/mission.ts';
import { hasCharacter, isCharacter, turnUp } from '../flow/cards.ts';
import { board, seatOf } from '../rules/questions.ts';
import type { Marvel } from '../types.ts';
import { ask, call, choice, done, goto, next, proc, reaction } from '../words.ts';
import { CALM } from './returns.ts';

/** What a mission does when an Objective is taken, besides experience and Spawn Points (MZ-OBJ-02). */
export const taken = reaction({
  name: 'afterTaking',
  on: 'objectiveTaken',
  window: 'after',
  rules: ['MZ-OBJ-02'],
  proc: 'afterTaking',
  uses: (_look, { data: { hero, objective, colour, zone } }) => [{ locals: { hero, objective, colour, zone, at: 0 } }],
});

export const afterTaking = proc('afterTaking', {
  /** The card under it comes out (MZ-M09-06). */
  reveal(play, { hero, objective, zone }) {
    const { laid } = play.state;
    const at = laid.findIndex(({ under }) => under === objective);
    if (at < 0) return next;
    const [card] = laid.splice(at, 1);
    turnUp(play, play.reveal(card!.card), zone, 'board', hero, { objective: true, rules: ['MZ-M09-06'] });
    return next;
  },
  on(play, locals) {
    const { rules, spawns } = board(play.state);
    const all = rules.taking.filter(({ colour }) => colour === locals.colour);
    const taking = all[locals.at++];
    if (taking === undefined) return done();
    if (taking.does === 'exit') placeExit(play, locals.zone, taking);
    if (taking.does === 'calm') play.state.marks[CALM] = play.state.round;
    if (taking.does === 'trait')
      return call('gainTraits', { hero: locals.hero, draw: 1, keep: 1, drawn: [] }, locals.hero, 'on');
    if (taking.does === 'bystander')
      return call('drawGift', { hero: locals.hero, zone: locals.zone, rules: [taking.rule] }, locals.hero, 'on');
    if (taking.does === 'foe') {
      const { zone } = spawns.find(({ colour }) => colour === locals.colour)!;
      return call('spawnFoe', { zone, rules: ['MZ-SPAWN-14', taking.rule] }, null, 'on');
    }
    return goto('on');
  },
});

function placeExit(play: Play<Marvel>, zone: number, { rule }: Taking): void {
  play.state.exit = zone;
  play.tell({ id: 'exitPlaced', data: { zone }, rules: [rule] });
}

/** A Bystander card for the taker, if wanted: nobody is devoured, and of two one goes (MZ-M05-09). */
export const drawGift = proc('drawGift', {
  want: ({ state }, { hero }) =>
    hasCharacter(state.bystanderDeck) ? ask(seatOf(state, hero), 'gift', { hero }) : done(),
  draw(play, { hero, zone, rules }) {
    if (play.answer('gift') === 'none') return done();
    const { state } = play;
    const aside: number[] = [];
    const draw = (): number => {
      const card = drawCard(state.bystanderDeck, play, 'bystanders')!;
      play.tell({ id: 'bystanderDrawn', data: { card, zone, from: 'deck', hero }, rules });
      return card;
    };
    let card = draw();
    for (; !isCharacter(card); card = draw()) aside.push(card);
    state.bystanderDeck.discard.push(...aside);
    state.heroes[hero]!.found = card;
    return call('keepBystander', { hero, bystander: card }, hero, 'over');
  },
  over: () => done(),
});

export const gift = choice('gift', {
  offer: () => ({ kind: 'one', from: ['draw', 'none'] }),
  usual: () => 'draw',
});
