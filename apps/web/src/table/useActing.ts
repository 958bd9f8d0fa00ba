import type { Way } from '@shamble/kernel';
import type { WireOffer } from '@shamble/protocol';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Pick, Piece } from '../board/types.ts';
import type { LoadedGame } from '../games/index.ts';
import { useSettings } from '../settings/settings.ts';
import type { GameWords } from '../text/words.ts';
import { type Choice, type Legal, legalOf, meant, type OneOffer, type Row, rowsOf } from './rows.ts';
import type { Seen, Shown, Skin, Worth } from './skin.ts';
import { useFinger } from './useFinger.ts';
import { useWarnings, warnedOf } from './useWarnings.ts';
import { useWays } from './useWays.ts';
import { bestOf, useWorths } from './useWorths.ts';
import { wayShown } from './wayShown.tsx';

const NO_ROWS: readonly Row[] = [];
const NO_CHOICES: readonly Choice[] = [];

interface Looking {
  /** The question that it belongs to. */
  readonly n: number;
  /** The row that is open. */
  readonly row: string | null;
  /** What one pick on the board could mean. */
  readonly among: readonly string[] | null;
  readonly hotRow: string | null;
  readonly hotChoice: string | null;
  readonly pointed: Pick | null;
  /** The space somebody wants to walk to. */
  readonly goal: number | null;
  /** What gives something up, and was asked about. */
  readonly asked: string | null;
  /** What a finger has touched once: it is looked at, and not done yet. */
  readonly held: string | null;
}
const nowhere = (n: number): Looking => ({
  n,
  row: null,
  among: null,
  hotRow: null,
  hotChoice: null,
  pointed: null,
  goal: null,
  asked: null,
  held: null,
});

export interface Acting {
  readonly rows: readonly Row[];
  readonly worths: ReadonlyMap<string, Worth>;
  /** The row that is open. */
  readonly row: string | null;
  /** Where a pick could mean several things: those, and no others. */
  readonly among: readonly Choice[] | null;
  /** What is being looked at, in the list or on the board. */
  readonly looked: Choice | null;
  /** What a finger has touched once: touched again, it is done. */
  readonly held: Choice | null;
  readonly hotRow: string | null;
  readonly shown: Shown | null;
  readonly legal: Legal | null;
  /** Spaces that can be walked to, farther than one answer. */
  readonly reach: readonly number[];
  /** The way that was chosen, to be walked next. */
  readonly way: Way | null;
  /** What gives something up, and waits to be said again. */
  readonly asked: string | null;
  /** What Enter answers, wherever the focus is; null: nothing. */
  readonly enter: string | null;
  /** Walks the way that was chosen. */
  walk(): void;
  open(row: string): void;
  close(): void;
  hover(row: string | undefined, choice?: string): void;
  point(pick: Pick | undefined): void;
  pick(pick: Pick): void;
  /** Picks it, and walks there at once if it is farther away. */
  lead(pick: Pick): void;
  choose(key: string): void;
}

/** A question with a list of options: picked in the list or on the board, looked at before. */
export function useActing(from: {
  seen: Seen | null;
  offer: WireOffer | null;
  game: LoadedGame;
  skin: Skin;
  words: GameWords;
  pieces: readonly Piece[];
  onAnswer: (answer: unknown) => void;
  onWalk: (way: Way) => void;
}): Acting {
  const { seen, game, skin, words, pieces, onAnswer, onWalk } = from;
  const [{ confirm }] = useSettings();
  const isMenu = seen?.pending != null && skin.menus.includes(seen.pending.choice);
  const offer: OneOffer | null = isMenu && from.offer?.kind === 'one' ? from.offer : null;
  const n = seen?.n ?? 0;
  const [state, setState] = useState<Looking>(() => nowhere(n));
  const now = state.n === n && offer !== null ? state : nowhere(n);
  const asked = useRef(n);
  asked.current = n;
  // Nothing that hears of a pick is drawn again because another question is asked.
  const change = useCallback((more: Partial<Looking>) => {
    const at = asked.current;
    setState((before) => ({ ...(before.n === at ? before : nowhere(at)), ...more }));
  }, []);

  const rows = useMemo(
    () => (seen === null || offer === null ? NO_ROWS : rowsOf(seen, offer, skin, words)),
    [seen, offer, skin, words],
  );
  const choices = useMemo(() => rows.flatMap((row) => row.choices), [rows]);
  const plain = useWorths(seen, choices, skin, words);
  const warnings = useWarnings(seen, offer);
  const worths = useMemo(() => warnedOf(plain, warnings), [plain, warnings]);

  const among = useMemo(
    () => (now.among === null ? null : choices.filter(({ key }) => now.among!.includes(key))),
    [choices, now.among],
  );
  const inRow = choicesOf(rows, now.row);
  const scope = among ?? inRow ?? choices;
  const hotRow = choicesOf(rows, now.hotRow);
  const ways = useWays(offer === null ? null : seen, game);
  const { walkable, reach } = useReach(ways, choices, pieces, among !== null || inRow !== null);
  const pointedAt = now.pointed !== null && 'space' in now.pointed ? now.pointed.space : null;
  const wayTo = (space: number | null): Way | null => walkable.find(({ to }) => to === space) ?? null;
  const way = wayTo(now.goal);

  const held = choices.find(({ key }) => key === now.held) ?? null;
  const looked = useMemo((): Choice | null => {
    const listed = choices.find(({ key }) => key === now.hotChoice);
    if (listed) return listed;
    if (held !== null) return held;
    if (hotRow !== null) return hotRow.length === 1 ? hotRow[0]! : bestOf(hotRow, worths);
    return now.pointed === null ? null : (meant(scope, now.pointed, pieces)[0] ?? null);
  }, [choices, now.hotChoice, now.pointed, held, hotRow, worths, scope, pieces]);

  const choice = seen?.pending?.choice;
  const lookedWay = looked === null ? (wayTo(pointedAt) ?? way) : null;
  const shown = useMemo(() => {
    if (seen === null || choice === undefined) return null;
    if (looked !== null) return skin.preview(seen, choice, looked.option, words);
    return lookedWay === null ? null : wayShown(seen, game, skin, lookedWay, words);
  }, [seen, choice, looked, lookedWay, game, skin, words]);
  const marked = hotRow ?? scope;
  const isOpen = hotRow !== null || among !== null || inRow !== null;
  const legal = useMemo(
    () => (offer === null ? null : legalOf(marked, pieces, isOpen)),
    [offer, marked, pieces, isOpen],
  );

  const isFinger = useFinger();
  const isUnseen = (key: string): boolean =>
    isFinger.current && now.held !== key && worths.get(key)?.odds !== undefined;
  const losesBy = (key: string): boolean => worths.get(key)?.loses !== undefined;
  const asks = (key: string): boolean => warnings.has(key) || (confirm && losesBy(key));
  const latest = useRef({ scope, choices, pieces, now, way, wayTo, asks, isUnseen, onAnswer, onWalk });
  latest.current = { scope, choices, pieces, now, way, wayTo, asks, isUnseen, onAnswer, onWalk };

  const choose = useCallback(
    (key: string) => {
      const { choices: all, asks: isAsked, isUnseen: isNew, now: at, onAnswer: answer } = latest.current;
      const found = all.find((one) => one.key === key);
      if (found === undefined) return;
      // Dice are not rolled before their odds were on the screen.
      if (isNew(key)) change({ held: key, asked: null, goal: null });
      else if (isAsked(key) && at.asked !== key) change({ asked: key, goal: null });
      else answer(found.option);
    },
    [change],
  );
  const walk = useCallback(() => {
    if (latest.current.way !== null) latest.current.onWalk(latest.current.way);
  }, []);
  const pick = useCallback(
    (what: Pick) => {
      const { scope: all, pieces: standing, wayTo: to, way: chosen } = latest.current;
      const found = meant(all, what, standing);
      if (found.length === 1) return choose(found[0]!.key);
      if (found.length > 1) return change({ among: found.map(({ key }) => key), pointed: null, goal: null });
      const goal = 'space' in what && to(what.space) !== null ? what.space : null;
      if (goal !== null && chosen?.to === goal) walk();
      else change({ goal, asked: null, held: null });
    },
    [change, choose, walk],
  );
  const lead = useCallback(
    (what: Pick) => {
      const { scope: all, pieces: standing, wayTo: to, onWalk: go } = latest.current;
      const far = 'space' in what && meant(all, what, standing).length === 0 ? to(what.space) : null;
      if (far === null) pick(what);
      else go(far);
    },
    [pick],
  );
  const point = useCallback((what: Pick | undefined) => change({ pointed: what ?? null }), [change]);
  const hover = useCallback(
    (row: string | undefined, key?: string) => change({ hotRow: row ?? null, hotChoice: key ?? null }),
    [change],
  );
  const open = useCallback(
    (row: string) => change({ ...NOTHING, row: latest.current.now.row === row ? null : row }),
    [change],
  );
  const close = useCallback(() => change({ ...NOTHING }), [change]);
  const usual = useUsual(seen, offer, skin, words);

  return {
    rows,
    worths,
    row: now.row,
    among,
    looked,
    held,
    hotRow: now.hotRow,
    shown,
    legal,
    reach,
    way,
    asked: now.asked,
    enter: now.asked ?? now.held ?? (way === null ? usual : null),
    walk,
    open,
    close,
    hover,
    point,
    pick,
    lead,
    choose,
  };
}

const NOTHING = { row: null, among: null, pointed: null, goal: null, asked: null, held: null };

/** What can be chosen in a row; null where there is nothing, so that all the rest stays in reach. */
function choicesOf(rows: readonly Row[], id: string | null): readonly Choice[] | null {
  const found = rows.find((row) => row.id === id)?.choices ?? NO_CHOICES;
  return found.length === 0 ? null : found;
}

/** The usual answer, where it gives nothing up. */
function useUsual(seen: Seen | null, offer: OneOffer | null, skin: Skin, words: GameWords): string | null {
  return useMemo(() => {
    const choice = seen?.pending?.choice;
    if (seen === null || choice === undefined || offer?.usual === undefined) return null;
    return isWasteful(seen, choice, offer.usual, skin, words) ? null : JSON.stringify(offer.usual);
  }, [seen, offer, skin, words]);
}

const isWasteful = (seen: Seen, choice: string, option: unknown, skin: Skin, words: GameWords): boolean =>
  skin.worth(seen, choice, option, words).loses !== undefined;

/** The ways that lead farther than an answer that is on the board already. */
function useReach(ways: readonly Way[], choices: readonly Choice[], pieces: readonly Piece[], isOpen: boolean) {
  return useMemo(() => {
    const { legal } = legalOf(choices, pieces, false);
    const walkable = isOpen ? [] : ways.filter(({ to }) => !legal.includes(to));
    return { walkable, reach: walkable.map(({ to }) => to) };
  }, [ways, choices, pieces, isOpen]);
}
