import { rollDice, successes } from '@shamble/parts';
import { BARE_HANDS, WEAPONS } from '../content.ts';
import { makeNoise, slay } from '../rules/changes.ts';
import { seatOf, weaponIn } from '../rules/questions.ts';
import { BRUTE, type State, WALKER } from '../types.ts';
import { usualHits } from '../usual.ts';
import { ask, choice, done, next, proc } from '../words.ts';

export const strike = proc('strike', {
  roll(play, locals) {
    const { hero, dice, needed, weapon } = locals;
    if (weapon !== 'hands' && WEAPONS[weapon]?.noisy === true)
      makeNoise(play, play.state.heroes[hero]!.zone, 1, ['TH-STRIKE-02']);
    const faces = rollDice(play, 'dice', dice, 6);
    locals.hits = successes(faces, needed);
    play.tell({ id: 'rolled', data: { hero, weapon, faces, needed, hits: locals.hits }, rules: ['TH-STRIKE-01'] });
    return next;
  },
  share: (play, { hero, zone, hits }) => ask(seatOf(play.state, hero), 'hits', { hero, zone, hits }),
  resolve(play, { hero, zone }) {
    const { state } = play;
    const shares = play.answer('hits');
    // TH-STRIKE-03: a brute falls to two hits of one attack; a single one is wasted.
    const slain = [shares.walker ?? 0, (shares.brute ?? 0) >> 1];
    slay(state, zone, WALKER, slain[WALKER]!);
    slay(state, zone, BRUTE, slain[BRUTE]!);
    const one = state.heroes[hero]!;
    one.kills += slain[WALKER]! + slain[BRUTE]!;
    play.tell({
      id: 'attackResolved',
      data: { hero, zone, slain, kills: one.kills },
      rules: ['TH-STRIKE-03', 'TH-STRIKE-04'],
    });
    return done();
  },
});

export const hits = choice('hits', {
  offer: ({ state }, { zone, hits: total }) => ({
    kind: 'share',
    total,
    among: [
      { id: 'walker', max: state.figures[2 * zone + WALKER]! },
      { id: 'brute', max: 2 * state.figures[2 * zone + BRUTE]! },
    ],
  }),
  usual: usualHits,
});

/** The dice of an attack before skills: what the weapon gives (TH-STRIKE-01). */
export const baseDice = ({ hero, slot }: { hero: number; slot: number }, state: State): number =>
  (weaponIn(state.heroes[hero]!, slot) ?? BARE_HANDS).dice;
