import { useEffect, useRef } from 'react';
import type { TableSession } from '../session/session.ts';
import type { Acting } from './useActing.ts';

interface Keys {
  session: TableSession;
  acting: Acting;
  isTelling: boolean;
  onFit: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role=button], [tabindex="0"]') !== null;

/** A key pressed to skip a story must not answer the question after it, in ms. */
const CALM = 500;

/** What the arrows walk through: the rows of the list with what is open in them, or the answers of a question. */
const ROWS = '[data-rows] button:not(:disabled)';
/** The places of the board that can be picked. */
const PLACES = '[data-space][tabindex="0"]';

/** Keys that work wherever the focus is: undo, redo, numbers and arrows for rows, Enter for what bears its badge. */
export function useKeys(given: Keys): void {
  const latest = useRef(given);
  latest.current = given;
  const rested = useRef(0);
  useEffect(() => {
    if (!given.isTelling) rested.current = performance.now();
  }, [given.isTelling]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (act(event, latest.current, rested.current)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** True if the key meant something. */
function act(event: KeyboardEvent, { session, acting, isTelling, onFit }: Keys, rested: number): boolean {
  // Also with the capitals locked.
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' && key !== 'y') return false;
    if (key === 'y' || event.shiftKey) void session.redo();
    else document.querySelector<HTMLElement>('[data-mark=undo]')?.click();
    return true;
  }
  if (key === 'Escape') {
    acting.close();
    // The browser closes what pops up, unless somebody else took the key.
    return false;
  }
  if (key === 'f') onFit();
  else if (key === 'h') document.querySelector<HTMLElement>('[data-mark=hint]')?.click();
  else if (isTelling) return false;
  else if (/^Arrow(Left|Right|Up|Down)$/.test(key)) return step(key, event.target);
  else if (event.repeat) return false;
  else if (/^[1-9]$/.test(key)) return focusOn(document.querySelectorAll(`[data-rows] > li`)[Number(key) - 1]);
  else if (key === 'Enter' && !isPressable(event.target)) {
    if (acting.way === null && acting.enter === null) return false;
    if (performance.now() - rested < CALM) return true;
    if (acting.way !== null) acting.walk();
    else acting.choose(acting.enter!);
  } else return false;
  return true;
}

function focusOn(element: Element | null | undefined): boolean {
  const button = element?.matches('button, [role=button]') ? element : element?.querySelector('button');
  (button as HTMLElement | null | undefined)?.focus();
  return button != null;
}

/** Up and down the list; to the left of it lies the board. Whatever has arrows of its own has taken them already. */
function step(key: string, target: EventTarget | null): boolean {
  const rows = [...document.querySelectorAll(ROWS)];
  const at = rows.indexOf(target as Element);
  if (at < 0 && isPressable(target)) return false;
  if (key === 'ArrowLeft') return focusOn(document.querySelector(PLACES));
  if (key === 'ArrowRight') return at < 0 && focusOn(rows[0]);
  const next = key === 'ArrowDown' ? at + 1 : at < 0 ? rows.length - 1 : at - 1;
  return focusOn(rows[next]);
}
