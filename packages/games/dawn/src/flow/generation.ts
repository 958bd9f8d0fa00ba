import { rollDice } from '@shamble/parts';
import { ENTRANCES } from '../../content/plan.ts';
import { ENTRY } from '../../content/tables.ts';
import { chooseEntrance } from '../bot/zombie.ts';
import { drawCounter, isOverrun, layZombie, type Playing, turn, turnSuper, zombieSeat } from '../rules/changes.ts';
import { ground } from '../rules/ground.ts';
import { hasHuman, isHeld, isShut } from '../rules/questions.ts';
import type { EntranceId, Space } from '../types.ts';
import { ask, call, choice, done, goto, next, proc } from '../words.ts';

/** Newcomers, then the infected, then the attacks of both (DD-SEQ-04). */
export const generation = proc('generation', {
  entry(play, locals) {
    const { state } = play;
    const faces = rollDice(play, 'entry', 2, 6);
    const named = ENTRY[faces[0]! + faces[1]! - 2]!.map((name) => ENTRANCES.indexOf(name));
    play.tell({ id: 'entryRolled', data: { faces, entrances: [...named] }, rules: ['DD-ENTRY-01', 'DD-TAB-03'] });
    locals.entrances = named.filter((entrance) => isOpenTo(play, entrance));
    if (locals.entrances.length <= state.pool.length) return goto('enter');
    const seat = zombieSeat(play);
    if (state.pool.length === 0) locals.entrances = [];
    else if (seat !== null) return ask(seat, 'entrance', { entrances: [...locals.entrances] }, 'chosen');
    else locals.entrances = [locals.entrances[play.pick('lot', locals.entrances.length)]!];
    return goto('enter');
  },
  /** DD-ENTRY-06: one counter, two doors. */
  chosen(play, locals) {
    locals.entrances = [play.answer('entrance')];
    return next;
  },
  enter(play, locals) {
    for (const entrance of locals.entrances) enter(play, entrance, locals.spaces);
    return next;
  },
  infection(play, locals) {
    const { state } = play;
    for (const [character, one] of state.characters.entries()) {
      // Not for those infected in this round (DD-SUPER-03).
      if (one.status !== 'infected' || one.infected === state.round) continue;
      const faces = rollDice(play, 'infection', 2, 6);
      const turns = faces[0]! + faces[1]! === 2 || faces[0]! + faces[1]! === 12;
      play.tell({ id: 'infectionRolled', data: { character, faces, turns }, rules: ['DD-SUPER-02'] });
      if (!turns) continue;
      if (!locals.spaces.includes(one.space)) locals.spaces.push(one.space);
      turnSuper(play, character);
      if (isOverrun(state)) break;
    }
    return next;
  },
  attacks(play, locals) {
    const spaces = locals.spaces.filter((space) => hasHuman(play.state, space));
    return spaces.length === 0 ? done() : call('attacks', { spaces }, null, 'end');
  },
  end: () => done(),
});

/** DD-ENTRY-03, DD-ENTRY-04 */
function isOpenTo(play: Playing, entrance: EntranceId): boolean {
  const { state } = play;
  const isCancelled = isShut(state, entrance) || isHeld(state, ground(state).entrances[entrance]!);
  if (isCancelled)
    play.tell({
      id: 'entryCancelled',
      data: { entrance },
      rules: [isShut(state, entrance) ? 'DD-ENTRY-04' : 'DD-ENTRY-03'],
    });
  return !isCancelled;
}

/** DD-ENTRY-02, DD-ENTRY-05 */
function enter(play: Playing, entrance: EntranceId, spaces: Space[]): void {
  const { state } = play;
  const space = ground(state).entrances[entrance]!;
  layZombie(state, space, drawCounter(play, state.pool));
  play.tell({ id: 'entered', data: { entrance, space }, rules: ['DD-ENTRY-02', 'DD-ENTRY-05'] });
  turn(play, space);
  if (hasHuman(state, space)) spaces.push(space);
}

export const entrance = choice('entrance', {
  offer: (_look, { entrances }) => ({ kind: 'one', from: entrances }),
  usual: (view, { entrances }) => chooseEntrance(view, entrances),
});
