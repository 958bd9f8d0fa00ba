import type { Next, Play, RuleId } from '@shamble/kernel';
import { distancesTo, drawCard, pathsOf } from '@shamble/parts';
import { place, placeFoe } from '../../rules/changes.ts';
import { marches } from '../../rules/march.ts';
import { changePower } from '../../rules/power.ts';
import {
  areMany,
  board,
  spawnCard as cardOf,
  danger,
  enemiesAt,
  everyone,
  isIn,
  kindNamed,
} from '../../rules/questions.ts';
import {
  at,
  FOE,
  type KindId,
  LEVELS,
  type Marvel,
  NEXT_SPAWN,
  NONE,
  type Spawning,
  type State,
  TROOPER,
  type Zone,
} from '../../types.ts';
import { announce, ask, call, done, goto, next, proc } from '../../words.ts';
import { activationOf } from './activate.ts';

/** A card for each active Spawn Point, the Initial one first, then clockwise (MZ-SPAWN-02, MZ-SPAWN-03). */
export const spawnStep = proc('spawnStep', {
  begin(play) {
    const { active } = play.state;
    const spawns = [...active.keys()].filter((spawn) => active[spawn] === 1);
    play.tell({ id: 'spawnBegan', data: { spawns }, rules: ['MZ-SPAWN-02', 'MZ-EPH-04'] });
    return goto('draw');
  },
  draw({ state }, locals) {
    while (locals.at < state.active.length && state.active[locals.at] !== 1) locals.at++;
    if (locals.at === state.active.length) return done();
    const spawn = locals.at++;
    const { spawns, rules } = board(state);
    const isTwice = spawn === 0 && rules.spawnTwiceFirst && locals.because === 'point' && areMany(state);
    const to = isTwice ? 'once' : 'draw';
    return call('spawnCard', spawningOf(spawns[spawn]!.zone, spawn, locals.because), null, to);
  },
  /** One card more for the Initial Spawn Point (MZ-H03-09). */
  once: ({ state }, { because }) =>
    call('spawnCard', spawningOf(board(state).spawns[0]!.zone, 0, because), null, 'draw'),
});

export const spawningOf = (zone: Zone, spawn: number, because: Spawning['because']): Spawning => ({
  zone,
  spawn,
  because,
  card: NONE,
  level: 0,
  fewer: 0,
  short: [],
  placed: 0,
  foe: NONE,
});

/** One Spawn card, carried out in full by the line of the highest Danger Level (MZ-SPAWN-04, MZ-BLDG-04, MZ-XP-11). */
export const spawnCard = proc('spawnCard', {
  due({ state }, { spawn, because }) {
    if (because !== 'point') return next;
    return announce({ id: 'spawnDue', data: { spawn, round: state.round }, rules: ['MZ-SPAWN-03'] });
  },
  draw(play, { zone, spawn }) {
    const { state } = play;
    const card = drawCard(state.spawnDeck, play, 'spawn');
    if (card === null) return done();
    state.spawnDeck.discard.push(card);
    if (state.marks[NEXT_SPAWN] !== undefined) state.marks[NEXT_SPAWN] = NONE;
    const data = { card, zone, spawn, level: LEVELS[danger(state)]!, fewer: 0 };
    return announce({ id: 'spawnCardDrawn', data, rules: ['MZ-SPAWN-03', 'MZ-XP-11'] });
  },
  read(play, locals) {
    const event = play.announced('spawnCardDrawn');
    if (event === null) return done();
    play.tell(event);
    const { card, level, fewer } = event.data;
    const zone = play.query('spawnZone', { zone: locals.zone, spawn: locals.spawn });
    Object.assign(locals, { card, level: LEVELS.indexOf(level), fewer, zone });
    const drawn = cardOf(play.state, card);
    switch (drawn.type) {
      case 'extra':
        return call('activate', activationOf([kindNamed(play.state.mode, drawn.kind)], 'card'), null, 'supply');
      case 'foe':
        return call('spawnFoe', { zone, rules: ['MZ-SPAWN-14'] }, null, 'supply');
      case 'bystander':
        if (play.state.mode === 'hero') return goto('hide');
        return call('callBystander', { zone, escort: card, objective: false, rules: ['MZ-SPAWN-10'] }, null, 'fill');
      case 'special':
        return goto(drawn.special);
      default:
        return goto('fill');
    }
  },
  fill(play, locals) {
    fill(play, locals, locals.zone, ['MZ-SPAWN-04', 'MZ-SPAWN-07']);
    const drawn = cardOf(play.state, locals.card);
    if (drawn.type !== 'rush' || locals.placed === 0) return shortage(locals.short);
    const kind = kindNamed(play.state.mode, drawn.kind);
    const rushed = [{ zone: locals.zone, count: locals.placed }];
    return call('activate', activationOf([kind], 'rush', { rushed }), null, 'supply');
  },
  /** In the Zone of the hero with the most experience; the players choose among equals (MZ-SPAWN-13). */
  drop(play, locals) {
    const { heroes } = play.state;
    const most = Math.max(...heroes.map((hero) => (isIn(hero) ? hero.xp : -1)));
    const first = [...heroes.keys()].filter((id) => isIn(heroes[id]!) && heroes[id]!.xp === most);
    const zones = [...new Set(first.map((id) => heroes[id]!.zone))];
    if (zones.length === 0) return goto('fill');
    if (zones.length > 1) return ask(everyone(play), 'zone', { by: 'drop', zones }, 'dropped');
    locals.zone = zones[0]!;
    return goto('fill');
  },
  dropped(play, locals) {
    locals.zone = play.answer('zone');
    return goto('fill');
  },
  /** The same out of the ground. */
  sewers: () => goto('drop'),
  /** Nearer by a Zone, whoever sees somebody; else the line (MZ-HM-13). */
  scent(play) {
    const scent = activationOf([TROOPER], 'scent');
    return marches(play, scent).length > 0 ? call('activate', scent, null, 'supply') : goto('fill');
  },
  dread(play) {
    const { heroes } = play.state;
    for (let id = 0; id < heroes.length; id++) if (isIn(heroes[id]!)) changePower(play, id, -1, 'dread', ['MZ-HM-13']);
    return goto('fill');
  },
  /** The players say where: without Enemies, one or two Zones from the Spawn Zone (MZ-HM-13). */
  hide(play, { zone }) {
    const zones = hidingPlaces(play.state, zone);
    return zones.length > 1 ? ask(everyone(play), 'zone', { by: 'hide', zones }, 'hidden') : found(zones[0] ?? zone);
  },
  hidden: (play) => found(play.answer('zone')),
  'open-fire'(play) {
    return call('openFire', { zones: gunsOf(play), fired: false, at: NONE, aim: NONE }, null, 'fired');
  },
  fired: (play) => goto(play.result('openFire') === true ? 'supply' : 'fill'),
  /** Until the next Player Phase is over. */
  'raise-shields'(play) {
    play.state.marks.shields = play.state.round + 1;
    play.tell({ id: 'shieldsRaised', data: { toughness: 3 }, rules: ['MZ-SPAWN-13'] });
    return goto('fill');
  },
  supply: (_play, locals) => shortage(locals.short),
});

const found = (zone: Zone): Next =>
  call('callBystander', { zone, escort: NONE, objective: false, rules: ['MZ-HM-13'] }, null, 'fill');

/** All that there is has been placed; then everyone of a kind that ran out acts (MZ-SHORT-01, MZ-SHORT-03). */
function shortage(short: KindId[]): Next {
  if (short.length === 0) return done();
  return call('activate', activationOf([short.shift()!], 'shortage'), null, 'supply');
}

function fill(play: Play<Marvel>, locals: Spawning, zone: Zone, rules: readonly RuleId[]): void {
  const card = cardOf(play.state, locals.card);
  if (!('lines' in card)) return;
  const kind = kindNamed(play.state.mode, card.kind);
  const wanted = Math.max(0, card.lines[locals.level]! - locals.fewer);
  const missing = place(play, zone, kind, wanted, rules);
  locals.placed = wanted - missing;
  if (missing > 0) runOut(play, locals.short, kind, missing);
}

function runOut(play: Play<Marvel>, short: KindId[], kind: KindId, missing: number): void {
  short.push(kind);
  play.tell({ id: 'figuresRanOut', data: { kind, missing }, rules: ['MZ-SHORT-01'] });
}

/** Figures that a rule puts somewhere: a shortage counts there, too (MZ-SHORT-01). */
export const reinforce = proc('reinforce', {
  place(play, { zone, kind, count, rules }) {
    const missing = place(play, zone, kind, count, rules);
    if (missing === 0) return done();
    play.tell({ id: 'figuresRanOut', data: { kind, missing }, rules: ['MZ-SHORT-01'] });
    return call('activate', activationOf([kind], 'shortage'), null, 'over');
  },
  over: () => done(),
});

/** With none left anywhere, all on the board act once more (MZ-SPAWN-16, MZ-SPAWN-17). */
export const spawnFoe = proc('spawnFoe', {
  place(play, { zone, rules }) {
    const foe = drawCard(play.state.foeDeck, play, 'foes');
    if (foe === null) return call('activate', activationOf([FOE], 'shortage'), null, 'over');
    placeFoe(play, foe, zone, rules);
    return done();
  },
  over: () => done(),
});

function hidingPlaces(state: State, zone: Zone): Zone[] {
  const away = distancesTo(pathsOf(board(state).map, state.doors), zone);
  return [...board(state).zones.keys()].filter((one) => {
    const zones = away[one]!;
    return zones >= 1 && zones <= 2 && enemiesAt(state, one) === 0;
  });
}

function gunsOf({ state }: Play<Marvel>): Zone[] {
  const zones: Zone[] = [];
  for (let zone = 0; zone < board(state).zones.length; zone++)
    if (state.figures[at(zone, TROOPER)]! > 0) zones.push(zone);
  return zones;
}
