import { type Dice, type GamePack, peek } from '@shamble/kernel';
import { startingKind } from '../content/skills.ts';
import { boardOf } from '../src/board/board.ts';
import { pack } from '../src/index.ts';
import { levelOf } from '../src/rules/questions.ts';
import { at, EMPTY, KINDS, LEVELS, type State, type Survivor, type Zombicide, type Zone } from '../src/types.ts';

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
      if (dice.pick('seasoning', 2) === 0) openDoors(state);
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

const EXPERIENCE = [0, 6, 18, 42, 43, 43];

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
  if (dice.pick('seasoning', 8) === 0 && state.trunk.length > 0) give(peek(state.trunk.pop()!));
  if (state.marks.firstFinds! > 0) return; // the top of the deck is not to be touched
  const room = survivor.slots.filter((held) => held === EMPTY).length;
  for (let cards = Math.min(room, dice.pick('seasoning', 3)); cards > 0; cards--)
    give(peek(state.equipment.pile.splice(dice.pick('seasoning', state.equipment.pile.length), 1)[0]!));
}

function openDoors(state: State): void {
  state.doors = state.doors.replaceAll('0', '1');
  state.revealed.fill(1);
}

/** Where something can happen, and Zombies can come: the start and around it, cars, the exit, Objectives. */
function placesOf({ mission, doors }: State): Zone[] {
  const { start, exit, exits, cars, objectives } = boardOf(mission);
  const places = [start, ...exits[start]!.map(({ to }) => to), ...cars.map(({ zone }) => zone), Math.max(0, exit)];
  return doors.includes('0') ? places : [...places, ...objectives.map(({ zone }) => zone)];
}

function addZombies(state: State, zone: Zone, dice: Dice): void {
  const kind = dice.pick('seasoning', KINDS.length);
  const count = Math.min(state.supply[kind]!, 1 + dice.pick('seasoning', 2));
  state.supply[kind]! -= count;
  state.figures[at(zone, kind)]! += count;
}
