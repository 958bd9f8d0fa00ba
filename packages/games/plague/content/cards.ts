import type { Card, EventCard, EventEffect, ItemCard, ItemEffect, Weapon, WeaponCard } from './card.ts';
import type { Sourced } from './sources.ts';

const BOOK: Sourced = { provenance: 'printed', source: 'book' };
const SHEET: Sourced = { provenance: 'published', source: 'sheet' };
const DATA: Sourced = { provenance: 'published', source: 'data' };
const NAMED: Sourced = { provenance: 'reconstructed', source: 'named' };
const OWN: Sourced = { provenance: 'reconstructed', source: 'own' };

type Marks = Partial<Pick<Card, 'always' | 'strong' | 'pair' | 'only'>>;
type Count = readonly [copies: number, usual: number];

const weapon = (
  id: string,
  [copies, usual]: Count,
  from: Sourced,
  power: Partial<Weapon>,
  marks: Marks & { readonly item?: ItemEffect } = {},
): WeaponCard => ({
  ...{ type: 'weapon', id, copies, usual, ...from, ...marks },
  weapon: { reach: 'melee', range: 1, width: 1, kills: 6, oops: 'fumble', ...power },
});
const item = (id: string, [copies, usual]: Count, from: Sourced, effect: ItemEffect, marks: Marks = {}): ItemCard => ({
  ...{ type: 'item', id, copies, usual, ...from, ...marks },
  item: effect,
});
const event = (
  id: string,
  [copies, usual]: Count,
  from: Sourced,
  effect: EventEffect,
  marks: Marks = {},
): EventCard => ({
  ...{ type: 'event', id, copies, usual, ...from, ...marks },
  event: effect,
});

const gun = { reach: 'firearm', oops: 'empty' } as const;
const toss = { reach: 'thrown', oops: 'break' } as const;

/** The 67 cards, copies counted: 24 Weapons, 21 Items, 21 Events and the Cellar. */
export const CARDS: readonly Card[] = [
  weapon('kitchen-knife', [2, 1], BOOK, {}),
  weapon('baseball-bat', [2, 2], BOOK, { kills: 5 }),
  weapon('screwdriver', [1, 1], NAMED, { oops: 'break' }),
  weapon('wrench', [1, 1], NAMED, {}, { item: { kind: 'starter', from: 5 } }),
  weapon('skillet', [1, 1], NAMED, { pushes: 4 }),
  weapon('sledgehammer', [1, 1], NAMED, { kills: 3, ap: 2 }),
  weapon('snow-shovel', [1, 1], OWN, { push: 2 }),
  weapon('rake', [1, 0], OWN, { range: 2 }),
  weapon('chainsaw', [1, 1], SHEET, { kills: 3, oops: 'cut', motor: true }),
  weapon('pistol', [2, 2], SHEET, { ...gun, range: 5 }),
  weapon('rifle', [1, 0], SHEET, { ...gun, range: 10, empty: 'bat' }),
  weapon('pump-shotgun', [1, 1], SHEET, { ...gun, range: 5, width: 3, empty: 'bat' }),
  weapon('hunting-shotgun', [1, 1], SHEET, { ...gun, range: 5, width: 3, spare: 1, empty: 'bat' }),
  weapon('nail-gun', [1, 1], OWN, { ...gun, range: 2 }, { item: { kind: 'tools', ap: 1 } }),
  weapon('crossbow', [1, 0], OWN, { ...toss, range: 8, kills: 5, ap: 2, oops: 'nothing' }),
  weapon('super-soaker', [1, 1], DATA, { ...toss, range: 3, kills: 7, turns: 5 }),
  weapon('meringue-pie', [1, 0], DATA, { ...toss, range: 2, kills: 7, turns: 5 }),
  weapon('fire-extinguisher', [1, 0], OWN, { ...toss, range: 2, width: 3, kills: 7, pushes: 3 }),
  weapon('assault-rifle', [1, 0], NAMED, { ...gun, range: 10, kills: 5, spare: 2 }, { strong: true }),
  weapon('flamethrower', [1, 0], NAMED, { ...gun, range: 3, kills: 4, through: true }, { strong: true }),
  weapon(
    'molotov',
    [1, 0],
    NAMED,
    { ...toss, range: 4, width: 3, kills: 3, once: true, oops: 'fumble' },
    { strong: true },
  ),

  item('car-keys', [1, 1], BOOK, { kind: 'car-keys' }, { always: true }),
  item('emergency-case', [2, 1], BOOK, { kind: 'emergency-case' }),
  item('first-aid-kit', [2, 1], BOOK, { kind: 'first-aid-kit' }),
  item('ammo', [2, 2], SHEET, { kind: 'ammo' }),
  item('power-drink', [2, 1], SHEET, { kind: 'drink', ap: 4 }),
  item('walkie-talkie', [2, 2], NAMED, { kind: 'radio' }, { pair: 'walkie-talkie' }),
  item('key', [1, 1], NAMED, { kind: 'key' }, { pair: 'locked-door' }),
  item('chainmail', [1, 0], NAMED, { kind: 'armour', hits: 6 }, { strong: true }),
  item('riot-shield', [1, 0], NAMED, { kind: 'shield' }, { strong: true }),
  item('flare', [1, 1], NAMED, { kind: 'lure', range: 6, noise: 'very-loud' }),
  item('alarm-clock', [1, 1], OWN, { kind: 'lure', range: 3, noise: 'loud' }),
  item('hammer', [1, 1], OWN, { kind: 'tools', ap: 1 }),
  item('slippers', [1, 1], OWN, { kind: 'soft-shoes', ap: 1 }),
  item('rabbits-foot', [1, 0], OWN, { kind: 'charm' }),
  item('laser-pointer', [1, 0], OWN, { kind: 'sight' }),
  item('crowbar', [1, 0], OWN, { kind: 'crowbar', ap: 2 }),

  event('cellar', [1, 1], BOOK, { kind: 'cellar' }, { always: true }),
  event('baby', [1, 0], BOOK, { kind: 'baby' }, { only: 'baby' }),
  event('surprise', [2, 1], SHEET, { kind: 'surprise' }),
  event('stench-of-fear', [2, 1], SHEET, { kind: 'zombie-ap', ap: 3 }),
  event('dead-resident', [1, 1], SHEET, { kind: 'resident' }),
  event('smash', [2, 1], SHEET, { kind: 'smash' }),
  event('lucky-coincidence', [2, 1], SHEET, { kind: 'coincidence' }),
  event('eureka', [1, 1], SHEET, { kind: 'eureka', cards: 2 }),
  event('locked-door', [1, 1], NAMED, { kind: 'locked-door' }, { pair: 'key' }),
  event('coach-party', [1, 1], OWN, { kind: 'arrive', count: 2 }),
  event('early-riser', [1, 1], OWN, { kind: 'rush' }),
  event('smoke-alarm', [1, 1], OWN, { kind: 'noise', noise: 'very-loud' }),
  event('ice-cream-van', [1, 1], OWN, { kind: 'turn-about' }),
  event('tea-break', [1, 0], OWN, { kind: 'calm' }),
  event('rigor-mortis', [1, 0], OWN, { kind: 'zombie-ap', ap: -2 }),
  event('second-wind', [1, 0], OWN, { kind: 'ap', ap: 3 }),
  event('spider', [1, 0], OWN, { kind: 'ap', ap: -2 }),
  event('butterfingers', [1, 0], OWN, { kind: 'lose-card' }),
];
