import { seatOf } from '../rules/changes.ts';
import { costOf } from '../rules/cost.ts';
import { cardOf, isLeft } from '../rules/questions.ts';
import { type HumanId, NONE, type State, type View } from '../types.ts';
import { burden } from '../variants/baby.ts';
import { ask, choice, done, goto, proc } from '../words.ts';

/** ZP-TRADE-01 to ZP-TRADE-03: any number of cards for one AP, if the other agrees. */
export const trade = proc('trade', {
  arrange: (play, { human, with: other }) => ask(seatOf(play.state, human), 'trade', { human, with: other }),
  propose(play, locals) {
    const { state } = play;
    const [mine, theirs] = [state.humans[locals.human]!, state.humans[locals.with]!];
    const owner = new Map(
      Object.entries(play.answer('trade')).map(([item, slot]) => [item, Number(slot.split('.')[0])]),
    );
    locals.given = mine.cards.filter((card) => owner.get(String(card)) === locals.with);
    locals.got = theirs.cards.filter((card) => owner.get(String(card)) === locals.human);
    locals.baby = owner.get('baby') ?? NONE;
    const moved = locals.given.length + locals.got.length > 0 || (locals.baby >= 0 && locals.baby !== state.baby.by);
    if (!moved) return done(); // nothing changes hands: nothing is paid
    if (mine.seat === theirs.seat || isLeft(state, locals.with)) return goto('swap');
    return ask(seatOf(state, locals.with), 'agree', { human: locals.human, with: locals.with, to: 'trade' }, 'answer');
  },
  answer(play, locals) {
    if (play.answer('agree') === 'yes') return goto('swap');
    play.tell({ id: 'refused', data: { human: locals.human, with: locals.with }, rules: ['ZP-TRADE-01'] });
    return done();
  },
  swap(play, { human: id, with: other, baby, ...locals }) {
    const { state } = play;
    const [mine, theirs] = [state.humans[id]!, state.humans[other]!];
    // What was dropped meanwhile changes hands no more.
    const given = locals.given.filter((card) => mine.cards.includes(card));
    const got = locals.got.filter((card) => theirs.cards.includes(card));
    mine.ap -= costOf(play, id, 'trade');
    mine.cards = [...mine.cards.filter((card) => !given.includes(card)), ...got];
    theirs.cards = [...theirs.cards.filter((card) => !got.includes(card)), ...given];
    play.tell({ id: 'traded', data: { human: id, with: other, given, got }, rules: ['ZP-TRADE-01', 'ZP-TRADE-02'] });
    if (baby >= 0 && baby !== state.baby.by) {
      state.baby = { state: 'carried', square: NONE, by: baby };
      play.tell({ id: 'babyLifted', data: { human: baby }, rules: ['ZP-BABY-07'] });
      if (baby === id) burden(play, id);
    }
    return done();
  },
});

/** What both hold, and where it may go: a Weapon for each hand at most (ZP-TRADE-03). */
function itemsOf(state: State | View, id: HumanId): string[] {
  const { baby } = state;
  const carried = baby.state === 'carried' && baby.by === id;
  return [...state.humans[id]!.cards.map(String), ...(carried ? ['baby'] : [])];
}

const slotOf = (item: string, id: HumanId): string =>
  item !== 'baby' && cardOf(Number(item)).type === 'weapon' ? `${id}.weapon` : `${id}.items`;

const nowOf = (state: State | View, humans: readonly HumanId[]): Record<string, string> =>
  Object.fromEntries(humans.flatMap((id) => itemsOf(state, id).map((item) => [item, slotOf(item, id)])));

const ONE_WEAPON = ['ZP-TRADE-03'];

export const tradeChoice = choice('trade', {
  offer({ state }, { human, with: other }) {
    const now = nowOf(state, [human, other]);
    const items = Object.keys(now);
    return {
      kind: 'arrange',
      items,
      slots: [human, other].flatMap((id) => [
        { id: `${id}.weapon`, holds: 1, because: ONE_WEAPON },
        { id: `${id}.items`, holds: Math.max(1, items.length) },
      ]),
      fits: (item, slot) => slotOf(item, Number(slot.split('.')[0])) === slot,
      now,
    };
  },
  usual: (view, { human, with: other }) => nowOf(view, [human, other]),
});

export const agree = choice('agree', {
  offer: () => ({ kind: 'one', from: ['yes', 'no'] }),
  usual: () => 'yes',
});
