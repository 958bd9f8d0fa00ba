import type { IconName } from '../../press/Icon.tsx';

/** Cards whose icon every game has. */
const SHARED: Readonly<Record<string, IconName>> = {
  'baseball-bat': 'own:baseball-bat',
  chainsaw: 'own:chainsaw',
  rifle: 'own:lee-enfield',
  'hunting-shotgun': 'own:sawed-off',
  molotov: 'own:molotov',
  ammo: 'own:bullets',
  key: 'key',
  crowbar: 'own:crowbar',
  'dead-resident': 'raise-zombie',
};

/** All others have one of their own. */
export const cardIcon = (kind: string): IconName => SHARED[kind] ?? `own:${kind}`;
