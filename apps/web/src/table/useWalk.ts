import { isOffered, same, type Way } from '@shamble/kernel';
import { offerFrom } from '@shamble/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { Piece } from '../board/types.ts';
import type { SessionState } from '../session/state.ts';
import type { Seen, Skin } from './skin.ts';

/** A walk under way: so many answers of it have been given, the last one to the table with `n` entries. */
interface Walk {
  readonly way: Way;
  readonly given: number;
  readonly n: number;
  readonly pending: NonNullable<Seen['pending']>;
  readonly piece: string;
}

interface Walking {
  readonly isWalking: boolean;
  readonly walk: (way: Way) => void;
}

/** Gives the answers of a way one by one, until it ends or something is learned, asked or in the way. */
export function useWalk(
  state: SessionState,
  settled: Seen,
  skin: Skin,
  pieces: readonly Piece[],
  pace: number,
  onAnswer: (answer: unknown) => void,
): Walking {
  const [now, setNow] = useState<Walk | null>(null);
  const walk = useCallback(
    (way: Way) => {
      const hero = skin.hero(settled);
      if (hero === null || settled.pending === null) return;
      setNow({ way, given: 1, n: settled.n, pending: settled.pending, piece: skin.pieceOf(hero) });
      onAnswer(way.steps[0]!.answer);
    },
    [skin, settled, onAnswer],
  );
  const { offer, complaint } = state;
  const isWalking = now !== null;
  useEffect(() => {
    if (now === null) return;
    if (complaint !== null || now.given >= now.way.steps.length) return setNow(null);
    // Not answered yet, or still being told.
    if (offer === null || settled.n === now.n) return;
    const { answer } = now.way.steps[now.given]!;
    const goesOn = isAsForetold(now, state, settled, pieces) && isOffered(offerFrom(offer), answer);
    if (!goesOn) return setNow(null);
    const timer = setTimeout(
      () => {
        setNow({ ...now, given: now.given + 1, n: settled.n });
        onAnswer(answer);
      },
      matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : pace,
    );
    return () => clearTimeout(timer);
  }, [now, state, settled, offer, complaint, pieces, pace, onAnswer]);
  useEffect(() => {
    if (!isWalking) return;
    const halt = (): void => setNow(null);
    addEventListener('pointerdown', halt, true);
    addEventListener('keydown', halt, true);
    return () => {
      removeEventListener('pointerdown', halt, true);
      removeEventListener('keydown', halt, true);
    };
  }, [isWalking]);
  return { isWalking, walk };
}

/** The same question, the figure where it was to be, and nothing learned that could not be taken back for free. */
function isAsForetold(walk: Walk, { undo }: SessionState, { pending }: Seen, pieces: readonly Piece[]): boolean {
  const { way, given, piece, pending: asked } = walk;
  return (
    undo.isFree &&
    pending?.choice === asked.choice &&
    same(pending.about, asked.about) &&
    pieces.find(({ id }) => id === piece)?.space === way.steps[given - 1]!.to
  );
}
