import { type Luck, randomAnswer, rng } from '@shamble/bots';
import { createEngine, decider, type GamePack, keyFromSeed, openMatch, type Seat, type Shape } from '@shamble/kernel';
import { offerFrom, TableHost, type Update, type WireOffer } from '@shamble/protocol';
import { pack } from '@shamble/zombicide';
import { boardOf } from '@shamble/zombicide/board/board';
import { missionOf, SHIPPED } from '@shamble/zombicide/board/missions';
import { KINDS, LEVELS, type State } from '@shamble/zombicide/types';
import { expect } from 'vitest';

const fresh = pack as unknown as GamePack<Shape>;
/** The same with Survivors who have been through something: chance alone seldom comes so far. */
const old: GamePack<Shape> = {
  ...fresh,
  game: {
    ...fresh.game,
    setup(options, dice) {
      const state = fresh.game.setup(options, dice) as State;
      state.survivors.forEach((survivor, id) => {
        const sheet = state.sheets.find((one) => one.id === survivor.sheet)!;
        survivor.xp = [6, 18, 42, 43][dice.pick('seasoning', 4)]!;
        const level = survivor.xp === 43 ? 3 : survivor.xp === 42 ? 2 : survivor.xp === 18 ? 1 : 0;
        for (const of of LEVELS.slice(1, level + 1))
          survivor.skills.push(sheet[of][dice.pick('seasoning', sheet[of].length)]!);
        if (survivor.skills.includes('hoard') && survivor.slots.length < 6) survivor.slots.push(-1);
        const { cars, objectives, rules } = boardOf(state.mission);
        survivor.zone = [survivor, cars[0], objectives[0]][id % 3]?.zone ?? survivor.zone;
        if (id === 1 && rules.cars) {
          Object.assign(survivor, { car: 0, place: 0 });
          state.cars[0]!.seats[0] = id;
        }
        const kind = dice.pick('seasoning', KINDS.length);
        const near = boardOf(state.mission).exits[survivor.zone]!;
        if (state.supply[kind]! > 0) {
          state.supply[kind]! -= 1;
          state.figures[KINDS.length * near[dice.pick('seasoning', near.length)]!.to + kind]! += 1;
        }
      });
      return state;
    },
  },
};
const A4 = missionOf('A4');
/** As the mission, but its cars can be driven. */
const DRIVEN = JSON.stringify({ ...A4, rules: { ...A4.rules, cars: true } });

/** Between them they come by nearly everything that can happen. */
export const GAMES = [
  { of: fresh, name: 'the tutorial', options: fresh.options('00', 1, []) },
  { of: fresh, name: 'A4', options: fresh.options('A4', 3, []) },
  { of: old, name: 'A4, seasoned', options: old.options('A4', 2, []) },
  { of: old, name: 'A4 with cars, seasoned', options: { mission: DRIVEN, players: 4 } },
  ...SHIPPED.map(({ id }) => ({ of: old, name: `${id}, seasoned`, options: old.options(id, 2, []) })),
  { of: old, name: 'A4, home-made and seasoned', options: old.options('A4', 6, ['home-made']) },
];

type Game = (typeof GAMES)[number];

/** By chance, each kind of action as likely as the others: moves do not crowd out the car. */
export function anyAnswer(offer: WireOffer, luck: Luck): unknown {
  if (offer.kind !== 'one') return randomAnswer(offerFrom(offer), luck);
  const kindOf = (option: unknown): unknown => (option as { do?: unknown }).do;
  const kinds = [...new Set(offer.from.map(kindOf))].filter((kind) => kind !== 'nothing');
  const kind = kinds[luck(Math.max(1, kinds.length))];
  const from = offer.from.filter((option) => kindOf(option) === kind);
  return randomAnswer({ kind: 'one', from: from.length > 0 ? from : offer.from }, luck);
}

/** Plays games of all kinds, at least one of each, until nothing is missing any more; a few more seeds at most. */
export async function playAll(
  isMissing: () => boolean,
  one: (game: Game, seed: number) => Promise<void>,
): Promise<void> {
  for (let seed = 1; seed <= 1 || (seed <= 12 && isMissing()); seed++) for (const game of GAMES) await one(game, seed);
}

/** Plays a game and looks at every update that the first seat gets. Answers that are refused fail the test. */
export async function play(
  { of, options, name }: Game,
  { seed, steps }: { readonly seed: number; readonly steps: number },
  look: (update: Update, before: Update) => void,
  answer: (update: Update, seat: Seat, luck: Luck) => unknown = ({ offer }, _seat, luck) => anyAnswer(offer!, luck),
): Promise<void> {
  const { match } = openMatch(createEngine(of.game), { options, key: keyFromSeed(seed) });
  const host = new TableHost(match, { store: async () => undefined });
  const luck = rng(seed);
  let before = host.update('p1');
  host.listen({
    seat: 'p1',
    hear(update) {
      look(update, before);
      before = update;
    },
  });
  for (let i = 0; i < steps && match.table.pending !== null; i++) {
    const seat = decider(match.table.pending.who);
    const update = host.update(seat);
    const given = answer(update, seat, luck);
    const input = { do: 'answer', answer: given } as const;
    const reply = await host.receive({ say: 'do', id: `${i}`, n: update.n, seat, input });
    expect(reply, `${name}, ${seed}: ${update.view.pending!.choice} ${JSON.stringify(given)}`).toMatchObject({
      tell: 'done',
    });
  }
}
