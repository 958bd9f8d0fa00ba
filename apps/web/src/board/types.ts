import type { ReactNode } from 'react';
import type { DeadKind, HeroLook } from '../pieces/Disc.tsx';
import type { CarLook } from '../pieces/Token.tsx';
import type { DoorId, Ink, PieceId, SpaceId } from './plan.ts';

/** A figure on the board. */
export interface Piece {
  readonly id: PieceId;
  readonly space: SpaceId;
  readonly label: string;
  readonly look: ({ readonly hero: HeroLook } & HeroState) | { readonly dead: DeadKind };
}
export interface HeroState {
  readonly active?: boolean;
  readonly threatened?: boolean;
  readonly wounds?: number;
}

export type TokenId = string;

/** Everything else that lies in a space. */
export type Token = { readonly id: TokenId; readonly space: SpaceId; readonly label?: string } & (
  | {
      readonly kind: 'spawn';
      readonly order: number;
      readonly ink: Ink;
      readonly awake: boolean;
      readonly neutral?: boolean;
    }
  | { readonly kind: 'objective'; readonly ink: Ink; readonly taken?: boolean; readonly sign?: ReactNode }
  | { readonly kind: 'noise'; readonly count: number }
  | { readonly kind: 'lure'; readonly count: number }
  | { readonly kind: 'exit'; readonly word: string }
  | { readonly kind: 'car'; readonly look: CarLook; readonly word?: string }
);

export interface Highlights {
  /** May be picked. */
  readonly legal?: readonly SpaceId[];
  readonly legalPieces?: readonly PieceId[];
  readonly legalDoors?: readonly DoorId[];
  readonly legalTokens?: readonly TokenId[];
  /** Under the pointer, in the list or on the board. */
  readonly hover?: SpaceId | undefined;
  readonly selected?: { readonly space: SpaceId; readonly ink: string } | undefined;
  /** Pointed out by somebody: the ways the dead could take, what drew them. */
  readonly marked?: readonly { readonly space: SpaceId; readonly ink: string }[];
  /** Can be reached and attacked next. */
  readonly threatened?: readonly SpaceId[];
  readonly seen?:
    | { readonly from: PieceId; readonly through: readonly SpaceId[]; readonly target: PieceId }
    | undefined;
  /** The same at a whole space: whoever stands there. */
  readonly aim?: { readonly from: PieceId; readonly space: SpaceId } | undefined;
  readonly path?:
    | { readonly piece: PieceId; readonly through: readonly SpaceId[]; readonly cost: number | string }
    | undefined;
}

export type Pick =
  | { readonly space: SpaceId }
  | { readonly piece: PieceId }
  | { readonly door: DoorId }
  | { readonly token: TokenId };

/** A paper pinned to the board. */
export interface PinnedTicket {
  readonly key: string;
  readonly at:
    | { readonly space: SpaceId }
    | { readonly piece: PieceId }
    | { readonly door: DoorId }
    | { readonly token: TokenId }
    /** Whoever of the dead stands there; else the space. */
    | { readonly crowd: SpaceId };
  readonly body: ReactNode;
}

export interface BoardWords {
  readonly board: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly crowd: (count: number, label: string) => string;
}
