import { survivorsAt, wounds } from '../../rules/questions.ts';
import type { State, SurvivorId, Zone } from '../../types.ts';
import { ask, call, choice, done, goto, next, proc } from '../../words.ts';
import { playersOf } from './together.ts';

/** A Wound for each Zombie of the attack, shared out by the players (ZC-ZATK-01, ZC-ZATK-05). */
export const bite = proc('bite', {
  share(play, { zone, wounds: left }) {
    const bitten = survivorsAt(play.state, zone);
    if (bitten.length === 0 || left === 0) return done(); // more than enough to kill them all (ZC-ZATK-06)
    return ask(playersOf(play, bitten), 'bites', { zone, wounds: left });
  },
  line(play, locals) {
    const shares = play.answer('bites');
    for (const id in shares) for (let i = 0; i < shares[id]!; i++) locals.queue.push(Number(id));
    locals.wounds = 0;
    return next;
  },
  wound(play, locals) {
    const survivor = locals.queue.shift();
    if (survivor === undefined) return goto('share');
    if (play.state.survivors[survivor]!.status === 'in')
      return call('wound', { survivor, source: 'zombies' }, survivor, 'wound');
    locals.wounds += 1; // not for the dead while another lives: it is shared out anew
    return goto('wound');
  },
});

export const bites = choice('bites', {
  offer: ({ state }, { zone, wounds: total }) => ({
    kind: 'share',
    total,
    // A mask or a skill may stop any of them, so one survivor could bear them all.
    among: survivorsAt(state, zone).map((id) => ({ id: String(id), max: total })),
  }),
  usual: (view, { zone, wounds: total }) => spread(view, zone, total),
});

/** One at a time to whoever has fewest. */
function spread(state: Pick<State, 'survivors'>, zone: Zone, total: number): Record<string, number> {
  const bitten = survivorsAt(state, zone);
  const shares: Record<string, number> = {};
  const borne = (id: SurvivorId): number => wounds(state.survivors[id]!) + (shares[id] ?? 0);
  for (let i = 0; i < total; i++) {
    let best = bitten[0]!;
    for (const id of bitten) if (borne(id) < borne(best)) best = id;
    shares[best] = (shares[best] ?? 0) + 1;
  }
  return shares;
}
