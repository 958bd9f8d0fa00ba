import type { Event, GamePack, Shape } from '@shamble/kernel';
import { pack } from '@shamble/plague';
import { BOARDS } from '@shamble/plague/content/boards/index';
import type { View } from '@shamble/plague/types';
import { describe, expect, it } from 'vitest';
import type { GridOwn } from '../src/games/plague/grid/scene.ts';
import { skin } from '../src/games/plague/skin.ts';
import { legalOf, meant, rowsOf } from '../src/table/rows.ts';
import type { BoardScene, Seen } from '../src/table/skin.ts';
import type { Picture } from '../src/telling/types.ts';
import { expectSaid, menusOf, strictWords } from './face.ts';
import { play } from './games.ts';
import { stagedMatch } from './plaguePlayer.ts';

const WORDS = await strictWords('plague');
const [english] = WORDS;

const of = pack as unknown as GamePack<Shape>;
const game = (name: string, board: string, players: number, zombies: string, variants: readonly string[]) => ({
  of,
  name,
  options: { board, players, zombies, variants },
});
/** All boards, both kinds of zombies, every variant at least once. */
const GAMES = [
  game('the usual table', 'main', 1, 'automatic', []),
  game('the lighthouse, dogs and a baby', 'island', 2, 'automatic', ['baby', 'devour', 'dogs', 'boredom', 'land']),
  game('the churchyard, a Zombie player', 'churchyard', 3, 'player', ['wounds', 'carry', 'heal', 'charge', 'short']),
  game('a traitor', 'main', 3, 'automatic', ['traitor', 'group', 'reserve-6', 'late', 'rising']),
];

const isMenu = menusOf(skin);

/** What the board shows. Where somebody looks who has just come in is told by nothing. */
function shown(picture: Picture, looks: boolean) {
  const { humans, zombies, barred, locked, searched, reserve, dogs, round, baby, cellar, started } = picture.view
    .state as View;
  return {
    ...{ barred, locked, reserve, dogs, round, baby, cellar, started },
    searched: searched.map((bits) => bits !== 0),
    humans: humans.map(({ status, square, facing, cards, crouched, aimed, health }) => ({
      ...{ status, square, crouched, aimed, health },
      facing: square < 0 || !looks ? null : facing,
      cards: [...cards].sort((a, b) => a - b),
    })),
    zombies: zombies.flatMap(({ square, facing, dog, was }) =>
      square < 0 ? [] : [{ square, facing: looks ? facing : null, dog, was }],
    ),
  };
}

describe('the words of Zombie Plague’s table', () => {
  it.each(BOARDS.map(({ id }) => id))('name every square, door and room of %s', (board) => {
    for (const words of WORDS) {
      const plan = skin.plan(board, words);
      expectSaid([plan.spaces.map(({ label }) => label), plan.doors.map(({ label }) => label)], board);
      for (const { space } of skin.marks(board)) expect(plan.spaces[space]!.id).toBe(space);
    }
  });
});

describe.each(GAMES)('in $name', (one) => {
  it('everything can be said, and the board follows what is told', async () => {
    let picture: Picture | null = null;
    await play(one, { seed: 4, steps: 130 }, (update, before) => {
      const { view, events, n } = update;
      picture ??= skin.teller.settle(before.view, null);
      const told = events.reduce<Picture>((now, event: Event) => skin.teller.apply(now, event, view), picture);
      picture = skin.teller.settle(view, told);
      const looks = before.view.pending?.choice !== 'facing';
      const where = `after ${n}: ${events.map(({ id }) => id).join(' ')}`;
      expect(shown(told, looks), where).toEqual(shown(picture, looks));
      for (const words of WORDS) {
        const where = `${words.tongue}, ${n}`;
        expectSaid([skin.heading(view, words), skin.goals(view, words), skin.crew(view, words)], where);
        expectSaid([skin.question(view, words) ?? '', skin.scene(picture, words)], where);
        for (const hero of skin.crew(view, words)) expectSaid(skin.sheet(view, hero.id, words)!.coinsText, where);
        for (const event of events) {
          expectSaid(skin.log(view, event, pack.event(view.state as View, event), words), `${where}: ${event.id}`);
          expectSaid(skin.teller.why(view, event)?.lines.map(words.say), `${where}: ${event.id}`);
          expectSaid(
            skin.figures?.of(event).map(({ what }) => words.say({ id: `figure.${what}` })),
            where,
          );
        }
        if (!isMenu(update)) continue;
        for (const { title, choices } of rowsOf(view, update.offer, skin, words))
          for (const { option, detail } of choices.slice(0, 2)) {
            expectSaid([title, detail], where);
            expectSaid(skin.worth(view, view.pending!.choice, option, words), where);
            expectSaid(skin.preview(view, view.pending!.choice, option, words).says, where);
          }
      }
    });
  });

  it('everything that lies on the board is explained once', async () => {
    const { default: rules } = await skin.clauses.fr();
    await play(one, { seed: 3, steps: 90 }, ({ view, n }) => {
      const entries = skin.legend!(view, english);
      const at = (...ids: string[]) =>
        entries.filter(({ id }) => ids.includes(id)).flatMap(({ spaces = [] }) => spaces);
      const { own, pieces } = skin.scene(skin.teller.settle(view, null), english) as BoardScene & {
        readonly own: GridOwn;
      };
      const spacesOf = (all: readonly { readonly space: number }[]): number[] => all.map(({ space }) => space).sort();
      for (const words of WORDS)
        expectSaid(
          skin.legend!(view, words).map(({ title, text: says }) => [title, says]),
          `${n}`,
        );
      expect(at('search').sort()).toEqual(spacesOf(own.searches.filter(({ state }) => state === 'open')));
      expect(at('searched').sort()).toEqual(spacesOf(own.searches.filter(({ state }) => state === 'done')));
      const stairs = own.searches.filter(({ state }) => state === 'stairs');
      expect(at('cellar').slice(0, 1)).toEqual(spacesOf(stairs));
      expect(at('human', 'zombie', 'dog').sort()).toEqual(spacesOf(pieces));
      expect(at('baby')).toEqual(own.baby === null ? [] : [own.baby.space]);
      expect(new Set(at('faint', 'loud', 'very-loud'))).toEqual(new Set(spacesOf(own.noises)));
      const doors = skin.plan(skin.mission(view), english).doors.map(({ id }) => id);
      expect(entries.flatMap((entry) => entry.doors ?? []).sort()).toEqual(doors.sort());
      for (const { rules: cited } of entries) for (const rule of cited) expect(rules[rule]).toBeTypeOf('string');
    });
  });

  it('the list holds every option once, and the board gives the same answers', async () => {
    await play(one, { seed: 6, steps: 120 }, (update) => {
      const { view } = update;
      if (!isMenu(update)) return;
      const rows = rowsOf(view, update.offer, skin, english);
      const choices = rows.flatMap((row) => row.choices);
      const given = update.offer.from.map((option) => JSON.stringify(option));
      expect(choices.map(({ key }) => key).sort()).toEqual(given.sort());
      for (const { refused } of rows)
        for (const { rules } of refused) expect(rules.every((rule) => rule.startsWith('ZP-'))).toBe(true);
      const { pieces, selected } = skin.scene(skin.teller.settle(view, null), english);
      const { humans, zombies } = view.state as View;
      const { human, zombie } = view.pending!.about as { human: number; zombie: number };
      if (view.pending!.choice === 'act') expect(selected!.space).toBe(humans[human]!.square);
      if (view.pending!.choice === 'zombieAct') expect(selected!.space).toBe(zombies[zombie]!.square);
      const plan = skin.plan(skin.mission(view), english);
      const { legal, legalPieces, legalDoors } = legalOf(choices, pieces, true);
      expect(legal.every((space) => plan.spaces[space]?.id === space)).toBe(true);
      expect(legalPieces.every((piece) => pieces.some(({ id }) => id === piece))).toBe(true);
      const picks = [
        ...legal.map((space) => ({ space })),
        ...legalPieces.map((piece) => ({ piece })),
        ...legalDoors.map((door) => ({ door })),
      ];
      const found = new Set(picks.flatMap((pick) => meant(choices, pick, pieces).map(({ key }) => key)));
      for (const { targets = [], key } of choices) if (targets.length > 0) expect(found, key).toContain(key);
    });
  });
});

describe('the goals', () => {
  const goalsOf = (given: object): string[] => {
    const { engine, table } = stagedMatch(given as Readonly<Record<string, unknown>>);
    return skin.goals(engine.view(table, 'p1') as Seen, english).map(({ id }) => id);
  };
  const humans = { ann: { at: 'k13' }, ben: { at: 'l13' } };

  it('are those of 28 days later once that has begun', () => {
    expect(goalsOf({ humans, turn: 'ann', variants: ['late'] })).toContain('house');
    expect(goalsOf({ humans, turn: 'ann', variants: ['late'], late: true })).toEqual(['late']);
  });

  it('name a traitor whom everybody knows, and tell one whom nobody knows alone', () => {
    const traitor = { humans, turn: 'ann', variants: ['traitor'] };
    expect(goalsOf({ ...traitor, traitor: 'p1' })).toContain('traitor');
    expect(goalsOf({ ...traitor, traitor: 'p2' })).not.toContain('traitor');
    expect(goalsOf({ ...traitor, traitor: 'p2', unmasked: 'p2' })).toContain('unmasked');
    const gone = { ...humans, ben: { status: 'dead' } };
    expect(goalsOf({ ...traitor, humans: gone, traitor: 'p2', unmasked: 'p2' })).not.toContain('unmasked');
  });
});
