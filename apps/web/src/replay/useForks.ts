import { useCallback, useState } from 'react';
import type { Luck } from '../link/replay.ts';
import { go, tablePath } from '../page.ts';
import { faultPhraseOf } from '../session/troubles.ts';
import { useAreaWords } from '../text/areaWords.ts';
import { useWords } from '../text/useWords.ts';
import type { Projector } from './projector.ts';
import { replayText } from './text.ts';

export interface Forks {
  /** Why it did not work. */
  readonly wrong: string | null;
  /** Leads to a table that begins at this moment, or at the one that is shown. */
  fork(luck: Luck, round: number, n?: number): Promise<void>;
  /** Leads to a table that is being made. */
  to(open: Promise<string>): Promise<void>;
}

/** Ways on from a game that is shown again. */
export function useForks(projector: Projector, mission: string): Forks {
  const word = useAreaWords(replayText);
  const { say } = useWords();
  const [wrong, setWrong] = useState<string | null>(null);
  const to = useCallback(
    async (open: Promise<string>): Promise<void> => {
      try {
        go(tablePath(await open));
      } catch (cause) {
        setWrong(word('replay.failed', { why: say(faultPhraseOf(cause)) }));
      }
    },
    [word, say],
  );
  const fork = (luck: Luck, round: number, n?: number): Promise<void> =>
    to(projector.fork(luck, word('replay.fork-title', { mission, round }), n));
  return { wrong, fork, to };
}
