import type { FurnitureName } from './furniture.ts';

export type Floor =
  | 'wood'
  | 'parquet'
  | 'bath'
  | 'kitchen'
  | 'diner'
  | 'rose'
  | 'blue'
  | 'clinic'
  | 'lino'
  | 'concrete'
  | 'earth'
  | 'lawn'
  | 'stone';

/** `corner`: tight into one. `wall`: along one. `stand`: near a corner with a way around it. */
type Where = 'corner' | 'wall' | 'stand';
export interface Wish {
  readonly item: FurnitureName;
  readonly where: Where;
  readonly inks?: readonly string[];
  /** Taken where the first does not fit. */
  readonly or?: FurnitureName;
}

export interface RoomKind {
  readonly floors: readonly Floor[];
  /** In order of need; what does not fit is left out. */
  readonly wishes: readonly Wish[];
}

const FABRICS = ['--fred', '--fblue', '--fgreen', '--fviolet'];
const wish = (where: Where, items: string): Wish[] =>
  items.split(' ').map((word) => {
    const [first, second] = word.split('/');
    const [item, fabric] = first!.split('*');
    return {
      item: item as FurnitureName,
      where,
      ...(fabric === undefined ? {} : { inks: FABRICS }),
      ...(second ? { or: second as FurnitureName } : {}),
    };
  });

const kind = (floors: string, ...wishes: Wish[][]): RoomKind => ({
  floors: floors.split(' ') as Floor[],
  wishes: wishes.flat(),
});

export const ROOM_KINDS: Readonly<Record<string, RoomKind>> = {
  living: kind(
    'wood',
    wish('wall', 'sofa* television'),
    wish('corner', 'plant'),
    wish('wall', 'bookcase sideboard'),
    wish('corner', 'lamp armchair* plant'),
  ),
  den: kind(
    'wood',
    wish('wall', 'bookcase'),
    wish('corner', 'armchair*'),
    wish('wall', 'record television'),
    wish('corner', 'lamp plant'),
  ),
  dining: kind('wood', wish('stand', 'dining'), wish('wall', 'sideboard'), wish('corner', 'plant lamp')),
  kitchen: kind(
    'kitchen',
    wish('corner', 'stove'),
    wish('wall', 'sink'),
    wish('corner', 'fridge'),
    wish('wall', 'counter breakfast'),
    wish('corner', 'plant'),
  ),
  kitchenette: kind('kitchen', wish('wall', 'sink'), wish('corner', 'stove fridge'), wish('wall', 'counter')),
  bedroom: kind(
    'rose blue',
    wish('corner', 'bed*/single'),
    wish('wall', 'nightstand dresser'),
    wish('corner', 'lamp'),
    wish('wall', 'wardrobe'),
  ),
  bath: kind('bath', wish('corner', 'tub/washer'), wish('wall', 'toilet basin'), wish('corner', 'washer')),
  restroom: kind('bath', wish('wall', 'stalls basins'), wish('corner', 'toilet')),
  reception: kind('parquet', wish('corner', 'reception'), wish('wall', 'seats'), wish('corner', 'plant cooler plant')),
  garage: kind(
    'concrete',
    wish('wall', 'workbench'),
    wish('corner', 'tyres'),
    wish('wall', 'toolchest rack'),
    wish('corner', 'tyres drumred drum crates'),
  ),
  clinic: kind(
    'clinic',
    wish('corner', 'examination'),
    wish('wall', 'medicine'),
    wish('wall', 'curtain trolley'),
    wish('corner', 'scales'),
  ),
  waiting: kind('lino', wish('wall', 'seats magazines'), wish('corner', 'plant vending plant')),
  office: kind('parquet', wish('wall', 'desk desk cabinets'), wish('corner', 'plant copier'), wish('wall', 'bookcase')),
  conference: kind('parquet', wish('stand', 'conference'), wish('wall', 'whiteboard'), wish('corner', 'plant cooler')),
  corridor: kind(
    'lino',
    wish('wall', 'bench notices'),
    wish('corner', 'plant extinguisher vending'),
    wish('wall', 'cabinets'),
  ),
  shop: kind('concrete', wish('corner', 'till'), wish('wall', 'display guns rack'), wish('corner', 'crate')),
  boutique: kind('parquet', wish('corner', 'till'), wish('wall', 'display rack'), wish('corner', 'plant crate')),
  storeroom: kind(
    'concrete',
    wish('wall', 'rack'),
    wish('corner', 'crates pallet'),
    wish('wall', 'rack'),
    wish('corner', 'crate drum'),
  ),
  lockers: kind('lino', wish('wall', 'lockers lockers bench'), wish('corner', 'basin extinguisher')),
  ruin: kind(
    'earth',
    wish('corner', 'rubble'),
    wish('wall', 'rubble beam'),
    wish('corner', 'hole'),
    wish('wall', 'rubble'),
  ),
  diner: kind(
    'diner',
    wish('wall', 'bar'),
    wish('wall', 'booth* booth*'),
    wish('corner', 'jukebox'),
    wish('wall', 'booth*'),
  ),
  bunker: kind(
    'concrete',
    wish('corner', 'bunk'),
    wish('wall', 'sandbags radio'),
    wish('corner', 'crates ammunition drum'),
  ),
  hall: kind('wood', wish('wall', 'sideboard'), wish('corner', 'plant lamp')),
  porch: kind('wood', wish('wall', 'bench'), wish('corner', 'plant')),
  lawn: kind('lawn', wish('corner', 'bush'), wish('wall', 'hedge'), wish('corner', 'mower bush')),
  drive: kind('stone'),
  patio: kind('stone', wish('stand', 'umbrella*'), wish('corner', 'grill bush')),
};

const PLAIN: RoomKind = kind('concrete', wish('corner', 'crate plant'));
export const roomKind = (name: string): RoomKind => ROOM_KINDS[name] ?? PLAIN;
