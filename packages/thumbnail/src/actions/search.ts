import type { Next, Play } from '@shamble/kernel';
import { drawCard } from '@shamble/parts';
import { WEAPONS } from '../content.ts';
import { discard, stow } from '../rules/changes.ts';
import { kindOf, seatOf } from '../rules/questions.ts';
import type { CardId, HeroId, Thumbnail } from '../types.ts';
import { ask, call, choice, done, goto, proc } from '../words.ts';

/** Turns the top card of the finds; everyone sees it (TH-SEARCH-01). */
export function startSearch(play: Play<Thumbnail>, id: HeroId): Next {
  const { state } = play;
  const hero = state.heroes[id]!;
  hero.searched = true;
  const card = drawCard(state.finds, play, 'finds')!;
  for (let seat = 0; seat < state.known.length; seat++) if (state.known[seat]! > 0) state.known[seat]! -= 1;
  play.tell({ id: 'searched', data: { hero: id, card }, rules: ['TH-SEARCH-01'] });
  if (stow(hero, card, holdable(card))) return goto('choose');
  state.found = card;
  return call('search', { hero: id }, id, 'choose');
}

export const holdable = (card: CardId): boolean => kindOf(card) !== 'flare'; // TH-TRADE-02

/** TH-SEARCH-03: nothing fits any more; something must go. */
export const search = proc('search', {
  choose: (play, { hero }) => ask(seatOf(play.state, hero), 'discard', { hero }),
  throwAway(play, { hero: id }) {
    const thrown = play.answer('discard');
    for (const slot of thrown) if (slot !== 'new') discard(play, id, Number(slot), ['TH-SEARCH-03']);
    const { heroes, found } = play.state;
    if (thrown.includes('new') || !stow(heroes[id]!, found, holdable(found))) return goto('gone');
    play.state.found = -1;
    return done();
  },
  gone(play, { hero }) {
    const { finds, found } = play.state;
    finds.discard.push(found);
    play.state.found = -1;
    play.tell({ id: 'discarded', data: { hero, card: found }, rules: ['TH-SEARCH-03'] });
    return done();
  },
});

export const discardChoice = choice('discard', {
  offer({ state }, { hero }) {
    const { slots } = state.heroes[hero]!;
    const from = [...slots.flatMap((card, slot) => (card >= 0 ? [String(slot)] : [])), 'new'];
    const cardOf = (slot: string): CardId => (slot === 'new' ? state.found : slots[Number(slot)]!);
    const weapons = from.filter((slot) => WEAPONS[kindOf(cardOf(slot))] !== undefined);
    const limits = [{ of: weapons, max: 1 }]; // TH-SEARCH-04
    return { kind: 'some', from, min: 1, max: 3, limits };
  },
  usual: () => ['new'],
});
