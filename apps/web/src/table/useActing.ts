import type { WireOffer } from '@shamble/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Pick, Piece } from '../board/types.ts';
import type { GameWords } from '../text/words.ts';
import { type Choice, type Legal, legalOf, meant, type OneOffer, type Row, rowsOf } from './rows.ts';
import type { Seen, Shown, Skin, Worth } from './skin.ts';

const NO_ROWS: readonly Row[] = [];
const NO_CHOICES: readonly Choice[] = [];
/** So long may finding out what options are worth hold up the page, in ms. */
const PATIENCE = 6;

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
}
const nowhere = (n: number): Looking => ({
  n,
  row: null,
  among: null,
  hotRow: null,
  hotChoice: null,
  pointed: null,
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
  readonly hotRow: string | null;
  readonly shown: Shown | null;
  readonly legal: Legal | null;
  open(row: string): void;
  close(): void;
  hover(row: string | undefined, choice?: string): void;
  point(pick: Pick | undefined): void;
  pick(pick: Pick): void;
  choose(key: string): void;
}

/** A question with a list of options: picked in the list or on the board, looked at before. */
export function useActing(from: {
  seen: Seen | null;
  offer: WireOffer | null;
  skin: Skin;
  words: GameWords;
  pieces: readonly Piece[];
  onAnswer: (answer: unknown) => void;
}): Acting {
  const { seen, skin, words, pieces, onAnswer } = from;
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
  const worths = useWorths(seen, choices, skin, words);

  const among = useMemo(
    () => (now.among === null ? null : choices.filter(({ key }) => now.among!.includes(key))),
    [choices, now.among],
  );
  const inRow = rows.find(({ id }) => id === now.row)?.choices;
  const scope = among ?? inRow ?? choices;
  const hotRow = rows.find(({ id }) => id === now.hotRow)?.choices ?? null;

  const looked = useMemo((): Choice | null => {
    const listed = choices.find(({ key }) => key === now.hotChoice);
    if (listed) return listed;
    if (hotRow !== null) return hotRow.length === 1 ? hotRow[0]! : bestOf(hotRow, worths);
    return now.pointed === null ? null : (meant(scope, now.pointed, pieces)[0] ?? null);
  }, [choices, now.hotChoice, now.pointed, hotRow, worths, scope, pieces]);

  const choice = seen?.pending?.choice;
  const shown = useMemo(
    () =>
      seen === null || looked === null || choice === undefined
        ? null
        : skin.preview(seen, choice, looked.option, words),
    [seen, choice, looked, skin, words],
  );
  const marked = hotRow ?? scope;
  const isOpen = hotRow !== null || among !== null || inRow !== undefined;
  const legal = useMemo(
    () => (offer === null ? null : legalOf(marked, pieces, isOpen)),
    [offer, marked, pieces, isOpen],
  );

  const latest = useRef({ scope: NO_CHOICES, choices: NO_CHOICES, pieces, now });
  latest.current = { scope, choices, pieces, now };

  const answer = useRef(onAnswer);
  answer.current = onAnswer;
  const choose = useCallback((key: string) => {
    const found = latest.current.choices.find((one) => one.key === key);
    if (found) answer.current(found.option);
  }, []);
  const pick = useCallback(
    (what: Pick) => {
      const found = meant(latest.current.scope, what, latest.current.pieces);
      if (found.length === 1) answer.current(found[0]!.option);
      else if (found.length > 1) change({ among: found.map(({ key }) => key), pointed: null });
    },
    [change],
  );
  const point = useCallback((what: Pick | undefined) => change({ pointed: what ?? null }), [change]);
  const hover = useCallback(
    (row: string | undefined, key?: string) => change({ hotRow: row ?? null, hotChoice: key ?? null }),
    [change],
  );
  const open = useCallback(
    (row: string) => change({ row: latest.current.now.row === row ? null : row, among: null }),
    [change],
  );
  const close = useCallback(() => change({ row: null, among: null, pointed: null }), [change]);

  return {
    rows,
    worths,
    row: now.row,
    among,
    looked,
    hotRow: now.hotRow,
    shown,
    legal,
    open,
    close,
    hover,
    point,
    pick,
    choose,
  };
}

/** The one that promises most; null where none promises anything. */
function bestOf(choices: readonly Choice[], worths: ReadonlyMap<string, Worth>): Choice | null {
  const rankOf = ({ key }: Choice): number => worths.get(key)?.rank ?? 0;
  return choices.reduce<Choice | null>(
    (best, one) => (rankOf(one) > (best === null ? 0 : rankOf(best)) ? one : best),
    null,
  );
}

/** Option -> what it costs and promises: as many as can be found out at once, the rest a little later. */
function useWorths(
  seen: Seen | null,
  choices: readonly Choice[],
  skin: Skin,
  words: GameWords,
): ReadonlyMap<string, Worth> {
  const found = useMemo(() => {
    const worths = new Map<string, Worth>();
    const find = (until: number): boolean => {
      for (const { key, option } of choices) {
        if (worths.has(key)) continue;
        worths.set(key, skin.worth(seen!, seen!.pending!.choice, option, words));
        if (performance.now() > until) return worths.size === choices.length;
      }
      return true;
    };
    return { worths, find, isWhole: choices.length === 0 || find(performance.now() + PATIENCE) };
  }, [seen, choices, skin, words]);
  const [later, setLater] = useState<{ readonly of: typeof found; readonly worths: ReadonlyMap<string, Worth> }>();
  useEffect(() => {
    if (found.isWhole) return;
    let timer: ReturnType<typeof setTimeout>;
    const goOn = (): void => {
      if (!found.find(performance.now() + PATIENCE)) timer = setTimeout(goOn);
      else setLater({ of: found, worths: new Map(found.worths) });
    };
    timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [found]);
  return later?.of === found ? later.worths : found.worths;
}
