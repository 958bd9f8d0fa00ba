import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { heardBy, type Seat } from '@shamble/kernel';
import { Stop } from '../stop.ts';
import { clauseLines, rulebookOf } from './rulebook.ts';
import { type AsideShown, boardLines, logLines } from './screen.ts';
import type { Session, Turn } from './session.ts';
import type { Back } from './steps.ts';
import { keepIn } from './store.ts';

interface Here {
  readonly seat: Seat;
  readonly asides: readonly AsideShown[];
  readonly back: Back;
}

const LOG_LINES = 40;

/** Carries out a line that is no answer: undo, help, save, leave. Null if the line is an answer. */
export async function press(session: Session, line: string, here: Here): Promise<Turn | null> {
  const { pen, match, locale } = session.setup;
  const [word = '', ...rest] = line.split(/\s+/);
  const aside = here.asides[Number(/^a(\d+)$/i.exec(word)?.[1] ?? 0) - 1];
  if (aside !== undefined) return session.askAside(aside);
  if (word.startsWith('?') || /^h(elp)?$/i.test(word)) {
    const asked = word.startsWith('?') ? line.slice(1).trim() : rest.join(' ');
    if (asked === '') session.tell('cli.play.keys-help', { example: rulebookOf(pen.game)[0]?.id ?? 'ID' });
    else session.print(...clauseLines(rulebookOf(pen.game), asked, pen.words, locale));
    return 'again';
  }
  const view = () => match.engine.view(match.table, here.seat);
  switch (word.toLowerCase()) {
    case 'q':
    case 'quit':
    case 'exit':
      return 'leave';
    case 's':
      return saveAs(session, rest.join(' '));
    case 'l':
      session.print(...logLines(pen, view(), heardBy(session.log.slice(-LOG_LINES), here.seat)));
      return 'again';
    case 'b':
      session.print(...boardLines(pen, view()));
      return 'again';
    case 'm':
      session.print(...session.mission());
      return 'again';
    case 'u':
    case 'u!':
      return undo(session, here, word.endsWith('!'));
    case 'resign':
      return session.try(here.seat, { resign: true }) ? 'on' : 'again';
    default:
      return null;
  }
}

function undo(session: Session, { seat, back }: Here, beyond: boolean): Turn {
  const target = back.tables[0];
  if (target === undefined) session.tell('kernel.undo.start');
  else if (back.free === 0 && !beyond) session.tell('cli.play.undo-beyond');
  else if (session.try(seat, { undoTo: target })) {
    session.forgetNews();
    session.tell('cli.play.undone');
    return 'on';
  }
  return 'again';
}

function saveAs(session: Session, name: string): Turn {
  const { match, store, io, say } = session.setup;
  try {
    const file = name === '' ? store.file : resolve(io.cwd, name);
    if (file !== store.file && existsSync(file)) throw new Stop('cli.play.taken', { file });
    keepIn(file, match);
    if (file === store.file) session.kept = true;
    session.tell('cli.play.saved', { file });
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    session.print(say(error.phrase));
  }
  return 'again';
}
