import {
  decider,
  type Engine,
  type Entry,
  EVERYONE,
  Fault,
  heardBy,
  type Journal,
  type Offer,
  type Shape,
  type TableOf,
  type TableView,
  type Told,
} from '@shamble/kernel';
import type { ShelvedGame } from '../games.ts';
import type { Colours } from '../io.ts';
import { boardLines, logLines, type Pen } from '../play/screen.ts';
import type { Words } from '../play/words.ts';

interface Tools {
  readonly game: ShelvedGame;
  readonly engine: Engine<Shape>;
  readonly words: Words;
  readonly colours: Colours;
  readonly log: boolean;
  print(line?: string): void;
}

/** Tells a journal in words, as far as it goes. */
export class Retelling {
  private readonly tools: Tools;
  private readonly pen: Pen;
  /** The question that the next entry answers. */
  private question: { view: TableView<Shape>; offer: Offer | null } | null = null;
  private count = 0;

  constructor(tools: Tools) {
    this.tools = tools;
    this.pen = { ...tools, wide: 80 };
  }

  /** Whatever a damaged file makes the rules stumble over is told as a Fault. */
  work(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      if (error instanceof Fault) throw error;
      const what = error instanceof Error ? error.message : String(error);
      throw new Fault('corrupt', `This file is damaged: the rules cannot follow it (${what}). It was left as it is.`, {
        cause: error,
      });
    }
  }

  begin(journal: Journal): void {
    const { words, colours, print } = this.tools;
    const segment = journal.segments[journal.segments.length - 1]!;
    const { start } = segment;
    print(colours.bold(words.title()));
    print(
      words.say('cli.replay.rules', {
        version: segment.version,
        segments: journal.segments.length,
        content: segment.content,
      }),
    );
    if ('options' in start) print(words.say('cli.replay.options', { options: JSON.stringify(start.options) }));
    else print(words.say('cli.replay.goes-on', { n: start.table.n }));
    const holders = Object.entries(start.holders).map(([seat, holder]) => `${seat} ${holder}`);
    print(words.say('cli.replay.holders', { holders: holders.join(', ') }));
    print();
  }

  entry(entry: Entry | null, table: TableOf<Shape>, told: readonly Told[]): void {
    const { print, colours, engine, log } = this.tools;
    if (entry !== null) {
      this.count += 1;
      print(`${colours.dim(String(entry.n).padStart(4))}  ${this.deed(entry)}`);
    }
    const view = engine.view(table, EVERYONE);
    if (log) for (const line of logLines(this.pen, view, heardBy(told, EVERYONE))) print(`    ${line}`);
    const { pending } = table;
    this.question = { view, offer: pending === null ? null : engine.offer(table, decider(pending.who)) };
  }

  end(table: TableOf<Shape>, verified: boolean): void {
    const { engine, words, print, colours, game } = this.tools;
    const view = engine.view(table, EVERYONE);
    for (const line of boardLines(this.pen, view)) print(line);
    print(words.say('cli.replay.end', { n: table.n, round: game.pack.round(view.state) }));
    if (table.outcome !== null) print(colours.bold(words.outcome(table.outcome)));
    else if (table.pending !== null)
      print(
        words.say('cli.replay.open', { seat: decider(table.pending.who), question: words.prompt(view, table.pending) }),
      );
    if (verified) print(colours.green(words.say('cli.replay.verified', { count: this.count })));
  }

  /** What an entry did, in words. */
  private deed(entry: Entry): string {
    const { words } = this.tools;
    const { seat } = entry;
    const { view, offer } = this.question!;
    if ('choice' in entry)
      return `${seat}: ${words.answer(view, entry.choice, offer, entry.answer)}${this.forced(entry)}`;
    if ('propose' in entry)
      return words.say('kernel.entry.propose', {
        seat,
        answer: words.answer(view, entry.propose, offer, entry.answer),
      });
    if ('aside' in entry) return `${seat}: ${words.option(view, entry.aside, entry.answer)}`;
    if ('resign' in entry) return words.say('kernel.entry.resign', { seat });
    if ('hold' in entry) return words.say('kernel.entry.hold', { seat, holder: entry.hold });
    if ('undoTo' in entry)
      return words.say(entry.beyond ? 'kernel.entry.undo-beyond' : 'kernel.entry.undo', { seat, n: entry.undoTo });
    if ('undoAsked' in entry) return words.say('kernel.entry.undo-asked', { seat, n: entry.undoAsked });
    return words.say(entry.undoAgreed ? 'kernel.entry.undo-agreed' : 'kernel.entry.undo-refused', { seat });
  }

  private forced(entry: Entry): string {
    const count = 'forced' in entry ? (entry.forced?.length ?? 0) : 0;
    return count === 0 ? '' : this.tools.colours.dim(`  ${this.tools.words.say('cli.replay.forced', { count })}`);
  }
}
