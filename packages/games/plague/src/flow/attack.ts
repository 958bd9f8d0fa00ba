import { rollDice } from '@shamble/parts';
import type { Weapon } from '../../content/card.ts';
import {
  discard,
  kill,
  killBaby,
  makeNoise,
  type Playing,
  pushHuman,
  pushZombie,
  seatOf,
  slay,
} from '../rules/changes.ts';
import { kindOf, readyWeapon } from '../rules/questions.ts';
import { targetsOf } from '../rules/targets.ts';
import { NONE, type Shot, type State } from '../types.ts';
import { announce, ask, call, done, goto, next, proc } from '../words.ts';

/** ATTACK_DIE, as the card changes it (ZP-ATK-03, ZP-FAQ-11, ZP-FAQ-12). */
export function shotOf(face: number, weapon: Weapon | null): Shot {
  if (face === 1) return 'oops';
  if (weapon?.turns !== undefined) return face >= weapon.turns ? 'turn' : 'miss';
  const kills = weapon?.kills ?? 6;
  if (face >= kills) return 'head';
  if (face < (weapon?.pushes ?? 5)) return 'miss';
  return 'body';
}

/** +1 on the lowest die, never on an OOPS! (ZP-AIM-01, ZP-AIM-03, ZP-AIM-04). */
export function aimedFaces(faces: readonly number[], aimed: boolean): number[] {
  const lowest = Math.min(...faces);
  if (!aimed || lowest === 1) return [...faces];
  const at = faces.indexOf(lowest);
  return faces.map((face, i) => (i === at ? Math.min(6, face + 1) : face));
}

/** One die, or two that have to agree for bare hands (BARE_HANDS). */
export function resultOf(faces: readonly number[], aimed: boolean, weapon: Weapon | null): Shot {
  const [first, second] = aimedFaces(faces, aimed).map((face) => shotOf(face, weapon));
  if (second === undefined || first === second) return first!;
  const isHit = (shot: Shot): boolean => shot === 'body' || shot === 'head';
  return isHit(first!) && isHit(second) ? 'body' : 'miss';
}

const weaponIn = (state: State, card: number): Weapon | null => readyWeapon(state, card);

export const attack = proc('attack', {
  roll(play, locals) {
    const { human, card, aimed } = locals;
    const { state } = play;
    const weapon = weaponIn(state, card);
    if (weapon?.reach === 'firearm' || weapon?.motor === true)
      makeNoise(play, locals.from, 'very-loud', human, ['ZP-HEAR-03']);
    makeNoise(play, locals.from, 'loud', human, ['ZP-HEAR-02']);
    const faces = rollDice(play, 'attack', card === NONE ? 2 : 1, 6); // ZP-ATK-02, ZP-BARE-01
    const result = resultOf(faces, aimed, weapon);
    return announce({
      id: 'rolled',
      data: { human, weapon: card === NONE ? 'hands' : kindOf(card), faces, aimed, result },
      rules: rulesOf(result, card === NONE),
    });
  },
  resolve(play, locals) {
    const rolled = play.announced('rolled')!;
    const { faces, result } = rolled.data;
    locals.faces = faces;
    locals.result = result;
    play.tell(rolled);
    const weapon = weaponIn(play.state, locals.card);
    const targets = targetsOf(play.state, weapon, locals.from, locals.facing);
    if (weapon?.once === true) discard(play, locals.human, locals.card, ['ZP-ATK-03']);
    if (result === 'oops') return goto('oops');
    if (result === 'miss') return done();
    hitBaby(play, targets.squares, weapon);
    // All of one shot happen together: nothing is settled in between.
    for (const id of targets.zombies) {
      if (result === 'head') slay(play, locals.human, id);
      else if (result === 'body') pushZombie(play, id, locals.facing, weapon?.push);
      else locals.turned.push(id);
    }
    for (const id of targets.humans) {
      if (result === 'head') kill(play, id, locals.human);
      else if (result === 'body') pushHuman(play, id, locals.facing);
    }
    return goto('turn');
  },
  turn(play, locals) {
    const zombie = locals.turned[0];
    if (zombie === undefined) return done();
    const { square } = play.state.zombies[zombie]!;
    return ask(seatOf(play.state, locals.human), 'facing', { human: locals.human, zombie, square });
  },
  turned(play, locals) {
    const zombie = locals.turned.shift()!;
    const facing = play.answer('facing');
    play.state.zombies[zombie]!.facing = facing;
    play.tell({ id: 'zombieTurned', data: { zombie, facing }, rules: ['ZP-ATK-03'] });
    return goto('turn');
  },
  /** ZP-ATK-04, ZP-GUN-06, ZP-FAQ-08, ZP-FAQ-10 */
  oops(play, { human: id, card }) {
    const { state } = play;
    const human = state.humans[id]!;
    const weapon = weaponIn(state, card);
    const oops = weapon?.oops ?? 'fumble';
    if (card !== NONE) state.oops[card]! += 1;
    if (weapon?.spare !== undefined && state.oops[card]! <= weapon.spare) return done();
    switch (oops) {
      case 'fumble':
        play.tell({ id: 'fumbled', data: { human: id, ap: human.ap }, rules: ['ZP-ATK-04'] });
        human.ap = 0;
        return done();
      case 'empty':
        state.empty[card] = 1;
        play.tell({ id: 'emptied', data: { human: id, card }, rules: ['ZP-GUN-06', 'ZP-FAQ-10'] });
        return done();
      case 'cut':
        play.tell({ id: 'cut', data: { human: id, card }, rules: ['ZP-FAQ-08'] });
        return call('infect', { human: id, zombie: NONE }, id);
      case 'break':
        discard(play, id, card, ['ZP-ATK-03']);
        return done();
      default:
        return next;
    }
  },
  end: () => done(),
});

/** A weapon with an area, or fire, hits the baby like a human (ZP-BABY-12). */
function hitBaby(play: Playing, squares: readonly number[], weapon: Weapon | null): void {
  const { baby } = play.state;
  if (baby.state !== 'lies' || weapon === null || weapon.reach === 'melee' || weapon.turns !== undefined) return;
  if (squares.includes(baby.square)) killBaby(play);
}

function rulesOf(result: Shot, bare: boolean): string[] {
  const rule = { oops: 'ZP-ATK-04', miss: 'ZP-ATK-05', body: 'ZP-ATK-06', head: 'ZP-ATK-10', turn: 'ZP-ATK-03' }[
    result
  ];
  return bare ? ['ZP-BARE-01', rule] : ['ZP-ATK-02', rule];
}
