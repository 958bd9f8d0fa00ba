import { decide, type Luck } from '@shamble/bots';
import {
  type AsideId,
  Fault,
  heardBy,
  type Input,
  type Match,
  type Seat,
  type Shape,
  type TableView,
  type Told,
  WATCHER,
} from '@shamble/kernel';
import { faultPhrase, type Locale, type Speak } from '@shamble/text';

import { missionNamed } from '../games.ts';
import { type Io, writeLine } from '../io.ts';
import type { Lines } from '../lines.ts';
import { Stop } from '../stop.ts';
import { readAnswer } from './answer.ts';
import { policyOf } from './holders.ts';
import { press } from './keys.ts';
import {
  type AsideShown,
  asideLines,
  boardLines,
  headingLine,
  logLines,
  missionLines,
  offerLines,
  type Pen,
  questionLines,
} from './screen.ts';
import { askedSeat, type Back, stepsBack } from './steps.ts';
import type { Store } from './store.ts';

export interface Setup {
  readonly io: Io;
  readonly pen: Pen;
  readonly say: Speak;
  readonly locale: Locale;
  readonly match: Match<Shape>;
  readonly lines: Lines;
  readonly store: Store;
  readonly luck: Luck;
  /** What has been told so far. */
  readonly told: readonly Told[];
}

/** What a typed line led to: ask again, look at the new table, or leave. */
export type Turn = 'again' | 'on' | 'leave';

const REMEMBERED = 12;

/** A game at the terminal, until it is over or the person leaves. */
export class Session {
  readonly setup: Setup;
  readonly log: Told[];
  /** Whether the game is in its file. */
  kept: boolean;
  /** How much of the log has been on the screen, and to each seat. */
  private shown: number;
  private readonly shownTo: Record<Seat, number> = {};
  private drawn = '';
  /** Who has seen the screen last. */
  private looker: Seat | null = null;

  constructor(setup: Setup) {
    this.setup = setup;
    this.log = [...setup.told];
    this.shown = Math.max(0, this.log.length - REMEMBERED);
    this.kept = setup.match.table.n > 0;
  }

  async run(): Promise<void> {
    const { match, luck } = this.setup;
    this.print(...this.mission());
    for (let seat = askedSeat(match); seat !== null; seat = askedSeat(match)) {
      const policy = policyOf(this.setup.pen.game, match.holders, seat);
      if (policy !== null) this.do(seat, { answer: decide(match.engine, match.table, seat, policy, luck) });
      else if ((await this.ask(seat)) === 'leave') {
        const nothing = match.table.n === 0 ? 'cli.play.nothing-played' : 'cli.play.not-kept';
        this.tell(this.kept ? 'cli.play.left' : nothing, this.where());
        return;
      }
    }
    this.showEnd();
  }

  print(...lines: readonly string[]): void {
    for (const line of lines) writeLine(this.setup.io.stdout, line);
  }

  tell(id: string, more: Record<string, string | number> = {}): void {
    this.print(this.setup.pen.words.say(id, more));
  }

  /** Does it, and keeps the game before anything is shown. */
  do(seat: Seat, input: Input): void {
    const { match, store } = this.setup;
    this.log.push(...match.do(seat, input));
    try {
      store.keep(match);
      this.kept = true;
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      // A full disk must not end the game: it goes on, and the next answer tries again.
      this.kept = false;
      this.print(this.setup.pen.colours.red(this.setup.say(error.phrase)));
    }
  }

  /** The same; what the rules do not allow is told, and the table stays as it was. */
  try(seat: Seat, input: Input): boolean {
    try {
      this.do(seat, input);
      return true;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.print(this.setup.say(faultPhrase(error)));
      return false;
    }
  }

  /** What was on the screen before an undo need not come again. */
  forgetNews(): void {
    this.shown = this.log.length;
  }

  mission(): string[] {
    const start = this.setup.match.journal.segments[0]?.start;
    const options = start !== undefined && 'options' in start ? start.options : undefined;
    const { pen } = this.setup;
    const { mission: id, board } = (options ?? {}) as { mission?: string; board?: string };
    const mission = missionNamed(pen.game, id ?? board);
    if (mission === undefined) return [];
    const { engine, table } = this.setup.match;
    const played = pen.game.pack.played?.(engine.view(table, WATCHER).state) ?? [];
    return missionLines(
      pen,
      mission,
      pen.game.pack.variants.filter(({ id: one }) => played.includes(one)),
    );
  }

  /** Asks for a thing the seat does of its own accord; an empty line goes back to the question. */
  async askAside({ seat, name, offer }: AsideShown): Promise<Turn> {
    const { pen, match, lines } = this.setup;
    const view = match.engine.view(match.table, seat);
    this.print('', ...offerLines(pen, view, name, offer));
    this.tell('cli.play.aside-back');
    for (;;) {
      const line = await lines.next(`${seat}> `);
      if (line === null) return 'leave';
      if (line.trim() === '') return 'on';
      const reading = readAnswer(offer, line);
      if ('wrong' in reading) this.print(this.setup.say(reading.wrong));
      else if (this.try(seat, { aside: name, answer: reading.answer })) return 'on';
    }
  }

  where(): { file: string; game: string } {
    return { file: this.setup.store.file, game: this.setup.pen.game.id };
  }

  /** Shows the table to the seat and reads lines until one of them leads on. */
  private async ask(seat: Seat): Promise<Turn> {
    const { match, pen, lines, say } = this.setup;
    const { table, engine } = match;
    const view = engine.view(table, seat);
    const pending = table.pending!;
    const offer = engine.offer(table, seat, { explain: true, usual: true })!;
    if (this.hides(seat, view) && !(await this.passOn(seat))) return 'leave';
    const asides = this.asides(seat);
    const back = stepsBack(match, seat, (one) => policyOf(this.setup.pen.game, match.holders, one) === null);
    this.print(
      '',
      headingLine(pen, view, seat),
      ...logLines(pen, view, heardBy(this.news(seat), seat)),
      ...this.board(view),
      ...questionLines(pen, view, pending),
      ...offerLines(pen, view, pending.choice, offer),
      ...asideLines(pen, view, seat, asides),
      pen.colours.dim(`  ${this.keys(back)}`),
    );
    for (;;) {
      const line = await lines.next(`${seat}> `);
      if (line === null) return 'leave';
      const turn = await press(this, line.trim(), { seat, asides, back });
      if (turn === 'again') continue;
      if (turn !== null) return turn;
      const reading = readAnswer(offer, line);
      if ('wrong' in reading) this.print(say(reading.wrong));
      else if (this.try(seat, { answer: reading.answer })) return 'on';
    }
  }

  /** Whether the keyboard goes to somebody else who knows what nobody else may. */
  private hides(seat: Seat, view: TableView<Shape>): boolean {
    const { match, pen } = this.setup;
    const here = match.table.seats.filter((one) => policyOf(pen.game, match.holders, one) === null);
    const isNew = seat !== this.looker;
    this.looker = seat;
    return isNew && here.length > 1 && pen.game.pack.secrets?.(view.state) === true;
  }

  /** Clears the screen, and waits until whoever sits there is alone with it. False: the person leaves. */
  private async passOn(seat: Seat): Promise<boolean> {
    const { io, lines } = this.setup;
    if (io.stdout.isTTY === true) io.stdout.write('\u001B[2J\u001B[3J\u001B[H');
    this.drawn = '';
    this.tell('cli.play.pass-on', { seat });
    return (await lines.next(`${seat}> `)) !== null;
  }

  /** The board, unless it stands on the screen already. */
  private board(view: TableView<Shape>): string[] {
    const lines = boardLines(this.setup.pen, view);
    const isNew = lines.join('\n') !== this.drawn;
    this.drawn = lines.join('\n');
    return isNew ? lines : [''];
  }

  /** What this seat has not yet seen: what nobody has, and what only it may know since its last turn. */
  private news(seat: Seat): Told[] {
    const { shown } = this;
    const from = this.shownTo[seat] ?? shown;
    const news = this.log.filter((told, i) => i >= shown || (i >= from && told.only?.includes(seat)));
    this.shown = this.log.length;
    this.shownTo[seat] = this.log.length;
    return news;
  }

  /** What the person may do unasked, from whichever seat is theirs; that of the seat asked comes first. */
  private asides(asked: Seat): AsideShown[] {
    const { match } = this.setup;
    const mine = match.table.seats.filter(
      (seat) => seat !== asked && policyOf(this.setup.pen.game, match.holders, seat) === null,
    );
    return [asked, ...mine].flatMap((seat) =>
      Object.entries(match.engine.asides(match.table, seat, true)).map(([name, offer]) => ({
        seat,
        name: name as AsideId<Shape>,
        offer: offer!,
      })),
    );
  }

  private keys({ tables, free }: Back): string {
    const { words } = this.setup.pen;
    const undo = tables.length === 0 ? 'kernel.undo.start' : 'kernel.undo.free';
    return words.say('cli.play.keys', { undo: words.say(undo, { n: free }) });
  }

  private showEnd(): void {
    const { match, pen } = this.setup;
    const view = match.engine.view(match.table, '$everyone');
    const events = heardBy(this.log.slice(this.shown), '$everyone');
    const outcome = match.table.outcome!;
    this.print(...logLines(pen, view, events), ...boardLines(pen, view));
    const rules = outcome.rules.length > 0 ? pen.colours.dim(`  [${outcome.rules.join(', ')}]`) : '';
    this.print(pen.colours.bold(pen.words.outcome(outcome)) + rules);
    this.tell(outcome.winners.length > 0 ? 'cli.play.winners' : 'cli.play.no-winner', {
      seats: outcome.winners.join(', '),
      count: outcome.winners.length,
    });
    this.tell(this.kept ? 'cli.play.over' : 'cli.play.not-kept', this.where());
  }
}
