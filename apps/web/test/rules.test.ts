import { describe, expect, test } from 'vitest';
import { FACES, loadGame, loadSkin } from '../src/games/index.ts';
import { bookIn, isAbout, loadBook, plain, RULE } from '../src/rules/book.ts';
import { topicOf } from '../src/rules/topics.ts';
import { gameWords } from '../src/text/words.ts';
import { play } from './games.ts';

describe.each(FACES.map(({ id }) => id))('the rule book of %s', (game) => {
  test('tells every clause in both languages, under topics that have a name', async () => {
    const [en, fr] = await Promise.all([loadBook(game, 'en'), loadBook(game, 'fr')]);
    const ids = en!.entries.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(200);
    expect(fr!.entries.map(({ id }) => id)).toEqual(ids);
    for (const [at, { text, ruling }] of en!.entries.entries()) {
      expect(text).not.toBe(fr!.entries[at]!.text);
      expect(ruling === undefined).toBe(fr!.entries[at]!.ruling === undefined);
    }
    const { missions } = en!.game.pack;
    for (const topic of new Set(ids.map(topicOf))) {
      const mission = en!.missionOf(topic);
      if (mission === null) for (const { topics } of [en!, fr!]) expect(topics).toHaveProperty(topic);
      else expect(missions.map(({ id }) => id)).toContain(mission);
    }
    for (const rule of Object.values((await loadSkin(game))!.asked)) expect(ids).toContain(rule);
    // What a rule names is a rule, and what is not as it was printed is named.
    for (const { entries, remade, game: loaded } of [en!, fr!]) {
      const texts = entries.map(({ text, ruling = '', example = '' }) => `${text} ${ruling} ${example}`);
      for (const rule of texts.join(' ').match(new RegExp(RULE, 'g')) ?? []) expect(ids).toContain(rule);
      expect(remade.length).toBeGreaterThan(8);
      for (const tongue of ['en', 'fr'] as const)
        for (const phrase of remade) expect(gameWords(tongue, loaded).say(phrase)).not.toMatch(/\[/);
    }
    expect(bookIn(`#${ids.at(-1)}`, '')).toBe(game);
    expect(bookIn('', `?game=${game}`)).toBe(game);
  });
});

test.each([
  ['zombicide', 'en', 'Friendly fire'],
  ['zombicide', 'fr', 'tir ami'],
  ['plague', 'fr', 'Tir ami'],
  ['zombicide', 'en', 'line of sight'],
] as const)('a search of %s (%s) finds what the screens say: %s', async (game, locale, sought) => {
  const { entries, topics } = (await loadBook(game, locale))!;
  const found = entries.filter((entry) => isAbout(entry, plain(sought), topics[topicOf(entry.id)] ?? ''));
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(60);
});

test.each(FACES.map(({ id }) => id))(
  'whatever %s calls an action or a thing on its board can be looked up',
  async (id) => {
    const [game, skin] = await Promise.all([loadGame(id), loadSkin(id)]);
    const { missions, options } = game!.pack;
    for (const tongue of ['en', 'fr'] as const) {
      const words = gameWords(tongue, game!);
      const said = new Set<string>();
      for (const { id: name, seats } of missions.filter((_, at) => at % 3 === 0))
        await play(
          { of: game!.pack, name, options: options(name, seats.min, []) },
          { seed: 5, steps: 60 },
          ({ view, offer }) => {
            for (const { title } of [...skin!.legend!(view, words)]) said.add(title);
            for (const { label } of skin!.heading(view, words).phases) said.add(label);
            if (view.pending?.choice !== 'act' || offer?.kind !== 'one') return;
            for (const option of [...offer.from, ...offer.refused.map((one) => one.option)])
              said.add(skin!.option(view, 'act', option, words).title);
          },
        );
      const { entries, topics } = (await loadBook(id, tongue))!;
      const isFound = (name: string): boolean =>
        entries.some((entry) => isAbout(entry, plain(name), topics[topicOf(entry.id)] ?? ''));
      expect([...said].filter((name) => !isFound(name))).toEqual([]);
      expect(said.size).toBeGreaterThan(15);
    }
  },
);

test('what the screens call a rule is said of a rule there is', async () => {
  for (const { id, book } of FACES) {
    const ids = (await loadBook(id, 'en'))!.entries.map((entry) => entry.id);
    for (const rule of Object.keys((await book()).book.called ?? {})) expect(ids).toContain(rule);
  }
});
