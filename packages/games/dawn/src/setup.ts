import { type Dice, Fault, fit, type Objections, type Seat, seatNames, secret } from '@shamble/kernel';
import { allOpen } from '@shamble/parts';
import { CHARACTERS } from '../content/characters.ts';
import { ENTRANCES } from '../content/plan.ts';
import { groundOf } from './board/ground.ts';
import { COUNTERS } from './counters.ts';
import { form } from './form.ts';
import { layZombie } from './rules/changes.ts';
import { type Character, NONE, type Options, type State } from './types.ts';

const objections: Objections = {
  players: () =>
    new Fault('bad-options', 'One can play alone, two against each other, three or four together.', {
      rules: ['DD-GAME-01', 'DD-GAME-02'],
      says: { id: 'refused.players' },
    }),
};

export function readOptions(given: unknown): Options {
  const { plan = 'mall', players, variants = [], box } = fit(form, given, objections) as unknown as Partial<Options>;
  groundOf(plan); // one that cannot be read is refused here
  return { plan, players: players!, variants: [...new Set(variants)], ...(box !== undefined && { box }) };
}

export const seatsOf = ({ players }: Options): Seat[] => seatNames(players);

export function setup({ plan, players, variants }: Options, dice: Dice): State {
  const ground = groundOf(plan);
  const { spaces } = ground.floor;
  const blank = (value: number): number[] => Array<number>(spaces).fill(value);
  const automatic = players !== 2;
  const counters = [...COUNTERS];
  dice.shuffle('counters', counters);
  const taken = counters.splice(0, ground.plan.counters + ground.plan.hidden);
  const state: State = {
    ...{ plan, players, automatic, siege: variants.includes('siege'), round: 0 },
    doors: allOpen(ground.floor), // DD-DOOR-02
    main: ENTRANCES.map((_, entrance) => (ground.entrances[entrance]! < 0 ? 1 : 0)),
    rifles: ground.rifles < 0 ? 0 : 2, // DD-SETUP-15
    characters: CHARACTERS.map((_, id) => newCharacter(ground.cast.includes(id))),
    ...{ zombies: blank(0), values: blank(0).map(secret), berserk: blank(0), moved: blank(0), looked: blank(0) },
    ...{ seen: blank(0), clear: ground.exposed.map((rule) => (rule === '' && !automatic ? 0 : 1)) },
    ...{ pool: [], spare: taken.map(secret), box: counters.map(secret), hidden: secret([]), struck: [] },
    ...{ active: [], points: 0, whole: true, walked: false, armed: false, routed: false, idle: 0 },
  };
  if (automatic) spreadOut(state, dice);
  return state;
}

/** Nobody chooses: the zombies are spread at random, and the spare ones go into the pool (DD-SOLO-01, DD-SOLO-02). */
function spreadOut(state: State, dice: Dice): void {
  const { zombieSymbols, plan } = groundOf(state.plan);
  const symbols = [...zombieSymbols];
  dice.shuffle('symbols', symbols);
  for (const space of symbols.slice(0, plan.counters)) layZombie(state, space, state.spare.pop() as unknown as number);
  state.pool = state.spare.splice(0);
}

/** Who takes part, ready for the round. */
export const newCharacter = (isCast: boolean): Character => ({
  ...{ space: NONE, status: isCast ? 'well' : 'away', rifle: false, activated: 0, infected: 0 },
  ...{ shots: 0, panicked: false, spent: false, carries: NONE, moved: false },
});
