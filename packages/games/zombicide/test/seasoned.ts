import { type Dice, type GamePack, peek } from '@shamble/kernel';
import { startingKind } from '../content/skills.ts';
import { boardOf } from '../src/board/board.ts';
import { pack } from '../src/index.ts';
import { levelOf } from '../src/rules/questions.ts';
import { EMPTY, KINDS, LEVELS, type State, type Survivor, type Zombicide, type Zone } from '../src/types.ts';

/**
 * The same game with Survivors who have been through something: experience short of a level or past it, the skills that
 * go with it, cards, some of them at places that matter, Zombies about. Random play alone never comes so far.
 */
export const seasoned: GamePack<Zombicide> = {
  ...pack,
  game: {
    ...pack.game,
    setup(options, dice) {
      const state = pack.game.setup(options, dice);
      const places = placesOf(state);
      for (const survivor of state.survivors) {
        teach(state, survivor, dice);
        equip(state, survivor, dice);
        if (dice.pick('seasoning', 2) === 0) survivor.zone = places[dice.pick('seasoning', places.length)]!;
      }
      for (let i = 0; i < 3; i++) addZombies(state, places[dice.pick('seasoning', places.length)]!, dice);
      return state;
    },
  },
};

const EXPERIENCE = [0, 6, 6, 18, 18, 42, 42];

function teach(state: State, survivor: Survivor, dice: Dice): void {
  survivor.xp = EXPERIENCE[dice.pick('seasoning', EXPERIENCE.length)]!;
  const sheet = state.sheets.find(({ id }) => id === survivor.sheet)!;
  for (const level of LEVELS.slice(1, levelOf(survivor.xp) + 1)) {
    const skills = sheet[level].filter((skill) => startingKind(skill) === null);
    survivor.skills.push(skills[dice.pick('seasoning', skills.length)]!);
  }
  if (survivor.skills.includes('hoard') && survivor.slots.length < 6) survivor.slots.push(EMPTY);
}

function equip(state: State, survivor: Survivor, dice: Dice): void {
  const give = (card: number | undefined): void => {
    if (card !== undefined) survivor.slots[survivor.slots.indexOf(EMPTY)] = card;
  };
  if (dice.pick('seasoning', 8) === 0) give(state.molotovs.pop());
  if (state.marks.firstFinds! > 0) return; // the top of the deck is not to be touched
  for (let cards = dice.pick('seasoning', 3); cards > 0; cards--)
    give(peek(state.equipment.pile.splice(dice.pick('seasoning', state.equipment.pile.length), 1)[0]!));
}

/** Where something can happen: the start and around it, cars, Objectives, the exit. */
function placesOf({ mission }: State): Zone[] {
  const { start, exit, exits, cars, objectives } = boardOf(mission);
  const around = exits[start]!.map(({ to }) => to);
  return [start, ...around, ...cars.map(({ zone }) => zone), ...objectives.map(({ zone }) => zone), Math.max(0, exit)];
}

function addZombies(state: State, zone: Zone, dice: Dice): void {
  const kind = dice.pick('seasoning', KINDS.length);
  const count = Math.min(state.supply[kind]!, 1 + dice.pick('seasoning', 2));
  state.supply[kind]! -= count;
  state.figures[4 * zone + kind]! += count;
}
