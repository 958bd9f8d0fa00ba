import type { Look, Menu, Next } from '@shamble/kernel';
import type { Weapon } from '../../content/card.ts';
import type { Playing } from '../rules/changes.ts';
import { costOf, tooDear } from '../rules/cost.ts';
import { inCar, readyWeapon, weaponOf, weaponTable } from '../rules/questions.ts';
import { carLines, targetsOf } from '../rules/targets.ts';
import { type Act, type HumanId, NONE, type Plague } from '../types.ts';
import { call, goto } from '../words.ts';

const ATTACK: Act = { do: 'attack' };
const AIM: Act = { do: 'aim' };
const AIMED = ['ZP-AIM-02'];
const EMPTY = ['ZP-GUN-06'];

export function offerFights(menu: Menu<Act>, look: Look<Plague>, id: HumanId): void {
  const { state } = look;
  const human = state.humans[id]!;
  const held = weaponOf(human);
  const weapon = readyWeapon(state, held);
  /** A loaded one would hit somebody. */
  const isEmpty = (hits: (loaded: Weapon) => boolean): boolean =>
    weapon === null && held !== NONE && hits(weaponTable(held));
  if (inCar(state, human)) {
    const dear = tooDear(look, id, 'attack');
    const lines = carLines(state, weapon);
    for (const line of lines) menu.weigh({ do: 'attack', ...line }, dear);
    if (lines.length === 0)
      menu.refuse({ do: 'attack' }, isEmpty((loaded) => carLines(state, loaded).length > 0) ? EMPTY : ['ZP-CAR-08']);
  } else {
    const { square, facing } = human;
    const { because } = targetsOf(state, weapon, square, facing);
    if (because.length === 0) menu.weigh(ATTACK, tooDear(look, id, 'attack'));
    else {
      const hits = (loaded: Weapon): boolean => targetsOf(state, loaded, square, facing).because.length === 0;
      menu.refuse(ATTACK, isEmpty(hits) ? EMPTY : because);
    }
  }
  menu.weigh(AIM, human.aimed ? AIMED : tooDear(look, id, 'aim'));
}

export function attack(play: Playing, id: HumanId, act: Extract<Act, { do: 'attack' }>): Next {
  const { state } = play;
  const human = state.humans[id]!;
  human.ap -= costOf(play, id, 'attack');
  state.busy = true;
  const held = weaponOf(human);
  // An empty firearm that is no bat is of no use: bare hands (ZP-BARE-01).
  const card = readyWeapon(state, held) === null ? -1 : held;
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
}

/** ZP-AIM-01 */
export function aim(play: Playing, id: HumanId): Next {
  const human = play.state.humans[id]!;
  human.ap -= costOf(play, id, 'aim');
  human.aimed = true;
  play.tell({ id: 'aimed', data: { human: id }, rules: ['ZP-AIM-01'] });
  return goto('choose');
}
