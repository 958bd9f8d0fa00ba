import type { Look, Seat } from '@shamble/kernel';
import { discard as throwAway } from '../rules/changes.ts';
import { isIn, seatName } from '../rules/questions.ts';
import type { SurvivorId, Zombicide } from '../types.ts';
import { aside } from '../words.ts';

/** ZC-INV-06: at any moment, whoever's turn it is. Wounds stay (ZC-INV-07). */
export const discard = aside('discard', {
  offer(look, seat) {
    const from: { survivor: SurvivorId; slot: number }[] = [];
    for (const survivor of ownedBy(look, seat))
      look.state.survivors[survivor]!.slots.forEach((held, slot) => {
        if (held >= 0) from.push({ survivor, slot });
      });
    return from.length > 0 ? { kind: 'one', from } : null;
  },
  run: (play, _seat, { survivor, slot }) => throwAway(play, survivor, slot, ['ZC-INV-06']),
});

/** ZC-SETUP-11: whether the first cards start in hand or stored is the player's to say, until the first activation. */
export const stow = aside('stow', {
  offer(look, seat) {
    if (look.state.round > 1) return null;
    const from = ownedBy(look, seat)
      .filter((id) => !look.state.survivors[id]!.done && look.state.survivors[id]!.slots.some((held) => held >= 0))
      .map((survivor) => ({ survivor }));
    return from.length > 0 ? { kind: 'one', from } : null;
  },
  run: (play, _seat, { survivor }) => play.push('organise', { survivor, with: -1 }, survivor),
});

const ownedBy = ({ state }: Look<Zombicide>, seat: Seat): SurvivorId[] =>
  [...state.survivors.keys()].filter(
    (id) => isIn(state.survivors[id]!) && seatName(state.survivors[id]!.seat) === seat,
  );
