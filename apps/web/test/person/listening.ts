import type { Page } from 'playwright-core';
import { wordsOf } from '../../src/text/words.ts';

/** Writes down every sentence and paper of the story as it comes, and asks why as soon as that can be asked. */
export function listen(page: Page, asksWhy: 'en' | 'fr' | null): Promise<void> {
  return page.evaluate(
    (why) => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      let isAsked = why === null;
      const hear = (said: string | null | undefined): void => {
        if (said && heard.at(-1) !== said) heard.push(said);
      };
      new MutationObserver(() => {
        hear(document.querySelector('[data-telling] > p')?.textContent);
        hear(document.querySelector('[data-ticket]')?.textContent);
        const ask = document.querySelector<HTMLElement>(`[data-telling] > button[aria-label^="${why}"]`);
        if (ask === null || isAsked) return;
        isAsked = true;
        ask.click();
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    asksWhy === null ? null : wordsOf(asksWhy).word('telling.why'),
  );
}

export const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
