import { randomAnswer, rng } from '@shamble/bots';
import { decider, isOffered, type Offer, type Seat } from '@shamble/kernel';
import { expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { guest, id, room, say } from './roomWith.ts';

const luck = rng(5);
const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const within = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);

/** What nobody should answer, whatever is asked; and what is nearly an answer. */
const worst = (offer: Offer, usual: unknown): unknown[] => [
  ...[null, '', 0, -1, 1.5, 1e308, true, [], {}, [[]], '__proto__', 'x'.repeat(60_000)],
  ...[deep(9000), within(9000), { answer: usual }, [usual], [usual, usual], JSON.stringify(usual)],
  ...[JSON.parse('{"__proto__":{"length":1}}'), { length: 1, 0: usual }, JSON.parse('{"toString":1,"constructor":2}')],
  Array(9000).fill(usual),
  typeof usual === 'object' && usual !== null ? { ...usual, more: deep(9000) } : usual === 0 ? -0.5 : [usual, null],
  ...('from' in offer ? [[...offer.from, ...offer.from], offer.from.length] : []),
  ...('among' in offer ? [Object.fromEntries(offer.among.map((one) => [one.id, 1e9])), { nobody: 1 }] : []),
];

it.each(games.map((game) => [game.id, game] as const))(
  'whoever is asked in %s is refused whatever is no answer',
  async (game, { pack }) => {
    const [mission] = pack.missions;
    const seats = Math.min(2, mission!.seats.max);
    const options = pack.options(mission!.id, Math.max(mission!.seats.min, seats), []) as object;
    const all = pack.game.seats(pack.game.options(options)) as readonly Seat[];
    const table = room(Object.fromEntries(all.map((seat) => [seat, 'ann'])), {}, { game, options });
    const ann = guest('ann');
    table.room.enter(ann);
    await say(table, ann, { say: 'start' });
    for (let i = 0; i < 40 && table.match.table.outcome === null; i++) {
      const { table: now, engine } = table.match;
      const seat = decider(now.pending!.who);
      const offer = engine.offer(now, seat)!;
      const usual = randomAnswer(offer, luck);
      for (const answer of worst(offer, usual)) {
        if (isOffered(offer, answer)) continue;
        const told = await say(table, ann, { say: 'do', n: now.n, seat, input: { do: 'answer', answer } });
        expect(told).toMatchObject({ tell: 'refused', code: 'not-offered' });
      }
      expect(table.match.table.n).toBe(now.n);
      const done = { say: 'do', id: id(), n: now.n, seat, input: { do: 'answer', answer: usual } };
      expect(await say(table, ann, done)).toMatchObject({ tell: 'done' });
      ann.heard.length = 0;
    }
  },
);
