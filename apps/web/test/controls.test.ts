import type { Update } from '@shamble/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OfferControl } from '../src/controls/index.ts';
import { skin } from '../src/games/zombicide/skin.ts';
import { strictWords } from './face.ts';
import { anyAnswer, play, playAll } from './games.ts';

const WORDS = await strictWords('zombicide');

/** The questions of the game that are no menus. */
const QUESTIONS = [
  ...['inventory', 'loseCard', 'targets', 'reroll', 'bites', 'revealOrder', 'shortGroup', 'manholeOrder'],
  ...['skill', 'ninja', '$reaction'],
];
/** Each question is drawn so often in each language. */
const ENOUGH = 6;

describe('the controls', () => {
  it('can draw every question of random games, in both languages', async () => {
    const drawn = new Map<string, number>();
    const { default: rules } = await skin.clauses.en();
    const draw = ({ view, offer }: Update): void => {
      const choice = view.pending?.choice;
      if (choice === undefined || offer === null || skin.menus.includes(choice)) return;
      const times = drawn.get(choice) ?? 0;
      if (times >= ENOUGH) return;
      drawn.set(choice, times + 1);
      for (const words of WORDS) {
        const props = { offer, choice, view, words, rules, faces: skin.faces!, onAnswer: () => undefined };
        const html = renderToStaticMarkup(createElement(OfferControl, props));
        expect(html, choice).not.toMatch(/\[[\w.-]+\]|undefined|NaN/);
        expect(html, choice).toContain(offer.kind === 'one' ? '<button' : words.word('control.confirm'));
      }
    };
    await playAll(
      () => QUESTIONS.some((choice) => !drawn.has(choice)),
      (game, seed) =>
        play(
          game,
          { seed, steps: 300 },
          () => undefined,
          (update, _seat, luck) => {
            draw(update);
            return anyAnswer(update.offer!, luck);
          },
        ),
    );
    expect(QUESTIONS.filter((choice) => !drawn.has(choice))).toEqual([]);
  });
});
