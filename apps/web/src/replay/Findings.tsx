import { type Account, accountOf, bandOf, type Lost, type Report } from '@shamble/bots';
import { isOffered, type Seat } from '@shamble/kernel';
import { offerFrom } from '@shamble/protocol';
import { useEffect, useMemo, useState } from 'react';
import { Button, Segments } from '../parts/Button.tsx';
import { answerInWords } from '../table/answerInWords.ts';
import { seatText } from '../table/seatText.ts';
import { useAreaWords } from '../text/areaWords.ts';
import { percent } from '../text/percent.ts';
import type { GameWords } from '../text/words.ts';
import css from './Analysis.module.css';
import { analysisText } from './analysisText.ts';
import { MOST_MOMENTS } from './Curve.tsx';
import type { Projector } from './projector.ts';
import type { Analysis } from './useAnalysis.ts';

interface FindingsProps {
  analysis: Analysis;
  projector: Pick<Projector, 'question' | 'go'>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  nameOf: (seat: Seat) => string;
  words: GameWords;
  onFork: (n: number, round: number) => void;
}

/** What came of an analysis: how it was played, what luck did, where chances were lost. */
export function Findings({ analysis, projector, isOpen, onOpen, nameOf, words, onFork }: FindingsProps) {
  const word = useAreaWords(analysisText);
  const { report } = analysis;
  const account = useMemo(() => (report === null ? null : accountOf(report)), [report]);
  return (
    <section className={css.findings} aria-label={word('analysis.title')}>
      {analysis.hasFailed && <p role="alert">{word('analysis.failed')}</p>}
      {account !== null && <Summary report={report!} account={account} />}
      <Working analysis={analysis} />
      <div className={css.by}>
        <span className="caption">{word('analysis.by')}</span>
        <Segments
          label={word('analysis.by')}
          value={isOpen ? 'open' : 'knew'}
          options={(['knew', 'open'] as const).map((value) => ({ value, label: word(`analysis.${value}`) }))}
          onChange={(value) => onOpen(value === 'open')}
        />
        <p>{word(isOpen ? 'analysis.open-text' : 'analysis.knew-text')}</p>
      </div>
      {account !== null && (
        <div className={css.worst}>
          <h2>{word('analysis.worst')}</h2>
          <p>{word(account.lost.length === 0 ? 'analysis.none' : 'analysis.worst-brief')}</p>
          <ol>
            {account.lost.slice(0, MOST_MOMENTS).map((lost, rank) => (
              <LostMoment key={lost.moment.n} {...{ lost, rank, projector, nameOf, words, onFork }} />
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

const points = (share: number): string => {
  const value = Math.round(100 * Math.abs(share));
  return value === 0 ? '0' : `${share < 0 ? '−' : '+'}${value}`;
};

/** What a person would say of it. */
function headOf(
  { luck, given }: Account,
  won: boolean,
): `analysis.head.${'won-luck' | 'won-against' | 'won' | 'lost-luck' | 'lost-given' | 'lost'}` {
  const MUCH = 0.15;
  if (won)
    return luck > 3 * MUCH ? 'analysis.head.won-luck' : luck < 0 ? 'analysis.head.won-against' : 'analysis.head.won';
  return given > MUCH
    ? 'analysis.head.lost-given'
    : luck < -3 * MUCH
      ? 'analysis.head.lost-luck'
      : 'analysis.head.lost';
}

function Summary({ report, account }: { report: Report; account: Account }) {
  const word = useAreaWords(analysisText);
  const { won } = report.end;
  const isTold = report.looked === report.decisions;
  const { start, skill, luck, given, played } = account;
  return (
    <div className={css.summary} role="status">
      <p className={css.head}>{word(headOf(account, won))}</p>
      {isTold && (
        <>
          <p className={css.played}>{word('analysis.played', { played: percent(played) })}</p>
          <p>{given > 0 ? word('analysis.given', { given: percent(given) }) : word('analysis.clean')}</p>
        </>
      )}
      <dl className={css.sum}>
        <div>
          <dt>{word('analysis.start')}</dt>
          <dd>{percent(start)} %</dd>
        </div>
        <div className={skill < 0 ? css.minus : css.plus}>
          <dt>{word('analysis.decided')}</dt>
          <dd>{points(skill)}</dd>
        </div>
        <div className={luck < 0 ? css.minus : css.plus}>
          <dt>{word('analysis.dealt')}</dt>
          <dd>{points(luck)}</dd>
        </div>
        <div>
          <dt>{word('analysis.over')}</dt>
          <dd>{won ? '100 %' : '0 %'}</dd>
        </div>
      </dl>
      <p className={css.fine}>{word('analysis.sum')}</p>
    </div>
  );
}

function Working({
  analysis: { report, progress, kept, isRunning, isElsewhere, start, stop },
}: Pick<FindingsProps, 'analysis'>) {
  const word = useAreaWords(analysisText);
  const done = Math.floor(100 * progress);
  const games = report?.points.map((one) => one.games) ?? [];
  const isGuessed = report?.points.some((one) => one.games === '' && one.guess !== null) === true;
  const width = Math.max(0, ...games.map((one) => bandOf(one)[1] - bandOf(one)[0]));
  return (
    <div className={css.working}>
      <div>
        <progress value={done} max={100} aria-label={word('analysis.working', { done })} />
        {isRunning ? (
          <Button tone="quiet" onClick={stop}>
            {word('analysis.stop')}
          </Button>
        ) : (
          <Button tone="quiet" onClick={start}>
            {word('analysis.go')}
          </Button>
        )}
      </div>
      <p>
        {isGuessed
          ? word('analysis.sketch')
          : width > 0.3
            ? word('analysis.first')
            : word('analysis.band', { width: Math.ceil(100 * width) })}{' '}
        {report !== null &&
          report.looked < report.decisions &&
          word('analysis.looking', { looked: report.looked, of: report.decisions })}
      </p>
      {isRunning && isElsewhere && <p className={css.fine}>{word('analysis.elsewhere')}</p>}
      {kept !== null && <p className={css.fine}>{word('analysis.kept', { ...kept })}</p>}
    </div>
  );
}

interface LostMomentProps extends Pick<FindingsProps, 'projector' | 'nameOf' | 'words' | 'onFork'> {
  lost: Lost;
  rank: number;
}

/** A moment at which something else would have been better, playable from there. */
function LostMoment({ lost, rank, projector, nameOf, words, onFork }: LostMomentProps) {
  const word = useAreaWords(analysisText);
  const { n, round, seat } = lost.moment;
  const said = useAnswers(lost, projector, words);
  const numbers = { lost: percent(lost.lost), low: percent(lost.low), high: percent(lost.high) };
  return (
    <li>
      <header>
        <b className={css.rank}>{rank + 1}</b>
        <span>{word('analysis.where', { round, seat: nameOf(seat) })}</span>
        <em title={word('analysis.lost-band', numbers)}>{word('analysis.lost', numbers)}</em>
      </header>
      {said !== null && (
        <>
          <p>{word('analysis.did', { what: said.did })}</p>
          <p className={css.better}>{word('analysis.better', { what: said.better })}</p>
        </>
      )}
      <p className={css.numbers}>
        {word('analysis.instead', { chance: percent(lost.chance), instead: percent(lost.instead) })} ·{' '}
        {word('analysis.lost-band', numbers)}
      </p>
      <div>
        <Button tone="quiet" onClick={() => void projector.go(n)}>
          {word('analysis.show')}
        </Button>
        <Button tone="quiet" onClick={() => onFork(n, round)}>
          {word('analysis.fork')}
        </Button>
      </div>
    </li>
  );
}

/** What was answered and what would have been better, in words. */
function useAnswers(
  { moment: { n, seat, answer, best } }: Lost,
  projector: Pick<Projector, 'question'>,
  words: GameWords,
): { did: string; better: string } | null {
  const seatWord = useAreaWords(seatText);
  const [asked, setAsked] = useState<Awaited<ReturnType<Projector['question']>> | null>(null);
  useEffect(() => {
    let isWanted = true;
    projector.question(n, seat).then(
      (question) => isWanted && setAsked(question),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [projector, n, seat]);
  if (asked === null || asked.offer === null) return null;
  const { view, offer } = asked;
  // A report may come from anybody's file.
  if (![answer, best].every((one) => isOffered(offerFrom(offer), one))) return null;
  const say = (one: unknown): string => answerInWords(view, offer, one, words, seatWord);
  return { did: say(answer), better: say(best) };
}
