import { memo, useEffect, useMemo, useRef } from 'react';
import { Die } from '../parts/Die.tsx';
import { Badge } from '../parts/Log.tsx';
import { RuleLink } from '../parts/Rule.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import type { GameWords } from '../text/words.ts';
import type { Heading, ReplayLine } from './about.ts';
import css from './Replay.module.css';
import { replayText } from './text.ts';

/** So many lines are on the page, around the moment that is shown. */
const MOST = 90;

interface StoryProps {
  told: readonly Heading[];
  at: number;
  undone: readonly number[];
  words: GameWords;
  onGo: (n: number) => void;
}

/** The whole story, from the first line to the last. Each leads to its moment. */
export function Story({ told, at, undone, words, onGo }: StoryProps) {
  const word = useAreaWords(replayText);
  const lines = useMemo(() => told.flatMap((one) => one.lines), [told]);
  const now = lines.findLastIndex(({ n }) => n <= at);
  // What leads to a moment may go without saying.
  const shown = lines[now]?.n;
  const from = Math.max(0, Math.min(now - MOST / 2, lines.length - MOST));
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each moment
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView: that would move the page, too.
    if (list.current && line) list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
  }, [at, told]);
  return (
    <section className={css.story} aria-label={word('replay.log')}>
      <header>
        <h2 className="caption">{word('replay.log')}</h2>
        <span className="caption">{word('replay.order')}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol ref={list} tabIndex={0}>
        {lines.slice(from, from + MOST).map((line) => (
          <StoryLine
            key={line.key}
            line={line}
            state={line.n === shown ? 'now' : line.n > at ? 'later' : 'before'}
            undone={undone.includes(line.n)}
            taken={words.word('table.log.undone')}
            onGo={onGo}
          />
        ))}
      </ol>
    </section>
  );
}

interface StoryLineProps {
  line: ReplayLine;
  state: 'before' | 'now' | 'later';
  undone: boolean;
  taken: string;
  onGo: (n: number) => void;
}

const StoryLine = memo(
  function StoryLine({ line, state, undone, taken, onGo }: StoryLineProps) {
    const { badge, text, dice } = line.entry;
    return (
      <li className={`${css.line} ${css[state]}`} aria-current={state === 'now' ? 'step' : undefined}>
        <Badge badge={badge} size={22} />
        <div>
          <button type="button" onClick={() => onGo(line.n)}>
            {undone ? <s>{text}</s> : text}
            {dice && (
              <span className={css.dice}>
                {dice.faces.map((face, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names
                  <Die key={at} face={face} hit={dice.hits[at] ?? false} size={18} label={`${face}`} />
                ))}{' '}
                {dice.after}
              </span>
            )}
          </button>{' '}
          {undone ? <em>{taken}</em> : line.rule !== undefined && <RuleLink id={line.rule} />}
        </div>
      </li>
    );
  },
  (a, b) => a.line === b.line && a.state === b.state && a.undone === b.undone && a.taken === b.taken,
);
