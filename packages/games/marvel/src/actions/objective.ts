import type { Look, Play, RuleId } from '@shamble/kernel';
import type { Colour } from '../../content/mission.ts';
import { gainXp, wakeSpawn } from '../rules/changes.ts';
import { hasToWait } from '../rules/goals.ts';
import { board, isIn } from '../rules/questions.ts';
import { type Marvel, NONE } from '../types.ts';
import { call, done, proc } from '../words.ts';
import { type Action, forbids, pay } from './action.ts';

/** One Objective in the own Zone (MZ-OBJ-01); Enemies do not hinder it (MZ-OBJ-03). */
export const objective: Action<'objective'> = {
  do: 'objective',
  offer(look, opening, menu) {
    const { objectives, heroes } = look.state;
    const { zone } = heroes[opening.hero]!;
    for (let id = 0; id < objectives.length; id++) {
      const { taken, zone: lies } = objectives[id]!;
      if (taken || lies !== zone) continue;
      const because = forbids(look, opening, 'objective');
      menu.weigh({ do: 'objective', objective: id }, because.length > 0 ? because : tooSoon(look, id));
    }
  },
  carryOut(play, opening, { objective: id }) {
    pay(play.state.heroes[opening.hero]!, opening);
    return call('takeObjective', { hero: opening.hero, objective: id }, opening.hero, 'after');
  },
};

const WAITS: readonly RuleId[] = ['MZ-MIS-01'];
const NOW: readonly RuleId[] = [];
const tooSoon = ({ state }: Look<Marvel>, objective: number): readonly RuleId[] => {
  const { known, shown } = state.objectives[objective]!;
  return known && hasToWait(state, shown) ? WAITS : NOW;
};

/** Experience where a mission gives any for an Objective. */
const OBJECTIVE_XP = 5;

/** It leaves the board (MZ-OBJ-02), and shows its colour to all (MZ-OBJ-04). */
export const takeObjective = proc('takeObjective', {
  take(play, { hero, objective: id }) {
    const { state } = play;
    const token = state.objectives[id]!;
    const colour = play.reveal(token.colour);
    token.taken = true;
    token.known = true;
    state.heroes[hero]!.taken += 1;
    const left = state.objectives.filter(({ taken }) => !taken).length;
    play.tell({
      id: 'objectiveTaken',
      data: { hero, objective: id, colour, zone: token.zone, left },
      rules: ['MZ-OBJ-01', 'MZ-OBJ-02', 'MZ-OBJ-04'],
    });
    const to = board(state).rules.objectiveXp[colour];
    const takers = to === 'all' ? [...state.heroes.keys()].filter((one) => isIn(state.heroes[one]!)) : [hero];
    if (to !== undefined) for (const one of takers) gainXp(play, one, OBJECTIVE_XP, ['MZ-XP-04']);
    changeSpawns(play, colour);
    return done();
  },
});

/** Spawn Points that wake, or are taken off the board, when an Objective of the colour is taken. */
function changeSpawns(play: Play<Marvel>, colour: Colour): void {
  const { state } = play;
  board(state).spawns.forEach(({ wakes, until }, spawn) => {
    if (wakes !== null && 'taken' in wakes && wakes.taken === colour) wakeSpawn(play, spawn, ['MZ-SPAWN-05']);
    if (until !== colour || state.active[spawn] === NONE) return;
    state.active[spawn] = NONE;
    play.tell({ id: 'spawnRemoved', data: { spawn }, rules: ['MZ-H03-08'] });
  });
}
