import {
  type Journal,
  keyFromSeed,
  load,
  type Match,
  openMatch,
  type Prepared,
  replay,
  type Shape,
  same,
  save,
  type Told,
  usedBy,
  WATCHER,
} from '@shamble/kernel';
import { nextDoing } from './course.ts';
import { difference } from './difference.ts';
import { checkOver, checkRefusals } from './junk.ts';
import { asBroken, Broken, type Doing, type Law, type LawFault, must, type Setup } from './law.ts';
import { checkLooks, checkPlain } from './looks.ts';
import { checkRetold } from './retold.ts';
import { checkSecrets } from './secrets.ts';
import { luckFor, optionsOf, type Position, type Profile, type Trial } from './trial.ts';
import { checkUndo } from './undo.ts';

/** Plays one random game, with the laws looked after. The first fault ends it. */
export function tryGame<G extends Shape>(
  trial: Trial<G>,
  wanted: Setup,
  profile: Profile,
  most: number,
): Omit<LawFault, 'game'> | null {
  let setup = wanted;
  let match: Match<G> | null = null;
  let doing: Doing | null = null;
  try {
    const { pack, engine } = trial;
    const { seed } = setup;
    const chosen = optionsOf(pack, setup);
    ({ setup } = chosen);
    const course = luckFor(seed, 'course');
    const luck = luckFor(seed, 'looks');
    const stories = luckFor(seed, 'stories');
    const often = (part: number): boolean => luck(1000) < part * 1000;
    const opened = openMatch(engine, {
      options: chosen.options,
      key: keyFromSeed(seed),
      undo: (['free', 'consent', 'none'] as const)[course(3)]!,
      ...(course(2) === 0 ? {} : { holders: someHolders(pack.game.seats(pack.game.options(chosen.options)), course) }),
    });
    match = opened.match;
    note(trial, opened.told, match);
    checkState(trial, match);
    const hashes = [match.journal.segments[0]!.hash];
    const habits = { resignAt: course(30) === 0 ? course(300) : (pack.patience ?? -1) };
    while (match.table.outcome === null) {
      must('runaway', match.table.n < most, () => `it is not over after ${most} entries`);
      doing = null;
      const position: Position<G> = { trial, match, table: match.table, luck };
      const hash = hashes[match.table.n]!;
      if (often(profile.looks)) checkLooks(position, hash);
      if (often(profile.junk)) checkRefusals(position, hash);
      doing = nextDoing(match, course, habits);
      const prepared = prepare(position, doing, hashes, often(profile.samples) ? (profile.viewers ?? 99) : 0);
      if (prepared === null) continue;
      const told = match.commit(prepared);
      note(trial, told, match);
      if (stories(1000) < profile.retold * 1000 && isPlayed(doing)) {
        const viewers = [...match.table.seats, WATCHER];
        const viewer = viewers[stories(viewers.length)]!;
        checkRetold(trial, viewer, { before: position.table, after: match.table, told });
      }
      hashes.push(prepared.entry.hash);
      checkState(trial, match);
      if (profile.saveEvery > 0 && match.table.n % profile.saveEvery === 0) match = saveAndLoad(match);
    }
    doing = null;
    checkOver({ trial, match, table: match.table, luck });
    checkReplays(trial, match);
    return null;
  } catch (error) {
    const { law, message } = asBroken(error);
    const entry = match?.table.n ?? 0;
    return { ...setup, law, reason: message, entry, doing, journal: match?.journal ?? null };
  }
}

/** Undo and changes of holders tell nothing. */
const isPlayed = ({ input }: Doing): boolean => 'answer' in input || 'aside' in input || 'resign' in input;

/** What is to be done, looked at by so many viewers. Null: it was rightly refused. */
function prepare<G extends Shape>(
  position: Position<G>,
  { seat, input }: Doing,
  hashes: readonly string[],
  viewers: number,
): Prepared<G> | null {
  const { trial, match, table } = position;
  const prepared =
    'undoTo' in input || 'undoAgreed' in input ? checkUndo(position, seat, input, hashes) : match.prepare(seat, input);
  const still = trial.engine.hash(table) === hashes[table.n];
  must('pure', still, () => 'playing on a copy changed the table it was copied from');
  if (prepared !== null && viewers > 0 && ('answer' in input || 'resign' in input)) {
    checkPlain(prepared.table);
    // One person in several seats decides at once, so the seat that answers may be another one.
    const by = prepared.entry.seat;
    checkSecrets(position, { seat: by, input, agreed: match.agreeing(by) }, prepared.entry.hash, viewers);
  }
  return prepared;
}

function note<G extends Shape>({ pack, tally }: Trial<G>, told: readonly Told[], { table }: Match<G>): void {
  tally.answers += 1;
  for (const one of told) for (const name of usedBy(pack, one.event, table.state)) tally.used.add(name);
}

function checkState<G extends Shape>({ pack }: Trial<G>, { table }: Match<G>): void {
  const wrong = pack.game.check(table.state);
  must('check', wrong.length === 0, () => wrong.join(' '));
}

function saveAndLoad<G extends Shape>(match: Match<G>): Match<G> {
  const loaded = load(match.engine, JSON.parse(JSON.stringify(save(match))));
  const [was, is] = [match, loaded].map(({ table, holders, undoAsked }) => ({ table, holders, undoAsked }));
  must('replay', same(was, is), () => `after a save and load, ${difference(was, is)}`);
  return loaded;
}

function checkReplays<G extends Shape>({ engine, reversed }: Trial<G>, { journal, table }: Match<G>): void {
  const kept = JSON.parse(JSON.stringify(journal)) as Journal;
  must('replay', same(kept, journal), () => `JSON changes the journal: ${difference(journal, kept)}`);
  const end = inReplay('replay', '', () => replay(engine, kept, { verify: true }));
  must('replay', engine.hash(end) === engine.hash(table), () => 'the replay ends differently');
  inReplay('order', 'with the modifiers turned round: ', () => replay(reversed, kept, { verify: true }));
}

/** Whatever goes wrong in a replay, it went well in play. */
function inReplay<T>(law: Law, when: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new Broken(law, when + asBroken(error).message);
  }
}

const someHolders = (seats: readonly string[], luck: (count: number) => number): Record<string, string> =>
  Object.fromEntries(seats.map((seat) => [seat, ['ann', 'ben', `${seat}'s own`, 'bot:random'][luck(4)]!]));
