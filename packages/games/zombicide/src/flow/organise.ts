import { type Arrangement, isOffered, type Next, type Play } from '@shamble/kernel';
import { pay } from '../actions/action.ts';
import { seatOf } from '../rules/questions.ts';
import { type CardId, EMPTY, type State, type SurvivorId, WOUND, type Zombicide } from '../types.ts';
import { ask, choice, done, goto, proc } from '../words.ts';
import { AWAY, arrangeInventory, inventoryOffer, itemOf, placeAt, placeNamed } from './inventory.ts';

type Locals = Zombicide['procs']['organise']['locals'];

/** Reorganise and exchange: one action for both sides (ZC-TRADE-01, 02, 03). Who acts proposes, the partner's player agrees. */
export const organise = proc('organise', {
  arrange: (play, { survivor, with: other }) =>
    ask(seatOf(play.state, survivor), 'inventory', { survivor, with: other, because: 'organise' }),
  propose(play, locals) {
    const { state } = play;
    locals.where = play.answer('inventory');
    const moved = movesOf(state, locals);
    if (moved.length === 0) return done(); // nothing changes: nothing is paid
    const { survivor, with: other } = locals;
    const theirs = other < 0 ? [] : moved.filter(({ from, to }) => from === other || to === other);
    if (theirs.length === 0 || seatOf(state, survivor) === seatOf(state, other))
      return carryOut(play, locals, locals.where);
    const cards = (is: (move: Moved) => boolean): CardId[] =>
      theirs.filter((one) => one.card >= 0 && is(one)).map(({ card }) => card);
    const about = {
      ...{ survivor, with: other },
      given: cards(({ from, to }) => from === survivor && to === other),
      got: cards(({ from, to }) => from === other && to === survivor),
      lost: cards(({ to }) => to === NOBODY),
    };
    return ask(seatOf(state, other), 'agree', about, 'answer');
  },
  answer(play, locals) {
    const { survivor, with: other } = locals;
    const said = play.answer('agree');
    if (said === 'no') {
      const { used } = play.state.survivors[survivor]!;
      if (!used.includes('declined')) used.push('declined'); // bots ask no more this turn
      play.tell({ id: 'tradeDeclined', data: { survivor, with: other }, rules: ['ZC-TRADE-02'] });
      return done();
    }
    locals.arranges = said === 'arrange';
    // What was thrown away meanwhile changes hands no more; what was made meanwhile has to be given a place.
    const offer = inventoryOffer(play, idsOf(locals));
    const { where } = locals;
    const gone = Object.keys(where).filter((item) => !offer.items.includes(item));
    const left = gone.length === 0 ? where : without(where, gone);
    return isOffered(offer, left) ? carryOut(play, locals, left) : goto('arrange');
  },
  partner: (play, { with: other }) =>
    ask(seatOf(play.state, other), 'inventory', { survivor: other, with: -1, because: 'partner' }),
  tidy(play, { with: other }) {
    arrangeInventory(play, other, -1, play.answer('inventory'), ['ZC-TRADE-03']);
    return done();
  },
  off: (): Next => done(),
});

/** Whether the partner's player agrees to what is given to them, taken from them or thrown away. */
export const agree = choice('agree', {
  offer: () => ({ kind: 'one', from: ['yes', 'arrange', 'no'] }),
  usual: () => 'yes',
  consent: 'yes',
});

function carryOut(play: Play<Zombicide>, { survivor, with: other, cost, arranges }: Locals, where: Arrangement): Next {
  if (cost > 0) pay(play.state.survivors[survivor]!, 'any', cost);
  arrangeInventory(play, survivor, other, where, ['ZC-TRADE-01']);
  if (other < 0) return done();
  play.tell({ id: 'traded', data: { survivor, with: other }, rules: ['ZC-TRADE-02', 'ZC-TRADE-03'] });
  return arranges ? goto('partner') : done();
}

const without = (where: Arrangement, gone: readonly string[]): Arrangement =>
  Object.fromEntries(Object.entries(where).filter(([item]) => !gone.includes(item)));

const idsOf = ({ survivor, with: other }: Locals): SurvivorId[] => (other < 0 ? [survivor] : [survivor, other]);

const NOBODY = -1;

/** What changes its place: a card, or -1 for a Wound, from whom to whom; NOBODY if it is thrown away. */
interface Moved {
  readonly card: CardId;
  readonly from: SurvivorId;
  readonly to: SurvivorId;
}

function movesOf({ survivors }: State, locals: Locals): Moved[] {
  const moved: Moved[] = [];
  for (const from of idsOf(locals)) {
    const { slots } = survivors[from]!;
    for (let slot = 0; slot < slots.length; slot++) {
      const held = slots[slot]!;
      if (held === EMPTY) continue;
      const now = placeAt(from, slot);
      const then = locals.where[held === WOUND ? now.wound : itemOf(held)]!;
      if (then !== now.id)
        moved.push({ card: Math.max(held, -1), from, to: then === AWAY ? NOBODY : placeNamed(then).owner });
    }
  }
  return moved;
}
