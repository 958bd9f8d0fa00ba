import { peek, type Secret, seatName } from '@shamble/kernel';
import type { Deck } from '@shamble/parts';
import { BYSTANDER_IDS } from '../../content/bystanders.ts';
import { MISSIONS } from '../../content/missions.ts';
import { LEVEL_FROM } from '../../content/modes.ts';
import { type Board, boardOf } from '../board/board.ts';
import { AGENTS, at, FOE, type Hero, LEVELS, type Level, NEXT_SPAWN, NONE, type State } from '../types.ts';
import {
  bystanderName,
  cardName,
  doorName,
  foeName,
  foesOf,
  heroName,
  kindCounts,
  kindWord,
  spawnCardName,
  traitName,
  zoneName,
} from './names.ts';

const levelAt = (xp: number): Level => LEVELS.findLast((level) => xp >= LEVEL_FROM[level])!;

/** The state in names: what a scenario can look at. */
export function show(state: State): object {
  const board = boardOf(state.mission);
  const zone = (one: number): string => zoneName(state, one);
  return {
    round: state.round,
    phase: state.phase,
    danger: dangerOf(state),
    ...headingOf(state.mission),
    grid: gridOf(board),
    tiles: board.tiles.map(({ side, turn }) => (turn === 0 ? side : `${side}@${turn}`)),
    start: board.start.map(zone),
    exit: zone(state.exit),
    sign: { zone: zone(state.sign), throws: state.throws },
    zones: Object.fromEntries(board.zones.map((_, id) => [zone(id), zoneOf(state, id)])),
    supply: kindCounts(state, state.supply.slice(0, AGENTS)),
    heroes: Object.fromEntries(state.heroes.map((hero, id) => [heroName(state, id), heroOf(state, hero)])),
    [kindWord(state, FOE)]: Object.fromEntries(
      state.foes.map((foe, id) => [foeName(state, id), { ...foe, zone: zone(foe.status === 'in' ? foe.zone : NONE) }]),
    ),
    bystanders: Object.fromEntries(
      state.bystanders.map(({ zone: where, escort, objective }, id) => [
        bystanderName(id),
        { zone: zone(where), escorted: escort !== NONE, objective },
      ]),
    ),
    cards: Object.fromEntries(
      state.laid.map(({ zone: where, card, open, under }) => [
        zone(where),
        { card: cardName(state, peek(card)), open, under: under === NONE ? 'none' : under + 1 },
      ]),
    ),
    doors: Object.fromEntries(
      board.doors.map((_, door) => [doorName(state, door), state.doors[door] === '1' ? 'open' : 'closed']),
    ),
    buildings: board.buildings.map((rooms, id) => ({ rooms: rooms.map(zone), opened: state.opened[id] === 1 })),
    objectives: state.objectives.map(({ zone: where, shown, colour, known, taken }) => ({
      ...{ zone: zone(where), shown, colour: peek(colour), known, taken },
    })),
    spawns: board.spawns.map(({ zone: where, colour }, id) => ({
      ...{ zone: zone(where), colour },
      is: state.active[id] === 1 ? 'active' : state.active[id] === 0 ? 'asleep' : 'gone',
    })),
    'trait deck': deckOf(state.traitDeck, (card) => traitName(state, card)),
    'spawn deck': deckOf(state.spawnDeck, spawnCardName),
    'bystander deck': deckOf(state.bystanderDeck, (card) => cardName(state, card)),
    [`${kindWord(state, FOE).slice(0, -2)} deck`]: deckOf(state.foeDeck, (foe) => foeName(state, foe)),
    removed: state.removed.map((card) => cardName(state, card)),
    'removed spawn cards': state.removedSpawns.map(spawnCardName),
    marks: { ...state.marks, acting: heroName(state, state.marks.acting), ...nextSpawn(state) },
  };
}

/** The Spawn card that all know to come next. */
const nextSpawn = ({ marks: { [NEXT_SPAWN]: card } }: State): object =>
  card === undefined ? {} : { [NEXT_SPAWN]: card === NONE ? 'unknown' : spawnCardName(card) };

/** What stands over a shipped mission. */
function headingOf(id: string): object {
  const mission = MISSIONS.find((one) => one.id === id);
  return mission === undefined ? {} : { difficulty: mission.difficulty, minutes: mission.minutes };
}

/** Tile sides, row by row. */
const gridOf = ({ tiles }: Board): string[] =>
  [...new Set(tiles.map(({ row }) => row))].map((row) =>
    tiles
      .filter((tile) => tile.row === row)
      .map(({ side }) => side)
      .join(' '),
  );

/** The highest Danger Level of those in play. */
function dangerOf({ heroes }: State): Level {
  const levels = heroes.map(({ status, xp }) => (status === 'in' ? LEVELS.indexOf(levelAt(xp)) : 0));
  return LEVELS[Math.max(0, ...levels)]!;
}

function zoneOf(state: State, id: number): object {
  const figures = state.figures.slice(at(id, 0), at(id, AGENTS));
  const held = state.held.slice(at(id, 0), at(id, AGENTS));
  return {
    ...kindCounts(state, figures),
    [kindWord(state, FOE)]: foesOf(state).filter((_, foe) => {
      const { status, zone } = state.foes[foe]!;
      return status === 'in' && zone === id;
    }),
    heroes: state.heroes.flatMap((hero) => (hero.status === 'in' && hero.zone === id ? [hero.sheet] : [])),
    bystanders: BYSTANDER_IDS.filter((_, bystander) => state.bystanders[bystander]!.zone === id),
    held: kindCounts(state, held),
  };
}

function heroOf(state: State, hero: Hero): object {
  const { sheet: _, seat, zone, traits, bystander, done, ...rest } = hero;
  return {
    seat: seatName(seat),
    zone: hero.status === 'in' ? zoneName(state, zone) : 'none',
    level: levelAt(hero.xp),
    traits: traits.map((card) => traitName(state, card)),
    bystander: bystanderName(bystander),
    activated: done && state.heroes[state.marks.acting] !== hero, // MZ-TURN-02
    ...rest,
  };
}

/** The next five, what it holds in all, and the discards in their order. */
function deckOf<T extends number>({ pile, discard }: Deck<T>, name: (card: T) => string | number): object {
  const cards = pile.map((card) => name(peek(card as Secret<T>)));
  const counts: Record<string, number> = {};
  for (const card of [...cards].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))) counts[card] = (counts[card] ?? 0) + 1;
  return {
    left: pile.length,
    top: cards.slice(-5).reverse(),
    holds: counts,
    discard: discard.map(name),
  };
}
