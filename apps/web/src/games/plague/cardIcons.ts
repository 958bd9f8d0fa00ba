import type { IconName } from '../../press/Icon.tsx';

/** Cards whose icon every game has. */
const SHARED: Readonly<Record<string, IconName>> = {
  'baseball-bat': 'baseball-bat',
  chainsaw: 'chainsaw',
  rifle: 'lee-enfield',
  'hunting-shotgun': 'sawed-off',
  molotov: 'molotov',
  ammo: 'bullets',
  key: 'key',
  crowbar: 'crowbar',
  'dead-resident': 'raise-zombie',
};

/** All others have one of their own. */
export const cardIcon = (kind: string): IconName => SHARED[kind] ?? `own:${kind}`;
