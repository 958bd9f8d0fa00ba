import type { Phrase } from '@shamble/kernel';
import type { SurvivorId } from '@shamble/zombicide/types';
import type { IconName } from '../../press/Icon.tsx';
import type { Seen, ShownOption, Target } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { heroPiece } from './beats.ts';
import { type Act, boardFor, capital, cardPhrase, deadPhrase, say, type View, viewOf, zonePhrase } from './names.ts';
import { carToken, heroLookOf, objectiveToken } from './scene.ts';

type Row = Act['do'] | 'trade';

const ICONS: Readonly<Record<Row, IconName>> = {
  move: 'walking-boot',
  shoot: 'crosshair',
  melee: 'axe-swing',
  throw: 'own:molotov',
  open: 'door',
  close: 'padlock',
  objective: 'key',
  search: 'magnifying-glass',
  nose: 'magnifying-glass',
  searchCar: 'magnifying-glass',
  trade: 'trade',
  organise: 'knapsack',
  reload: 'own:reload-gun-barrel',
  combine: 'own:hands',
  enter: 'car-door',
  exit: 'car-door',
  changeSeat: 'car-door',
  drive: 'steering-wheel',
  heal: 'hand',
  lead: 'megaphone',
  loud: 'megaphone',
  noise: 'shouting',
  load: 'own:jerrycan',
  unload: 'own:jerrycan',
  neutralise: 'raise-zombie',
  leave: 'exit-door',
  nothing: 'hourglass',
};

/** The menu of an activation, as it is read. */
export const ROWS: readonly string[] = Object.keys(ICONS);

const rowOf = (act: Act): Row => (act.do === 'organise' && act.with >= 0 ? 'trade' : act.do);
const titleOf = (row: Row): Phrase => say(`z.act.${row === 'organise' ? 'reorganise' : row}`);

export function option(seen: Seen, choice: string, given: unknown, words: GameWords): ShownOption {
  const view = viewOf(seen);
  if (choice === 'act') return ofAct(view, given as Act, words);
  return {
    row: JSON.stringify(given),
    title: capital(words.option(seen, choice, given)),
    ...plain(seen, choice, given, words),
  };
}

/** What is no action: a row each. */
function plain(
  seen: Seen,
  choice: string,
  given: unknown,
  words: GameWords,
): Pick<ShownOption, 'icon' | 'hero' | 'detail' | 'targets'> {
  const view = viewOf(seen);
  const { spawns } = boardFor(view);
  switch (choice) {
    case 'activate': {
      const id = given as SurvivorId;
      return {
        icon: 'walking-boot',
        hero: heroLookOf(view, id, words),
        detail: capital(words.say(zonePhrase(view, view.survivors[id]!.zone))),
        targets: [{ piece: heroPiece(id) }],
      };
    }
    case 'firstSpawn':
      return { icon: 'raise-zombie', targets: [{ space: spawns[given as number]!.zone }] };
    case 'abominationPath':
      return { icon: 'brute', targets: [{ space: given as number }] };
    case 'loseCard':
      return { icon: 'bleeding-wound' };
    case 'reroll':
      return { icon: given === 'keep' ? 'check-mark' : 'backward-time' };
    case 'skill':
      return { icon: 'plus' };
    case 'ninja':
      return { icon: given === 'heard' ? 'megaphone' : 'eye-target' };
    default:
      return { icon: (given as { locals?: unknown }).locals === undefined ? 'check-mark' : 'card-draw' };
  }
}

function ofAct(view: View, act: Act, words: GameWords): ShownOption {
  const row = rowOf(act);
  const detail = detailOf(view, act);
  const aloud = 'aloud' in act && act.aloud === true;
  const spoken = detail && words.say(aloud ? say('z.in.aloud', { what: detail }) : detail);
  return {
    row,
    icon: ICONS[row],
    title: words.say(titleOf(row)),
    detail: spoken === undefined ? undefined : capital(spoken),
    ...targetsOf(view, act),
  };
}

const held = (view: View, slot: number): Phrase => {
  const card = view.survivors[view.marks.activating]!.slots[slot]!;
  return card < 0 ? say(`slot.${slot as 0 | 1}`) : cardPhrase(card);
};

function detailOf(view: View, act: Act): Phrase | undefined {
  const board = boardFor(view);
  const { zone: here, actions } = view.survivors[view.marks.activating]!;
  const place = (zone: number): Phrase => zonePhrase(view, zone);
  const across = (door: number): Phrase => {
    const { a, b } = board.doors[door]!;
    return place(a === here ? b : a);
  };
  const name = (id: SurvivorId): string => view.sheets.find((one) => one.id === view.survivors[id]!.sheet)!.name.en;
  switch (act.do) {
    case 'move':
    case 'drive':
      return place(act.path.at(-1)!);
    case 'open':
      return say('z.by', { place: across(act.door), weapon: held(view, act.slot) });
    case 'close':
      return across(act.door);
    case 'organise':
      return act.with < 0 ? undefined : say('z.with', { name: name(act.with) });
    case 'heal':
    case 'lead':
      return say('z.in.place', { place: name(act.who) });
    case 'melee': {
      const there = deadPhrase(view, here) ?? say('z.no.dead');
      return say(act.slots.length > 1 ? 'z.two' : 'z.at', { weapon: held(view, act.slots[0]!), place: there });
    }
    case 'shoot': {
      const weapon = held(view, act.slots[0]!);
      const [first, second] = act.zones;
      if (second !== undefined) return say('z.apart', { weapon, first: place(first!), second: place(second) });
      if (act.slots.length > 1) return say('z.two', { weapon, place: place(first!) });
      const what = deadPhrase(view, first!);
      return what === null
        ? say('z.at', { weapon, place: place(first!) })
        : say('z.at.crowd', { weapon, what, place: place(first!) });
    }
    case 'throw':
      return place(act.zone);
    case 'reload':
      return say('z.in.weapon', { weapon: held(view, act.slots[0]!) });
    case 'combine':
      return say(`card.${act.make}`);
    case 'enter':
    case 'changeSeat':
      return say(`place.${act.place as 0 | 1 | 2 | 3}`);
    case 'searchCar':
      return say(`car.${view.cars[act.car]!.kind}`);
    case 'load':
      return held(view, act.slot);
    case 'unload':
      return cardPhrase(act.card);
    case 'neutralise':
      return place(board.spawns[act.spawn]!.zone);
    case 'nothing':
      return say('z.act.lost', { n: actions });
    default:
      return undefined;
  }
}

function targetsOf(view: View, act: Act): { targets?: readonly Target[]; also?: readonly Target[] } {
  const { zone: here } = view.survivors[view.marks.activating]!;
  switch (act.do) {
    case 'move':
    case 'drive':
      return { targets: [{ space: act.path.at(-1)! }] };
    case 'open':
    case 'close':
      return { targets: [{ door: act.door }] };
    case 'organise':
      return act.with < 0 ? {} : { targets: [{ piece: heroPiece(act.with) }] };
    case 'heal':
    case 'lead':
      return { also: [{ piece: heroPiece(act.who) }] };
    case 'melee':
      return { targets: [{ crowd: here }] };
    case 'shoot':
      return act.zones.length > 1 ? {} : { targets: [{ crowd: act.zones[0]! }], also: [{ space: act.zones[0]! }] };
    case 'throw':
      return { also: [{ crowd: act.zone }, { space: act.zone }] };
    case 'objective':
      return { targets: [{ token: objectiveToken(act.objective) }] };
    case 'searchCar':
    case 'enter':
    case 'load':
    case 'unload':
      return { targets: [{ token: carToken(act.car) }] };
    case 'search':
      return { also: [{ space: here }] };
    default:
      return {};
  }
}
