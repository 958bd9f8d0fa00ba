import { Fragment, memo, useEffect, useRef, useState } from 'react';
import type { Highlights } from '../board/types.ts';
import { Die } from '../parts/Die.tsx';
import { Log, LogLine } from '../parts/Log.tsx';
import { RuleLink } from '../parts/Rule.tsx';
import type { LogLine as Line } from '../session/logs.ts';
import { WhyButton } from '../telling/index.ts';
import type { GameWords } from '../text/words.ts';
import type { Seen, Skin } from './skin.ts';
import css from './Table.module.css';
import type { UsualNote } from './useMinor.ts';

/** So many lines are on the page at first, and more whenever somebody comes to their end. */
const SOME = 30;

interface LogPanelProps {
  log: readonly Line[];
  notes: readonly UsualNote[];
  seen: Seen;
  skin: Skin;
  words: GameWords;
  onShow: (highlights: Highlights | null) => void;
}

/** What happened, the newest first. */
export const LogPanel = memo(function LogPanel({ log, notes, seen, skin, words, onShow }: LogPanelProps) {
  const newest = log.findLast(({ undone }) => !undone)?.n ?? 0;
  const [most, setMost] = useState(SOME);
  const isMore = log.length > most;
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more lines the end is elsewhere
  useEffect(() => {
    if (end.current === null) return;
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setMost((now) => now + SOME);
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [isMore, most]);
  return (
    <Log title={words.word('table.log')} order={words.word('table.newest')}>
      {log
        .slice(-most)
        .reverse()
        .map((line, at, lines) => (
          <Fragment key={line.id}>
            <Entry line={line} seen={seen} skin={skin} words={words} old={line.n < newest} onShow={onShow} />
            {notes
              .filter(({ n }) => n < line.n && n >= (lines[at + 1]?.n ?? 0))
              .map(({ n, text }) => (
                <LogLine key={n} badge={{ icon: 'check-mark' }} old={line.n < newest}>
                  {text}
                </LogLine>
              ))}
          </Fragment>
        ))}
      {isMore && <li ref={end} aria-hidden="true" />}
    </Log>
  );
});

interface EntryProps extends Omit<LogPanelProps, 'log' | 'notes'> {
  line: Line;
  old: boolean;
}

/** Names and looks are the same in every view of a table: another view is no reason to draw it again. */
const Entry = memo(
  function Entry({ line, seen, skin, words, old, onShow }: EntryProps) {
    const { event, phrase, undone } = line;
    const entry = skin.log(seen, event, phrase, words);
    if (entry === null) return null;
    const { badge, text, dice } = entry;
    return (
      <LogLine badge={badge} old={old || undone}>
        <span className={undone ? css.undone : undefined}>
          {text}
          {dice && (
            <>
              {' '}
              <span className={css.dice}>
                {dice.faces.map((face, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names
                  <Die key={at} face={face} hit={dice.hits[at] ?? false} size={20} label={`${face}`} />
                ))}
              </span>{' '}
              {dice.after}
            </>
          )}
        </span>{' '}
        {undone && <em className={css.taken}>{words.word('table.log.undone')}</em>}
        {!undone && event.rules[0] !== undefined && <RuleLink id={event.rules[0]} />}{' '}
        {!undone && (
          <span className={css.ask}>
            <WhyButton teller={skin.teller} view={seen} event={event} words={words} onShow={onShow} />
          </span>
        )}
      </LogLine>
    );
  },
  (a, b) => a.line === b.line && a.words === b.words && a.old === b.old && a.skin === b.skin && a.onShow === b.onShow,
);
