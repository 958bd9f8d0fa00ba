import type { Opened } from '../link/replay.ts';
import { go, tablePath } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { saveFile } from '../table/saveFile.ts';
import { useAreaWords } from '../text/areaWords.ts';
import { Fairness } from './Fairness.tsx';
import type { Projector } from './projector.ts';
import css from './Replay.module.css';
import { replayText } from './text.ts';
import type { Forks } from './useForks.ts';

interface DeedsProps {
  projector: Projector;
  /** Null for a game from a file. */
  table: string | null;
  opened: Opened;
  forks: Forks;
  at: number;
}

/** What can be done with a game that is shown again. */
export function Deeds({ projector, table, opened, forks, at }: DeedsProps) {
  const word = useAreaWords(replayText);
  const { wrong, fork, to } = forks;
  const round = opened.rounds[at - opened.first] ?? 1;
  const isEnd = at === opened.last && opened.outcome !== null;
  return (
    <div className={css.deeds}>
      {wrong !== null && <p role="alert">{wrong}</p>}
      {!isEnd && (
        <div className={css.fork}>
          <Button tone="primary" onClick={() => void fork('new', round)}>
            {word('replay.fork')}
          </Button>
          {opened.outcome !== null && (
            <Button tone="quiet" onClick={() => void fork('same', round)}>
              {word('replay.fork-same')}
            </Button>
          )}
          <p>{word('replay.fork-new')}</p>
        </div>
      )}
      <Fairness projector={projector} />
      <div className={css.more}>
        {table === null ? (
          <Button tone="quiet" onClick={() => void to(projector.keep())}>
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
