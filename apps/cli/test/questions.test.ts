import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, shamble } from './cli.ts';
import { stagedSave } from './staged.ts';

const given = {
  mission: 'alley',
  turn: 'ann',
  heroes: {
    ann: { zone: 'b2', hands: ['gun', 'knife'], pack: ['vest'] },
    ben: { zone: 'b2', pack: ['flare'] },
  },
  finds: ['medkit', 'junk', 'vest'],
};

/** Types at a table with cards in hand, and gives back what was on the screen. */
async function typed(lines: readonly string[], scene: Readonly<Record<string, unknown>> = given, lang = 'en') {
  const cwd = newFolder();
  writeFileSync(join(cwd, 'game.json'), stagedSave(scene));
  const { code, out, err } = await shamble(['play', 'thumbnail', '--load', 'game.json', '--lang', lang], {
    cwd,
    lines,
  });
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
}

/** The number that an option has on the screen. */
async function numberOf(option: string, scene = given): Promise<string> {
  const screen = await typed([], scene);
  const line = screen.split('\n').find((one) => one.endsWith(`  ${option}`));
  return line?.trim().split(' ')[0] ?? expect.unreachable(`"${option}" is not offered`);
}

test('arrange: numbers and letters; what is not named stays', async () => {
  const trade = await numberOf('Trade with Ben');
  const out = await typed([trade, '1', '1b', '2f']);
  expect(out).toContain('   1  gun  ← Ann’s left hand');
  expect(out).toContain('   e  Ben’s left hand');
  expect(out).toContain('Type number and letter, as in: 1a 2b.');
  expect(out).toContain('Something does not fit there: every one of the 4 needs a place that takes it.');
  expect(out).toContain('Enter alone: ');
  expect(out).toContain('Ann and Ben trade.');
});

test('arrange, in French: - leaves all where it is', async () => {
  const trade = await numberOf('Trade with Ben');
  const out = await typed([trade, '-'], given, 'fr');
  expect(out).toContain('   1  pistolet  ← main gauche d’Ann');
  expect(out).toContain('Ann et Ben');
});

test('order: the first ones, the rest follows', async () => {
  const scout = await numberOf('Scout the finds');
  const out = await typed([scout, '9', '3']);
  expect(out).toMatch(/1 {2}medkit\n +2 {2}junk\n +3 {2}vest\n/);
  expect(out.match(/Type the numbers in the order you want/g)!.length).toBeGreaterThan(1);
  expect(out).toContain('What does Ann do? (2 actions left)');
});

test('share: number:share, or a number alone', async () => {
  const scene = {
    mission: 'alley',
    phase: 'dead',
    others: 'a2',
    heroes: { ann: { zone: 'a1' }, ben: { zone: 'a1' } },
    dead: { a1: { walkers: 3 } },
  };
  const out = await typed(['1:9', '1:1 2:2'], scene);
  expect(out).toMatch(/Share \d+ wounds among the heroes in a1\./);
  expect(out).toMatch(/1 {2}Ann \(at most 3\)/);
  expect(out).toContain('That does not come to');
  expect(out).toMatch(/Ben takes a wound \(2\)/);
});

test('what may be done unasked, and the way back to the question', async () => {
  const out = await typed(['a1', '', 'a1', '9', '1']);
  expect(out).toContain('  a1  Throw away Ann’s gun, and 3 more');
  expect(out).toContain('  a2  Light Ben’s flare');
  expect(out).toContain('Enter alone goes back to the question.');
  expect(out).toContain('Type a number from 1 to 4.');
  expect(out).toContain('Ann discards the gun.');
});

test('undo beyond what was rolled or seen is asked for twice', async () => {
  const search = await numberOf('Search');
  const out = await typed([search, 'u', 'u!']);
  expect(out).toContain('Type u! to do it.');
  expect(out).toContain('Undone.');
});
