import { useEffect, useRef } from 'react';

/** Elements that have a use of their own for Enter. */
const OWN = 'button, a, textarea, select, [contenteditable], [role=button], [role=dialog] *';

/** A key that was pressed to skip a story must not answer the question after it, in ms. */
const CALM = 500;

/** Enter, wherever the focus is, unless it means something there. */
export function useEnter(isReady: boolean, confirm: () => void): void {
  const latest = useRef(confirm);
  latest.current = confirm;
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  useEffect(() => {
    if (!isReady) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(OWN) !== null) return;
      event.preventDefault();
      if (performance.now() - since.current > CALM) latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isReady]);
}
