import { memo, useEffect, useRef, useState } from 'react';
import { place } from '../parts/place.ts';
import type { GameWords } from '../text/words.ts';
import css from './Table.module.css';
import type { Rules } from './useRules.ts';

interface RuleNoteProps {
  rules: Rules;
  words: GameWords;
  onOpen?: () => void;
}

/** Any link to a rule opens the rule beside it. */
export const RuleNote = memo(function RuleNote({ rules, words, onOpen }: RuleNoteProps) {
  const paper = useRef<HTMLDivElement>(null);
  const [id, setId] = useState<string>();
  const from = useRef<HTMLElement>(null);
  const opened = useRef(onOpen);
  opened.current = onOpen;

  useEffect(() => {
    const hear = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-rule]') : null;
      if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      from.current = link;
      setId(link.dataset.rule);
      opened.current?.();
      const element = paper.current!;
      element.showPopover();
      requestAnimationFrame(() => place(element, link.getBoundingClientRect()));
    };
    addEventListener('click', hear, true);
    return () => removeEventListener('click', hear, true);
  }, []);

  return (
    <div
      ref={paper}
      popover="auto"
      className={css.rule}
      role="note"
      aria-label={id === undefined ? undefined : words.word('table.rule', { id })}
      onToggle={(event) => {
        if (event.newState === 'closed') from.current?.focus();
      }}
    >
      {id !== undefined && (
        <>
          <b>{id}</b>
          <p>{rules[id] ?? words.word('table.rule-unknown')}</p>
          <a href={`/rules#${id}`} target="_blank" rel="noreferrer">
            {words.word('rules.title')}
          </a>
        </>
      )}
    </div>
  );
});
