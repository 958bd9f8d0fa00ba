import type { View, Zone } from '@shamble/zombicide/types';
import { boardFor } from './names.ts';

/** Where an option of a question is on the board. */
export function zonesOf(view: View, choice: string, given: unknown): Zone[] {
  switch (choice) {
    case 'revealOrder':
    case 'abominationPath':
      return [Number(given)];
    case 'manholeOrder':
      return boardFor(view)
        .zones.flatMap(({ manholes }, zone) => manholes.map(() => zone))
        .slice(Number(given), Number(given) + 1);
    case 'shortGroup':
      return [...new Set(String(given).split('>').map(Number))];
    case 'firstSpawn':
      return [boardFor(view).spawns[Number(given)]!.zone];
    case 'bites':
      return [view.survivors[Number(given)]!.zone];
    default:
      return [];
  }
}
