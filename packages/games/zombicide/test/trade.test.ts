import { createEngine, keyFromSeed, type Match, openMatch, replay } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game, pack, type Zombicide } from '../src/index.ts';

const engine = createEngine(game);

/** The first survivor of p1 gives all cards to the first of p2, right at the start. */
function offerAll(holders: Record<string, string>): Match<Zombicide> {
  const { match } = openMatch(engine, { options: pack.options('00', 2, []), key: keyFromSeed(1), holders });
  const giver = match.table.state.survivors.findIndex(({ seat }) => seat === 0);
  const taker = match.table.state.survivors.findIndex(({ seat }) => seat === 1);
  match.do('p1', { answer: giver });
  match.do('p1', { answer: { do: 'organise', with: taker } });
  const offer = engine.offer(match.table, 'p1')!;
  if (offer.kind !== 'arrange') throw new Error('Nothing to arrange.');
  const free = offer.slots.map(({ id }) => id).filter((id) => id.startsWith(`${taker}.`));
  const taken = Object.values(offer.now!);
  const room = free.filter((id) => !taken.includes(id));
  const where = Object.entries(offer.now!).map(([item, at]) => [item, at.startsWith(`${giver}.`) ? room.pop()! : at]);
  match.do('p1', { answer: Object.fromEntries(where) });
  return match;
}

test.each([
  { p1: 'here', p2: 'here', asks: 'act' },
  { p1: 'ann', p2: 'bot:random', asks: 'act' },
  { p1: 'bot:careful', p2: 'bot:careful', asks: 'act' },
  { p1: 'ann', p2: 'ben', asks: 'agree' },
  { p1: 'bot:careful', p2: 'ben', asks: 'agree' },
])('a trade between seats of $p1 and $p2 goes on with the question $asks', ({ asks, ...holders }) => {
  const match = offerAll(holders);
  expect(match.table.pending?.choice).toBe(asks);
  expect(match.table.n).toBe(3);
  expect(match.table.state.survivors[0]!.actions).toBe(asks === 'act' ? 2 : 3);
  expect(replay(engine, match.journal, { verify: true })).toEqual(match.table);
});

test('a trade with oneself is taken back in one step', () => {
  const match = offerAll({ p1: 'here', p2: 'here' });
  expect(match.previous()).toBe(2);
  match.do('p1', { undoTo: 2 });
  expect(match.table).toMatchObject({ pending: { who: 'p1', choice: 'inventory' } });
});
