import { fileURLToPath } from 'node:url';
import { EVERYONE, type Game, type GamePack, type Phrase, type Shape } from '@shamble/kernel';
import { loadScenarios, runScenarios } from '@shamble/testkit';
import { LOCALES, speak } from '@shamble/text';
import { expect, test } from 'vitest';
import { findGame, games } from '../src/games.ts';

const told = games.filter(({ pack }) => pack.cause !== undefined);

/** Rule -> all that is said when it refuses something, in the course of every scenario of the game. */
function causesOf(pack: GamePack<Shape>, folder: string): Map<string, Phrase[]> {
  const heard = new Map<string, Phrase[]>();
  const known = new Set<string>();
  const choices = Object.entries(pack.game.choices).map(([id, choice]) => {
    const offer: typeof choice.offer = (look, about, explain) => {
      const made = choice.offer(look, about, true);
      for (const { option, because } of made.refused ?? []) {
        const phrase = pack.cause!(pack.game.view(look.state, EVERYONE), id, option, because);
        const rule = because.at(-1)!;
        if (known.size === known.add(`${rule} ${JSON.stringify(phrase)}`).size) continue;
        heard.set(rule, [...(heard.get(rule) ?? []), phrase]);
      }
      return explain ? made : choice.offer(look, about, explain);
    };
    return [id, { ...choice, offer }] as const;
  });
  const game: Game<Shape> = { ...pack.game, choices: Object.fromEntries(choices) };
  const files = loadScenarios(fileURLToPath(new URL(`../../../${folder}/test/scenarios`, import.meta.url)));
  const { results } = runScenarios([{ ...pack, game }], files);
  expect(results.filter(({ passed }) => !passed)).toEqual([]);
  return heard;
}

const HEARD = Object.fromEntries(told.map(({ id, pack, folder }) => [id, causesOf(pack, folder)]));

test.each(told)('whatever $id refuses in a scenario, it says why, here and now', ({ id, text }) => {
  const heard = HEARD[id]!;
  expect(heard.size).toBeGreaterThan(30);
  for (const locale of LOCALES) {
    const say = speak(text[locale], locale, { strict: true });
    for (const [rule, phrases] of heard)
      for (const phrase of phrases) expect(() => say(phrase), `${rule} in ${locale}`).not.toThrow();
  }
});

test.each([
  ['zombicide', 'ZC-MELEE-01', 'No Zombie in this zone.'],
  ['zombicide', 'ZC-MOVE-10', /^Needs \d+ actions to leave the Zombies here, has \d+\.$/],
  ['zombicide', 'ZC-RELD-01', 'Has to be reloaded first.'],
  ['zombicide', 'ZC-M08-03', 'Locked until the blue objective is taken.'],
  ['plague', 'ZP-SEARCH-01', 'Nothing to search straight ahead.'],
  ['plague', 'ZP-PORT-03', /^Needs \d+ AP, has \d+\.$/],
  ['dawn', 'DD-MOVE-09', /^Needs \d+ points?, has \d+\.$/],
  ['marvel', 'MZ-MOVE-03', /^Needs \d+ Actions to leave the Enemies here, has \d+\.$/],
  ['marvel', 'MZ-RAV-02', 'Ravenous: only Move and Devour.'],
  ['marvel', 'MZ-M00-05', 'Locked until the blue Objective is taken.'],
  ['marvel', 'MZ-CARD-05', 'Used this Turn already.'],
  ['dawn', 'DD-DOOR-10', 'One of the dead is in this space.'],
])('%s says of %s: %s', (id, rule, wanted) => {
  const say = speak(findGame(id).text.en, 'en', { strict: true });
  expect(HEARD[id]!.get(rule)!.map(say)).toContainEqual(
    typeof wanted === 'string' ? wanted : expect.stringMatching(wanted),
  );
});
