import { createEngine, decider, keyFromSeed, Match, type Offer, openMatch } from '@shamble/kernel';
import { type Plague, pack, text } from '@shamble/plague';
import { TableHost, type Update, type WireOffer } from '@shamble/protocol';
import { joinTexts } from '@shamble/text';
import type { Locator, Page } from 'playwright-core';
import { capital } from '../src/games/plague/names.ts';
import { option, ROWS } from '../src/games/plague/options.ts';
import { en } from '../src/games/plague/text/en.ts';
import { fr } from '../src/games/plague/text/fr.ts';
import { rowsOf } from '../src/table/rows.ts';
import { seatText } from '../src/table/seatText.ts';
import type { Skin } from '../src/table/skin.ts';
import type { Tongue } from '../src/text/tongue.ts';
import { type GameWords, gameWords } from '../src/text/words.ts';
import { answersKept, keep } from './person/tables.ts';
import { atRest, pressed } from './person/visit.ts';

export const engine = createEngine(pack.game);
const skin = { option, rows: ROWS } as unknown as Skin;

export const freshMatch = (options: object, seed: number, holders = {}): Match<Plague> =>
  openMatch(engine, { options, key: keyFromSeed(seed), holders }).match;

/** A table in the middle of a game, laid out by the words of a scenario. */
export function stagedMatch(given: Readonly<Record<string, unknown>>, seed = 1): Match<Plague> {
  const scene = pack.stage.set(given);
  const { table } = engine.open(scene.options, keyFromSeed(seed), scene);
  const { journal, holders } = openMatch(engine, { options: scene.options, key: keyFromSeed(seed) }).match;
  const start = { table: engine.clone(table), holders };
  const segment = { ...journal.segments[0]!, start, hash: engine.hash(table), forced: [], entries: [] };
  return new Match(engine, { ...journal, segments: [segment] }, table, holders, 'free');
}

/** In the thick of it: a fight, a barricade, the cellar, the baby, somebody who turned. */
export const THICK = {
  board: 'main',
  variants: ['wounds', 'baby', 'dogs'],
  turn: 'ann',
  cellar: { at: 'n12', facing: 'east' },
  humans: {
    ann: { at: 'k13', facing: 'south', ap: 5, cards: ['pump-shotgun', 'hammer', 'first-aid-kit', 'car-keys'] },
    ben: { at: 'l13', facing: 'east', cards: ['baseball-bat', 'power-drink'], health: 4 },
    cleo: { at: 'n17', facing: 'south', cards: ['alarm-clock'], crouched: true },
    dan: { status: 'zombie' },
  },
  zombies: [
    ...['k16 north', 'j16 north', 'e10 east', 'n18 north', 'm18 north', 'e21 north', 't9 west', 'h2 south'],
    ...['r20 north dog', { at: 'q8', facing: 'west', was: 'dan' }],
  ],
  reserve: 9,
  barricades: ['front-door', 'living-room-window-1', 'kitchen-window-2', 'back-door'],
  searched: ['garage-crate', 'car-boot', 'bedroom-closet'],
  heard: [{ at: 'k13', noise: 'loud', by: 'ann' }],
  baby: { at: 'k8' },
};

export const SOLO = { board: 'main', players: 1, variants: [] };
/** No seed below has a game alone that is so short: they need not be tried each time. */
export const SHORT = { from: 36, most: 46 };

/** Alone against the dead, after so many usual answers. */
export const playedMatch = (answers: number, seed = 3): Match<Plague> => goneOn(freshMatch(SOLO, seed), answers);

/** A short game alone against the dead, played to its end by usual answers. */
export function finishedMatch(): Match<Plague> {
  return goneOn(freshMatch(SOLO, shortGame(SOLO, SHORT)), Number.POSITIVE_INFINITY);
}

function goneOn(match: Match<Plague>, answers: number): Match<Plague> {
  for (let n = 0; n < answers && match.table.outcome === null; n++) {
    const seat = decider(match.table.pending!.who);
    match.do(seat, { answer: usualOf(engine.offer(match.table, seat, { usual: true })!) });
  }
  return match;
}

const usualOf = (offer: Offer | WireOffer): unknown => offer.usual ?? (offer.kind === 'one' ? offer.from[0] : null);

/** The first seed, from this one on, of a game that is over within so many usual answers. */
export function shortGame(
  options: object,
  { from, most, isWanted = () => true }: { from: number; most: number; isWanted?: (match: Match<Plague>) => boolean },
): number {
  for (let seed = from; seed < from + 3000; seed++) {
    if (!isWanted(freshMatch(options, seed))) continue;
    const { table } = engine.open(options, keyFromSeed(seed));
    for (let n = 0; n < most && table.outcome === null; n++) {
      const seat = decider(table.pending!.who);
      engine.playInPlace(table, seat, usualOf(engine.offer(table, seat, { usual: true })!));
    }
    if (table.outcome !== null) return seed;
  }
  throw new Error('No such game is so short.');
}

export const wordsIn = (tongue: Tongue): GameWords =>
  gameWords(tongue, { pack: pack as never, text: joinTexts(text, { en, fr }) });

/** Somebody who plays by what is on the screen; beside the page the same game is played by the rules alone. */
export class PlaguePlayer {
  readonly page: Page;
  readonly match: Match<Plague>;
  readonly words: GameWords;
  private readonly host: TableHost<Plague>;

  constructor(page: Page, match: Match<Plague>, tongue: Tongue = 'en') {
    this.page = page;
    this.match = match;
    this.host = new TableHost(match, { store: async () => undefined });
    this.words = wordsIn(tongue);
  }

  /** Opens the table in the page. */
  async sit(): Promise<void> {
    await this.page.goto(new URL(await keep(this.page, this.match), this.page.url()).href);
  }

  /** Does it until the page has kept the answer: what is told may begin just now, and take the press. */
  private async give(given: unknown, press: () => Promise<void>): Promise<void> {
    const before = await answersKept(this.page);
    for (;;) {
      await this.ready();
      await press();
      // What is under way says so: by now it is kept, or was never heard.
      await atRest(this.page);
      if ((await answersKept(this.page)) > before) break;
      await this.page.waitForTimeout(100);
    }
    this.match.do(this.seat, { answer: given });
  }

  get seat(): string {
    return decider(this.match.table.pending!.who);
  }

  get asked(): Update {
    return this.host.update(this.match.table.pending === null ? 'p1' : this.seat);
  }

  get usual(): unknown {
    return usualOf(this.asked.offer!);
  }

  private get curtain(): Locator {
    const name = String(seatText.en['curtain.lift']).split('{')[0]!;
    return this.page.locator('[aria-labelledby=curtain]').getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** Skips what is told until the question is there. True if a curtain had to be lifted. */
  async ready(): Promise<boolean> {
    const skip = this.page
      .locator('[data-telling]')
      .getByRole('button', { name: this.words.word('telling.skip'), exact: true });
    const { view, offer, outcome } = this.asked;
    const isMenu = view.pending !== null && MENUS.includes(view.pending.choice);
    const question =
      outcome !== null
        ? this.page.getByRole('heading', { name: this.words.word('table.prompt.over') })
        : isMenu
          ? this.menu.getByRole('button', { disabled: false }).first()
          : this.page
              .getByRole('button', {
                name: startsWith(
                  offer!.kind === 'one' ? this.label(offer!.from[0]) : this.words.word('control.confirm'),
                ),
              })
              .first();
    let lifted = false;
    for (;;) {
      await atRest(this.page);
      await question.or(skip).or(this.curtain).first().waitFor();
      if (await this.curtain.isVisible()) {
        lifted = true;
        await this.curtain.click();
      } else if (!(await skip.isVisible())) return lifted;
      // It may be over before it is pressed.
      else await pressed(skip);
    }
  }

  private get menu(): Locator {
    return this.page.locator(`ul[aria-label="${this.words.word('table.actions')}"]`);
  }

  private label(given: unknown): string {
    const { view } = this.asked;
    return capital(this.words.option(view, view.pending!.choice, given));
  }

  /** The usual answer, by its key. */
  async goOn(): Promise<void> {
    const { offer } = this.asked;
    const given = this.usual;
    // What gives AP up has no key.
    const isWasteful = typeof given === 'object' && given !== null && 'do' in given && given.do === 'end';
    if (offer!.usual === null || offer!.usual === undefined || isWasteful) return this.press(given);
    await this.give(given, async () => {
      // On a button the key would press that.
      await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await this.page.keyboard.press('Enter');
    });
  }

  /** An answer, by pressing what it is called. */
  press(given: unknown): Promise<void> {
    return this.give(given, () => this.touch(given));
  }

  private async touch(given: unknown): Promise<void> {
    const { view, offer } = this.asked;
    const { choice } = view.pending!;
    if (MENUS.includes(choice) && offer!.kind === 'one') {
      const rows = rowsOf(view, offer!, skin, this.words);
      const key = JSON.stringify(given);
      const row = rows.find(({ choices }) => choices.some((one) => one.key === key))!;
      const button = this.menu.getByRole('button', { name: startsWith(row.title) }).first();
      const isOpen = (await button.getAttribute('aria-expanded')) === 'true';
      if (!isOpen) await button.click();
      if (row.choices.length > 1) {
        const { detail, title } = row.choices.find((one) => one.key === key)!;
        await this.menu
          .getByRole('list')
          .getByRole('button', { name: startsWith(detail ?? title) })
          .first()
          .click();
      }
    } else if (offer!.kind === 'one') {
      await this.page
        .getByRole('button', { name: startsWith(this.label(given)) })
        .first()
        .click();
    } else await this.page.getByRole('button', { name: this.words.word('control.confirm') }).click();
  }

  /** An answer, by pressing its square on the board. */
  async pick(given: unknown): Promise<void> {
    const { view } = this.asked;
    const { targets = [] } = option(view, view.pending!.choice, given, this.words);
    const space = targets.flatMap((target) => ('space' in target ? [target.space] : []))[0];
    await this.give(given, () => this.page.locator(`[data-space="${space}"]`).click());
  }
}

/** Questions that are answered in the list of actions. */
const MENUS: readonly string[] = ['act', 'facing', 'spot', 'zombie', 'zombieAct', 'opening', 'room', 'cot'];

/** A button says what it costs after its name. */
const startsWith = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')}`);
