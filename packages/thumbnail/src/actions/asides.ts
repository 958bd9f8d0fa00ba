import { type Look, Menu, type Seat, seatName } from '@shamble/kernel';
import { discard, makeNoise } from '../rules/changes.ts';
import { exitsFrom, isClosed, kindOf, seatOf } from '../rules/questions.ts';
import type { Drop, Thumbnail } from '../types.ts';
import { aside, ask, choice, done, proc } from '../words.ts';

/** TH-DROP-01: a card may be thrown away at any moment. */
export const drop = aside('drop', {
  offer: (look, seat) => cardsOf(look, seat, () => true),
  run: (play, _seat, { hero, slot }) => discard(play, hero, slot, ['TH-DROP-01']),
});

/** TH-FLARE-01: so may a flare be lit. */
export const flareAside = aside('flare', {
  offer: (look, seat) => cardsOf(look, seat, (card) => kindOf(card) === 'flare'),
  run(play, _seat, { hero, slot }) {
    discard(play, hero, slot, ['TH-FLARE-01']);
    play.push('flare', { hero }, hero);
  },
});

export const flare = proc('flare', {
  aim: (play, { hero }) => ask(seatOf(play.state, hero), 'flare', { hero }),
  light(play) {
    makeNoise(play, play.answer('flare'), 3, ['TH-FLARE-01']);
    return done();
  },
});

export const flareChoice = choice('flare', {
  offer({ state }, { hero }, explain) {
    const menu = new Menu<number>(explain);
    const { zone } = state.heroes[hero]!;
    menu.allow(zone);
    for (const exit of exitsFrom(state, zone)) menu.weigh(exit.to, isClosed(state, exit) ? ['TH-FLARE-01'] : []);
    return menu.one();
  },
});

function cardsOf({ state }: Look<Thumbnail>, seat: Seat, fits: (card: number) => boolean) {
  const from: Drop[] = [];
  state.heroes.forEach((hero, id) => {
    if (!hero.alive || seatName(hero.seat) !== seat) return;
    hero.slots.forEach((card, slot) => {
      if (card >= 0 && fits(card)) from.push({ hero: id, slot });
    });
  });
  return from.length > 0 ? ({ kind: 'one', from } as const) : null;
}
