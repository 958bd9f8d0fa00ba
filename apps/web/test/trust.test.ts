import type { Update } from '@shamble/protocol';
import { describe, expect, test } from 'vitest';
import type { Space } from '../src/board/plan.ts';
import { spaceUnder } from '../src/board/under.ts';
import { FACES, loadGame, loadSkin } from '../src/games/index.ts';
import { explaining, placeIn } from '../src/table/Legend.tsx';
import { type OneOffer, rowsOf } from '../src/table/rows.ts';
import type { Seen } from '../src/table/skin.ts';
import { gameWords } from '../src/text/words.ts';
import { play } from './games.ts';

// What every game's table says of what can be done, and of what cannot: by chance, far into some games of each.

/** Longer than this it is the rule, not the cause. */
const SHORT = 90;

const games = await Promise.all(
  FACES.map(async ({ id, tutorial }) => {
    const [game, skin] = await Promise.all([loadGame(id), loadSkin(id)]);
    const [words, inFrench] = [gameWords('en', game!), gameWords('fr', game!)];
    return { id, tutorial, pack: game!.pack, skin: skin!, words, inFrench };
  }),
);

describe.each(games)('$id', ({ tutorial, pack, skin, words, inFrench }) => {
  test('is learned alone, at a mission that there is', () => {
    expect(pack.missions.find(({ id }) => id === tutorial)?.seats.min).toBe(1);
  });

  const isMenu = (update: Update): update is Update & { readonly offer: OneOffer } =>
    update.offer?.kind === 'one' && skin.menus.includes(update.view.pending!.choice);
  const all = pack.missions.map(({ id, seats }) => [id, pack.options(id, seats.min, [])] as const);
  const playSome = async (look: (update: Update & { readonly offer: OneOffer }) => void) => {
    for (const [at, [name, options]] of all.slice(0, 3).entries())
      await play({ of: pack, name, options }, { seed: at + 3, steps: 200 }, (update) => {
        if (isMenu(update)) look(update);
      });
  };

  test('the list and the paper say the same number for the same shot', async () => {
    let shots = 0;
    await playSome(({ view, offer }) => {
      const { choice } = view.pending!;
      for (const option of offer.from) {
        const { odds } = skin.worth(view, choice, option, words);
        if (odds === undefined) continue;
        shots += 1;
        expect(skin.preview(view, choice, option, words).says, JSON.stringify(option)).toMatch(
          new RegExp(`^${odds}(?!\\d)`),
        );
      }
    });
    expect(shots).toBeGreaterThan(8);
  });

  test('whoever ends a turn with something left is asked', async () => {
    let [asked, unasked] = [0, 0];
    const wayOut = skin.rows.at(-1)!;
    await playSome(({ view, offer }) => {
      const ends = rowsOf(view, offer, skin, words).find(({ id }) => id === wayOut)?.choices ?? [];
      const left = skin.crew(view, words).find(({ state }) => state === 'playing')?.actions.left ?? 0;
      if (view.pending!.choice !== 'act' || ends.length === 0) return;
      const { loses } = skin.worth(view, 'act', ends[0]!.option, words);
      if (loses !== undefined) expect(left, words.prompt(view) ?? '').toBeGreaterThan(0);
      // A gift that is turned down costs nothing of one's own: who has something left may still be asked without a word.
      if (loses !== undefined) asked += 1;
      else if (left > 0) unasked += 1;
    });
    expect(asked).toBeGreaterThan(5);
    expect(unasked).toBeLessThan(asked / 4);
  });

  test('what cannot be done says why here and now, in a few words', async () => {
    const causes = new Map<string, string>();
    await playSome(({ view, offer }) => {
      const { choice } = view.pending!;
      for (const { option, because } of offer.refused) {
        const cause = words.cause(view, choice, option, because);
        expect(cause, JSON.stringify([option, because])).not.toBeNull();
        expect(cause!.length, cause!).toBeLessThan(SHORT);
        expect(cause, JSON.stringify([option, because])).not.toMatch(/not now|something|another moment|right now/i);
        causes.set(because.join(), cause!);
      }
    });
    expect(causes.size).toBeGreaterThan(5);
  });

  test('whatever stands or lies on the board says what it is', async () => {
    const crew = (view: Seen): string[] => skin.crew(view, words).map(({ id }) => skin.pieceOf(id));
    let pieces = 0;
    for (const [at, [name, options]] of all.slice(0, 3).entries())
      await play({ of: pack, name, options }, { seed: at + 3, steps: 120 }, ({ view }) => {
        const scene = skin.scene(skin.teller.settle(view, null), words);
        const entries = skin.legend!(view, words);
        const own = crew(view);
        for (const { id, label } of scene.pieces.filter((piece) => !own.includes(piece.id))) {
          pieces += 1;
          expect(explaining(entries, { piece: id }, scene.pieces)?.text, `${name}: ${label}`).toMatch(/\w/);
        }
        for (const { id } of scene.tokens) expect(explaining(entries, { token: id }, scene.pieces), id).toBeDefined();
      });
    expect(pieces).toBeGreaterThan(50);
  });

  test('whoever is coloured as in danger is named in a line beside', async () => {
    let named = 0;
    for (const [at, [name, options]] of all.slice(0, 3).entries())
      await play({ of: pack, name, options }, { seed: at + 3, steps: 200 }, ({ view }) => {
        const { pieces, lines } = skin.teller.danger!(view);
        const said = lines.map((line) => words.say(line));
        const crew = skin.crew(view, words).filter(({ id }) => pieces.includes(skin.pieceOf(id)));
        for (const one of crew) {
          named += 1;
          expect(said.filter((line) => line.includes(one.name)).join(), `${name}: ${one.name}`).toMatch(/\w/);
        }
      });
    expect(named).toBeGreaterThan(3);
  });

  test('every place in play says what kind of place it is, and what lies there, in both languages', async () => {
    for (const [mission, options] of all)
      await play({ of: pack, name: mission, options }, { seed: 2, steps: 1 }, ({ view }) => {
        for (const told of [words, inFrench]) {
          const { tokens, part } = skin.scene(skin.teller.settle(view, null), told);
          const entries = skin.legend!(view, told);
          const plan = skin.plan(mission, told);
          const isPointedAt = ({ id, rects }: Space): boolean => {
            const [x0, y0, x1, y1] = rects[0]!;
            return (
              (part === undefined || (x1 <= part[2] && y1 <= part[3])) &&
              spaceUnder(plan, [(x0 + x1) / 2, (y0 + y1) / 2])?.id === id
            );
          };
          const spaces = plan.spaces.filter(isPointedAt);
          expect(spaces.length).toBeGreaterThan(5);
          for (const { id, label } of spaces) {
            const { ground, lying } = placeIn(entries, id, tokens);
            expect(ground.map(({ title, text }) => `${title} ${text}`).join(' '), label).toMatch(/^\p{L}[^[{]+$/u);
            expect(lying.length > 0, label).toBe(tokens.some(({ space }) => space === id));
          }
        }
      });
  });

  test('no goal is listed twice under one name, and no two places share one', async () => {
    const twice = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);
    for (const [mission, options] of all)
      await play({ of: pack, name: mission, options }, { seed: 1, steps: 1 }, ({ view }) => {
        expect(twice(skin.goals(view, words).map(({ text }) => text)), mission).toEqual([]);
        expect(twice(skin.plan(mission, words).spaces.map(({ label }) => label)), mission).toEqual([]);
      });
  });
});
