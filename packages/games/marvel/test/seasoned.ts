import { type Dice, type GamePack, peek, secret } from '@shamble/kernel';
import { BYSTANDER_IDS } from '../content/bystanders.ts';
import { MOST_HUNGER } from '../content/heroes.ts';
import { TRAIT_DECK, TRAITS, type TraitId } from '../content/traits.ts';
import { boardOf } from '../src/board/board.ts';
import { pack } from '../src/index.ts';
import { AGENTS, at, FOE, type Hero, type Marvel, NONE, type State, type Zone } from '../src/types.ts';
import { everythingIn } from '../src/uses.ts';

/**
 * The same game with heroes who have been through something: experience short of a level or past it, Hunger, cards, Enemies
 * about, and other heroes of the box where a table has fewer than six. Random play alone never comes so far.
 */
export const seasonedIn = (mode: State['mode'], more?: (state: State, dice: Dice) => void): GamePack<Marvel> => ({
  ...pack,
  missions: pack.missions.filter(({ id }) => boardOf(id).mode === mode),
  everything: everythingIn(mode),
  game: {
    ...pack.game,
    setup(options, dice) {
      const state = pack.game.setup(options, dice);
      if (dice.pick('seasoning', 2) === 0) openDoors(state);
      const places = placesOf(state);
      for (const hero of state.heroes) {
        teach(hero, dice);
        equip(state, hero, dice);
        if (dice.pick('seasoning', 2) === 0) hero.zone = places[dice.pick('seasoning', places.length)]!;
      }
      for (let i = 0; i < 4; i++) addEnemies(state, places[dice.pick('seasoning', places.length)]!, dice);
      if (dice.pick('seasoning', 2) === 0) addFoe(state, places[dice.pick('seasoning', places.length)]!, dice);
      for (let i = 0; i < 2; i++) addBystander(state, places[dice.pick('seasoning', places.length)]!, dice);
      more?.(state, dice);
      return state;
    },
  },
});

/** For every other hero a Trait of which there is one card, and somebody beside him. */
export function favour(state: State, dice: Dice): void {
  const { pile } = state.traitDeck;
  const cards = TRAIT_DECK[state.mode];
  for (const hero of state.heroes) {
    const rare = [...pile.keys()].filter((at) => SINGLE.has(cards[peek(pile[at]!)]!));
    if (dice.pick('seasoning', 2) === 0 || rare.length === 0) continue;
    hero.traits[0] = peek(pile.splice(rare[dice.pick('seasoning', rare.length)]!, 1, secret(hero.traits[0]!))[0]!);
    addBystander(state, hero.zone, dice);
  }
}

const SINGLE: ReadonlySet<TraitId> = new Set(TRAITS.filter(({ copies }) => copies === 1).map(({ id }) => id));

const EXPERIENCE = [0, 6, 18, 42, 43, 43];

function teach(hero: Hero, dice: Dice): void {
  hero.xp = EXPERIENCE[dice.pick('seasoning', EXPERIENCE.length)]!;
  hero.health = 3 + dice.pick('seasoning', 3);
}

function equip(state: State, hero: Hero, dice: Dice): void {
  if (state.mode === 'zombie') hero.hunger = dice.pick('seasoning', MOST_HUNGER + 1);
  else hero.power = dice.pick('seasoning', MOST_HUNGER + 1);
  const { pile } = state.traitDeck;
  for (let cards = 1 + dice.pick('seasoning', 2); cards > 0; cards--)
    hero.traits.push(peek(pile.splice(dice.pick('seasoning', pile.length), 1)[0]!));
  if (dice.pick('seasoning', 2) === 0) hero.bystander = takeBystander(state) ?? NONE;
}

/** The first character of the deck, if there is one. */
function takeBystander({ bystanderDeck: { pile } }: State): number | undefined {
  const found = pile.findIndex((card) => peek(card) < BYSTANDER_IDS.length);
  return found < 0 ? undefined : peek(pile.splice(found, 1)[0]!);
}

function openDoors(state: State): void {
  state.doors = state.doors.replaceAll('0', '1');
  state.opened.fill(1);
}

/** Where something can happen: the start and around it, the Exit, the Sign, Objectives once the doors are open. */
function placesOf({ mission, doors }: State): Zone[] {
  const { start, exit, sign, exits, objectives } = boardOf(mission);
  const near = start.flatMap((zone) => exits[zone]!.filter(({ door }) => door === null).map(({ to }) => to));
  const places = [...start, ...near, exit, sign].filter((zone) => zone >= 0);
  return doors.includes('0') ? places : [...places, ...objectives.map(({ zone }) => zone)];
}

function addEnemies(state: State, zone: Zone, dice: Dice): void {
  const kind = dice.pick('seasoning', AGENTS);
  const count = Math.min(state.supply[kind]!, 1 + dice.pick('seasoning', 3));
  state.supply[kind]! -= count;
  state.figures[at(zone, kind)]! += count;
}

function addFoe(state: State, zone: Zone, dice: Dice): void {
  const { pile } = state.foeDeck;
  if (pile.length === 0) return;
  const foe = peek(pile.splice(dice.pick('seasoning', pile.length), 1)[0]!);
  state.foes[foe] = { ...state.foes[foe]!, status: 'in', zone };
  state.figures[at(zone, FOE)]! += 1;
}

function addBystander(state: State, zone: Zone, dice: Dice): void {
  if (dice.pick('seasoning', 2) === 0) return;
  const bystander = takeBystander(state);
  if (bystander !== undefined) state.bystanders[bystander] = { zone, escort: NONE, objective: false };
}
