import { Popover } from '@base-ui/react/popover';
import type { Event, Shape, TableView } from '@shamble/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Highlights } from '../board/types.ts';
import { RuleLink } from '../parts/Rule.tsx';
import type { GameWords } from '../text/words.ts';
import type { Reasons, Teller } from './types.ts';
import css from './Why.module.css';

interface WhyButtonProps {
  teller: Teller;
  /** The names of places are the same in every view of a table. */
  view: TableView<Shape>;
  event: Event;
  words: GameWords;
  /** Opened from without. */
  open?: boolean;
  onOpen?: (open: boolean) => void;
  onShow?: (highlights: Highlights | null) => void;
}

/** “Why?”, for what the dead did; nothing for what needs no reason. */
export function WhyButton({ teller, view, event, words, open, onOpen, onShow }: WhyButtonProps) {
  const reasons = useMemo(() => teller.why(view, event), [teller, view, event]);
  const [own, setOwn] = useState(false);
  const isOpen = open ?? own;
  useEffect(() => {
    if (!isOpen || reasons === null || onShow === undefined) return;
    onShow(reasons.highlights);
    return () => onShow(null);
  }, [isOpen, reasons, onShow]);
  if (reasons === null) return null;
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(next) => {
        setOwn(next);
        onOpen?.(next);
      }}
    >
      <Popover.Trigger
        className={css.ask}
        aria-label={words.word('telling.why-of', { what: words.event(view, event) })}
      >
        {words.word('telling.why')}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={12} collisionPadding={8} className={css.over} data-telling="">
          <Popover.Popup className={css.popup}>
            <Popover.Arrow className={css.arrow} />
            <Popover.Title className={css.title}>{words.word('telling.why')}</Popover.Title>
            <WhyPaper reasons={reasons} words={words} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The reasons on paper. */
export function WhyPaper({ reasons: { lines, rules }, words }: { reasons: Reasons; words: GameWords }) {
  return (
    <div className={css.paper}>
      <ul>
        {lines.map((line) => {
          const text = words.say(line);
          return <li key={text}>{text}</li>;
        })}
      </ul>
      {rules.length > 0 && (
        <p className={css.rules}>
          <span>{words.word('telling.rules')}</span>
          {rules.map((rule) => (
            <RuleLink key={rule} id={rule} />
          ))}
        </p>
      )}
    </div>
  );
}
