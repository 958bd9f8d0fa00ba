import type { RuleId } from '@shamble/kernel';
import { MOST_HUNGER } from '../../content/heroes.ts';
import { changeHunger } from '../rules/changes.ts';
import { changePower } from '../rules/power.ts';
import { areMany, board, everyone, isIn, USUAL } from '../rules/questions.ts';
import { type HeroId, type Mode, NONE, type State } from '../types.ts';
import { ask, call, choice, done, goto, next, proc } from '../words.ts';

/** The table opens: heroes who start apart, and what comes at once; then one Round after another (MZ-ROUND-01). */
export const game = proc('game', {
  start(play) {
    const { start, id } = board(play.state);
    const heroes = play.state.heroes.length;
    const rules = heroes < USUAL ? ['MZ-SETUP-01', 'MZ-SETUP-03'] : ['MZ-SETUP-01'];
    play.tell({ id: 'missionBegan', data: { mission: id, heroes }, rules });
    return start.length === 1 ? goto('first') : ask(everyone(play), 'start', { zones: [...start] });
  },
  place(play) {
    const where = play.answer('start');
    play.state.heroes.forEach((hero, id) => {
      hero.zone = Number(where[String(id)]!.slice(1));
      play.tell({ id: 'heroPlaced', data: { hero: id, zone: hero.zone }, rules: ['MZ-SETUP-16'] });
    });
    return next;
  },
  // MZ-MIS-07
  first({ state }) {
    const { spawnFirst } = board(state).rules;
    const comes = spawnFirst === 'always' || (spawnFirst === 'many' && areMany(state));
    return comes ? call('spawnStep', { at: 0, because: 'setup' }) : next;
  },
  rounds: () => call('round', {}, null, 'over'),
  over: () => done(),
});

/** Evenly over the Zones, or one apart from all the others: the players choose who (MZ-M07-04, MZ-H01-04). */
export const start = choice('start', {
  offer({ state }, { zones }) {
    const { split } = board(state);
    const count = state.heroes.length;
    const half = Math.ceil(count / 2);
    const [first, rest] = split === 'one-apart' ? [1, count - 1] : [half, half];
    return {
      kind: 'arrange',
      items: state.heroes.map((_, id) => String(id)),
      slots: zones.map((zone, at) => ({ id: `z${zone}`, holds: at === 0 ? first : rest })),
      fits: () => true,
    };
  },
  usual({ heroes, mission }, { zones }) {
    const { split } = board({ mission });
    const first = split === 'one-apart' ? 1 : Math.ceil(heroes.length / 2);
    return Object.fromEntries(heroes.map((_, id) => [String(id), `z${zones[id < first ? 0 : 1]}`]));
  },
});

/** Player Phase, Enemy Phase, End Phase, again and again (MZ-ROUND-01, MZ-ROUND-06). */
export const round = proc('round', {
  begin(play) {
    const { state } = play;
    state.round += 1;
    state.phase = 'players';
    play.tell({ id: 'roundBegan', data: { round: state.round }, rules: ['MZ-ROUND-01'] });
    for (let id = 0; id < state.heroes.length; id++) {
      const hero = state.heroes[id]!;
      if (!isIn(hero)) continue;
      hero.done = false; // MZ-PHASE-02
      if (state.mode === 'hero') changePower(play, id, play.query('powerGain', { hero: id }), 'round', ['MZ-HM-03']);
      else if (hero.hunger < MOST_HUNGER) changeHunger(play, id, 1, 'round', ['MZ-PHASE-01', 'MZ-HUNG-01']);
    }
    return next;
  },
  players(play) {
    const waiting = waitingIn(play.state);
    return waiting.length === 0 ? goto('enemies') : ask(everyone(play), 'activate', { waiting });
  },
  turn(play) {
    const hero = play.answer('activate');
    return call('turn', { hero, free: 0, only: null, unbound: false, boosts: [] }, hero, 'players');
  },
  enemies: () => call('enemyPhase', { at: 0 }),
  end: () => call('endPhase', {}, null, 'begin'),
});

/** Once each, in whatever order the players like (MZ-PHASE-03). */
export const activate = choice('activate', {
  offer: (_look, { waiting }) => ({ kind: 'one', from: waiting }),
  usual: (_view, { waiting }) => waiting[0]!,
});

function waitingIn({ heroes }: State): HeroId[] {
  const ids: HeroId[] = [];
  for (let id = 0; id < heroes.length; id++) if (isIn(heroes[id]!) && !heroes[id]!.done) ids.push(id);
  return ids;
}

const LOST: Readonly<Record<Mode, readonly RuleId[]>> = {
  zombie: ['MZ-WIN-02', 'MZ-ROUND-05'],
  hero: ['MZ-WIN-02', 'MZ-HM-14'],
};

/** Lost first of all if somebody was eliminated (MZ-WIN-02, MZ-ROUND-05); then what missions and Skills do (MZ-ROUND-04). */
export const endPhase = proc('endPhase', {
  begin(play) {
    const { state } = play;
    state.phase = 'end';
    state.marks.acting = NONE;
    if (state.heroes.some(({ status }) => status === 'out')) {
      play.end({ winners: [], because: 'heroLost', rules: LOST[state.mode] });
      return done();
    }
    play.tell({ id: 'endPhaseBegan', data: { round: state.round }, rules: ['MZ-ROUND-04'] });
    return next;
  },
  end(play) {
    play.tell({ id: 'roundEnded', data: { round: play.state.round }, rules: ['MZ-ROUND-06'] });
    return done();
  },
});
