import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { newFolder, shamble } from './cli.ts';

let cwd: string;
beforeEach(() => {
  cwd = newFolder();
});

const alley = ['play', 'thumbnail', '--mission', 'alley', '--seats', '2', '--seed', '5'];
const play = (lines: Iterable<string>, more: readonly string[] = []) => shamble([...alley, ...more], { lines, cwd });
const entriesIn = (file: string) => JSON.parse(readFileSync(join(cwd, file), 'utf8')).journal.segments[0].entries;

describe('the screen', () => {
  test('shows the board, the question, why, the options and what is refused by which rule', async () => {
    const { code, out } = await play(['q']);
    expect(code).toBe(0);
    expect(out).toContain('Round 1, p1');
    expect(out).toContain('[a1].....-[b1]');
    expect(out).toContain('What does Ann do? (3 actions left)\n  Round 1 › Ann acts');
    expect(out).toMatch(/1 {2}Move to b1\n/);
    expect(out).toMatch(/– {2}Search {2}\[TH-SEARCH-01\]/);
    expect(out).toMatch(/– {2}Trade with Ben · Trade with Cleo .*\[TH-TRADE-01\]/);
    expect(out).toContain('Nothing was played, so nothing was kept.');
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('tells the mission, and draws a board only when it has changed', async () => {
    const { out } = await shamble(['play', 'zombicide', '--mission', '00', '--seed', '3'], {
      lines: ['4', 'help', 'm', '1', 'quit'],
      cwd,
    });
    expect(out).toContain('Zombicide · Tutorial');
    expect(out.match(/take the one objective/g)).toHaveLength(2);
    expect(out).toContain('l b m   the log, the board, the mission again');
    expect(out.match(/│kitchen /g)).toHaveLength(2);
    expect(out).toContain('  Amy · Blue 0 · unharmed · in hand: pan, nothing');
    expect(out).toContain('The game is kept in');
  });

  test('waits before a seat with secrets, and tells the traitor alone who he is', async () => {
    const traitor = ['play', 'plague', '--seats', '2', '--variant', 'traitor', '--seed', '2'];
    const { out } = await shamble(traitor, { lines: ['', '2', '', 'q'], cwd });
    expect(out).toContain('Zombie Plague · The House');
    expect(out).toContain('  + The traitor  One of you may want to be the only one left.');
    const [before, ann, ben] = out.split(/What comes next is for p[12] alone/);
    expect(before).not.toContain('Which way');
    expect(ann).toContain('There may be a traitor.');
    expect(ann).not.toContain('is the traitor');
    expect(ben).toContain('Ben is the traitor, and nobody else knows.');
    const alone = await shamble([...traitor, '--bot', '2'], { lines: ['2', 'q'], cwd });
    expect(alone.out).not.toContain('What comes next');
    expect(alone.out).not.toContain('is the traitor');
  });

  test('in French', async () => {
    const { out } = await play(['1', 'q'], ['--lang', 'fr']);
    expect(out).toContain('Que fait Ann ? (3 actions restantes)');
    expect(out).toContain('On peut revenir librement de 1 coup');
    expect(out).not.toMatch(/\[(cli|kernel)\./);
  });

  test('tells what happened since, with the rules', async () => {
    const { out } = await play(['1', 'q']);
    expect(out).toContain('· Ann goes from a1 to b1.  [TH-MOVE-01]');
  });
});

describe('keys', () => {
  test('wrong lines are told, and the question stands', async () => {
    const { out, code } = await play(['99', 'what', '1 2', 'q']);
    expect(out.match(/Type a number from 1 to 3\./g)).toHaveLength(3);
    expect(code).toBe(0);
  });

  test('? explains the keys, a rule, and a rule that is none', async () => {
    const { out } = await play(['?', '? th-trade-01', '?TH-TRAD-01', 'q']);
    expect(out).toContain('u       undo');
    expect(out).toContain('TH-TRADE-01: For one action two heroes');
    expect(out).toContain('There is no rule "TH-TRAD-01"; did you mean TH-TRADE-01');
  });

  test('u takes a step back, and says how far it reaches', async () => {
    const { out } = await play(['u', '1', 'u', 'q']);
    expect(out).toContain('There is nothing to undo');
    expect(out).toContain('Undo goes back 1 step freely');
    expect(out).toContain('Undone.');
    expect(out.match(/3 actions left/g)).toHaveLength(2);
  });

  test('l and b show the log and the board again; s saves a copy, never over another file', async () => {
    writeFileSync(join(cwd, 'mine.json'), 'mine');
    const { out } = await play(['1', 'l', 'b', 's copy.json', 's mine.json', 's', 'q'], ['--save', 'game.json']);
    expect(out.match(/\[a1\]/g)).toHaveLength(3);
    expect(out.match(/Ann goes from a1 to b1/g)).toHaveLength(2);
    expect(out).toContain(`Saved in ${join(cwd, 'copy.json')}.`);
    expect(out).toContain(`There is already a file ${join(cwd, 'mine.json')}`);
    expect(readFileSync(join(cwd, 'mine.json'), 'utf8')).toBe('mine');
    expect(readFileSync(join(cwd, 'copy.json'))).toEqual(readFileSync(join(cwd, 'game.json')));
  });

  test('resign gives up the seat', async () => {
    const { out } = await play(['resign', 'resign']);
    expect(out).toContain('Nobody is left to play on.');
    expect(out).toContain('shamble replay');
  });
});

describe('the file', () => {
  test('holds the game after every answer, and nothing else is left behind', async () => {
    const { out } = await play(['1', '3'], ['--save', 'game.json']);
    expect(readdirSync(cwd)).toEqual(['game.json']);
    expect(entriesIn('game.json')).toHaveLength(2);
    expect(out).toContain(`Go on with: shamble play thumbnail --load ${join(cwd, 'game.json')}`);
  });

  test('is gone on with by --load, in place', async () => {
    await play(['1'], ['--save', 'game.json']);
    const { out, code } = await shamble(['play', 'thumbnail', '--load', 'game.json'], { lines: ['3'], cwd });
    expect(code).toBe(0);
    expect(out).toContain('Ann goes from a1 to b1.');
    expect(out).toContain('2 actions left');
    expect(entriesIn('game.json')).toHaveLength(2);
  });

  test('is never one that is already there', async () => {
    writeFileSync(join(cwd, 'game.json'), 'mine');
    const { code, err } = await play(['1'], ['--save', 'game.json']);
    expect(code).toBe(1);
    expect(err).toMatch(/^There is already a file .*game\.json: go on with it by --load/);
    expect(readFileSync(join(cwd, 'game.json'), 'utf8')).toBe('mine');
  });

  test('without --save each game has a new file of its own', async () => {
    await play(['1']);
    await play(['1']);
    expect(readdirSync(cwd)).toHaveLength(2);
  });

  test.each([
    ['no JSON', '{"shamble":"save"', /is no journal or saved game, or it is damaged/],
    ['not a save', '{}', /^This file is damaged: it is not a saved game of Shamble/],
    ['a table that is not the journal’s', null, /^This file is damaged: the table is not the one its journal leads to/],
  ])('%s: one sentence, and the file stays as it was', async (_, text, sentence) => {
    await play(['1'], ['--save', 'game.json']);
    const file = join(cwd, 'game.json');
    const spoilt = text ?? readFileSync(file, 'utf8').replace(/"barrier":0/, '"barrier":1');
    writeFileSync(file, spoilt);
    const { code, err } = await shamble(['play', 'thumbnail', '--load', 'game.json'], { lines: ['1'], cwd });
    expect(code).toBe(1);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(readFileSync(file, 'utf8')).toBe(spoilt);
  });

  test('that cannot be written is told', async () => {
    writeFileSync(join(cwd, 'plain'), '');
    const { code, err } = await play(['1'], ['--save', 'plain/game.json']);
    expect(code).toBe(1);
    expect(err).toMatch(/^.*game\.json cannot be written \(\w+\)\.\n$/);
  });

  test('that cannot be written any more is told, and the game goes on', async () => {
    // The folder goes away as soon as the game has begun, and its name is taken.
    function* typed() {
      rmSync(join(cwd, 'away'), { recursive: true });
      writeFileSync(join(cwd, 'away'), '');
      yield* ['1', '1', 'q'];
    }
    const { code, out } = await play(typed(), ['--save', 'away/game.json']);
    expect(code).toBe(0);
    expect(out.match(/cannot be written/g)).toHaveLength(2);
    expect(out).toContain('The last answers could not be kept in ');
  });
});

describe('whole games', () => {
  test('played by bots to the end, kept, and verified', async () => {
    const { code, out } = await play([], ['--bot', 'all', '--save', 'game.json']);
    expect(code).toBe(0);
    expect(out).toMatch(/Winners: |Nobody wins\./);
    const replayed = await shamble(['replay', 'game.json', '--verify'], { cwd });
    expect(replayed.out).toMatch(/Verified: \d+ entries, every hash as written\./);
  });

  test('a person with a bot beside: the bot answers, the person may take back their own step', async () => {
    const { out } = await play(['1', '3', 'u', 'u!', 'q'], ['--bot', '2=usual', '--save', 'game.json']);
    expect(out).not.toContain('p2> ');
    expect(existsSync(join(cwd, 'game.json'))).toBe(true);
    const entries = entriesIn('game.json') as { seat: string }[];
    expect(entries.some(({ seat }) => seat === 'p2')).toBe(true);
    expect(entries.at(-1)).toMatchObject({ seat: 'p1', undoTo: expect.any(Number) });
  });

  test('a bot takes over a seat in mid-game', async () => {
    await play(['1'], ['--save', 'game.json']);
    const { out } = await shamble(['play', 'thumbnail', '--load', 'game.json', '--bot', '1=random'], {
      cwd,
      lines: [],
    });
    expect(out).toContain('p2> ');
    expect(entriesIn('game.json')).toContainEqual(expect.objectContaining({ seat: 'p1', hold: 'bot:random' }));
  });

  // Enter alone wherever there is a usual answer, else the first thing on offer: every kind of question must take it.
  test('typed to its end without a fault', { timeout: 60_000 }, async () => {
    const lines = Array.from({ length: 3000 }, (_, i) => (i % 3 === 0 ? '1' : ''));
    const { code, out, err } = await play(lines, ['--save', 'game.json', '--variant', 'fog']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).not.toMatch(/\[(cli|kernel|event|ask|act|option)\./);
  });
});
