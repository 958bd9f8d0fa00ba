import type { Look, Menu, RuleId } from '@shamble/kernel';
import { newAttack } from '../rules/combat.ts';
import { agentsAt, board, bystandersAt, enemiesAt } from '../rules/questions.ts';
import { aimsOf, outOfReach } from '../rules/reach.ts';
import { isBeaconFree } from '../rules/sign.ts';
import type { Act, AttackKind, Marvel, Opening, Zone } from '../types.ts';
import { call } from '../words.ts';
import { type Action, forbids, pay } from './action.ts';

/** Nobody there whom it could hit (MZ-COMBAT-02). */
const NOBODY: readonly RuleId[] = ['MZ-COMBAT-02'];
const NOT_YET: readonly RuleId[] = ['MZ-H03-04'];

/** The own attack of a hero, against one Zone (MZ-COMBAT-01). Who stands in between does not matter (MZ-COMBAT-11). */
export const attack: Action<'attack'> = {
  do: 'attack',
  offer(look, opening, menu) {
    offerAims(look, opening, 'unique', (zone) => ({ do: 'attack', zone }), menu);
  },
  carryOut(play, opening, { zone }) {
    pay(play.state.heroes[opening.hero]!, opening);
    return call('attack', newAttack(opening.hero, 'unique', zone, opening.boosts), opening.hero, 'after');
  },
};

/** The attack all zombies have, in the own Zone (MZ-DEV-01): of an Enemy or a Bystander (MZ-DEV-04). */
export const devour: Action<'devour'> = {
  do: 'devour',
  offer(look, opening, menu) {
    const { state } = look;
    const { zone } = state.heroes[opening.hero]!;
    const isAlone = enemiesAt(state, zone) === 0 && bystandersAt(state, zone).length === 0;
    const because = forbids(look, opening, 'devour');
    menu.weigh({ do: 'devour' }, because.length === 0 && isAlone ? NOBODY : because);
  },
  carryOut(play, opening) {
    const hero = play.state.heroes[opening.hero]!;
    pay(hero, opening);
    return call('attack', newAttack(opening.hero, 'devour', hero.zone, opening.boosts), opening.hero, 'after');
  },
};

/** The Avengers Sign, from the Zone it lies in (MZ-SIGN-01); twice at most (MZ-SIGN-05). */
export const throwSign: Action<'throw'> = {
  do: 'throw',
  offer(look, opening, menu) {
    const { state } = look;
    if (state.sign < 0 || state.throws === 0 || state.heroes[opening.hero]!.zone !== state.sign) return;
    const act = (zone: Zone): Act => ({ do: 'throw', zone });
    if (isBeaconFree(state)) offerAims(look, opening, 'sign', act, menu);
    else for (const zone of aimsOf(look, opening.hero, 'sign', opening.boosts)) menu.refuse(act(zone), NOT_YET);
  },
  carryOut(play, opening, { zone }) {
    const { state } = play;
    const { hero } = opening;
    pay(state.heroes[hero]!, opening);
    const from = state.sign;
    state.throws -= 1;
    // A beacon stays to be carried (MZ-H03-06).
    state.sign = state.throws === 0 && !board(state).rules.beacon ? -1 : zone;
    play.tell({ id: 'signThrown', data: { hero, from, to: zone, throws: state.throws }, rules: ['MZ-SIGN-05'] });
    return call('attack', newAttack(hero, 'sign', zone, opening.boosts), hero, 'after');
  },
};

const DOING = { unique: 'attack', devour: 'devour', sign: 'throw' } as const;

/** Zones in Range and in sight with somebody to hit; when asked why, also all the others that hold Enemies. */
function offerAims(
  look: Look<Marvel>,
  opening: Opening,
  kind: AttackKind,
  act: (zone: Zone) => Act,
  menu: Menu<Act>,
): void {
  const { state } = look;
  const { hero, boosts } = opening;
  const because = forbids(look, opening, DOING[kind]);
  if (because.length > 0 && !menu.explain) return;
  const count = kind === 'sign' ? agentsAt : enemiesAt;
  const aims = aimsOf(look, hero, kind, boosts);
  for (const zone of aims) {
    if (count(state, zone) > 0) menu.weigh(act(zone), because);
    else menu.refuse(act(zone), NOBODY);
  }
  if (!menu.explain) return;
  const { zone: from } = state.heroes[hero]!;
  const max = look.query('maxRange', { hero, attack: kind, boosts });
  for (let zone = 0; zone < board(state).zones.length; zone++)
    if (!aims.includes(zone) && count(state, zone) > 0) menu.refuse(act(zone), outOfReach(state, from, zone, max));
}
