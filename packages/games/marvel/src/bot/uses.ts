import { distancesTo } from '@shamble/parts';
import { type Act, at, FOE, SPECIALIST, type Zone } from '../types.ts';
import type { Mind } from './mind.ts';

/** When a card that can be played in the own Turn is worth it. `next`: what would be done otherwise. */
type Sense = (mind: Mind, next: Act) => boolean;

const agentsIn = ({ outlook }: Mind, zone: Zone): number => outlook.crowd[zone]! - outlook.view.figures[at(zone, FOE)]!;
const isLast = ({ outlook }: Mind, next: Act): boolean => outlook.self.actions === 0 || next.do === 'end';

/** Enemies of a kind no farther than that. */
function near({ outlook }: Mind, kinds: readonly number[], far: number): number {
  const row = distancesTo(outlook.paths, outlook.self.zone);
  let count = 0;
  for (let zone = 0; zone < outlook.crowd.length; zone++)
    if (outlook.crowd[zone]! > 0 && row[zone]! <= far)
      for (const kind of kinds) count += outlook.view.figures[at(zone, kind)]!;
  return count;
}

/** Somebody else who could do something at once. */
const hasBusyFriend = ({ outlook }: Mind): boolean =>
  outlook.others.some((id) => {
    const { zone, hunger } = outlook.view.heroes[id]!;
    return hunger < 4 && outlook.crowd[zone]! > 0;
  });

const SENSE: Readonly<Record<string, Sense>> = {
  'bone-to-gnaw': (mind, next) => {
    const { hunger } = mind.outlook.self;
    return hunger >= 4 ? agentsIn(mind, mind.outlook.self.zone) === 0 : hunger === 3 && isLast(mind, next);
  },
  'stitched-skin': ({ outlook: { self } }, next) =>
    self.health <= 2 || (self.health <= 3 && (self.fed > 0 || self.actions === 0 || next.do === 'end')),
  'moment-of-clarity': (mind) => mind.outlook.self.actions > 1 && agentsIn(mind, mind.outlook.self.zone) === 0,
  'hunger-pays': ({ outlook: { self } }) => self.hunger <= 1,
  'early-mutation': ({ outlook: { self } }) => self.actions > 1,
  'corpse-rush': ({ outlook: { self, crowd } }, next) =>
    next.do === 'move' && (crowd[self.zone]! > 0 || self.actions <= 2),
  'door-ripper': (_mind, next) => next.do === 'open',
  coulson: (_mind, next) => next.do === 'open' || next.do === 'objective',
  'blind-al': () => true,
  'snatched-bite': ({ outlook: { self } }) => self.hunger >= 2,
  'dread-howl': (mind, next) =>
    isLast(mind, next) && agentsIn(mind, mind.outlook.self.zone) + near(mind, [SPECIALIST], 1) >= 2,
  hurl: (mind, next) => isLast(mind, next) && agentsIn(mind, mind.outlook.self.zone) >= 2,
  'familiar-face': (mind, next) => isLast(mind, next) && near(mind, [FOE], 1) > 0,
  'cry-for-help': ({ aim, outlook }) => aim?.what === 'devour' && aim.zone !== outlook.self.zone,
  'pack-hunt': hasBusyFriend,
  'undead-leader': hasBusyFriend,
  'hunting-lesson': ({ outlook }) => outlook.level > 0,
  'danvers-special': (mind, next) =>
    mind.outlook.self.hunger < 3 &&
    mind.outlook.crowd[mind.outlook.self.zone] === 0 &&
    (next.do === 'move' || next.do === 'end'),
  'big-mouth': (mind) => mind.outlook.self.hunger >= 3 && agentsIn(mind, mind.outlook.self.zone) === 0,
  'off-script': ({ outlook: { self } }) => self.traits.length === 2,
};

/** A card worth playing before that. */
export const useBefore = (mind: Mind, from: readonly Act[], next: Act): Act | undefined =>
  from.find((act) => act.do === 'use' && SENSE[act.what]?.(mind, next) === true);
