import { useState } from 'react';
import type { Luck, Opened } from '../link/replay.ts';
import { go, tablePath } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { faultPhraseOf } from '../session/troubles.ts';
import { saveFile } from '../table/saveFile.ts';
import { useAreaWords } from '../text/areaWords.ts';
import { useWords } from '../text/useWords.ts';
import { Fairness } from './Fairness.tsx';
import type { Projector } from './projector.ts';
import css from './Replay.module.css';
import { replayText } from './text.ts';

interface DeedsProps {
  projector: Projector;
  /** Null for a game from a file. */
  table: string | null;
  opened: Opened;
  mission: string;
  at: number;
}

/** What can be done with a game that is shown again. */
export function Deeds({ projector, table, opened, mission, at }: DeedsProps) {
  const word = useAreaWords(replayText);
  const { say } = useWords();
  const [wrong, setWrong] = useState<string | null>(null);
  const attempt = async (open: Promise<string>): Promise<void> => {
    try {
      go(tablePath(await open));
    } catch (cause) {
      setWrong(word('replay.failed', { why: say(faultPhraseOf(cause)) }));
    }
  };
  const fork = (luck: Luck): void => {
    const round = opened.rounds[at - opened.first] ?? 1;
    void attempt(projector.fork(luck, word('replay.fork-title', { mission, round })));
  };
  const isEnd = at === opened.last && opened.outcome !== null;
  return (
    <div className={css.deeds}>
      {wrong !== null && <p role="alert">{wrong}</p>}
      {!isEnd && (
        <div className={css.fork}>
          <Button tone="primary" onClick={() => fork('new')}>
            {word('replay.fork')}
          </Button>
          {opened.outcome !== null && (
            <Button tone="quiet" onClick={() => fork('same')}>
              {word('replay.fork-same')}
            </Button>
          )}
          <p>{word('replay.fork-new')}</p>
        </div>
      )}
      <Fairness projector={projector} />
      <div className={css.more}>
        {table === null ? (
          <Button tone="quiet" onClick={() => void attempt(projector.keep())}>
            {word('replay.keep')}
          </Button>
        ) : (
          <>
            <Button tone="quiet" onClick={() => go(tablePath(table))}>
              {word('replay.table')}
            </Button>
            <Button tone="quiet" onClick={() => void saveFile(table)}>
              {word('replay.share')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
