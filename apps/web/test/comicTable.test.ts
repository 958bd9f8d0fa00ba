import type { Event, GamePack, Shape } from '@shamble/kernel';
import { pack } from '@shamble/marvel';
import { FOE, KINDS, type View } from '@shamble/marvel/types';
import { describe, expect, it } from 'vitest';
import { skin } from '../src/games/marvel/skin.ts';
import { legalOf, meant, rowsOf } from '../src/table/rows.ts';
import type { Picture } from '../src/telling/types.ts';
import { expectSaid, menusOf, strictWords } from './face.ts';
import { play } from './games.ts';

const WORDS = await strictWords('marvel');
const [english] = WORDS;

const of = pack as unknown as GamePack<Shape>;
/** Both modes; hidden colours, secrets, sleepers, locks, the Sign, and heroes who start apart among them. */
const GAMES = ['MZ0', 'MZ2', 'MZ3', 'MZ7', 'MZ8', 'MZ10', 'MH1', 'MH3'].map((name) => ({
  ...{ of, name, options: pack.options(name, 1, []) },
}));

const isMenu = menusOf(skin);

/** Agents by Zone and kind: as they are drawn, and as they are counted. */
const drawn = ({ dead }: Picture): string[] => dead.map(({ space, kind }) => `${space} ${kind}`).sort();
const KIND_NAMES = { zombie: ['trooper', 'guard', 'specialist'], hero: ['walker', 'brute', 'runner'] } as const;
const counted = ({ figures, mode }: View): string[] =>
  figures
    .flatMap((n, spot) =>
      spot % KINDS === FOE ? [] : Array(n).fill(`${Math.floor(spot / KINDS)} ${KIND_NAMES[mode][spot % KINDS]}`),
    )
    .sort();

describe('the words of the comic table', () => {
  it.each(pack.missions.map(({ id }) => id))('name every zone, door and mark of %s', (mission) => {
    for (const words of WORDS) {
      const plan = skin.plan(mission, words);
      expectSaid([plan.spaces.map(({ label }) => label), plan.doors.map(({ label }) => label)], mission);
      for (const { space } of skin.marks(mission)) expect(plan.spaces[space]!.id).toBe(space);
    }
  });
});

describe.each(GAMES)('in $name', (one) => {
  it('everything can be said, every figure is followed, and the board gives the answers of the list', async () => {
    let picture: Picture | null = null;
    await play(one, { seed: 4, steps: 110 }, (update, before) => {
      const { view, events, n } = update;
      picture ??= skin.teller.settle(before.view, null);
      const told = events.reduce<Picture>((now, event: Event) => skin.teller.apply(now, event, view), picture);
      expect(drawn(told), `after ${n}`).toEqual(counted(told.view.state as View));
      picture = skin.teller.settle(view, told);
      expect(drawn(picture), `after ${n}`).toEqual(counted(view.state as View));
      expect(new Set(picture.dead.map(({ id }) => id)).size).toBe(picture.dead.length);
      for (const words of WORDS) {
        const where = `${words.tongue}, ${n}`;
        expectSaid([skin.heading(view, words), skin.goals(view, words), skin.crew(view, words)], where);
        expectSaid([skin.question(view, words) ?? '', skin.scene(picture, words)], where);
        for (const hero of skin.crew(view, words)) expectSaid(skin.sheet(view, hero.id, words)!.coinsText, where);
        for (const event of events) {
          expectSaid(skin.log(view, event, pack.event(view.state as View, event), words), `${where}: ${event.id}`);
          expectSaid(skin.teller.why(view, event)?.lines.map(words.say), `${where}: ${event.id}`);
          for (const { what } of skin.figures!.of(event)) expectSaid(words.say({ id: `figure.${what}` }), where);
        }
        if (!isMenu(update)) {
          if (update.offer?.kind === 'one')
            for (const option of update.offer.from)
              expectSaid(skin.faces!.option(view, view.pending!.choice, option, words, {}), where);
          continue;
        }
        for (const { title, choices } of rowsOf(view, update.offer, skin, words))
          for (const { option, detail } of choices.slice(0, 2)) {
            expectSaid([title, detail], where);
            expectSaid(skin.worth(view, view.pending!.choice, option, words), where);
            expectSaid(skin.preview(view, view.pending!.choice, option, words).says, where);
          }
      }
      const { pieces, tokens, selected } = skin.scene(picture, english);
      expect(selected?.space ?? 0, `after ${n}`).toBeGreaterThanOrEqual(0);
      if (!isMenu(update)) return;
      const choices = rowsOf(view, update.offer, skin, english).flatMap((row) => row.choices);
      expect(choices.map(({ key }) => key).sort()).toEqual(
        update.offer.from.map((option) => JSON.stringify(option)).sort(),
      );
      const legal = legalOf(choices, pieces, true);
      expect(legal.legalTokens.every((token) => tokens.some(({ id }) => id === token))).toBe(true);
      expect(legal.legalPieces.every((piece) => pieces.some(({ id }) => id === piece))).toBe(true);
      for (const space of legal.legal) expect(meant(choices, { space }, pieces).length).toBeGreaterThan(0);
      for (const piece of legal.legalPieces) expect(meant(choices, { piece }, pieces).length).toBeGreaterThan(0);
    });
  });

  it('everything that lies on the board is explained once', async () => {
    await play(one, { seed: 3, steps: 60 }, ({ view, n }) => {
      const entries = skin.legend!(view, english);
      for (const words of WORDS)
        for (const { title, text: says } of skin.legend!(view, words)) expectSaid([title, says], `${n}`);
      const scene = skin.scene(skin.teller.settle(view, null), english);
      expect(entries.flatMap(({ tokens = [] }) => tokens).sort()).toEqual(scene.tokens.map(({ id }) => id).sort());
      const { doors } = skin.plan(skin.mission(view), english);
      const closed = doors.map(({ id }) => id).filter((id) => !scene.openDoors.has(id));
      expect(entries.flatMap((entry) => entry.doors ?? []).sort()).toEqual(closed.sort());
    });
  });
});
