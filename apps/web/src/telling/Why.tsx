import type { Event as Happened, Shape, TableView } from '@shamble/kernel';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Highlights } from '../board/types.ts';
import { place } from '../parts/place.ts';
import { RuleLink } from '../parts/Rule.tsx';
import type { GameWords } from '../text/words.ts';
import type { Reasons, Teller } from './types.ts';
import css from './Why.module.css';

interface WhyButtonProps {
  teller: Teller;
  /** The names of places are the same in every view of a table. */
  view: TableView<Shape>;
  event: Happened;
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
  const ask = useRef<HTMLButtonElement>(null);
  if (reasons === null) return null;
  const change = (next: boolean): void => {
    setOwn(next);
    onOpen?.(next);
  };
  return (
    <>
      <button
        ref={ask}
        type="button"
        className={css.ask}
        aria-expanded={isOpen}
        aria-label={words.word('telling.why-of', { what: words.event(view, event) })}
        onClick={() => change(!isOpen)}
      >
        {words.word('telling.why')}
      </button>
      {isOpen && (
        <Popup from={ask} title={words.word('telling.why')} onClose={() => change(false)}>
          <WhyPaper reasons={reasons} words={words} />
        </Popup>
      )}
    </>
  );
}

interface PopupProps {
  from: RefObject<HTMLElement | null>;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Beside what it was opened from. Escape or a touch elsewhere closes it; a rule opened from it does not. */
function Popup({ from, title, onClose, children }: PopupProps) {
  const paper = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const opener = from.current!;
    paper.current!.showPopover();
    place(paper.current!, opener.getBoundingClientRect());
    paper.current!.focus();
    const press = (event: KeyboardEvent): void => {
      // A rule opened from here closes first.
      if (event.key !== 'Escape' || document.querySelector('[popover=auto]:popover-open') !== null) return;
      event.stopPropagation();
      close.current();
      opener.focus();
    };
    const touch = ({ target }: Event): void => {
      const isHere = target instanceof Element && (target.closest('[popover]') !== null || opener.contains(target));
      if (!isHere) close.current();
    };
    addEventListener('keydown', press, true);
    addEventListener('pointerdown', touch, true);
    return () => {
      removeEventListener('keydown', press, true);
      removeEventListener('pointerdown', touch, true);
    };
  }, [from]);
  return (
    <div
      ref={paper}
      popover="manual"
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className={css.popup}
      data-telling=""
    >
      <h2 className={css.title}>{title}</h2>
      {children}
    </div>
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
