import type { Play } from '@shamble/kernel';
import { driveOff, drivesOffFrom } from '../missions/driveOff.ts';
import { unresolved } from '../rules/combat.ts';
import { zombiesAt } from '../rules/questions.ts';
import { countExposed } from '../rules/targets.ts';
import type { Attack, Fight, State, SurvivorId, Zombicide, Zone } from '../types.ts';
import { call, done, goto, proc } from '../words.ts';
import { giveBack, useUp } from './rerolls.ts';

/** The zone it starts from, then each it enters, every time it does (ZC-CAR-17, ZC-CAR-29). */
export const drive = proc('drive', {
  hit: (play, { survivor, car }) =>
    call('attack', carAttack(play.state, survivor, play.state.cars[car]!.zone), survivor),
  go(play, locals) {
    giveBack(play, locals, play.result('attack'));
    const to = locals.path.shift();
    if (to === undefined) {
      useUp(play, locals);
      return done();
    }
    roll(play, locals.survivor, locals.car, to);
    return goto(drivesOffFrom(play.state, to) ? 'last' : 'hit');
  },
  // What stands where it leaves the board is hit on the way (ZC-CAR-17).
  last: (play, { survivor, car }) =>
    call('attack', carAttack(play.state, survivor, play.state.cars[car]!.zone), survivor),
  off(play, { car }) {
    driveOff(play, car);
    return done();
  },
});

/** The greatest face that is a success (ZC-CAR-19). */
const ACCURACY = 3;

/** One die for each Actor but those in the car; one Damage a success (ZC-CAR-18, ZC-CAR-19). */
export function carAttack(state: Pick<State, 'figures' | 'survivors'>, survivor: SurvivorId, zone: Zone): Attack {
  const fight: Fight = { survivor, attack: 'car', weapon: 'car', zone, damage: 1, free: false };
  const dice = zombiesAt(state, zone) + countExposed(state, fight);
  return { ...fight, dice, accuracy: ACCURACY, bonus: 0, ...unresolved() };
}

/** ZC-CAR-14: everyone seated goes with it. */
function roll(play: Play<Zombicide>, survivor: SurvivorId, at: number, to: Zone): void {
  const { cars, survivors } = play.state;
  const car = cars[at]!;
  const from = car.zone;
  car.zone = to;
  for (const id of car.seats) if (id >= 0) survivors[id]!.zone = to;
  play.tell({ id: 'drove', data: { survivor, car: at, from, to }, rules: ['ZC-CAR-14'] });
}
