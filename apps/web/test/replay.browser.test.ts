import { fork, keyText } from '@shamble/kernel';
import { pack } from '@shamble/plague';
import type { View } from '@shamble/plague/types';
import { why } from '@shamble/plague/why';
import { expect, test } from 'vitest';
import { log } from '../src/games/plague/log.ts';
import { settle } from '../src/games/plague/picture.ts';
import { scene } from '../src/games/plague/scene.ts';
import { type AnalysisWord, analysisText } from '../src/replay/analysisText.ts';
import type { Seen } from '../src/table/skin.ts';
import { wordsOf } from '../src/text/words.ts';
import { storyOf } from '../src/worker/story.ts';
import { listen } from './person/listening.ts';
import { freshMatch } from './person/tables.ts';
import { LOOKS, SLOW, screenFaults, visits } from './person/visit.ts';
import { Watcher } from './person/watching.ts';
import { wonGame } from './person/winning.ts';
import { finishedMatch, PlaguePlayer, wordsIn } from './plaguePlayer.ts';

const { visit } = visits();

const won = wonGame([], { most: 40 });
const devoured = finishedMatch();

test.each(LOOKS)('a game of Zombicide is watched again: $size, $lang, $theme', { timeout: SLOW }, async (look) => {
  const match = freshMatch('00', won.seed);
  for (const { answer } of won.steps) match.do('p1', { answer });
  const page = await visit('/', look);
  const watcher = await Watcher.of(page, match, look.lang);

  // Forth, to the end, and back.
  await watcher.step(1);
  await watcher.go(match.table.n);
  await watcher.over.waitFor();
  await watcher.go(12);
  await watcher.over.waitFor({ state: 'detached' });
  await watcher.step(-1);

  // From a line of the story, and from a figure.
  await watcher.story.getByRole('button').first().click();
  await expect.poll(watcher.at).toBeLessThan(11);
  await page.getByRole('navigation').getByRole('button').first().click();
  await page.getByRole('button', { name: watcher.word('replay.later', { name: '' }).trim() }).click();
  expect(await screenFaults(page, 'replay', look)).toEqual([]);

  // The analysis: a curve soon, the end is certain, a point leads to its round; with all cards open it says so.
  const said = (id: AnalysisWord, more = {}): string => wordsOf(look.lang, analysisText).say({ id, with: more });
  await watcher.press('replay.analysis');
  const curve = page.getByRole('region', { name: said('analysis.for', { seat: '' }).trim() });
  await curve.getByRole('button').first().waitFor();
  await page.getByRole('button', { name: said('analysis.stop'), exact: true }).click();
  await page.getByRole('button', { name: said('analysis.go'), exact: true }).waitFor();
  expect(await screenFaults(page, 'replay-analysis', look)).toEqual([]);
  await curve.getByRole('button', { name: said('analysis.end') }).click();
  await watcher.over.waitFor();
  await curve.getByRole('button').first().click();
  await expect.poll(watcher.at).toBe(0);
  await page.getByRole('button', { name: said('analysis.open'), exact: true }).click();
  await page.getByText(said('analysis.open-text')).waitFor();
  await watcher.press('replay.story');

  await watcher.press('replay.verify');
  await page.getByText(keyText(match.table.chance.key)).waitFor();
  await page.getByText(watcher.word('replay.unfair')).waitFor({ state: 'detached' });

  expect(await watcher.at()).toBeLessThan(match.table.n);
  await watcher.fork('replay.fork');
});

test.each(LOOKS)('a game of Zombie Plague is watched again: $size, $lang, $theme', { timeout: SLOW }, async (look) => {
  const { lang } = look;
  const last = devoured.table.n;
  const words = wordsIn(lang);
  const page = await visit('/', look);
  const watcher = await Watcher.of(page, devoured, lang);

  // Wherever it is scrubbed to, board and story are those of that moment.
  const viewAt = (n: number) => devoured.engine.view(devoured.at(n), 'p1') as unknown as Seen;
  const chapters = storyOf({ id: 'plague', pack: pack as never }, devoured as never, 'p1');
  const figuresAt = (n: number): string[] => scene(settle(viewAt(n)), words).pieces.map(({ label }) => label);
  const linesAt = (n: number): string[] =>
    chapters[n]!.lines.flatMap(({ event, phrase }) => log(viewAt(n), event, phrase, words)?.text ?? []);
  const figures = () => page.locator('[data-piece]').evaluateAll((all) => all.map((one) => one.ariaLabel));
  const lines = () => watcher.story.locator('[aria-current] button').allTextContents();
  const seeMoment = async (n: number): Promise<void> => {
    await expect.poll(async () => (await figures()).sort()).toEqual(figuresAt(n).sort());
    await expect.poll(lines).toEqual(linesAt(n).map((line) => expect.stringContaining(line)));
  };
  await seeMoment(0);
  await watcher.go(last);
  await watcher.over.waitFor();
  await page.getByText(words.outcome(devoured.table.outcome!)).first().waitFor();
  await seeMoment(last);
  const middle = Math.floor(last / 2);
  await watcher.go(middle);
  await watcher.over.waitFor({ state: 'detached' });
  await seeMoment(middle);

  // The dead take their turn; the first of them is asked why, and the story halts until it has been read.
  const turn = chapters.find(
    ({ n, lines: told }) => n > middle && told.some(({ event }) => event.id === 'zombieMoved'),
  )!;
  await watcher.go(turn.n - 1);
  await seeMoment(turn.n - 1);
  await listen(page, lang);
  await watcher.step(1);
  const paper = page.getByRole('dialog', { name: words.word('telling.why'), exact: true });
  await paper.waitFor();
  const asked = turn.lines.find(({ event }) => event.id === 'zombieMoved')!.event;
  const reasons = why(viewAt(turn.n - 1).state as View, asked).filter(({ id }) => id !== 'why.rules');
  expect(await paper.getByRole('listitem').allTextContents()).toEqual(reasons.map((reason) => words.say(reason)));
  expect(await paper.getByRole('link').allTextContents()).toEqual(asked.rules);
  expect(await screenFaults(page, 'replay-plague', look)).toEqual([]);
  await page.keyboard.press('Escape');
  await paper.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: words.word('telling.skip'), exact: true }).click();
  await seeMoment(turn.n);

  // On from the middle by the same dice: the same answer leads to the same table.
  await watcher.go(middle);
  await seeMoment(middle);
  await watcher.fork('replay.fork-same');
  const player = new PlaguePlayer(page, fork(devoured, middle, 'same'), lang);
  await player.press(player.usual);
  expect(figuresAt(middle + 1)).not.toEqual(figuresAt(middle));
  await expect.poll(async () => (await figures()).sort()).toEqual(figuresAt(middle + 1).sort());
});
