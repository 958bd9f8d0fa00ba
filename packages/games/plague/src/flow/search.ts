import { Menu, type Next, secret } from '@shamble/kernel';
import { discard, type Playing, seatOf, take, weaponCount } from '../rules/changes.ts';
import { cardOf, ground, weaponTable } from '../rules/questions.ts';
import type { State } from '../types.ts';
import { ask, call, choice, done, goto, next, proc } from '../words.ts';

/** Only then does it count: what it brings comes first, the cellar too (ZP-CELLAR-05). */
function finish({ state }: Playing, { human, search }: { human: number; search: number }): Next {
  state.searched[search]! |= 1 << human;
  return done();
}

/** Cards until an Item or a Weapon comes (ZP-SEARCH-02, ZP-SEARCH-03). */
export const search = proc('search', {
  draw(play, locals) {
    const { state } = play;
    if (locals.left <= 0) return finish(play, locals);
    const top = state.pile.pop();
    if (top === undefined) {
      play.tell({ id: 'nothingFound', data: { human: locals.human }, rules: ['ZP-SEARCH-02'] });
      return finish(play, locals);
    }
    const card = play.reveal(top);
    const { human } = locals;
    const printed = cardOf(card);
    if (printed.type !== 'event') {
      play.tell({ id: 'found', data: { human, card }, rules: ['ZP-SEARCH-02'] });
      locals.left -= 1;
      take(play, human, [card]);
      return goto('draw');
    }
    if (printed.event.kind === 'cellar' && !canHoldCellar(state, locals.search)) {
      // ZP-CELLAR-03: back into the pile; alone there, it ends the search.
      state.pile.push(secret(card));
      play.tell({ id: 'shuffledBack', data: { human, card }, rules: ['ZP-CELLAR-03'] });
      if (state.pile.length === 1) return finish(play, locals);
      play.shuffle('cards', state.pile);
      return goto('draw');
    }
    play.tell({ id: 'eventDrawn', data: { human, card }, rules: ['ZP-SEARCH-03'] });
    state.discard.push(card);
    return call('effect', { human, card, search: locals.search }, human, 'after');
  },
  after(play, locals) {
    locals.left += play.result('effect') ?? 0;
    return goto('draw');
  },
  gone: finish,
});

/** Only inside a building, and only once (ZP-CELLAR-01). */
const canHoldCellar = (state: State, search: number): boolean =>
  state.cellar < 0 && ground(state).searches[search]!.place === 'inside';

/** One Weapon at a time (ZP-SEARCH-07, ZP-SEARCH-08). */
export const overload = proc('overload', {
  choose(play, { human }) {
    if (weaponCount(play.state.humans[human]!) < 2) return done();
    return ask(seatOf(play.state, human), 'keep', { human }, 'throw');
  },
  throw(play, { human }) {
    const kept = play.answer('keep');
    for (const card of [...play.state.humans[human]!.cards])
      if (card !== kept && cardOf(card).type === 'weapon') discard(play, human, card, ['ZP-SEARCH-08', 'ZP-SEARCH-09']);
    return next;
  },
});

/** Which Weapon he keeps. */
export const keep = choice('keep', {
  offer({ state }, { human }, explain) {
    const menu = new Menu<number>(explain);
    for (const card of state.humans[human]!.cards) if (cardOf(card).type === 'weapon') menu.allow(card);
    return menu.one();
  },
  usual: (view, { human }) => {
    const weapons = view.humans[human]!.cards.filter((card) => cardOf(card).type === 'weapon');
    const worth = (card: number): number => {
      const { kills, range, width, empty } = weaponTable(view, card);
      return view.empty[card] === 1 && empty !== 'bat' ? -1 : (7 - kills) * 3 + range + width;
    };
    return weapons.reduce((best, card) => (worth(card) > worth(best) ? card : best));
  },
});
