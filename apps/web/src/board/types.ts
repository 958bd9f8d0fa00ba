import type { ComponentType, ReactNode, Ref } from 'react';
import type { Rect } from './geometry.ts';
import type { DoorId, Light, PieceId, Plan, SpaceId } from './plan.ts';

/** How something on the board is drawn, about the origin. */
export interface Look {
  /** From its middle to its rim. */
  readonly radius: number;
  /** What it takes of the floor, where that is not all of it: a collar that comes and goes is no reason to make room. */
  readonly stands?: number;
  /** Draws so many of it on each other, from these facts. */
  readonly Drawing: ComponentType<object & { stack: number }>;
  readonly facts: object;
}

/** A figure or a counter on the board. */
export interface Piece {
  readonly id: PieceId;
  readonly space: SpaceId;
  readonly label: string;
  readonly look: Look;
  /** Those of one group in a space lie on each other under a count. A piece without one stands by itself. */
  readonly group?: string;
  /** Lies over all others: who acts. */
  readonly isFront?: boolean;
  /** What it is printed with on a small map. */
  readonly ink: string;
}

export type TokenId = string;

/** Everything else that lies in a space. */
export interface Token {
  readonly id: TokenId;
  readonly space: SpaceId;
  readonly label?: string;
  readonly look: Look;
  /** Stands along the kerb, its front to the north; others keep away from it. */
  readonly isParked?: boolean;
  /** So wide that nothing is printed on the floor under it. */
  readonly isWide?: boolean;
}

export interface Highlights {
  /** May be picked. */
  readonly legal?: readonly SpaceId[];
  /** May be picked, too, without being marked: farther away. */
  readonly reach?: readonly SpaceId[];
  readonly legalPieces?: readonly PieceId[];
  readonly legalDoors?: readonly DoorId[];
  readonly legalTokens?: readonly TokenId[];
  /** Under the pointer, in the list or on the board. */
  readonly hover?: SpaceId | undefined;
  readonly selected?: { readonly space: SpaceId; readonly ink: string } | undefined;
  /** Pointed out by somebody, in an ink of their own. */
  readonly marked?: readonly { readonly space: SpaceId; readonly ink: string }[];
  /** To beware of: red teeth. */
  readonly warned?: readonly SpaceId[];
  readonly warnedPieces?: readonly PieceId[];
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
    /** The largest stack that lies there; else the space. */
    | { readonly crowd: SpaceId };
  readonly body: ReactNode;
}

export interface BoardWords {
  readonly board: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly crowd: (count: number, label: string) => string;
  /** The small map, which is shown while only a part of the board is in sight; none without a word for it. */
  readonly map?: string;
}

/** How each floor is printed; what is not named is still a blueprint. */
export type Lights = Readonly<Record<SpaceId, Light>>;

/** What somebody wants explained. */
export type Asked = Extract<Pick, { token: string } | { door: DoorId }>;

export interface BoardHandle {
  fit: () => void;
  /** Brings these spaces close. */
  show: (spaces: readonly SpaceId[]) => void;
  /** Goes to these spaces if they are out of sight, as close as one was; null: back to where one was before. */
  follow: (spaces: readonly SpaceId[] | null) => void;
  /** Brings all that can be picked close, and who picks. */
  showAll: (what: Highlights) => void;
}

export interface BoardProps {
  plan: Plan;
  title: string;
  /** How each floor is printed; what is not named is still a blueprint. */
  lights: Lights;
  openDoors: ReadonlySet<DoorId>;
  pieces: readonly Piece[];
  tokens: readonly Token[];
  highlights?: Highlights;
  tickets?: readonly PinnedTicket[];
  words: BoardWords;
  /** Only this part is shown at first and after `fit`. */
  part?: Rect;
  controls?: boolean;
  /** Time of one step of a piece, in ms; 0 cuts. */
  pace?: number;
  onPick?: (pick: Pick) => void;
  /** What may be picked is under the pointer or has the focus; undefined: nothing. */
  onHover?: (pick: Pick | undefined) => void;
  /** What cannot be picked is under the pointer, or was tapped. */
  onAsk?: (what: Asked | undefined, isTap: boolean) => void;
  /** Before anything else hears of a click; true keeps it from them. */
  onTap?: () => boolean;
  /** Beside the buttons that zoom. */
  tools?: ReactNode;
  /** The part in sight, whenever it has come to rest; null: all of it. */
  onPart?: (part: Rect | null) => void;
  /** For a board of a skin's own: what only that one can draw. */
  own?: object | undefined;
  ref?: Ref<BoardHandle>;
}
