import { type Dossier, dossierOf } from '@shamble/bots';
import { type Again, commitmentOf, playAgain, reelsIn } from '@shamble/kept';
import {
  botIn,
  type Engine,
  EVERYONE,
  type Event,
  type Holders,
  heardBy,
  keyText,
  type Match,
  replay,
  type Seat,
  type Shape,
  WATCHER,
} from '@shamble/kernel';
import { wire } from '@shamble/protocol';
import type { RuledGame } from '../games/index.ts';
import type { Chapter } from '../link/messages.ts';
import type { Frame, Opened, Question, Verdict } from '../link/replay.ts';
import { holdersHere } from '../session/holders.ts';
import { storyOf } from './story.ts';

/** A game played again, as it is shown. */
export class Film {
  /** As far as it can be played again. */
  readonly match: Match<Shape>;
  readonly game: RuledGame;
  private readonly holders: Holders;
  private readonly again: Again;

  constructor(game: RuledGame, match: Match<Shape>) {
    this.game = game;
    this.holders = match.holders;
    this.again = playAgain(match);
    this.match = this.again.match;
  }

  opened(title: string | null): Opened {
    const { table } = this.match;
    return {
      game: this.game.id,
      title,
      box: this.box(),
      first: this.again.tables[0]!.n,
      last: table.n,
      outcome: table.outcome,
      viewers: this.viewers(),
      rounds: this.again.tables.map((one) => this.game.pack.round(this.engine.view(one, EVERYONE).state)),
      undone: this.again.undone,
      before: this.again.before,
    };
  }

  /** The box that the first table was laid with. */
  private box(): string | null {
    const { start } = this.match.journal.segments[0]!;
    return 'options' in start ? (this.game.pack.box?.named(start.options) ?? null) : null;
  }

  frame(n: number, seat: Seat): Frame {
    this.mayWatch(seat);
    const at = Math.max(0, Math.min(n - this.again.tables[0]!.n, this.again.tables.length - 1));
    const table = this.again.tables[at]!;
    const events: readonly Event[] = heardBy(this.again.told[at]!, seat);
    return { n: table.n, seat, view: this.engine.view(table, seat), events };
  }

  story(seat: Seat): Chapter[] {
    this.mayWatch(seat);
    const [first, ...later] = reelsIn(this.match.journal).map((journal) =>
      storyOf(this.game, { engine: this.engine, journal }, seat),
    );
    return [...first!, ...later.flatMap((chapters) => chapters.slice(1))];
  }

  /** All that an analysis for the seat may know. Only once it is over. */
  dossier(seat: Seat, open: boolean): Dossier {
    const { match, tables, undone } = this.again;
    const entries = match.journal.segments.flatMap((segment) => segment.entries);
    return dossierOf({ pack: this.game.pack, engine: this.engine, tables, entries, undone }, seat, open);
  }

  /** What the seat was asked there. */
  question(n: number, seat: Seat): Question {
    this.mayWatch(seat);
    const table = this.again.tables[n - this.again.tables[0]!.n]!;
    const offer = this.engine.offer(table, seat);
    return { view: this.engine.view(table, seat), offer: offer === null ? null : wire(offer) };
  }

  /** Plays all of it again from the key alone, every table compared with what was written down at the time. */
  verify(commitment: string): Verdict {
    const { engine, journal, table } = this.match;
    for (const reel of reelsIn(journal)) replay(engine, reel, { verify: true });
    const isOver = table.outcome !== null;
    const key = keyText(table.chance.key);
    return {
      commitment,
      key: isOver ? key : null,
      isKey: commitmentOf(key) === commitment,
      entries: this.again.tables.length - 1,
      before: this.again.before,
      draws: Object.values(table.chance.at).reduce((sum, count) => sum + count, 0),
    };
  }

  private get engine(): Engine<Shape> {
    return this.match.engine;
  }

  /** As long as it is played nobody sees more than at the table. */
  private viewers(): readonly Seat[] {
    const { table } = this.match;
    if (table.outcome !== null) return table.seats.length > 1 ? [...table.seats, EVERYONE] : table.seats;
    const here = table.seats.filter((seat) => botIn(this.holders, seat) === null);
    // Any of several people may be looking: none of them at what another one knows.
    if (holdersHere(this.holders).length > 1 && this.game.pack.secrets?.(this.engine.view(table, WATCHER).state))
      return [WATCHER];
    return here.length > 0 ? here : [WATCHER];
  }

  private mayWatch(seat: Seat): void {
    if (!this.viewers().includes(seat)) throw new Error('Nobody watches from there before the game is over.');
  }
}
