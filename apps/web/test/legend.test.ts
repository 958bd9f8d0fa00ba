import { describe, expect, it } from 'vitest';
import { type LoadedGame, loadGame } from '../src/games/index.ts';
import { skin } from '../src/games/zombicide/skin.ts';
import { answerInWords } from '../src/table/answerInWords.ts';
import { nextLooker } from '../src/table/Curtain.tsx';
import { seatText } from '../src/table/seatText.ts';
import { gameWords, wordsOf } from '../src/text/words.ts';
import { GAMES, play } from './games.ts';

const loaded = (await loadGame('zombicide'))!;
const words = gameWords('fr', loaded);
const { word } = wordsOf('fr', seatText);

describe.each(GAMES)('in $name', (game) => {
  it('everything on the board is explained once, and every answer can be told as a hint', async () => {
    await play(game, { seed: 3, steps: 60 }, ({ view, offer }) => {
      const scene = skin.scene(skin.teller.settle(view, null), words);
      const entries = skin.legend!(view, words);
      for (const { title, text: says } of entries) expect(`${title} ${says}`).not.toMatch(/\[/);
      const explained = entries.flatMap(({ tokens = [] }) => tokens).sort();
      expect(explained).toEqual(scene.tokens.map(({ id }) => id).sort());
      const { doors } = skin.plan(skin.mission(view), words);
      const closed = doors.map(({ id }) => id).filter((id) => !scene.openDoors.has(id));
      expect(entries.flatMap((entry) => entry.doors ?? []).sort()).toEqual(closed.sort());
      if (offer?.usual !== undefined)
        expect(answerInWords(view, offer, offer.usual, words, word as never)).not.toMatch(/\[|^$/);
    });
  });
});

describe('a curtain', () => {
  const at = (seat: string, holders: Record<string, string>, outcome: object | null = null) =>
    ({ seat, view: {}, update: { holders, outcome } }) as never;
  const two = { p1: 'here', p2: 'here:Ada', p3: 'bot:careful' };
  const keeping = (secrets: boolean) => ({ pack: { secrets: () => secrets } }) as unknown as LoadedGame;
  const secret = keeping(true);

  it('falls before whoever has not looked last, where seats have secrets', () => {
    expect(nextLooker(at('p1', two), secret, null)).toBe('here');
    expect(nextLooker(at('p1', two), secret, 'here')).toBeNull();
    expect(nextLooker(at('p2', two), secret, 'here')).toBe('here:Ada');
    expect(nextLooker(at('p2', two), keeping(false), 'here')).toBeNull();
    expect(nextLooker(at('p2', two), loaded, 'here')).toBeNull();
  });

  it('stays up for somebody alone, for those who only watch, and when the game is over', () => {
    expect(nextLooker(at('p1', { p1: 'here', p2: 'bot:usual' }), secret, null)).toBeNull();
    expect(nextLooker(at('$watcher', two), secret, null)).toBeNull();
    expect(nextLooker(at('p2', two, { winners: [] }), secret, 'here')).toBeNull();
  });
});
