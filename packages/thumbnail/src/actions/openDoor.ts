import { opened } from '@shamble/parts';
import { attackIn } from '../rules/bite.ts';
import { appear, makeNoise } from '../rules/changes.ts';
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
    if (appear(play, zone, WALKER, face, ['TH-DOOR-02']) === 0) return done();
    return call('bite', attackIn(state, zone)); // TH-DOOR-03
  },
  after: () => done(),
});
