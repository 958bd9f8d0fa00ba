import { BOX } from '../../content/box.ts';
import { EQUIPMENT_IDS } from '../../content/equipment.ts';
import { bothTongues, flag, list, notes, oneOf, record, type Say, show, text, whole } from '../../content/json.ts';
import { ZOMBIE_CARDS } from '../../content/zombies.ts';
import { readTile } from './layout.ts';
import { CAR_KINDS, COLOURS, DIFFICULTIES, GOALS, GROUPS, PLACES, PLAIN_RULES, TAKINGS, WHOS } from './mission.ts';
import { FACES } from './tiles.ts';

const HEAD = ['id', 'title', 'difficulty', 'minutes', 'survivors', 'players', 'headcount', 'tiles'];
export const TOKEN_KEYS = [
  ...['start', 'spawns', 'exit', 'objectives', 'undersides', 'doors', 'cars', 'lures'],
  ...['rules', 'goals', 'inOrder', 'provenance'],
];
const PROVENANCES = ['printed', 'published', 'reconstructed', 'ours'];

/** What is wrong with the form of a mission file, a sentence each. Whether its map holds is for `checkMap`. */
export function checkMission(value: unknown): string[] {
  const { faults, say } = notes();
  const mission = record(say, 'The mission', value, [...HEAD, ...TOKEN_KEYS]);
  if (mission === undefined) return faults;
  text(say, 'id', mission.id);
  bothTongues(say, 'title', mission.title);
  oneOf(say, 'difficulty', mission.difficulty, DIFFICULTIES);
  whole(say, 'minutes', mission.minutes, 1, 1000);
  whole(say, 'survivors', mission.survivors, 1, 6);
  if (mission.players !== undefined) {
    const players = record(say, 'players', mission.players, ['min', 'max']);
    whole(say, 'players, min,', players?.min, 1, 6);
    whole(say, 'players, max,', players?.max, 1, 6);
  }
  if (mission.headcount !== undefined) text(say, 'headcount', mission.headcount);
  checkTiles(say, mission.tiles);
  checkTokens(say, mission);
  return faults;
}

function checkTiles(say: Say, value: unknown): void {
  const rows = list(say, 'tiles', value, 1, 9).map((row, i) => list(say, `tiles, row ${i + 1},`, row, 1, 9));
  if (rows.some((row) => row.length !== rows[0]!.length)) say('tiles should have as many tiles in every row');
  const count = rows.flat().length;
  if (count > BOX.tiles) say(`tiles has ${count} tiles; the box holds ${BOX.tiles}`);
  for (const tile of rows.flat()) {
    const read = typeof tile === 'string' && tile.length < 9 ? readTile(tile) : undefined;
    if (read === undefined)
      say(`tiles has ${show(tile)}; a tile is written like "2B" or, turned twice clockwise, "2B@2"`);
    else if (!FACES.includes(read.name)) say(`tiles has ${read.name}; there are: ${FACES.join(', ')}`);
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** The part that a drawn board has too. */
export function checkTokens(say: Say, mission: Fields): void {
  const each = (key: string, keys: readonly string[], look: (where: string, entry: Fields) => void): void => {
    if (mission[key] === undefined) return;
    list(say, key, mission[key]).forEach((value, i) => {
      const where = `${key}, entry ${i + 1},`;
      const entry = record(say, where, value, keys);
      if (entry === undefined) return;
      if (keys.includes('zone')) text(say, `${where} zone`, entry.zone);
      if (entry.colour !== undefined) oneOf(say, `${where} colour`, entry.colour, COLOURS);
      look(where, entry);
    });
  };
  const maybe = (where: string, value: unknown): void => {
    if (value !== undefined) flag(say, where, value);
  };
  text(say, 'start', mission.start);
  if (mission.exit !== undefined) text(say, 'exit', mission.exit);
  if (mission.spawns === undefined) say('spawns is missing: a list of zones where Zombies come in');
  each('spawns', ['zone', 'colour', 'active'], (where, { active }) => maybe(`${where} active`, active));
  each('objectives', ['zone', 'colour', 'hidden'], (where, { hidden }) => maybe(`${where} hidden`, hidden));
  each('cars', ['kind', 'zone'], (where, { kind }) => oneOf(say, `${where} kind`, kind, CAR_KINDS));
  each('doors', ['between', 'colour', 'open'], (where, { between, open }) => {
    for (const name of list(say, `${where} between`, between, 2, 2)) text(say, `${where} between`, name);
    maybe(`${where} open`, open);
  });
  if (mission.undersides !== undefined)
    for (const colour of list(say, 'undersides', mission.undersides)) oneOf(say, 'undersides', colour, COLOURS);
  if (mission.lures !== undefined) checkLures(say, mission.lures);
  if (mission.rules !== undefined) checkRules(say, mission.rules);
  list(say, 'goals', mission.goals).forEach((goal, i) => {
    checkGoal(say, `goals, entry ${i + 1},`, goal);
  });
  maybe('inOrder', mission.inOrder);
  const provenance = record(say, 'provenance', mission.provenance, GROUPS) ?? {};
  for (const group of GROUPS.filter((one) => Object.hasOwn(provenance, one))) {
    const said = provenance[group];
    const source = record(say, `provenance, ${group},`, said, ['is', 'note']);
    oneOf(say, `provenance, ${group}, is`, source?.is, PROVENANCES);
    if (source?.note !== undefined) text(say, `provenance, ${group}, note`, source.note, 1000);
  }
}

function checkLures(say: Say, value: unknown): void {
  const lures = record(say, 'lures', value, ['zones', 'noise', 'most', 'rule']);
  if (lures === undefined) return;
  for (const name of list(say, 'lures, zones,', lures.zones, 1)) text(say, 'lures, zones,', name);
  whole(say, 'lures, noise,', lures.noise, 1, 18);
  whole(say, 'lures, most,', lures.most, 1, 65);
  if (lures.rule !== undefined) text(say, 'lures, rule,', lures.rule);
}

function checkRules(say: Say, value: unknown): void {
  const rules = record(say, 'rules', value, Object.keys(PLAIN_RULES)) ?? {};
  for (const key of FLAGS) if (rules[key] !== undefined) flag(say, `rules, ${key},`, rules[key]);
  if (rules.objectiveXp !== undefined) whole(say, 'rules, objectiveXp,', rules.objectiveXp, 0, 43);
  if (rules.survivorsEach !== undefined) whole(say, 'rules, survivorsEach,', rules.survivorsEach, 0, 4);
  if (rules.zombieCards !== undefined && rules.zombieCards !== null)
    for (const number of list(say, 'rules, zombieCards,', rules.zombieCards, 1, ZOMBIE_CARDS.length))
      whole(say, 'rules, zombieCards,', number, 1, ZOMBIE_CARDS.length);
  if (rules.firstFinds !== undefined)
    for (const kind of list(say, 'rules, firstFinds,', rules.firstFinds))
      oneOf(say, 'rules, firstFinds,', kind, EQUIPMENT_IDS);
  if (rules.taking === undefined) return;
  list(say, 'rules, taking,', rules.taking).forEach((entry, i) => {
    const where = `rules, taking, entry ${i + 1},`;
    const taking = record(say, where, entry, ['colour', 'does', 'of', 'rule']);
    if (taking?.rule !== undefined) text(say, `${where} rule`, taking.rule);
    oneOf(say, `${where} colour`, taking?.colour, COLOURS);
    oneOf(say, `${where} does`, taking?.does, TAKINGS);
    const wants = taking?.does === 'unlock' || taking?.does === 'activate';
    if (wants) oneOf(say, `${where} of`, taking.of, COLOURS);
    else if (taking?.of !== undefined) say(`${where} of means something only with unlock or activate`);
  });
}

const FLAGS = [
  ...['cars', 'cutOffRooms', 'noSearchAtStart', 'loading', 'neutralising'],
  ...['twinDoors', 'walkersInside', 'spawnsInside'],
];

const GOAL_KEYS: Readonly<Record<(typeof GOALS)[number], readonly string[]>> = {
  take: ['colour', 'count'],
  reach: ['zones', 'who', 'clear'],
  leave: ['zone', 'who', 'clear', 'when', 'count', 'byCar'],
  level: ['level', 'who'],
  clear: ['zones'],
  supplies: ['kinds', 'each', 'total', 'where', 'zone'],
  seated: ['who'],
  neutralise: [],
};

function checkGoal(say: Say, where: string, value: unknown): void {
  const kind = (value as Fields | null)?.goal;
  oneOf(say, `${where} goal`, kind, GOALS);
  const keys = GOALS.find((one) => one === kind);
  const goal = record(say, where, value, ['goal', 'rule', ...(keys ? GOAL_KEYS[keys] : Object.keys(value ?? {}))]);
  if (goal === undefined || keys === undefined) return;
  if (goal.rule !== undefined) text(say, `${where} rule`, goal.rule);
  const needs = (key: string): boolean => GOAL_KEYS[keys].includes(key);
  if (needs('who')) oneOf(say, `${where} who`, goal.who, WHOS);
  if (needs('zones')) for (const name of list(say, `${where} zones`, goal.zones)) text(say, `${where} zones`, name);
  if (kind === 'reach') list(say, `${where} zones`, goal.zones, 1);
  if (goal.clear !== undefined) flag(say, `${where} clear`, goal.clear);
  if (kind === 'take' && goal.colour !== undefined) oneOf(say, `${where} colour`, goal.colour, COLOURS);
  if (kind === 'take' && goal.count !== undefined) whole(say, `${where} count`, goal.count, 1, 10);
  if (kind === 'level') oneOf(say, `${where} level`, goal.level, ['yellow', 'orange', 'red']);
  if (kind === 'leave') {
    text(say, `${where} zone`, goal.zone);
    if (goal.byCar !== undefined) flag(say, `${where} byCar`, goal.byCar);
    if (goal.when !== undefined) oneOf(say, `${where} when`, goal.when, ['any-time', 'end-of-activation']);
    if (goal.count !== undefined)
      for (const count of list(say, `${where} count`, goal.count, 1, 6)) whole(say, `${where} count`, count, 1, 24);
  }
  if (kind === 'supplies') {
    for (const id of list(say, `${where} kinds`, goal.kinds, 1)) oneOf(say, `${where} kinds`, id, EQUIPMENT_IDS);
    oneOf(say, `${where} where`, goal.where, PLACES);
    if (goal.zone !== undefined) text(say, `${where} zone`, goal.zone);
    if ((goal.each === undefined) === (goal.total === undefined)) say(`${where} needs either each or total`);
    const [key, count] = goal.each === undefined ? ['total', goal.total] : ['each', goal.each];
    if (count !== undefined) whole(say, `${where} ${key}`, count, 1, 62);
  }
}
