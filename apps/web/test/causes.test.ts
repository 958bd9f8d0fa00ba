import { randomAnswer, rng } from '@shamble/bots';
import { createEngine, decider, type GamePack, keyFromSeed, type Shape } from '@shamble/kernel';
import * as plague from '@shamble/plague';
import * as zombicide from '@shamble/zombicide';
import { expect, test } from 'vitest';
import { gameWords } from '../src/text/words.ts';

type Game = { readonly pack: GamePack<Shape>; readonly text: (typeof zombicide)['text'] };
const GAMES: Readonly<Record<string, Game>> = {
  zombicide: zombicide as unknown as Game,
  plague: plague as unknown as Game,
};

/** Act and rule -> what is said first, over a few random games. */
function causesIn({ pack, text }: Game, lang: 'en' | 'fr'): Map<string, Set<string | null>> {
  const words = gameWords(lang, { pack, text });
  const engine = createEngine(pack.game);
  const said = new Map<string, Set<string | null>>();
  for (let seed = 1; seed <= 6; seed++) {
    const { id, seats } = pack.missions[seed % pack.missions.length]!;
    const { table } = engine.open(pack.options(id, seats.min, []) as never, keyFromSeed(seed));
    const luck = rng(seed);
    for (let n = 0; n < 120 && table.outcome === null; n++) {
      const seat = decider(table.pending!.who);
      const offer = engine.offer(table, seat, { explain: true, usual: true })!;
      const view = engine.view(table, seat);
      for (const { option, because } of offer.refused ?? []) {
        const key = `${(option as { do?: string }).do ?? ''} ${because.at(-1)}`;
        const all = said.get(key) ?? new Set();
        said.set(key, all.add(words.cause(view, table.pending!.choice, option, because)));
      }
      engine.playInPlace(table, seat, randomAnswer(offer, luck) as never);
    }
  }
  return said;
}

test.each(Object.keys(GAMES))('a refusal in %s says its cause, here and now', (game) => {
  const said = causesIn(GAMES[game]!, 'en');
  const silent = [...said].filter(([, all]) => all.has(null)).map(([key]) => key);
  // What is rare may be told by its rule.
  expect(silent.length).toBeLessThan(said.size / 8);
  expect([...causesIn(GAMES[game]!, 'fr').keys()]).toEqual([...said.keys()]);
  const all = [...said.values()].flatMap((one) => [...one]).join(' ');
  expect(all).toContain(game === 'plague' ? 'Nothing to search straight ahead.' : 'No Zombie in this zone.');
  expect(all).toMatch(game === 'plague' ? /Needs \d+ AP, has \d+\./ : /Needs \d+ actions to leave the Zombies here/);
});
