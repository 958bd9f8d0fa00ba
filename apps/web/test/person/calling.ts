import type { Update } from '@shamble/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visits, Wish } from './visit.ts';

/** Somebody the server knows already, on a page that asks it nothing. */
export const callingBy =
  (visit: Visits['visit']) =>
  async (name: string, wish: Wish = {}): Promise<Page> => {
    const page = await visit('/credits', wish);
    const { origin } = new URL(page.url());
    expect((await page.context().request.post(`${origin}/api/guest`, { data: { name } })).ok()).toBe(true);
    return page;
  };

/** Says all this at a table on a line of its own; then answers as usual while it is asked. Tells what it was told last. */
export const speak = (page: Page, table: string, says: readonly object[], isPlaying = false): Promise<Update> =>
  page.evaluate(
    ([at, all, plays]) =>
      new Promise<Update>((resolve, reject) => {
        const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${at}/socket`);
        let left = all.length;
        let last: Update | null = null;
        const say = (message: object): void => line.send(JSON.stringify({ id: `${Math.random()}`, ...message }));
        const goOn = (): void => {
          const { n, seat, offer, view } = last!;
          const who = view.pending!.who;
          if (plays && offer !== null && (typeof who === 'string' ? who : who.decider) === seat) {
            const answer = offer.usual ?? (offer.kind === 'one' ? offer.from[0] : []);
            say({ say: 'do', n, seat, input: { do: 'answer', answer } });
          } else {
            line.close();
            resolve(last!);
          }
        };
        line.onmessage = ({ data }) => {
          const told = JSON.parse(data);
          if (told.tell === 'hello') for (const message of all) say(message);
          if (told.tell === 'update') last = told;
          if (told.tell === 'done') left -= 1;
          if (told.tell === 'refused') reject(new Error(told.sentence));
          if (left <= 0 && last !== null && told.tell !== 'said') goOn();
        };
      }),
    [table, says, isPlaying] as const,
  );
