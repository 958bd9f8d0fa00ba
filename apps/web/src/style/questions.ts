import {
  createEngine,
  type Event,
  type GamePack,
  keyFromSeed,
  openMatch,
  type Shape,
  type TableView,
} from '@shamble/kernel';
import { type WireOffer, wire } from '@shamble/protocol';
import { pack, text, type Zombicide } from '@shamble/zombicide';
import { CARDS, type EquipmentId } from '@shamble/zombicide/content/equipment';
import { EMPTY, type State, WOUND } from '@shamble/zombicide/types';
import type { LoadedGame } from '../games/index.ts';
import type { GameWords } from '../text/words.ts';
import { gameWords } from '../text/words.ts';
import { at } from './scene.ts';
import type { Language } from './words.ts';

const engine = createEngine(pack.game);
const game: LoadedGame = { id: 'zombicide', pack: pack as unknown as GamePack<Shape>, text };
export const tableWords = (language: Language): GameWords => gameWords(language, game);

/** A question that could come up, with the view it comes up in. */
export interface Moment {
  readonly choice: string;
  readonly view: TableView<Shape>;
  readonly offer: WireOffer;
}

const used = new Set<number>();
/** The next card of that kind: no card is in two hands. */
const card = (kind: EquipmentId): number => {
  const found = CARDS.findIndex((one, i) => one === kind && !used.has(i));
  used.add(found);
  return found;
};

function scene(): State {
  const { match } = openMatch(engine, { options: { mission: 'A4', players: 1 }, key: keyFromSeed(4) });
  const state = structuredClone(match.table.state);
  const [first, second, third] = state.survivors;
  first!.slots = [card('katana'), card('sub-mg'), card('ammo-bullets'), WOUND, card('water')];
  second!.slots = [card('fire-axe'), EMPTY, card('canned-food'), EMPTY, EMPTY];
  third!.slots[3] = WOUND;
  for (const survivor of state.survivors) survivor.zone = at('c1-clinic');
  state.found = [card('shotgun'), card('goalie-mask')];
  state.revealed.fill(1);
  const here = 4 * at('c1-clinic');
  state.figures[here] = 5;
  state.figures[here + 1] = 2;
  state.figures[here + 2] = 1;
  return state;
}

type Choices = Zombicide['choices'];
const FIGHT = { survivor: 0, weapon: 'sub-mg', zone: at('c1-clinic'), damage: 1 } as const;

const QUESTIONS: { readonly [Choice in keyof Choices]?: Choices[Choice]['about'] } = {
  skill: { survivor: 0, level: 'orange' },
  loseCard: { survivor: 0 },
  reroll: { ...FIGHT, attack: 'ranged', free: false, faces: [5, 2, 6, 1], successes: 2, winning: 2, used: [] },
  targets: { ...FIGHT, attack: 'ranged', free: true, successes: 3 },
  bites: { zone: at('c1-clinic'), wounds: 4 },
  revealOrder: { survivor: 0, building: 0, zones: ['c1-clinic', 'c1-office', 'c1-waiting', 'c1-kitchenette'].map(at) },
  ninja: { survivor: 0 },
};
const INVENTORY: Choices['inventory']['about'] = { survivor: 0, with: -1, because: 'search' };

/** One of each kind of question, as the rules put them. */
export function moments(): { readonly small: readonly Moment[]; readonly search: Moment; readonly trade: Moment } {
  used.clear();
  const { match } = openMatch(engine, { options: { mission: 'A4', players: 1 }, key: keyFromSeed(4) });
  const state = scene();
  state.survivors[0]!.skills.push('lucky', 'ninja');
  const ask = (choice: string, about: object, more: Partial<State> = {}): Moment => {
    const table = { ...match.table, state: { ...state, ...more }, pending: { who: 'p1', choice, about } };
    return {
      choice,
      view: engine.view(table, 'p1') as unknown as TableView<Shape>,
      offer: wire(engine.offer(table, 'p1', { explain: true, usual: true })!),
    };
  };
  return {
    small: Object.entries(QUESTIONS).map(([choice, about]) => ask(choice, about)),
    search: ask('inventory', INVENTORY),
    trade: ask('inventory', { ...INVENTORY, with: 1, because: 'organise' }, { found: [] }),
  };
}

/** Some of several, as the test game asks it. */
export const SOME: WireOffer = {
  kind: 'some',
  from: [0, 2, 4],
  min: 1,
  max: 2,
  limits: [],
  refused: [],
  usual: [2],
};

/** What the dead may do, as they would tell it. */
export const TOLD: Readonly<Record<'rolled' | 'carHit' | 'zombieCardDrawn' | 'equipmentDrawn' | 'shambled', Event>> = {
  rolled: {
    id: 'rolled',
    data: { survivor: 0, weapon: 'sub-mg', zone: at('c1-clinic'), faces: [5, 2, 6, 1, 4], needed: 5, successes: 2 },
    rules: [],
  },
  carHit: { id: 'carHit', data: { survivor: 0, car: 0, zone: at('a1-E'), faces: [3, 6, 1], successes: 2 }, rules: [] },
  zombieCardDrawn: {
    id: 'zombieCardDrawn',
    data: { card: 11, zone: at('a1-NE'), level: 'orange', survivor: -1 },
    rules: [],
  },
  equipmentDrawn: {
    id: 'equipmentDrawn',
    data: { survivor: 0, card: CARDS.indexOf('chainsaw'), from: 'search' },
    rules: [],
  },
  shambled: {
    id: 'shambled',
    data: { kind: 0, from: at('a1-SE'), to: at('a1-S'), count: 4, added: 1 },
    rules: ['ZC-ZMOV-01', 'ZC-ZMOV-04', 'ZC-ZMOV-06', 'ZC-SPLIT-01', 'ZC-SPLIT-03'],
    why: {
      noisiest: [{ zone: at('c1-clinic'), noise: 5 }],
      outOfReach: [{ zone: at('b1-living'), noise: 6 }],
      targets: [at('c1-clinic')],
      noise: 5,
      distance: 3,
      steps: [at('a1-S'), at('a1-E')],
      split: [4, 4],
      added: 1,
    },
  },
};
