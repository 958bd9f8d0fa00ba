import { Menu, type Seat } from '@shamble/kernel';
import { discard as throwAway } from '../rules/changes.ts';
import { isIn, seatName } from '../rules/questions.ts';
import type { CombineOf, State, SurvivorId } from '../types.ts';
import { aside } from '../words.ts';
import { make, makings } from './combine.ts';

/** ZC-INV-06: at any moment, whoever's turn it is. Wounds stay (ZC-INV-07). */
export const discard = aside('discard', {
  offer(look, seat) {
    const from: { survivor: SurvivorId; slot: number }[] = [];
    for (const survivor of ownedBy(look.state, seat))
      look.state.survivors[survivor]!.slots.forEach((held, slot) => {
        if (held >= 0) from.push({ survivor, slot });
      });
    return from.length > 0 ? { kind: 'one', from } : null;
  },
  run: (play, _seat, { survivor, slot }) => throwAway(play, survivor, slot, ['ZC-INV-06']),
});

/** ZC-IMPR-02: at any moment of the Players' Phase. Who acts has it among the actions, but for what was just found. */
export const combine = aside('combine', {
  offer({ state }, seat, explain) {
    if (state.phase !== 'players') return null;
    const menu = new Menu<CombineOf>(explain);
    for (const survivor of ownedBy(state, seat))
      if (state.marks.activating !== survivor || state.found.length > 0)
        for (const [making, because] of makings(state, survivor)) menu.weigh({ survivor, ...making }, because);
    const offer = menu.one();
    return offer.from.length + (offer.refused?.length ?? 0) > 0 ? offer : null;
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
  run: (play, _seat, { survivor }) => play.push('organise', { survivor, with: -1 }, survivor),
});

const ownedBy = (state: State, seat: Seat): SurvivorId[] =>
  [...state.survivors.keys()].filter(
    (id) => isIn(state.survivors[id]!) && seatName(state.survivors[id]!.seat) === seat,
  );
