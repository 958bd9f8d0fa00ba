import { opened } from '@shamble/parts';
import { boardOf } from '../board.ts';
import { appear, makeNoise } from '../rules/changes.ts';
import { figuresAt } from '../rules/questions.ts';
import { WALKER } from '../types.ts';
import { call, done, proc } from '../words.ts';

/** The opener may not outlive what he lets out. */
export const openDoor = proc('openDoor', {
  open(play, { hero: id, door }) {
    const { state } = play;
    state.doors = opened(state.doors, door);
    play.tell({ id: 'doorOpened', data: { hero: id, door }, rules: ['TH-DOOR-01'] });
    const { zone } = state.heroes[id]!;
    makeNoise(play, zone, 1, ['TH-DOOR-01']);
    const face = play.roll('doors', 6);
    if (face > 3) return done();
    appear(play, zone, WALKER, face, ['TH-DOOR-02']);
    return call('bite', { zone, bites: figuresAt(state, zone), queue: [] }); // TH-DOOR-03
  },
  after: () => done(),
});

/** The zones on both sides of a door. */
export const sidesOf = (text: string, door: number): { a: number; b: number } => boardOf(text).doors[door]!;
