/** Kind of furnishing -> the rooms of the tiles that have it. */
const FURNISHED: Readonly<Record<string, string>> = {
  diner: 'counter canteen cafe bar tearoom',
  kitchen: 'kitchen bakery',
  storeroom: 'pantry samples dock storeroom cellar stock darkroom archive',
  boutique:
    'newsstand cobbler photographer barber tailor florist jeweller watchmaker window market pawnshop bookshop locksmith station',
  clinic: 'cleanroom infirmary pharmacy ward laboratory',
  office: 'office desk newsroom security control',
  reception: 'reception bank counters tickets',
  conference: 'classroom briefing gallery',
  den: 'library sacristy relics',
  corridor: 'hall stairwell stairs subway entrance shelter',
  lockers: 'gym vault deposit',
  hall: 'chapel stage rotunda vestibule',
  living: 'studio flat',
  bath: 'laundry',
  garage: 'garage workshop depot engines hangar generator reactor',
  waiting: 'lobby atrium foyer waiting',
  bunker: 'cells armoury bunker',
  bedroom: 'bedroom dormitory dressing',
  porch: 'porch',
};

const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries(FURNISHED).flatMap(([kind, rooms]) => rooms.split(' ').map((room) => [room, kind] as const)),
);

/** How a room of a tile is furnished. */
export const furnishing = (room: string): string => KINDS.get(room) ?? 'storeroom';
