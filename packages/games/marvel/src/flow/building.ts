import type { Play } from '@shamble/kernel';
import { hasCard } from '../actions/move.ts';
import { wakeSpawn } from '../rules/changes.ts';
import { board, everyone } from '../rules/questions.ts';
import type { Marvel } from '../types.ts';
import { ask, call, choice, done, goto, next, proc } from '../words.ts';
import { spawningOf } from './enemies/spawn.ts';

/** The first door of a building shows what is in it (MZ-BLDG-01, MZ-DOOR-05); a further one nothing (MZ-BLDG-06). */
export const openDoor = proc('openDoor', {
  wake(play, { door }) {
    wakeByDoor(play, door);
    return next;
  },
  reveal({ state }, { hero, door }) {
    const { doors, zones, buildings } = board(state);
    const { a, b } = doors[door]!;
    const building = [a, b].map((zone) => zones[zone]!.building).find((one) => one >= 0 && state.opened[one] === 0);
    if (building === undefined) return done();
    const rooms = buildings[building]!.filter((room) => zones[room]!.spawn);
    return call('openBuilding', { hero, building, rooms, cards: [] }, null, 'reveal');
  },
});

/** Spawn Points that a door of their colour, or to their tile, wakes. */
function wakeByDoor(play: Play<Marvel>, door: number): void {
  const { doors, zones, tiles, spawns } = board(play.state);
  const { a, b, colour } = doors[door]!;
  const sides = [a, b].map((zone) => tiles[zones[zone]!.tile]?.side);
  spawns.forEach(({ wakes }, spawn) => {
    if (wakes === null) return;
    if ('door' in wakes && wakes.door === colour) wakeSpawn(play, spawn, ['MZ-SPAWN-05']);
    if ('doorTo' in wakes && sides.includes(wakes.doorTo)) wakeSpawn(play, spawn, ['MZ-SPAWN-05', 'MZ-M08-11']);
  });
}

/** A card for each room with the symbol, in the order of the players (MZ-BLDG-03); then the Bystanders (MZ-BLDG-05). */
export const openBuilding = proc('openBuilding', {
  order(play, { hero, building, rooms }) {
    play.state.opened[building] = 1;
    play.tell({ id: 'buildingOpened', data: { building, rooms: [...rooms] }, rules: ['MZ-BLDG-01'] });
    return rooms.length < 2 ? goto('draw') : ask(everyone(play), 'roomOrder', { hero, building, rooms: [...rooms] });
  },
  chosen(play, locals) {
    locals.rooms = play.answer('roomOrder').map(Number);
    return next;
  },
  draw(_play, locals) {
    const room = locals.rooms.shift();
    return room === undefined ? goto('cards') : call('spawnCard', spawningOf(room, -1, 'room'), null, 'draw');
  },
  cards(play, { hero, building }) {
    if (!play.query('turnsCards', { building })) return done();
    const zones = board(play.state).buildings[building]!.filter((zone) => hasCard(play.state, zone));
    return zones.length === 0 ? done() : call('turnCards', { hero, zones }, null, 'over');
  },
  over: () => done(),
});

/** Far to near is usual. */
export const roomOrder = choice('roomOrder', {
  offer: (_look, { rooms }) => ({ kind: 'order', items: rooms.map(String) }),
  usual: (_view, { rooms }) => rooms.map(String),
});
