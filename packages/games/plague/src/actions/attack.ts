import type { Weapon } from '../../content/card.ts';
import { costOf, tooDear } from '../rules/cost.ts';
import { inCar, readyWeapon, weaponOf, weaponTable } from '../rules/questions.ts';
import { carLines, targetsOf } from '../rules/targets.ts';
import { type Act, NONE } from '../types.ts';
import { call } from '../words.ts';
import type { Action } from './action.ts';

const ATTACK: Act = { do: 'attack' };
const EMPTY = ['ZP-GUN-06'];

/** With what he holds, straight ahead or along a line out of the car (ZP-ATK-01, ZP-CAR-08). */
export const attack: Action<'attack'> = {
  does: ['attack'],
  keepsAim: true,
  offer(menu, look, id) {
    const { state } = look;
    const human = state.humans[id]!;
    const held = weaponOf(human);
    const weapon = readyWeapon(state, held);
    /** A loaded one would hit somebody. */
    const isEmpty = (hits: (loaded: Weapon) => boolean): boolean =>
      weapon === null && held !== NONE && hits(weaponTable(state, held));
    if (inCar(state, human)) {
      const dear = tooDear(look, id, 'attack');
      const lines = carLines(state, weapon);
      for (const line of lines) menu.weigh({ do: 'attack', ...line }, dear);
      if (lines.length === 0)
        menu.refuse(ATTACK, isEmpty((loaded) => carLines(state, loaded).length > 0) ? EMPTY : ['ZP-CAR-08']);
      return;
    }
    const { square, facing } = human;
    const { because } = targetsOf(state, weapon, square, facing);
    if (because.length === 0) menu.weigh(ATTACK, tooDear(look, id, 'attack'));
    else {
      const hits = (loaded: Weapon): boolean => targetsOf(state, loaded, square, facing).because.length === 0;
      menu.refuse(ATTACK, isEmpty(hits) ? EMPTY : because);
    }
  },
  carryOut(play, id, act) {
    const { state } = play;
    const human = state.humans[id]!;
    human.ap -= costOf(play, id, 'attack');
    state.busy = true;
    const held = weaponOf(human);
    // An empty firearm that is no bat is of no use: bare hands (ZP-BARE-01).
    const card = readyWeapon(state, held) === null ? NONE : held;
    const { aimed } = human;
    human.aimed = false;
    return call(
      'attack',
      {
        ...{ human: id, card, from: act.from ?? human.square, facing: act.facing ?? human.facing, aimed },
        ...{ faces: [], result: null, turned: [] },
      },
      id,
      'choose',
    );
  },
};
