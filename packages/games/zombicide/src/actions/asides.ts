import { Menu, type OneOffer, type Pending, type Seat, seatName } from '@shamble/kernel';
import { discard as throwAway } from '../rules/changes.ts';
import { isIn, seatOf } from '../rules/questions.ts';
import { type CombineOf, EMPTY, type State, type SurvivorId, WOUND } from '../types.ts';
import { aside } from '../words.ts';
import { make, makings } from './combine.ts';

/** ZC-INV-06: at any moment, whoever's turn it is. Wounds stay (ZC-INV-07). */
export const discard = aside('discard', {
  offer(look, seat, explain) {
    const menu = new Menu<{ survivor: SurvivorId; slot: number }>(explain);
    for (const survivor of ownedBy(look.state, seat))
      look.state.survivors[survivor]!.slots.forEach((held, slot) => {
        if (held !== EMPTY) menu.weigh({ survivor, slot }, held === WOUND ? ['ZC-INV-07'] : []);
      });
    return offerIfAny(menu);
  },
  run: (play, _seat, { survivor, slot }) => throwAway(play, survivor, slot, ['ZC-INV-06']),
});

/** ZC-IMPR-02: at any moment of the Players' Phase. Who acts has it among the actions, but for what was just found. */
export const combine = aside('combine', {
  offer({ state }, seat, explain, asked) {
    if (state.phase !== 'players') return null;
    const menu = new Menu<CombineOf>(explain);
    const finder = asked?.choice === 'inventory' ? (asked.about as { survivor: SurvivorId }).survivor : -1;
    for (const survivor of ownedBy(state, seat))
      if (state.marks.activating !== survivor || state.found.length > 0)
        for (const [making, because] of makings(state, survivor, survivor === finder ? state.found : []))
          menu.weigh({ survivor, ...making }, because);
    return offerIfAny(menu);
  },
  run: (play, _seat, { survivor, ...making }) => make(play, survivor, making),
});

/** ZC-SETUP-11: whether the first cards start in hand or stored is the player's to say, until the first activation. */
export const stow = aside('stow', {
  offer(look, seat) {
    if (look.state.round > 1) return null;
    const from = ownedBy(look.state, seat)
      .filter((id) => !look.state.survivors[id]!.done && look.state.survivors[id]!.slots.some((held) => held >= 0))
      .map((survivor) => ({ survivor }));
    return from.length > 0 ? { kind: 'one', from } : null;
  },
  run: (play, _seat, { survivor }) =>
    play.push('organise', { survivor, with: -1, cost: 0, where: {}, arranges: false }, survivor),
});

/** ZC-TRADE-02: whoever proposes may think better of it until it has happened, also while the partner thinks. */
export const callOff = aside('callOff', {
  offer({ state }, seat, _explain, asked) {
    if (asked === null || !isProposal(asked)) return null;
    const { survivor, with: other } = asked.about as { survivor: SurvivorId; with: SurvivorId };
    return seatOf(state, survivor) === seat ? { kind: 'one', from: [{ survivor, with: other }] } : null;
  },
  run: (play) => play.withdraw('off'),
});

const isProposal = ({ choice, about }: Pending): boolean =>
  choice === 'agree' || (choice === 'inventory' && (about as { because: string }).because === 'organise');

function offerIfAny<A>(menu: Menu<A>): OneOffer<A> | null {
  const offer = menu.one();
  return offer.from.length + (offer.refused?.length ?? 0) > 0 ? offer : null;
}

const ownedBy = (state: State, seat: Seat): SurvivorId[] =>
  [...state.survivors.keys()].filter(
    (id) => isIn(state.survivors[id]!) && seatName(state.survivors[id]!.seat) === seat,
  );
