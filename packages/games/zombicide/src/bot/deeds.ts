import { isOpen } from '@shamble/parts';
import { isLocked } from '../rules/locks.ts';
import { isIn } from '../rules/questions.ts';
import type { Act, Zone } from '../types.ts';
import { keys, playersIn, type Want, wantsOf } from './aims.ts';
import { armsOf } from './arms.ts';
import { giftGain, handsGain } from './inventory.ts';
import { type Mind, unarmed } from './mind.ts';
import { LATER } from './reach.ts';
import { experienceCost, type Outlook } from './scene.ts';
import { doorCost, holdsTool } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** Something worth an action, besides fighting. */
export interface Prospect {
  readonly act: Act;
  readonly value: number;
  readonly price: number;
}

/** What can be done in a zone. `here`: now, as far as it is on offer. */
export function* deedsAt(mind: Mind, zone: Zone, here: boolean): Generator<Prospect> {
  const { from } = mind;
  const on = (fits: (act: Act) => boolean): Act | undefined => (here && from !== null ? from.find(fits) : LATER);
  yield* missionDeeds(mind, zone, on);
  yield* searches(mind, zone, on);
  yield* doors(mind, zone, on);
  if (here) yield* exchanges(mind, on);
}

type Offered = (fits: (act: Act) => boolean) => Act | undefined;

const MISSION: Partial<Record<Want['what'], Act['do']>> = { load: 'load', seat: 'enter', neutralise: 'neutralise' };

/** Taking a token, loading, getting in, making an Invasion Zone harmless: where the mission asks for it. */
function* missionDeeds({ scene, aim }: Mind, zone: Zone, on: Offered): Generator<Prospect> {
  if (aim === null) return;
  const { view, crowd } = scene;
  for (let at = 0; at < view.objectives.length; at++) {
    const token = view.objectives[at]!;
    if (token.taken || token.zone !== zone || !isWanted(scene, zone)) continue;
    const act = on((one) => one.do === 'objective' && one.objective === at);
    const cost = experienceCost(view, scene.self, scene.board.rules.objectiveXp);
    if (act !== undefined) yield { act, value: WEIGHTS.take - cost, price: 1 };
  }
  const name = MISSION[aim.what];
  if (name === undefined || !aim.zones.includes(zone) || (crowd[zone]! > 0 && name !== 'load')) return;
  const act = on((one) => one.do === name);
  if (act !== undefined) yield { act, value: WEIGHTS.take, price: 1 };
}

/** Whether the mission asks for what lies there. */
function isWanted({ view, me }: Outlook, zone: Zone): boolean {
  const takes = ({ what, zones }: Want): boolean => what === 'take' && zones.includes(zone);
  return wantsOf(view, playersIn(view), me).some(takes) || keys(view).some(takes);
}

function* searches({ scene, search }: Mind, zone: Zone, on: Offered): Generator<Prospect> {
  const { view, board, self, crowd } = scene;
  if (self.used.includes('search') || crowd[zone]! > 0) return;
  const price = self.freeSearches > 0 ? 0 : 1;
  const act = on((one) => one.do === 'search');
  if (act !== undefined && (act !== LATER || !board.zones[zone]!.street)) yield { act, value: search, price };
  for (let at = 0; at < view.cars.length; at++) {
    const car = view.cars[at]!;
    if (car.zone !== zone || (car.kind === 'pimp' && car.searched)) continue;
    const look = on((one) => one.do === 'searchCar' && one.car === at);
    const need = armsOf(self) >= WEIGHTS.wellArmed ? 0.3 : 1;
    if (look !== undefined) yield { act: look, value: need * WEIGHTS.searchCar[car.kind], price };
  }
}

/** Better things into the hands, one's own or those of somebody who has less. */
function* exchanges({ scene }: Mind, on: Offered): Generator<Prospect> {
  const { view, self, others } = scene;
  const gain = handsGain(self);
  if (gain > WEIGHTS.exchange.least) {
    const act = on((one) => one.do === 'organise' && one.with < 0);
    if (act !== undefined) yield { act, value: WEIGHTS.exchange.hands * gain, price: 1 };
  }
  if (self.used.includes('declined')) return;
  for (const { survivor: other } of others[self.zone]!) {
    const gift = giftGain(self, other);
    if (gift <= WEIGHTS.exchange.least) continue;
    const act = on((one) => one.do === 'organise' && one.with === view.survivors.indexOf(other));
    if (act !== undefined) yield { act, value: WEIGHTS.exchange.gift * gift, price: 1 };
  }
}

/** Doors on the way. */
function* doors({ scene, aim, step }: Mind, zone: Zone, on: Offered): Generator<Prospect> {
  const { view, board, self, crowd } = scene;
  if (aim === null || !holdsTool(self)) return;
  for (const { to, door } of board.exits[zone]!) {
    if (door === null || isOpen(view.doors, door) || isLocked(view, door) !== null) continue;
    const gain = aim.far[zone]! - aim.far[to]! - 1 - WEIGHTS.crowd * crowd[zone]!;
    if (gain < doorCost(scene) - 1e-6) continue;
    const act = on((one) => one.do === 'open' && one.door === door && one.aloud !== true);
    if (act !== undefined) yield { act, value: step * gain - revealed(scene, to), price: 1 };
  }
}

/** What an opened door lets out: more at a higher level, and worse when few are left to act. */
function revealed(scene: Outlook, zone: Zone): number {
  const { view, board, spawnRate } = scene;
  const { building } = board.zones[zone]!;
  if (building < 0 || view.revealed[building] === 1) return 0;
  const all = view.survivors.filter(isIn);
  const spent = all.filter(({ done }) => done).length / all.length;
  const rooms = board.buildings[building]!.length;
  const bad = 0.5 + spent + WEIGHTS.unready * unarmed(view);
  return WEIGHTS.reveal * rooms * spawnRate * bad;
}
