import { newZombie } from '../rules/changes.ts';
import { nearestFree } from '../rules/places.ts';
import { done, proc } from '../words.ts';

/** Whoever is killed 28 days later may come back (ZP-V28-07). */
export const rise = proc('rise', {
  roll(play, { human, square, facing }) {
    const { state } = play;
    const face = play.roll('infection', 6);
    play.tell({ id: 'infectionRolled', data: { human, face }, rules: ['ZP-V28-07'] });
    if (face > 1) return done();
    const where = nearestFree(state, square)[0];
    if (where === undefined) return done();
    const zombie = newZombie(state, where, facing, false);
    state.zombies[zombie]!.was = human;
    state.risen.push(zombie);
    state.humans[human]!.status = 'zombie';
    play.tell({ id: 'zombified', data: { human, zombie, square: where }, rules: ['ZP-V28-07'] });
    return done();
  },
});
