import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardHandle, Highlights, Pick as Picked, PinnedTicket } from '../board/types.ts';
import type { Picks } from '../controls/index.ts';
import type { LoadedGame } from '../games/index.ts';
import type { TableSession } from '../session/session.ts';
import type { SessionState } from '../session/state.ts';
import { type DangerLook, type TellingState, useDanger, useTelling } from '../telling/index.ts';
import { useNote } from './Legend.tsx';
import type { Seen, SheetOf, Skin } from './skin.ts';
import { type Acting, useActing } from './useActing.ts';
import { type Camera, useCamera } from './useCamera.ts';
import { type Drawn, useDrawn } from './useDrawn.ts';
import { useFigureDrag } from './useFigureDrag.ts';
import { useKeys } from './useKeys.ts';
import { type UsualNote, useMinor } from './useMinor.ts';
import { type Rules, useRules } from './useRules.ts';
import { useShown } from './useShown.ts';
import { useWalk } from './useWalk.ts';

const NOTHING: readonly never[] = [];

/** All that somebody who sits at a table sees and does; the parts of the screen are drawn from it. */
export interface Sitting extends Drawn {
  readonly session: TableSession;
  readonly game: LoadedGame;
  readonly skin: Skin;
  readonly state: SessionState;
  readonly telling: TellingState;
  /** At rest: all has been told. */
  readonly settled: Seen;
  readonly acting: Acting;
  /** The question is a list of actions; all others have a control of their own. */
  readonly isMenu: boolean;
  /** A way is being walked: the answers are given one by one. */
  readonly isWalking: boolean;
  /** What was answered as usual. */
  readonly notes: readonly UsualNote[];
  readonly danger: DangerLook;
  readonly camera: Camera;
  readonly board: RefObject<BoardHandle | null>;
  readonly highlights: Highlights;
  readonly tickets: readonly PinnedTicket[];
  readonly sheet: SheetOf | null;
  readonly rules: Rules;
  readonly onAnswer: (answer: unknown) => void;
  readonly onAsk: ReturnType<typeof useNote>['ask'];
  readonly onPick: (pick: Picked) => void;
  /** A control that is answered on the board. */
  readonly picks: Picks;
  /** Marks on the board what somebody reads about; null: nothing any more. */
  readonly onShow: (highlights: Highlights | null) => void;
  readonly onHero: (hero: string) => void;
  readonly wantRules: () => void;
}

export function useSitting(session: TableSession, game: LoadedGame, skin: Skin): Sitting {
  const state = useShown(session);
  const telling = useTelling(session, skin.teller);
  const settled = state.view!;
  const drawn = useDrawn(game, skin, settled, telling);
  const { words, scene, pocket, mission } = drawn;
  const { offer } = state;
  const { beat } = telling;
  const onAnswer = useCallback((given: unknown) => void session.answer(given), [session]);
  const { walk, isWalking } = useWalk(state, settled, skin, scene.pieces, telling.pace, onAnswer);
  const acting = useActing({
    seen: offer === null ? null : settled,
    offer,
    game,
    skin,
    words,
    pieces: scene.pieces,
    onAnswer,
    onWalk: walk,
  });
  const notes = useMinor(state, game, words, onAnswer);
  const hero = skin.hero(settled);
  useFigureDrag(hero === null ? null : skin.pieceOf(hero), acting);
  const board = useRef<BoardHandle>(null);
  const told = beat?.spaces ?? null;
  const camera = useCamera(board, pocket, settled.n, acting.legal, scene.selected, acting.row, told);
  useKeys({ session, acting, isTelling: beat !== null, onFit: () => board.current?.fit() });
  const round = game.pack.round(settled.state);
  useEffect(() => {
    document.title = `${mission}, ${words.word('home.round', { round })} · ${words.word('page.title')}`;
  }, [mission, round, words]);

  const isMenu = settled.pending !== null && skin.menus.includes(settled.pending.choice);
  const [wantsRules, setWantsRules] = useState(false);
  // Reasons are read in an open row, and at a control.
  const isReading = acting.row !== null || (offer !== null && !isMenu);
  const wantRules = useCallback(() => setWantsRules(true), []);
  useEffect(() => {
    if (isReading) setWantsRules(true);
  }, [isReading]);
  const rules = useRules(skin, drawn.tongue, wantsRules);
  const danger = useDanger(skin.teller, settled);
  return {
    ...drawn,
    session,
    game,
    skin,
    state,
    telling,
    settled,
    acting,
    isMenu,
    isWalking,
    notes,
    danger,
    camera,
    board,
    rules,
    onAnswer,
    wantRules,
    ...usePicks(acting.pick),
    ...useMarks(skin, drawn, telling, settled, acting, danger),
    ...useSheet(skin, drawn, settled, acting),
  };
}

/** What is picked on the board goes to the control that waits for it, else to the list of actions. */
function usePicks(pick: Acting['pick']): Pick<Sitting, 'onPick' | 'picks'> {
  const hearer = useRef<((pick: Picked) => void) | null>(null);
  const picks = useCallback<Picks>((hear) => {
    hearer.current = hear;
    return () => {
      if (hearer.current === hear) hearer.current = null;
    };
  }, []);
  const onPick = useCallback((what: Picked) => (hearer.current ?? pick)(what), [pick]);
  return { onPick, picks };
}

/** What is marked on the board, and the papers pinned to it. */
function useMarks(
  skin: Skin,
  { words, scene, staged }: Drawn,
  { beat }: TellingState,
  settled: Seen,
  { legal, reach, shown }: Acting,
  danger: DangerLook,
): Pick<Sitting, 'highlights' | 'tickets' | 'onAsk' | 'onShow'> {
  const [reason, setReason] = useState<Highlights | null>(null);
  const highlights = useMemo((): Highlights => {
    if (beat !== null) return { selected: scene.selected, ...reason };
    return {
      ...legal,
      reach,
      selected: scene.selected,
      warned: danger.spaces,
      warnedPieces: danger.pieces,
      ...shown?.highlights,
      ...reason,
    };
  }, [beat, legal, reach, scene.selected, danger.spaces, danger.pieces, shown, reason]);
  const { note, ask } = useNote(skin, settled, scene, words);
  const told: readonly PinnedTicket[] = beat === null ? (shown?.tickets ?? NOTHING) : staged;
  const tickets = useMemo(() => (note.length === 0 ? told : [...told, ...note]), [told, note]);
  return { highlights, tickets, onAsk: ask, onShow: setReason };
}

/** Whose cards one looks at. Where somebody is to be chosen, the crew answers. */
function useSheet(
  skin: Skin,
  { crew, seen, words }: Drawn,
  { n }: Seen,
  { rows, legal, pick }: Acting,
): Pick<Sitting, 'sheet' | 'onHero'> {
  const [looksAt, setLooksAt] = useState<{ readonly n: number; readonly hero: string }>();
  const hero =
    (looksAt?.n === n ? looksAt.hero : null) ??
    skin.hero(seen) ??
    crew.find(({ state: is }) => is === 'waits')?.id ??
    crew.find(({ state: is }) => is !== 'dead')?.id ??
    crew[0]!.id;
  const sheet = useMemo(() => skin.sheet(seen, hero, words), [skin, seen, hero, words]);
  const isAboutWho =
    rows.length > 0 &&
    rows.every(({ choices }) => choices.every(({ targets = [] }) => targets.some((one) => 'piece' in one)));
  const onHero = useCallback(
    (id: string) => {
      const piece = skin.pieceOf(id);
      setLooksAt({ n, hero: id });
      if (isAboutWho && legal?.legalPieces.includes(piece)) pick({ piece });
    },
    [skin, n, legal, isAboutWho, pick],
  );
  return { sheet, onHero };
}
