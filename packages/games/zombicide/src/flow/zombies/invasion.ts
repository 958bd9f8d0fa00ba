import { board } from '../../rules/questions.ts';
import type { State } from '../../types.ts';
import { ask, call, choice, done, goto, next, proc } from '../../words.ts';
import { everyone } from './together.ts';

/** A card for every active Invasion Zone, clockwise from the first (ZC-SPAWN-01, ZC-SPAWN-03). `at`: how many are done with. */
export const invasion = proc('invasion', {
  begin(play) {
    const { state } = play;
    const spawns = activeSpawns(state);
    if (spawns.length === 0) return done();
    return state.firstSpawn >= 0 ? goto('invade') : ask(everyone(play), 'firstSpawn', { spawns });
  },
  settle(play) {
    const spawn = play.answer('firstSpawn');
    play.state.firstSpawn = spawn;
    play.tell({ id: 'firstSpawnChosen', data: { spawn }, rules: ['ZC-SPAWN-03'] });
    return next;
  },
  invade(play) {
    play.tell({
      id: 'invasionBegan',
      data: { spawns: activeSpawns(play.state) },
      rules: ['ZC-SPAWN-01', 'ZC-SPAWN-03'],
    });
    return next;
  },
  draw(play, locals) {
    const { state } = play;
    const count = state.active.length;
    while (locals.at < count && state.active[(state.firstSpawn + locals.at) % count] !== 1) locals.at++;
    if (locals.at === count) return done();
    const { zone } = board(state).spawns[(state.firstSpawn + locals.at++) % count]!;
    return call('zombieCard', { zone, survivor: -1, because: 'invasion', line: null, short: [] }, null, 'draw');
  },
});

/** Clockwise from the first that was chosen; a zone activated later takes its place among them. */
function activeSpawns({ active, firstSpawn }: State): number[] {
  const spawns: number[] = [];
  for (let at = 0; at < active.length; at++) {
    const spawn = (Math.max(0, firstSpawn) + at) % active.length;
    if (active[spawn] === 1) spawns.push(spawn);
  }
  return spawns;
}

export const firstSpawn = choice('firstSpawn', {
  offer: (_look, { spawns }) => ({ kind: 'one', from: spawns }),
  usual: (_view, { spawns }) => spawns[0]!,
});
