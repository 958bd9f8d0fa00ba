import { pack } from '@shamble/zombicide';
import { describe, expect, it } from 'vitest';
import { skin } from '../src/games/zombicide/skin.ts';
import { legalOf, meant, type OneOffer, rowsOf } from '../src/table/rows.ts';
import { expectSaid, menusOf, strictWords } from './face.ts';
import { GAMES, play } from './games.ts';

const WORDS = await strictWords('zombicide');
const [english] = WORDS;

const isMenu = menusOf(skin);

const MISSIONS = pack.missions;

describe('the words of Zombicide’s table', () => {
  it('give no two zones of a board one name, in the list or on the floor', () => {
    for (const { id } of MISSIONS)
      for (const words of WORDS) {
        const { spaces } = skin.plan(id, words);
        const names = spaces.flatMap(({ name }) => (name === undefined ? [] : [name]));
        const labels = spaces.map(({ label }) => label);
        expect(new Set(labels).size, id).toBe(labels.length);
        expect(new Set(names).size, id).toBe(names.length);
      }
  });

  it('call the west by its French letter', () => {
    const [, french] = WORDS;
    const sides = skin.plan('A4', french!).spaces.flatMap(({ label }) => label.match(/rue (.*)$/)?.[1] ?? []);
    expect([...new Set(sides)].sort()).toEqual(['E', 'N', 'NE', 'NO', 'O', 'S', 'SE', 'SO']);
  });
});

describe.each(GAMES)('in $name', (game) => {
  it('everything can be said, in both languages', async () => {
    await play(game, { seed: 5, steps: 160 }, (update) => {
      const { view } = update;
      for (const words of WORDS) {
        const where = `${words.tongue}, ${view.n}`;
        expectSaid([skin.heading(view, words), skin.goals(view, words), skin.crew(view, words)], where);
        expectSaid(skin.question(view, words) ?? '', where);
        for (const hero of skin.crew(view, words)) expectSaid(skin.sheet(view, hero.id, words)!.coinsText, where);
        for (const event of update.events) {
          const entry = skin.log(view, event, pack.event(view.state as never, event), words);
          expectSaid(entry, `${where}: ${event.id}`);
        }
        if (!isMenu(update)) continue;
        for (const { title, choices } of rowsOf(view, update.offer, skin, words)) {
          expectSaid([title, choices.map(({ detail }) => detail)], where);
          const { option } = choices[0] ?? {};
          if (option === undefined) continue;
          expectSaid(skin.worth(view, view.pending!.choice, option, words), where);
          expectSaid(skin.preview(view, view.pending!.choice, option, words).says, where);
        }
      }
    });
  });

  it('the list holds every option once, and the board gives the same answers', async () => {
    await play(game, { seed: 6, steps: 200 }, (update) => {
      const { view, offer } = update;
      if (!isMenu(update)) return;
      const rows = rowsOf(view, update.offer, skin, english);
      const choices = rows.flatMap((row) => row.choices);
      expect(choices.map(({ key }) => key).sort()).toEqual(
        (offer as OneOffer).from.map((option) => JSON.stringify(option)).sort(),
      );
      expect(
        rows.flatMap((row) => row.refused.flatMap(({ rules }) => rules)).every((rule) => rule.startsWith('ZC-')),
      ).toBe(true);
      const { pieces, tokens } = skin.scene(skin.teller.settle(view, null), english);
      const plan = skin.plan(skin.mission(view), english);
      const { legal, legalPieces, legalDoors, legalTokens } = legalOf(choices, pieces, true);
      expect(legal.every((space) => plan.spaces.some(({ id }) => id === space))).toBe(true);
      expect(legalDoors.every((door) => plan.doors.some(({ id }) => id === door))).toBe(true);
      expect(legalTokens.every((token) => tokens.some(({ id }) => id === token))).toBe(true);
      const picks = [
        ...legal.map((space) => ({ space })),
        ...legalPieces.map((piece) => ({ piece })),
        ...legalDoors.map((door) => ({ door })),
        ...legalTokens.map((token) => ({ token })),
      ];
      const found = new Set(picks.flatMap((pick) => meant(choices, pick, pieces).map(({ key }) => key)));
      for (const pick of picks) expect(meant(choices, pick, pieces).length).toBeGreaterThan(0);
      // Whatever has a target of its own can be picked there, without opening its row.
      for (const { targets = [], key } of choices)
        if (
          targets.some(
            (target) =>
              !('crowd' in target) || pieces.some((one) => one.space === target.crowd && one.group !== undefined),
          )
        )
          expect(found, key).toContain(key);
    });
  });
});
