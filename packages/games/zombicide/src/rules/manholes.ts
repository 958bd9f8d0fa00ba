import type { Board } from '../board/board.ts';
import type { State, Zone } from '../types.ts';
import { board, isIn } from './questions.ts';

export interface Manhole {
  readonly zone: Zone;
  readonly tile: number;
}

const known = new WeakMap<Board, readonly Manhole[]>();

/** All manholes of the board; a zone may show several, each of a tile (ZC-SEWR-01). */
export function manholesOf(state: Pick<State, 'mission'>): readonly Manhole[] {
  const on = board(state);
  let all = known.get(on);
  if (all === undefined) {
    all = on.zones.flatMap(({ manholes }, zone) => manholes.map((tile) => ({ zone, tile })));
    known.set(on, all);
  }
  return all;
}

/** Those that a card serves: on tiles that a survivor's zone lies on, at least in part (ZC-SEWR-01, ZC-SEWR-02). */
export function servedManholes(state: Pick<State, 'mission' | 'survivors'>): number[] {
  const { zones, tiles } = board(state);
  const held = tiles.map(() => false);
  for (const survivor of state.survivors)
    if (isIn(survivor)) for (const tile of zones[survivor.zone]!.tiles) held[tile] = true;
  const served: number[] = [];
  manholesOf(state).forEach(({ tile }, manhole) => {
    if (held[tile]) served.push(manhole);
  });
  return served;
}
