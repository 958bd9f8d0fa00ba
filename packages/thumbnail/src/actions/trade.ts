import { placesOf, seatOf } from '../rules/questions.ts';
import { usualTrade } from '../usual.ts';
import { ask, choice, done, proc } from '../words.ts';
import { holdable } from './search.ts';

/** TH-TRADE-01: all cards of both heroes, put wherever they fit. */
export const trade = proc('trade', {
  arrange: (play, locals) => {
    const { state } = play;
    const [mine, other] = [seatOf(state, locals.hero), seatOf(state, locals.with)];
    return ask(mine === other ? mine : { anyOf: [mine, other], decider: mine }, 'trade', { ...locals });
  },
  swap(play, { hero, with: other }) {
    const arrangement = play.answer('trade');
    for (const id of [hero, other]) play.state.heroes[id]!.slots.fill(-1);
    for (const [card, place] of Object.entries(arrangement)) {
      const [id, slot] = place.split('.');
      play.state.heroes[Number(id)]!.slots[Number(slot)] = Number(card);
    }
    play.tell({ id: 'traded', data: { hero, with: other }, rules: ['TH-TRADE-01'] });
    return done();
  },
});

export const tradeChoice = choice('trade', {
  offer({ state }, { hero, with: other }) {
    const places = [...placesOf(state, hero), ...placesOf(state, other)];
    const held = places.filter(({ card }) => card >= 0);
    const packs = new Set(places.filter(({ slot }) => slot >= 2).map(({ place }) => place));
    return {
      kind: 'arrange',
      items: held.map(({ card }) => String(card)),
      slots: places.map(({ place }) => ({ id: place, holds: 1 })),
      fits: (card, place) => packs.has(place) || holdable(Number(card)), // TH-TRADE-02
      now: Object.fromEntries(held.map(({ card, place }) => [card, place])),
    };
  },
  usual: usualTrade,
});
