import type { Match } from '@shamble/kernel';
import type { Plague } from '@shamble/plague';
import type { Zombicide } from '@shamble/zombicide';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ReplayWord, replayText } from '../../src/replay/text.ts';
import { wordsOf } from '../../src/text/words.ts';
import { keep } from './tables.ts';

/** Somebody who watches a game again. */
export class Watcher {
  readonly page: Page;
  /** The moment that is shown. */
  readonly time: Locator;
  /** The story, line by line. */
  readonly story: Locator;
  private readonly lang: 'en' | 'fr';

  private constructor(page: Page, lang: 'en' | 'fr') {
    this.page = page;
    this.lang = lang;
    this.time = page.getByRole('slider', { name: this.word('replay.time') });
    this.story = page.getByRole('region', { name: this.word('replay.log') });
  }

  /** Opens a table that this browser keeps, at its very start. */
  static async of(page: Page, match: Match<Zombicide> | Match<Plague>, lang: 'en' | 'fr'): Promise<Watcher> {
    const path = (await keep(page, match)).replace('/table/', '/replay/');
    await page.goto(new URL(path, page.url()).href);
    const watcher = new Watcher(page, lang);
    await watcher.time.waitFor();
    expect(await watcher.at()).toBe(0);
    return watcher;
  }

  word(id: ReplayWord, more: Record<string, string> = {}): string {
    return wordsOf(this.lang, replayText).say({ id, with: more });
  }

  at = async (): Promise<number> => Number(await this.time.inputValue());

  go(n: number): Promise<void> {
    return this.time.fill(String(n));
  }

  press(id: ReplayWord): Promise<void> {
    return this.page.getByRole('button', { name: this.word(id), exact: true }).click();
  }

  async step(by: 1 | -1): Promise<void> {
    const next = (await this.at()) + by;
    await this.press(by > 0 ? 'replay.forward' : 'replay.back');
    await expect.poll(this.at).toBe(next);
  }

  /** Said where the game is over. */
  get over(): Locator {
    return this.page.getByRole('heading', { name: wordsOf(this.lang).word('table.prompt.over') });
  }

  /** On from this moment, at a table of its own. */
  async fork(luck: 'replay.fork' | 'replay.fork-same'): Promise<void> {
    await this.press(luck);
    await this.page.waitForURL(/\/table\//);
    await this.page.locator(`ul[aria-label="${wordsOf(this.lang).word('table.actions')}"]`).waitFor();
  }
}
