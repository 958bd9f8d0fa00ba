import type { SpaceId } from '../../../board/plan.ts';
import type { Highlights, Piece } from '../../../board/types.ts';
import type { HeroDiscProps } from '../../../pieces/Disc.tsx';

/** How a figure on squares stands. */
export interface GridPiece extends Piece, Disc {
  /** What it sees. */
  readonly sees: readonly SpaceId[];
}

/** What a figure on squares is drawn from. */
export interface Disc {
  /** Of a human. */
  readonly hero?: HeroDiscProps;
  /** North, east, south, west; none for somebody in the car. */
  readonly facing: number | null;
  readonly kind: 'human' | 'zombie' | 'dog';
  /** A zombie that was a human: in the colours of then. */
  readonly was?: string;
  readonly marks: readonly FigureMark[];
  /** What the log calls it by, of those who have no name. */
  readonly number?: number;
}
export type FigureMark = 'aimed' | 'crouched' | 'infected' | 'carries' | 'baby' | 'hunting';

/** To be searched, searched, or the way down that was found there. */
export type SearchState = 'open' | 'done' | 'stairs';

export type Loudness = 'faint' | 'loud' | 'very-loud';

/** All that lies on the board beside figures. */
export interface GridOwn {
  /** Doors and windows that are shut by planks, or locked. */
  readonly barred: readonly number[];
  readonly locked: number;
  /** The square and the side of the cellar door; null while nobody has found it. */
  readonly door: {
    readonly space: SpaceId;
    readonly side: number;
    readonly top: SpaceId;
    readonly barred: boolean;
  } | null;
  readonly searches: readonly { readonly space: SpaceId; readonly state: SearchState; readonly label: string }[];
  readonly noises: readonly { readonly space: SpaceId; readonly noise: Loudness; readonly label: string }[];
  readonly baby: { readonly space: SpaceId; readonly label: string } | null;
  readonly started: boolean;
  readonly reserve: { readonly zombies: number; readonly dogs: number; readonly most: number; readonly label: string };
}

/** What squares show beside what any board does. */
export interface GridHighlights extends Highlights {
  /** What somebody sees. */
  readonly cone?: { readonly spaces: readonly SpaceId[]; readonly ink: string } | undefined;
  /** Where a noise would be heard, and where it is made. */
  readonly noise?: { readonly spaces: readonly SpaceId[]; readonly from: SpaceId; readonly loud: Loudness } | undefined;
  /** Which way somebody would look. */
  readonly turn?: { readonly piece: string; readonly facing: number } | undefined;
  /** Squares that a shot would hit. */
  readonly struck?: readonly SpaceId[] | undefined;
  /** The door or window that planks would be nailed on, or torn off. */
  readonly planks?: number | undefined;
}
