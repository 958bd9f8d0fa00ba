import { boardOf, zoneNamed } from '../../src/board/board.ts';
import type { Ground } from '../../src/rules/questions.ts';
import { type Senses, sensesWith } from '../../src/rules/senses.ts';
import { KINDS, type Survivor, at as spot } from '../../src/types.ts';

export interface Drawing {
  /** As drawn; see `src/board/drawn.ts`. */
  readonly board: string;
  /** Zones of survivors. */
  readonly survivors?: readonly string[];
  /** Zone -> walkers, runners, fatties, abominations. */
  readonly zombies?: Readonly<Record<string, readonly number[]>>;
  readonly noise?: Readonly<Record<string, number>>;
  readonly loudest?: string;
  /** Survivors that make no sound. */
  readonly silent?: readonly number[];
}

export interface Laid {
  readonly ground: Ground;
  readonly senses: Senses;
  /** The number of a zone. */
  at(name: string): number;
  /** The name of a zone. */
  name(zone: number): string;
}

/** A small board with what stands on it. */
export function lay(scene: Drawing): Laid {
  const mission = JSON.stringify({ board: scene.board });
  const board = boardOf(mission);
  const at = (name: string): number => zoneNamed(board, name);
  const figures = Array<number>(board.zones.length * KINDS.length).fill(0);
  for (const [name, counts] of Object.entries(scene.zombies ?? {}))
    counts.forEach((count, kind) => {
      figures[spot(at(name), kind)] = count;
    });
  const noise = Array<number>(board.zones.length).fill(0);
  for (const [name, tokens] of Object.entries(scene.noise ?? {})) noise[at(name)] = tokens;
  const survivors = (scene.survivors ?? []).map((name) => ({ status: 'in', zone: at(name), seat: 0 }) as Survivor);
  const ground: Ground = {
    mission,
    doors: board.doorsAtStart,
    figures,
    noise,
    survivors,
    loudest: scene.loudest === undefined ? -1 : at(scene.loudest),
  };
  const presence = survivors.map((_, id) => (scene.silent?.includes(id) ? 0 : 1));
  return { ground, senses: sensesWith(ground, presence), at, name: (zone) => board.zones[zone]!.name };
}
