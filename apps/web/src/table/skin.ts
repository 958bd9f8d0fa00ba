import type { BoxEntry, Event, Cast as GameCast, Phrase, Shape, TableView } from '@shamble/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Rect } from '../board/geometry.ts';
import type { DoorId, PieceId, Plan, SpaceId } from '../board/plan.ts';
import type { BoardProps, Highlights, Lights, Pick, Piece, PinnedTicket, Token, TokenId } from '../board/types.ts';
import type { Faces } from '../controls/index.ts';
import type { Clauses } from '../games/entry.ts';
import type { Goal } from '../parts/Bill.tsx';
import type { CrewMember } from '../parts/Crew.tsx';
import type { Level } from '../parts/DangerBar.tsx';
import type { Face } from '../parts/Die.tsx';
import type { LogBadge } from '../parts/Log.tsx';
import type { SkillEntry } from '../parts/Skills.tsx';
import type { Phase } from '../parts/TopBar.tsx';
import type { HeroLook } from '../pieces/Disc.tsx';
import type { IconName } from '../press/Icon.tsx';
import type { PressName } from '../press/press.ts';
import type { Sounds } from '../sound/heard.ts';
import type { Picture, Teller } from '../telling/types.ts';
import type { GameWords } from '../text/words.ts';

/** What a seat sees of a table, of any game: the skin alone looks inside. */
export type Seen = TableView<Shape>;

/** What lies on the board. Drawn from a view, or from what has been told of the way to the next one. */
export interface BoardScene {
  readonly lights: Lights;
  readonly openDoors: ReadonlySet<DoorId>;
  readonly pieces: readonly Piece[];
  readonly tokens: readonly Token[];
  /** What of the plan is in play; all of it if not said. */
  readonly part?: Rect;
  /** Where the one who acts stands. */
  readonly selected?: Highlights['selected'];
  /** What only a board of the skin's own can draw. */
  readonly own?: object;
}

/** The line at the top. */
export interface Heading {
  readonly mission: string;
  /** What is still to be done, in one line. */
  readonly goal: string;
  readonly round: string;
  readonly phases: readonly Phase[];
  readonly phase: string;
  readonly danger: { readonly level: Level; readonly label: string; readonly short: string };
}

/** Somebody's cards, skills and figures. */
export interface SheetOf {
  readonly name: string;
  readonly look: HeroLook;
  readonly coins: ReactNode;
  readonly coinsText: string;
  readonly danger: ReactNode;
  readonly skills: ReactNode;
  readonly inventory: ReactNode;
}

/** What is picked for an option: of the dead in a space, anyone. */
export type Target = Pick | { readonly crowd: SpaceId };

export interface Question {
  /** Who decides what. */
  readonly title: string;
  /** Why, or what to do. */
  readonly detail?: string | undefined;
}

/** How an option is shown. Options of one row are choices of target or means; a row of one is an option itself. */
export interface ShownOption {
  readonly row: string;
  readonly icon: IconName;
  /** Whose face stands for it, instead of the icon. */
  readonly hero?: HeroLook | undefined;
  /** Of the row. */
  readonly title: string;
  /** Of the option within its row: to where, at what, with what. */
  readonly detail?: string | undefined;
  /** Of the option on a button of its own, where the title of its row says too little. */
  readonly brief?: string;
  /** What is picked on the board for it, and what means it only if nothing else does. */
  readonly targets?: readonly Target[];
  readonly also?: readonly Target[];
}

/** What an option costs and promises, for its row. */
export interface Worth {
  /** In actions; a word for anything else, `free`. */
  readonly cost?: number | string | undefined;
  readonly costLabel?: string | undefined;
  readonly odds?: string | undefined;
  /** What is given up by it, in words: it is asked about once. */
  readonly loses?: string | undefined;
  /** The greater the better; picks the best of a row. */
  readonly rank?: number;
  /** It would change nothing: it is folded away behind what would. */
  readonly isIdle?: boolean;
}

/** What is worth a mark on a small map of a mission. */
export interface MapMark {
  readonly kind: 'start' | 'spawn' | 'goal' | 'exit';
  readonly space: SpaceId;
}

/** What is shown while an option is looked at. */
export interface Shown {
  readonly highlights: Highlights;
  readonly tickets: readonly PinnedTicket[];
  /** The same in a sentence: for the list, and for those who listen. */
  readonly says: string;
}

export interface LogEntry {
  readonly badge: LogBadge;
  /** The sentence, or what comes before and after the dice. */
  readonly text: string;
  readonly dice?: { readonly faces: readonly Face[]; readonly hits: readonly boolean[]; readonly after: string };
}

/** A hero to choose at a new table. */
export interface HeroEntry {
  readonly id: string;
  readonly name: string;
  readonly look: HeroLook;
  readonly skills: readonly SkillEntry[];
}

/** The heroes of a game, where players choose theirs. */
export interface Cast extends GameCast {
  heroes(options: unknown, words: GameWords): readonly HeroEntry[];
}

/** A kind of thing on the board, explained. */
export interface LegendEntry {
  readonly id: string;
  /** Drawn about the origin, as on the board. */
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly rules: readonly string[];
  /** Those that lie on the board now. */
  readonly tokens?: readonly TokenId[];
  readonly pieces?: readonly PieceId[];
  /** All pieces of this group. */
  readonly group?: string;
  readonly doors?: readonly DoorId[];
  /** On both sides of these doors. */
  readonly around?: readonly SpaceId[];
  /** Where it is that is neither. */
  readonly spaces?: readonly SpaceId[];
  /** Tells of these spaces themselves: of nothing that stands there. */
  readonly isGround?: boolean;
}

/** Something that is counted: who did it, by the id of the crew, and how often. */
export interface Count {
  readonly what: string;
  readonly hero: string | null;
  readonly n: number;
}

/** What is counted of a game that is looked back on. */
export interface Figures {
  /** In this order; said by the message `figure.` and its id. Those that mark stand on the time line. */
  readonly kinds: readonly { readonly id: string; readonly icon: IconName; readonly marks?: boolean }[];
  of(event: Event): readonly Count[];
}

/** What draws the small maps of a game's missions, before anybody sits down. */
export interface MissionMaps {
  readonly press: PressName;
  /** The ground of a mission: the same as long as the language is. */
  plan(mission: string, words: GameWords): Plan;
  marks(mission: string): readonly MapMark[];
}

/** What a game adds to the table. Everything else on the screen is the same for all games. */
export interface Skin extends MissionMaps {
  readonly teller: Teller;
  /** What its drawings are printed from beside what all are. */
  readonly symbols?: ComponentType<{ press: PressName }>;
  /** The ground it is played on. */
  readonly board: ComponentType<BoardProps>;
  /** How a question that is no menu is shown. */
  readonly faces?: Faces;
  /** Choices whose options are rows, picked on the board too. All others have a control of their own. */
  readonly menus: readonly string[];
  /** Rows of actions as they are read, the last one last of all. */
  readonly rows: readonly string[];
  /** Question -> the rule that tells most of it, where one says more than the question does. */
  readonly asked: Readonly<Record<string, string>>;
  /** Said while others than the dead move. */
  readonly enemies?: Phrase;
  readonly sounds: Sounds;
  /** What every rule says; fetched when first asked for. */
  readonly clauses: Clauses;
  /** The mission that is played. */
  mission(seen: Seen): string;
  scene(picture: Picture, words: GameWords): BoardScene;
  heading(seen: Seen, words: GameWords): Heading;
  /** Nobody has done anything yet. */
  isBeginning(seen: Seen): boolean;
  goals(seen: Seen, words: GameWords): readonly Goal[];
  crew(seen: Seen, words: GameWords): readonly CrewMember[];
  /** Who acts or is asked about, by the id of the crew; null: nobody. */
  hero(seen: Seen): string | null;
  /** The piece of somebody of the crew. */
  pieceOf(hero: string): string;
  sheet(seen: Seen, hero: string, words: GameWords): SheetOf | null;
  /** Null: as the game itself says it. */
  question(seen: Seen, words: GameWords): Question | null;
  option(seen: Seen, choice: string, option: unknown, words: GameWords): ShownOption;
  worth(seen: Seen, choice: string, option: unknown, words: GameWords): Worth;
  preview(seen: Seen, choice: string, option: unknown, words: GameWords): Shown;
  log(seen: Seen, event: Event, phrase: Phrase, words: GameWords): LogEntry | null;
  /** Nothing is counted where it is not given. */
  readonly figures?: Figures;
  /** What an undo takes back, by the events it told: `the move`. */
  deed(events: readonly Event[]): Phrase | null;
  /** What lies on this board, kind by kind. */
  legend?(seen: Seen, words: GameWords): readonly LegendEntry[];
  readonly cast?: Cast;
  /** What an entry of somebody's box looks like, where it is no mission. */
  boxed?(part: string, entry: BoxEntry, words: GameWords): ReactNode;
}
