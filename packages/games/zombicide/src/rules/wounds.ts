import type { Play, RuleId } from '@shamble/kernel';
import { leaveCar } from '../actions/exit.ts';
import { EMPTY, type SurvivorId, WOUND, type WoundSource, type Zombicide } from '../types.ts';
import { announce, ask, choice, done, goto, next, proc } from '../words.ts';
import { putAway } from './changes.ts';
import { seatOf, wounds } from './questions.ts';

const WOUNDED_BY: Readonly<Record<WoundSource, readonly RuleId[]>> = {
  zombies: ['ZC-ZATK-01'],
  fire: ['ZC-RANGED-12'],
  car: ['ZC-CAR-19'],
};

/** One Wound: reactions first, then a card is lost and the Wound takes its slot (ZC-ZATK-02, ZC-ZATK-03). */
export const wound = proc('wound', {
  announce: (_play, { survivor, source }) =>
    announce({ id: 'wounded', data: { survivor, source }, rules: WOUNDED_BY[source] }),
  suffer(play, locals) {
    const event = play.announced('wounded');
    if (event === null) return done();
    play.tell(event);
    const survivor = play.state.survivors[locals.survivor]!;
    if (wounds(survivor) >= 1) {
      die(play, locals.survivor, locals.source);
      return done();
    }
    return survivor.slots.some((held) => held >= 0) ? next : goto('bare');
  },
  lose: (play, { survivor }) => ask(seatOf(play.state, survivor), 'loseCard', { survivor }),
  lost(play, { survivor: id }) {
    const survivor = play.state.survivors[id]!;
    const slot = play.answer('loseCard');
    const card = survivor.slots[slot]!;
    survivor.slots[slot] = WOUND;
    putAway(play, card);
    play.tell({ id: 'cardLost', data: { survivor: id, card }, rules: ['ZC-ZATK-02', 'ZC-ZATK-03'] });
    return done();
  },
  bare(play, { survivor: id }) {
    const { slots } = play.state.survivors[id]!;
    slots[bareSlot(slots)] = WOUND;
    return done();
  },
});

/** Where a Wound goes that costs no card: a stored slot first, so that the hands stay free. */
export const bareSlot = (slots: readonly number[]): number => slots.lastIndexOf(EMPTY);

export const loseCard = choice('loseCard', {
  offer({ state }, { survivor }) {
    const { slots } = state.survivors[survivor]!;
    const from: number[] = [];
    for (let slot = 0; slot < slots.length; slot++) if (slots[slot]! >= 0) from.push(slot);
    return { kind: 'one', from };
  },
  usual: (view, { survivor }) => view.survivors[survivor]!.slots.findLastIndex((held) => held >= 0),
});

/** ZC-ZATK-04: out of the game, all cards discarded. A car whose driver dies stays where it is. */
export function die(play: Play<Zombicide>, id: SurvivorId, source: WoundSource | 'molotov'): void {
  const survivor = play.state.survivors[id]!;
  survivor.status = 'dead';
  leaveCar(play, id);
  for (const held of survivor.slots) if (held >= 0) putAway(play, held);
  survivor.slots.fill(EMPTY);
  play.tell({
    id: 'died',
    data: { survivor: id, source },
    rules: [source === 'molotov' ? 'ZC-IMPR-08' : 'ZC-ZATK-04'],
  });
}
