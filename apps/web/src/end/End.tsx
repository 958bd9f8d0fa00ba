import type { Outcome } from '@shamble/kernel';
import { Fragment, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { LoadedGame } from '../games/index.ts';
import type { NewTable } from '../link/messages.ts';
import { AroundContext } from '../online/context.ts';
import { go, pageHouse, replayPath, tablePath } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { RuleLink } from '../parts/Rule.tsx';
import { Fairness } from '../replay/Fairness.tsx';
import { Projector, sourceOf } from '../replay/projector.ts';
import { replayText } from '../replay/text.ts';
import type { TableSession } from '../session/session.ts';
import { faultPhraseOf } from '../session/troubles.ts';
import { saveFile } from '../table/saveFile.ts';
import type { Seen, Skin } from '../table/skin.ts';
import { seatName } from '../table/words.ts';
import { useAreaWords } from '../text/areaWords.ts';
import type { GameWords } from '../text/words.ts';
import css from './End.module.css';
import { Rounds } from './Rounds.tsx';
import { summaryOf } from './summary.ts';
import { Totals } from './Totals.tsx';
import { endText } from './text.ts';
import { wonBy } from './won.ts';

interface EndProps {
  session: TableSession;
  outcome: Outcome;
  seen: Seen;
  game: LoadedGame;
  skin: Skin;
  words: GameWords;
}

/** How it ended and why, who did what, and what next: pinned over the board. */
export function End({ session, outcome, seen, game, skin, words }: EndProps) {
  const word = useAreaWords(endText);
  const [isAway, setAway] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const online = use(AroundContext);
  const projector = useProjector(session.table);
  const paper = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAway) paper.current?.focus({ preventScroll: true });
  }, [isAway]);
  const card = session.getSnapshot().card!;
  const { seats: mine, update } = session.getSnapshot();
  const won = wonBy(outcome.winners, mine, Object.keys(card.holders));
  const isWon = won !== false;
  const who = outcome.winners.map((seat) => seatName(seen, game, seat, words, update?.holders)).join(', ');
  const { missions } = game.pack;
  const next =
    isWon && online === null ? missions[missions.findIndex(({ id }) => id === skin.mission(seen)) + 1] : undefined;

  const open = async (wanted: () => Promise<NewTable>): Promise<void> => {
    try {
      go(tablePath((await pageHouse().open(await wanted())).id));
    } catch (cause) {
      setWrong(word('end.failed', { why: words.say(faultPhraseOf(cause)) }));
    }
  };
  const again = async (): Promise<NewTable> => ({ game: card.game, options: card.options, holders: card.holders });
  const same = async (): Promise<NewTable> => {
    const { key } = await pageHouse().dice(session.table);
    return { ...(await again()), ...(key === null ? {} : { key }) };
  };

  if (isAway)
    return (
      <div className={css.back}>
        <Button tone="primary" onClick={() => setAway(false)}>
          {word('end.back')}
        </Button>
      </div>
    );
  return (
    <section
      ref={paper}
      tabIndex={-1}
      className={`${css.end} ${isWon ? css.won : ''}`}
      aria-labelledby="end"
      data-end=""
    >
      <header>
        <p className="caption">{words.word('end.rounds', { rounds: game.pack.round(seen.state) })}</p>
        <h2 id="end">{won === null ? word('end.who', { who }) : words.word(won ? 'end.won' : 'end.lost')}</h2>
        <p>
          {words.outcome(outcome)}
          {outcome.rules.map((rule) => (
            <Fragment key={rule}>
              {' '}
              <RuleLink id={rule} />
            </Fragment>
          ))}
        </p>
      </header>
      <div className={css.body}>
        {wrong !== null && <p role="alert">{wrong}</p>}
        <div className={css.buttons}>
          {online?.end}
          {next !== undefined && (
            <Button
              tone="primary"
              icon="play"
              onClick={() => go(`/new?game=${game.id}&mission=${encodeURIComponent(next.id)}`)}
            >
              {word('end.next', { mission: words.say(next.title) })}
            </Button>
          )}
          {online === null && card.options !== null && (
            <>
              <Button tone={next === undefined ? 'primary' : 'plain'} onClick={() => void open(again)}>
                {words.word('end.again')}
              </Button>
              <Button onClick={() => void open(same)}>{word('end.same')}</Button>
            </>
          )}
          {online === null && (
            <Button icon="play" onClick={() => go(replayPath(session.table))}>
              {word('end.replay')}
            </Button>
          )}
          <Button tone="quiet" onClick={() => setAway(true)}>
            {words.word('end.look')}
          </Button>
        </div>
        {projector !== null && <Report projector={projector} seen={seen} skin={skin} words={words} />}
        <div className={css.buttons}>
          {online === null && <Button onClick={() => void saveFile(session.table)}>{word('end.share')}</Button>}
          {projector !== null && <Fairness projector={projector} />}
          <Button tone="quiet" onClick={() => go('/')}>
            {words.word('end.home')}
          </Button>
        </div>
        {online === null && <p className={css.small}>{word('end.share-brief')}</p>}
      </div>
    </section>
  );
}

interface ReportProps {
  projector: Projector;
  seen: Seen;
  skin: Skin;
  words: GameWords;
}

/** What the whole game shows when it is looked back on. */
function Report({ projector, seen, skin, words }: ReportProps) {
  const word = useAreaWords(replayText);
  const { opened, chapters, phase } = useSyncExternalStore(projector.subscribe, projector.getSnapshot);
  const crew = useMemo(() => skin.crew(seen, words), [skin, seen, words]);
  const summary = useMemo(
    () => (phase === 'open' && opened !== null ? summaryOf(chapters, opened, skin) : null),
    [phase, opened, chapters, skin],
  );
  if (summary === null || skin.figures === undefined) return null;
  return (
    <>
      {opened!.before !== null && <p className={css.small}>{word('replay.before', { ...opened!.before })}</p>}
      <Totals totals={summary.totals} crew={crew} kinds={skin.figures.kinds} words={words} />
      <Rounds rounds={summary.rounds} crew={crew} kinds={skin.figures.kinds} words={words} />
    </>
  );
}

function useProjector(table: string): Projector | null {
  const [projector, setProjector] = useState<Projector | null>(null);
  useEffect(() => {
    const opened = new Projector(sourceOf(table));
    setProjector(opened);
    return () => opened.close();
  }, [table]);
  return projector;
}
