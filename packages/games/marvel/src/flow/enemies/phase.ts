import type { Play } from '@shamble/kernel';
import { AGENTS as AGENT_CARDS } from '../../../content/enemies.ts';
import { AGENT_NAMES, at, FOE, GUARD, type Marvel, NONE, SPECIALIST, TROOPER } from '../../types.ts';
import { call, done, goto, next, proc } from '../../words.ts';
import { activationOf } from './activate.ts';

/** Those on the board act, then new ones come (MZ-ROUND-03, MZ-EPH-01, MZ-EPH-04). `at`: the Bystander looked at. */
export const enemyPhase = proc('enemyPhase', {
  begin(play) {
    const { state } = play;
    state.phase = 'enemies';
    lowerShields(play);
    play.tell({ id: 'enemyPhaseBegan', data: { round: state.round }, rules: ['MZ-ROUND-02', 'MZ-EPH-01'] });
    return next;
  },
  activate: () => call('activate', activationOf([TROOPER, GUARD, SPECIALIST, FOE], 'phase')),
  release({ state }) {
    state.held.fill(0);
    if (state.marks.bait !== undefined) state.marks.bait = 0;
    for (const foe of state.foes) foe.held = false;
    return next;
  },
  follow: ({ state }) => (state.mode === 'hero' ? call('follow', { at: 0 }) : next),
  spawn: () => call('spawnStep', { at: 0, because: 'point' }),
  // A Guard for whoever is escorted and has none (MZ-ESC-05).
  escort(play, locals) {
    const { bystanders } = play.state;
    while (locals.at < bystanders.length && !isAlone(play, locals.at)) locals.at++;
    if (locals.at === bystanders.length) return goto('end');
    const { zone } = bystanders[locals.at++]!;
    return call('reinforce', { zone, kind: GUARD, count: 1, rules: ['MZ-ESC-05'] }, null, 'escort');
  },
  end({ state }) {
    for (const foe of state.foes) foe.muted = false;
    return done();
  },
});

/** At the end of the Player Phase they were raised for (MZ-SPAWN-13). */
function lowerShields(play: Play<Marvel>): void {
  const { marks, round, mode } = play.state;
  if (marks.shields === 0 || marks.shields > round) return;
  marks.shields = 0;
  const { toughness } = AGENT_CARDS[AGENT_NAMES[mode][GUARD]!];
  play.tell({ id: 'shieldsLowered', data: { toughness }, rules: ['MZ-SPAWN-13'] });
}

const isAlone = ({ state }: Play<Marvel>, bystander: number): boolean => {
  const { zone, escort } = state.bystanders[bystander]!;
  return zone !== NONE && escort !== NONE && state.figures[at(zone, GUARD)] === 0;
};
