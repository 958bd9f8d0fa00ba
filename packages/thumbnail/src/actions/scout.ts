import { peek, secret } from '@shamble/kernel';
import { seatOf } from '../rules/questions.ts';
import type { CardId, State } from '../types.ts';
import { ask, choice, done, next, proc } from '../words.ts';

/** TH-SCOUT-01: a look at the top of the finds, put back in any order. Only that seat knows. */
export const scout = proc('scout', {
  look(play, locals) {
    const { state } = play;
    const { seat } = state.heroes[locals.hero]!;
    locals.cards = Math.min(3, state.finds.pile.length);
    for (const card of state.finds.pile.slice(-locals.cards)) play.reveal(card);
    state.known[seat] = Math.max(state.known[seat]!, locals.cards);
    play.tell({ id: 'scouted', data: { hero: locals.hero, cards: locals.cards }, rules: ['TH-SCOUT-01'] });
    return next;
  },
  choose: (play, { hero, cards }) => ask(seatOf(play.state, hero), 'scouting', { hero, cards }),
  putBack(play, { hero, cards }) {
    const { finds, known, heroes } = play.state;
    const order = play.answer('scouting');
    for (let i = 0; i < cards; i++) finds.pile[finds.pile.length - 1 - i] = secret(Number(order[i]));
    // The others no longer know where those cards lie.
    const { seat } = heroes[hero]!;
    for (let other = 0; other < known.length; other++) if (other !== seat) known[other] = 0;
    return done();
  },
});

export const scouting = choice('scouting', {
  offer: ({ state }, { cards }) => ({ kind: 'order', items: topCards(state, cards).map(String) }),
});

/** The next `count` cards, the first to be drawn first. */
export const topCards = (state: State, count: number): CardId[] =>
  count === 0 ? [] : state.finds.pile.slice(-count).reverse().map(peek);
