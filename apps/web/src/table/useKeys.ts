import type { WireOffer } from '@shamble/protocol';
import { useEffect, useRef } from 'react';
import type { TableSession } from '../session/session.ts';
import type { Acting } from './useActing.ts';

interface Keys {
  session: TableSession;
  acting: Acting;
  isTelling: boolean;
  offer: WireOffer | null;
  onAnswer: (answer: unknown) => void;
  onFit: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role=button], [tabindex="0"]') !== null;

/** A key pressed to skip a story must not answer the question after it, in ms. */
const CALM = 500;

/** Keys that work wherever the focus is: undo, redo, numbers for rows, Enter for the usual answer. */
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
function act(
  event: KeyboardEvent,
  { session, acting, isTelling, offer, onAnswer, onFit }: Keys,
  rested: number,
): boolean {
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
  else if (isTelling || event.repeat) return false;
  else if (/^[1-9]$/.test(key)) {
    const row = acting.rows[Number(key) - 1];
    if (row === undefined) return false;
    if (row.choices.length === 1) acting.choose(row.choices[0]!.key);
    else acting.open(row.id);
  } else if (key === 'Enter' && !isPressable(event.target) && acting.rows.length > 0 && offer?.usual !== undefined) {
    if (performance.now() - rested < CALM) return true;
    onAnswer(offer.usual);
  } else return false;
  return true;
}
