import { commitmentOf } from '@shamble/kept';
import {
  type Engine,
  EVERYONE,
  type Event,
  heardBy,
  keyText,
  type Match,
  replay,
  type Seat,
  type Shape,
  type TableOf,
  type Told,
  WATCHER,
} from '@shamble/kernel';
import { botIn } from '@shamble/protocol';
import type { LoadedGame } from '../games.ts';
import { undoneIn } from '../link/line.ts';
import type { Chapter } from '../link/messages.ts';
import { storyOf } from '../link/story.ts';
import type { Frame, Opened, Verdict } from './messages.ts';

/** A game played again, every table of it at hand: a few kilobytes each. */
export class Film {
  readonly match: Match<Shape>;
  readonly game: LoadedGame;
  private readonly tables: TableOf<Shape>[] = [];
  private readonly told: (readonly Told[])[] = [];

  constructor(game: LoadedGame, match: Match<Shape>) {
    this.game = game;
    this.match = match;
    replay(match.engine, match.journal, {
      onEntry: (_entry, table, told) => {
        this.tables.push(table);
        this.told.push(told);
      },
    });
  }

  opened(title: string | null): Opened {
    const { table, entries } = this.match;
    return {
      game: this.game.id,
      title,
      first: this.tables[0]!.n,
      last: table.n,
      outcome: table.outcome,
      viewers: this.viewers(),
      rounds: this.tables.map((one) => this.game.pack.round(this.engine.view(one, EVERYONE).state)),
      undone: [...undoneIn(entries)],
    };
  }

  frame(n: number, seat: Seat): Frame {
    this.mayWatch(seat);
    const at = Math.max(0, Math.min(n - this.tables[0]!.n, this.tables.length - 1));
    const table = this.tables[at]!;
    const events: readonly Event[] = heardBy(this.told[at]!, seat);
    return { n: table.n, seat, view: this.engine.view(table, seat), events };
  }

  story(seat: Seat): Chapter[] {
    this.mayWatch(seat);
    return storyOf(this.game, this.match, seat);
  }

  /** Plays all of it again from the key alone, every table compared with what was written down at the time. */
  verify(commitment: string): Verdict {
    const { engine, journal, table } = this.match;
    replay(engine, journal, { verify: true });
    const isOver = table.outcome !== null;
    const key = keyText(table.chance.key);
    return {
      commitment,
      key: isOver ? key : null,
      isKey: commitmentOf(key) === commitment,
      entries: this.tables.length - 1,
      draws: Object.values(table.chance.at).reduce((sum, count) => sum + count, 0),
    };
  }

  private get engine(): Engine<Shape> {
    return this.match.engine;
  }

  /** As long as it is played nobody sees more than at the table. */
  private viewers(): readonly Seat[] {
    const { table, holders } = this.match;
    if (table.outcome !== null) return table.seats.length > 1 ? [...table.seats, EVERYONE] : table.seats;
    const here = table.seats.filter((seat) => botIn(holders, seat) === null);
    return here.length > 0 ? here : [WATCHER];
  }

  private mayWatch(seat: Seat): void {
    if (!this.viewers().includes(seat)) throw new Error('Nobody watches from there before the game is over.');
  }
}
