import type { Arrangement, Match, Shares } from '@shamble/kernel';
import { TableHost, type Update } from '@shamble/protocol';
import { joinTexts } from '@shamble/text';
import { pack, text, type Zombicide } from '@shamble/zombicide';
import type { Locator, Page } from 'playwright-core';
import { moved, placed, startArrange, startOrder } from '../../src/controls/draft.ts';
import { capital, cardPhrase, type View } from '../../src/games/zombicide/names.ts';
import { option, ROWS } from '../../src/games/zombicide/options.ts';
import { en } from '../../src/games/zombicide/text/en.ts';
import { fr } from '../../src/games/zombicide/text/fr.ts';
import { rowsOf } from '../../src/table/rows.ts';
import type { Skin } from '../../src/table/skin.ts';
import type { Tongue } from '../../src/text/tongue.ts';
import { type GameWords, gameWords } from '../../src/text/words.ts';
import { atRest, pressed } from './visit.ts';

/** Questions that are answered in the list of actions. */
const MENUS: readonly string[] = ['act', 'activate', 'firstSpawn', 'abominationPath', 'recruiter'];
const skin = { option, rows: ROWS } as unknown as Skin;

type Offer<Kind> = Extract<NonNullable<Update['offer']>, { kind: Kind }>;

/**
 * Somebody who plays by what is on the screen: presses what bears the name of the answer. Beside the page the same game
 * is played by the rules alone, so every question is known before it is asked.
 */
export class Person {
  readonly page: Page;
  readonly match: Match<Zombicide>;
  readonly words: GameWords;
  private readonly host: TableHost<Zombicide>;

  constructor(page: Page, match: Match<Zombicide>, tongue: Tongue = 'en') {
    this.page = page;
    this.match = match;
    this.host = new TableHost(match, { store: async () => undefined });
    this.words = gameWords(tongue, { pack: pack as never, text: joinTexts(text, { en, fr }) });
  }

  get asked(): Update {
    return this.host.update('p1');
  }

  /** Gives an answer by pressing what it is called. */
  async answer(given: unknown): Promise<void> {
    const { offer } = this.asked;
    await this.ready();
    switch (offer!.kind) {
      case 'one':
        await this.choose(offer as Offer<'one'>, given);
        break;
      case 'share':
        await this.share(offer as Offer<'share'>, given as Shares);
        break;
      case 'order':
        await this.order(offer as Offer<'order'>, given as readonly string[]);
        break;
      case 'arrange':
        await this.arrange(offer as Offer<'arrange'>, given as Arrangement);
        break;
      default:
        throw new Error(`Nobody has learned to answer "${offer!.kind}".`);
    }
    this.match.do('p1', { answer: given });
  }

  /** Skips what is told until the question is there. */
  async ready(): Promise<void> {
    const { offer, view, outcome } = this.asked;
    const skip = this.page
      .locator('[data-telling]')
      .getByRole('button', { name: this.words.word('telling.skip'), exact: true });
    const question =
      outcome !== null
        ? this.page.getByRole('heading', { name: this.words.word('table.prompt.over') })
        : MENUS.includes(view.pending!.choice)
          ? this.menu.getByRole('button', { disabled: false }).first()
          : offer!.kind === 'one'
            ? this.button(this.label(offer!.from[0])).first()
            : this.button(this.words.word('control.confirm'));
    for (;;) {
      await atRest(this.page);
      await question.or(skip).first().waitFor();
      if (!(await skip.isVisible())) return;
      // It may be over before it is pressed.
      await pressed(skip);
    }
  }

  private get menu(): Locator {
    // By role it would be looked for in the whole board, too.
    return this.page.locator(`ul[aria-label="${this.words.word('table.actions')}"]`);
  }

  /** From the list of actions, or among the answers of a single question. */
  private async choose(offer: Offer<'one'>, given: unknown): Promise<void> {
    const { view } = this.asked;
    const { choice } = view.pending!;
    if (!MENUS.includes(choice)) return this.button(this.label(given)).first().click();
    const rows = rowsOf(view, offer, skin, this.words);
    const key = JSON.stringify(given);
    const row = rows.find(({ choices }) => choices.some((one) => one.key === key))!;
    const button = this.menu.getByRole('button', { name: startsWith(row.title) }).first();
    if (row.choices.length === 1) {
      await button.click();
      // What gives actions up is asked once.
      if (this.losesBy(given)) await button.click();
      return;
    }
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    const folded = this.menu.locator('details:not([open]) > summary');
    if ((await folded.count()) > 0) await folded.first().click();
    const labels = row.choices.map((one) => one.detail ?? one.title);
    const at = row.choices.findIndex((one) => one.key === key);
    const alike = labels.slice(0, at).filter((label) => label.startsWith(labels[at]!)).length;
    const targets = this.menu.getByRole('list').getByRole('button', { name: startsWith(labels[at]!) });
    await targets.nth(alike).click();
  }

  private losesBy(given: unknown): boolean {
    const { survivors, marks } = this.asked.view.state as View;
    const isEnd = this.asked.view.pending!.choice === 'act' && (given as { do: string }).do === 'nothing';
    return isEnd && survivors[marks.activating]!.actions > 0;
  }

  private async share({ among }: Offer<'share'>, given: Shares): Promise<void> {
    for (const { id } of among) {
      const label = this.label(id);
      const counter = this.page.getByRole('spinbutton', { name: label, exact: true });
      const now = async (): Promise<number> => Number(await counter.getAttribute('aria-valuenow'));
      const wanted = given[id] ?? 0;
      for (let n = await now(); n !== wanted; n = await now())
        await this.button(this.words.word(n < wanted ? 'control.more' : 'control.less', { what: label })).click();
    }
    await this.confirm();
  }

  private async order(offer: Offer<'order'>, given: readonly string[]): Promise<void> {
    let now = startOrder(offer);
    for (const [to, item] of given.entries())
      for (; now.indexOf(item) > to; now = moved(now, item, -1))
        await this.button(this.words.word('control.earlier', { what: this.label(item) })).click();
    await this.confirm();
  }

  private async arrange(offer: Offer<'arrange'>, given: Arrangement): Promise<void> {
    let now = startArrange(offer);
    for (const item of offer.items) {
      if (now[item] === given[item]) continue;
      const place = (slot: string): Locator => this.page.locator(`[data-slot="${slot}"]`);
      const held = place(now[item]!).getByRole('button', { name: startsWith(this.label(item)) });
      await held.first().click();
      await place(given[item]!).getByRole('button').last().click();
      const result = placed(offer, now, item, given[item]!);
      if (!('where' in result)) throw new Error(`${item} cannot go to ${given[item]}.`);
      now = result.where;
    }
    await this.confirm();
  }

  /** What an answer is called on the screen. */
  private label(given: unknown): string {
    const { view } = this.asked;
    const { choice, about } = view.pending!;
    if (choice === 'loseCard') {
      const { survivor } = about as { survivor: number };
      const { slots } = (view.state as View).survivors[survivor]!;
      return capital(this.words.say(cardPhrase(slots[given as number]!)));
    }
    if (choice === 'inventory' && /^\d/.test(String(given))) return capital(this.words.say(cardPhrase(Number(given))));
    return capital(this.words.option(view, choice, given));
  }

  private confirm(): Promise<void> {
    return this.button(this.words.word('control.confirm')).click();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name: startsWith(name) });
  }
}

/** A button says what it costs after its name. */
const startsWith = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')}`);
