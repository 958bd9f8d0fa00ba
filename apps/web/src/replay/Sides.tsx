import type { Seat } from '@shamble/kernel';
import { Segments } from '../parts/Button.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import type { GameWords } from '../text/words.ts';
import type { Heading } from './about.ts';
import { analysisText } from './analysisText.ts';
import { Curve } from './Curve.tsx';
import { Deeds } from './Deeds.tsx';
import { Findings } from './Findings.tsx';
import type { Projector, Showing } from './projector.ts';
import css from './Replay.module.css';
import { Story } from './Story.tsx';
import { replayText } from './text.ts';
import type { Analysing } from './useAnalysing.ts';
import { useForks } from './useForks.ts';

interface SidesProps {
  projector: Projector;
  table: string | null;
  showing: Showing;
  told: readonly Heading[];
  mission: string;
  nameOf: (seat: Seat) => string;
  words: GameWords;
  analysing: Analysing;
}

/** Beside the board: the story and what can be done with the game, or what an analysis has found. */
export function Sides({ projector, table, showing, told, mission, nameOf, words, analysing }: SidesProps) {
  const word = useAreaWords(replayText);
  const opened = showing.opened!;
  const forks = useForks(projector, mission);
  const { side, turnTo, analysis, isOpen, setOpen } = analysing;
  return (
    <>
      {opened.outcome !== null && (
        <div className={css.tabs}>
          <Segments
            label={word('replay.side')}
            value={side}
            options={(['story', 'analysis'] as const).map((value) => ({ value, label: word(`replay.${value}`) }))}
            onChange={turnTo}
          />
        </div>
      )}
      {side === 'story' ? (
        <>
          <Story told={told} at={showing.at} undone={opened.undone} words={words} onGo={(n) => void projector.go(n)} />
          <Deeds projector={projector} table={table} opened={opened} forks={forks} at={showing.at} />
        </>
      ) : (
        <Findings
          analysis={analysis}
          projector={projector}
          isOpen={isOpen}
          onOpen={setOpen}
          nameOf={nameOf}
          words={words}
          onFork={(n, round) => void forks.fork('new', round, n)}
        />
      )}
    </>
  );
}

/** Under the board, as wide as the game was long. */
export function Charted({
  analysing,
  projector,
  showing,
  nameOf,
}: Pick<SidesProps, 'analysing' | 'projector' | 'showing' | 'nameOf'>) {
  const word = useAreaWords(analysisText);
  const { analysis, isCharted, seat } = analysing;
  if (!isCharted) return null;
  const { first, last } = showing.opened!;
  return (
    <Curve
      report={analysis.report!}
      first={first}
      last={last}
      at={showing.at}
      title={word('analysis.for', { seat: nameOf(seat) })}
      onGo={(n) => void projector.go(n)}
    />
  );
}
