import { describe, expect, test } from 'vitest';
import { BOX } from '../content/box.ts';
import { EQUIPMENT, EQUIPMENT_IDS } from '../content/equipment.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { ACTIONS } from '../src/actions/index.ts';
import { game } from '../src/game.ts';
import { text } from '../src/index.ts';
import { levelOf, THRESHOLDS } from '../src/rules/questions.ts';
import { placesFor } from '../src/rules/targets.ts';
import { setup } from '../src/setup.ts';
import { at, type Fight, LEVELS, type State } from '../src/types.ts';

const TONGUES = Object.values(text) as Readonly<Record<string, unknown>>[];

/** The same table every time: nothing here depends on luck. */
const unshuffled = { shuffle: () => {} } as unknown as Parameters<typeof setup>[1];
const table = (): State => setup(game.options({ mission: 'A4', players: 6 }), unshuffled);

describe('what the box says', () => {
  test('[ZC-COMP-13] not for people aged 14 or under', () => {
    expect(BOX.tooYoung).toBe(14);
  });
});

describe('what a card shows', () => {
  /** Range, dice, accuracy, damage; `!` noisy, `&` dual, `door`, `door!` noisy on doors, `*` must be reloaded. */
  const face = (id: (typeof EQUIPMENT_IDS)[number]): string => {
    const { modes, dual, opensDoors, noisyDoor } = EQUIPMENT[id];
    const ways = modes.map(
      ({ min, max, dice, accuracy, damage, noisy, reload }) =>
        `${min}-${max} ${dice} ${accuracy} ${damage}${noisy ? '!' : ''}${reload ? '*' : ''}`,
    );
    return [id, ...ways, ...(dual ? ['&'] : []), ...(opensDoors ? [noisyDoor ? 'door!' : 'door'] : [])].join(' | ');
  };

  test('[ZC-COMP-14] [ZC-COMB-13] [ZC-NOISE-09] [ZC-NOISE-10] the values and symbols of every weapon', () => {
    expect(EQUIPMENT_IDS.filter((id) => EQUIPMENT[id].modes.length > 0).map(face)).toEqual([
      'baseball-bat | 0-0 1 3 1',
      'chainsaw | 0-0 5 5 2! | door!',
      'crowbar | 0-0 1 4 1 | door',
      'fire-axe | 0-0 1 4 2 | door!',
      'katana | 0-0 2 4 1',
      'machete | 0-0 1 4 2 | &',
      'pan | 0-0 1 6 1',
      'pistol | 0-1 1 4 1! | &',
      'rifle | 1-3 1 3 1!',
      'sawed-off | 0-1 2 3 1!* | &',
      'shotgun | 0-1 2 4 2!',
      'sub-mg | 0-1 3 5 1! | &',
      'evil-twins | 0-1 2 4 1!',
      'mas-shotgun | 0-0 1 3 2 | 0-1 2 3 2!*',
      'molotov | 0-1 0 0 0!',
    ]);
  });

  test('[ZC-NOISE-09] only melee weapons have the door symbol, and what is no weapon has no symbol at all', () => {
    for (const { modes, dual, opensDoors, noisyDoor } of Object.values(EQUIPMENT)) {
      if (opensDoors) expect(modes.map(({ attack }) => attack)).toEqual(['melee']);
      if (noisyDoor) expect(opensDoors).toBe(true);
      if (modes.length === 0) expect([dual, opensDoors, noisyDoor]).toEqual([false, false, false]);
    }
  });

  test('[ZC-COMP-14] every card has its name in both languages', () => {
    for (const tongue of TONGUES) for (const id of EQUIPMENT_IDS) expect(tongue).toHaveProperty([`card.${id}`]);
  });
});

describe('what a sheet shows', () => {
  test('[ZC-COMP-15] [ZC-XP-13] a Danger Bar from 0 to 43 in four colours', () => {
    expect(Object.keys(THRESHOLDS)).toEqual([...LEVELS]);
    const bar = Array.from({ length: 44 }, (_, xp) => LEVELS[levelOf(xp)]);
    expect(LEVELS.map((level) => bar.filter((one) => one === level).length)).toEqual([7, 12, 24, 1]);
    for (const level of LEVELS) {
      expect(bar.indexOf(level)).toBe(THRESHOLDS[level]);
      for (const tongue of TONGUES) expect(tongue).toHaveProperty([`level.${level}`]);
    }
  });

  test('[ZC-XP-13] the pointer stands on the bar', () => {
    const state = table();
    for (const xp of [0, 43]) {
      state.survivors[0]!.xp = xp;
      expect(game.check(state)).toEqual([]);
    }
    for (const xp of [-1, 44]) {
      state.survivors[0]!.xp = xp;
      expect(game.check(state)).toEqual([`Survivor 0 has ${xp} experience points.`]);
    }
  });

  test('[ZC-COMP-15] the Skills of each level, in both languages', () => {
    for (const { blue, yellow, orange, red } of SURVIVORS)
      for (const skill of [...blue, ...yellow, ...orange, ...red])
        for (const tongue of TONGUES) expect(tongue).toHaveProperty([`skill.${skill.replace(/:.*/, '')}`]);
  });

  test('[ZC-COMP-15] two slots in hand and three stored, for everyone to see', () => {
    const { survivors, sheets } = game.view(table(), 'p1');
    for (const { slots, xp, sheet } of survivors) {
      expect([slots.length, xp]).toEqual([5, 0]);
      expect(sheets.map(({ id }) => id)).toContain(sheet);
    }
    for (const tongue of TONGUES)
      for (const slot of ['slot.0', 'slot.1', 'slot.stored']) expect(tongue).toHaveProperty([slot]);
  });
});

describe('what a car shows', () => {
  test('[ZC-CAR-08] four seats, the first of them the driver’s', () => {
    for (const { seats } of table().cars) expect(seats).toEqual([-1, -1, -1, -1]);
    for (const tongue of TONGUES)
      expect(Object.keys(tongue).filter((id) => id.startsWith('place.'))).toEqual([
        ...['place.0', 'place.1', 'place.2', 'place.3'],
      ]);
  });
});

describe('what the round summary says', () => {
  test('[ZC-SUM-01] targets: Survivors, Walkers, Fatties with the Abomination, Runners', () => {
    const state = table();
    const zone = 3;
    for (const survivor of state.survivors) survivor.status = 'dead';
    Object.assign(state.survivors[1]!, { status: 'in', zone });
    state.figures.splice(4 * zone, 4, 1, 1, 1, 1);
    const shot: Fight = { survivor: 0, attack: 'ranged', weapon: 'mas-shotgun', zone, damage: 3, free: false };
    const next = (): string[] => placesFor(state, shot, 9).map(({ id }) => id);
    const order = [next()];
    state.survivors[1]!.status = 'dead';
    for (const kind of [0, 2, 3]) {
      order.push(next());
      state.figures[at(zone, kind)] = 0;
    }
    order.push(next());
    expect(order).toEqual([['s1'], ['walker'], ['fatty', 'abomination'], ['abomination'], ['runner']]);
  });

  test('[ZC-SUM-02] the actions it lists are on the menu, in both languages', () => {
    const menu = ACTIONS.map(({ do: deed }) => deed);
    expect(menu.slice(0, 7)).toEqual(['move', 'search', 'searchCar', 'open', 'organise', 'melee', 'shoot']);
    for (const deed of ['enter', 'exit', 'changeSeat', 'drive', 'objective', 'noise', 'nothing'] as const)
      expect(menu).toContain(deed);
    for (const tongue of TONGUES) {
      for (const deed of menu) if (deed !== 'organise') expect(tongue).toHaveProperty([`act.${deed}`]);
      expect(tongue).toHaveProperty(['act.reorganise']);
      expect(tongue).toHaveProperty(['act.trade']);
    }
  });
});
