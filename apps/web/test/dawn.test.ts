import { pack } from '@shamble/dawn';
import { PLANS } from '@shamble/dawn/content/plans/index';
import { retelling } from '@shamble/dawn/retelling';
import { EMPTY, type View } from '@shamble/dawn/types';
import type { Event, GamePack, Shape } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { wonBy } from '../src/end/won.ts';
import { skin } from '../src/games/dawn/skin.ts';
import { rowsOf } from '../src/table/rows.ts';
import type { Picture } from '../src/telling/types.ts';
import { expectSaid, menusOf, strictWords } from './face.ts';
import { play } from './games.ts';

const WORDS = await strictWords('dawn');
const [english] = WORDS;

const of = pack as unknown as GamePack<Shape>;
const game = (name: string, plan: string, players: number, variants: readonly string[]) => ({
  of,
  name,
  options: pack.options(plan, players, variants),
});
const GAMES = [
  game('the mall, alone', 'mall', 1, []),
  game('the mall, two sides', 'mall', 2, ['siege']),
  game('the mall, four together', 'mall', 4, ['siege']),
  game('the wing, two sides', 'wing', 2, []),
];

const isMenu = menusOf(skin);

describe('the words of the mall', () => {
  it.each(PLANS.map(({ id }) => id))('name every space and door of %s, no two alike', (plan) => {
    for (const words of WORDS) {
      const { spaces, doors } = skin.plan(plan, words);
      const labels = [...spaces.map(({ label }) => label), ...doors.map(({ label }) => label)];
      expectSaid(labels, plan);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('have a name for all that is counted', () => {
    for (const words of WORDS)
      for (const { id } of skin.figures!.kinds) expectSaid(words.say({ id: `figure.${id}` }), id);
  });
});

describe.each(GAMES)('in $name', (one) => {
  it('everything can be said, and the board follows what is told', { timeout: 60_000 }, async () => {
    let picture: Picture | null = null;
    await play(one, { seed: 4, steps: 150 }, (update, before) => {
      const { view, events, n } = update;
      picture ??= skin.teller.settle(before.view, null);
      const told = events.reduce<Picture>((now, event: Event) => skin.teller.apply(now, event, view), picture);
      picture = skin.teller.settle(view, told);
      const at = `after ${n}: ${events.map(({ id }) => id).join(' ')}`;
      expect(retelling.claim(told.view.state as View), at).toEqual(retelling.claim(view.state as View));
      for (const words of WORDS) {
        const where = `${words.tongue}, ${n}`;
        expectSaid([skin.heading(view, words), skin.goals(view, words), skin.crew(view, words)], where);
        expectSaid([skin.question(view, words) ?? '', skin.scene(picture, words)], where);
        for (const hero of skin.crew(view, words)) expectSaid(skin.sheet(view, hero.id, words)!.coinsText, where);
        for (const event of events) {
          expectSaid(
            skin.log(view, event, pack.event(view.state as View, event as never), words),
            `${where}: ${event.id}`,
          );
          expectSaid(skin.teller.why(view, event)?.lines.map(words.say), `${where}: ${event.id}`);
        }
        if (!isMenu(update)) continue;
        for (const { title, choices, refused } of rowsOf(view, update.offer, skin, words)) {
          expectSaid([title, refused], where);
          for (const { option, detail } of choices.slice(0, 2)) {
            expectSaid(detail, where);
            expectSaid(skin.worth(view, view.pending!.choice, option, words), where);
            expectSaid(skin.preview(view, view.pending!.choice, option, words).says, where);
          }
        }
      }
    });
  });

  it('before anybody is chosen the board marks who would react, and they have seen whoever acts then', async () => {
    const marked = new Map<string, unknown>();
    let compared = 0;
    await play(one, { seed: 4, steps: 60 }, ({ view }) => {
      const { active, characters, seen, zombies } = view.state as View;
      const foreseen = marked.get(JSON.stringify(active));
      if (foreseen !== undefined) {
        const isFree = (at: number): boolean => zombies[at] !== EMPTY && !characters.some(({ space }) => space === at);
        expect(foreseen).toEqual(seen.flatMap((is, at) => (is === 1 && isFree(at) ? [at] : [])));
        compared += 1;
      }
      marked.clear();
      if (view.pending?.choice !== 'activate') return;
      for (const [id, { status }] of characters.entries()) {
        if (status !== 'well') continue;
        const { highlights } = skin.preview(view, 'activate', [id], english!);
        marked.set(JSON.stringify([id]), (highlights as { warned?: readonly number[] }).warned);
      }
    });
    expect(compared).toBeGreaterThan(0);
  });

  it('every kind of thing on the board is explained by rules that there are', async () => {
    const { default: rules } = await skin.clauses.fr();
    await play(one, { seed: 3, steps: 40 }, ({ view, n }) => {
      for (const words of WORDS)
        for (const { title, text: says } of skin.legend!(view, words)) expectSaid([title, says], `${n}`);
      for (const { rules: cited } of skin.legend!(view, english))
        for (const rule of cited) expect(rules[rule]).toBeTypeOf('string');
    });
  });
});

it('whoever is attacked reads how calm he will be, and what his shot is worth', async () => {
  const said = new Set<string>();
  await play(GAMES[0]!, { seed: 4, steps: 400 }, ({ view }) => {
    if (view.pending?.choice !== 'defend') return;
    const { space } = view.pending.about as { readonly space: number };
    const { characters } = view.state as View;
    const who = characters.flatMap((one, id) => (one.space === space && one.status === 'well' ? [id] : []));
    for (const id of who) said.add(skin.faces!.option(view, 'defend', [id], english!, {}).detail ?? '');
    expect(skin.faces!.option(view, 'defend', [], english!, {}).detail).toBeUndefined();
  });
  expect(said.size).toBeGreaterThan(0);
  for (const one of said) expect(one).toMatch(/^\w+ keeps calm: \d+ % · \d+ % to put it down$/);
});

describe('who has won, as it is said at the end', () => {
  it('is told to each side, and named to who sits on both or on none', () => {
    const [human, zombie] = ['p1', 'p2'];
    const all = [human, zombie];
    expect(wonBy([zombie], [human], all)).toBe(false);
    expect(wonBy([zombie], [zombie], all)).toBe(true);
    expect(wonBy([zombie], all, all)).toBeNull();
    expect(wonBy([zombie], [], all)).toBeNull();
    expect(wonBy(all, [human], all)).toBe(true);
    expect(wonBy([], all, all)).toBe(false);
  });
});
