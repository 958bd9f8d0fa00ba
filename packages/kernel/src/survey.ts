import type { Shape, Told } from './game.ts';
import type { Phrase } from './pack.ts';
import type { TableOf } from './table.ts';

/** What a simulation counts of a game besides how it ends. A pack does not hold it: nobody simulates in a page. */
export interface Surveyor<G extends Shape> {
  /**
   * For one game: counts `died.<space>` and `death.<cause>`, `level.<round>.<level>` for games that came so far, and
   * `lost.<goals reached>` or `won.<heroes left>` at its end; whatever of these the game knows.
   */
  survey(count: (name: string) => void): Survey<G>;
  /** What heroes die of, by the names under which it is counted. */
  readonly deaths: readonly { readonly id: string; readonly title: Phrase }[];
  /** How dangerous it is, the lowest first. */
  readonly levels: readonly Phrase[];
  place(mission: string, space: number): Phrase;
  plan(mission: string): FloorPlan;
}

export interface Survey<G extends Shape> {
  hear(told: readonly Told[], table: TableOf<G>): void;
  end(table: TableOf<G>, won: boolean): void;
}

/** A board from above, for a small picture of it. */
export interface FloorPlan {
  readonly size: readonly [width: number, height: number];
  /** Space by space. */
  readonly spaces: readonly { readonly isOutside: boolean; readonly rects: readonly Rectangle[] }[];
  readonly doors: readonly {
    readonly at: readonly [x: number, y: number];
    readonly isAcross: boolean;
    readonly colour: string;
  }[];
  readonly marks: readonly { readonly kind: 'spawn' | 'goal'; readonly space: number; readonly colour: string }[];
  /** Lines where its pieces meet. */
  readonly seams: readonly Rectangle[];
}

export type Rectangle = readonly [x0: number, y0: number, x1: number, y1: number];
