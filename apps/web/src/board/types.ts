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
  /** What the drawing is drawn from. */
  readonly facts: object;
}

/** A figure or a counter on the board. */
export interface Piece {
  /** The same wherever it goes. */
  readonly id: PieceId;
  /** Where it is. */
  readonly space: SpaceId;
  /** What a screen reader calls it. */
  readonly label: string;
  /** Its drawing, face up or face down. */
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
  /** One of its own. */
  readonly id: TokenId;
  /** Where it lies. */
  readonly space: SpaceId;
  /** What it is called where it may be picked. */
  readonly label?: string;
  /** Its drawing. */
  readonly look: Look;
  /** Stands along the kerb, its front to the north; others keep away from it. */
  readonly isParked?: boolean;
  /** So wide that nothing is printed on the floor under it. */
  readonly isWide?: boolean;
}

/** What is marked on the board, and what of it may be picked. */
export interface Highlights {
  /** Spaces that may be picked: hazard tape. */
  readonly legal?: readonly SpaceId[];
  /** May be picked, too, without being marked: farther away. */
  readonly reach?: readonly SpaceId[];
  /** Pieces that may be picked. */
  readonly legalPieces?: readonly PieceId[];
  /** Doors that may be picked. */
  readonly legalDoors?: readonly DoorId[];
  /** Tokens that may be picked. */
  readonly legalTokens?: readonly TokenId[];
  /** Under the pointer, in the list or on the board. */
  readonly hover?: SpaceId | undefined;
  /** Where the one who acts stands: a line in the ink of that one. */
  readonly selected?: { readonly space: SpaceId; readonly ink: string } | undefined;
  /** Pointed out by somebody, in an ink of their own. */
  readonly marked?: readonly { readonly space: SpaceId; readonly ink: string }[];
  /** Spaces to beware of: red teeth. */
  readonly warned?: readonly SpaceId[];
  /** Pieces to beware for: a red collar. */
  readonly warnedPieces?: readonly PieceId[];
  /** One piece takes aim at another, and sees it through these spaces. */
  readonly seen?:
    | { readonly from: PieceId; readonly through: readonly SpaceId[]; readonly target: PieceId }
    | undefined;
  /** The same at a whole space: whoever stands there. */
  readonly aim?: { readonly from: PieceId; readonly space: SpaceId } | undefined;
  /** The way a piece would go, and the coin at its end. */
  readonly path?:
    | { readonly piece: PieceId; readonly through: readonly SpaceId[]; readonly cost: number | string }
    | undefined;
}

/** What was picked: the only thing that comes out of a board. */
export type Pick =
  | { readonly space: SpaceId }
  | { readonly piece: PieceId }
  | { readonly door: DoorId }
  | { readonly token: TokenId };

/** A paper pinned to the board. */
export interface PinnedTicket {
  /** One of its own among all that hang there. */
  readonly key: string;
  /** What its line leads to. */
  readonly at:
    | { readonly space: SpaceId }
    | { readonly piece: PieceId }
    | { readonly door: DoorId }
    | { readonly token: TokenId }
    /** The largest stack that lies there; else the space. */
    | { readonly crowd: SpaceId };
  /** What is written on it. */
  readonly body: ReactNode;
}

/** All that a board says by itself. */
export interface BoardWords {
  /** What the board is called. */
  readonly board: string;
  /** The button that comes closer. */
  readonly zoomIn: string;
  /** The button that goes farther away. */
  readonly zoomOut: string;
  /** The button that shows all of it. */
  readonly fit: string;
  /** So many of that name on each other. */
  readonly crowd: (count: number, label: string) => string;
  /** The small map, which is shown while only a part of the board is in sight; none without a word for it. */
  readonly map?: string;
}

/** How each floor is printed; what is not named is still a blueprint. */
export type Lights = Readonly<Record<SpaceId, Light>>;

/** What somebody wants explained. */
export type Explained = Pick;

/** What can be asked of a board that lies there. */
export interface BoardHandle {
  /** Shows all of it. */
  fit: () => void;
  /** Brings these spaces close. */
  show: (spaces: readonly SpaceId[]) => void;
  /** Goes to these spaces if they are out of sight, as close as one was; null: back to where one was before. */
  follow: (spaces: readonly SpaceId[] | null) => void;
  /** Brings all that can be picked close, and who picks. */
  showAll: (what: Highlights) => void;
}

/**
 * Every board, whatever its ground: what lies on it comes in, a pick goes out. It knows no rule; danger, wounds and who
 * is whose enemy are words of the skin that draws them.
 */
export interface BoardProps {
  /** The ground: drawn once, the same as long as it does not change. */
  plan: Plan;
  /** Printed at the foot of the sheet. */
  title: string;
  /** How each floor is printed; what is not named is still a blueprint. */
  lights: Lights;
  /** Doors that stand open. */
  openDoors: ReadonlySet<DoorId>;
  /** Figures and counters; those that stay what they are stay the same objects. */
  pieces: readonly Piece[];
  /** What else lies in the spaces. */
  tokens: readonly Token[];
  /** What is marked, and what may be picked. */
  highlights?: Highlights;
  /** Papers pinned to what they speak of. */
  tickets?: readonly PinnedTicket[];
  /** What it says by itself, in the language of the page. */
  words: BoardWords;
  /** Only this part is shown at first and after `fit`. */
  part?: Rect;
  /** False: without the buttons that zoom. */
  controls?: boolean;
  /** Time of one step of a piece, in ms; 0 cuts. */
  pace?: number;
  /** Something that may be picked was. */
  onPick?: (pick: Pick) => void;
  /** What may be picked is under the pointer or has the focus; undefined: nothing. */
  onHover?: (pick: Pick | undefined) => void;
  /** What cannot be picked is under the pointer, or was tapped. */
  onAsk?: (what: Explained | undefined, isTap: boolean) => void;
  /** Before anything else hears of a click; true keeps it from them. */
  onTap?: () => boolean;
  /** Beside the buttons that zoom. */
  tools?: ReactNode;
  /** The part in sight, whenever it has come to rest; null: all of it. */
  onPart?: (part: Rect | null) => void;
  /** For a board of a skin's own: what only that one can draw. */
  own?: object | undefined;
  /** Moves what is in sight. */
  ref?: Ref<BoardHandle>;
}
