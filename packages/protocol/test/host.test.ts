import { createEngine, decider, type Entry, heardBy, keyFromSeed, openMatch } from '@shamble/kernel';
import { game } from '@shamble/thumbnail';
import { describe, expect, it } from 'vitest';
import { readTold, TableHost, type Update } from '../src/index.ts';

const engine = createEngine(game);

function host(more: { store?: (entry: Entry) => Promise<void>; seats?: number } = {}) {
  const options = { board: 'alley', seats: more.seats ?? 2 };
  const holders = { p1: 'ann', p2: 'ben' };
  const { match } = openMatch(engine, {
    options,
    key: keyFromSeed(1),
    ...(more.seats === undefined ? { holders } : {}),
  });
  const stored: Entry[] = [];
  const store = more.store ?? (async (entry: Entry) => void stored.push(entry));
  return { host: new TableHost(match, { store }), match, stored };
}

const deed = (n: number, answer: unknown, id = `id ${n}`) => ({
  say: 'do',
  id,
  n,
  seat: 'p1',
  input: { do: 'answer', answer },
});

describe('a host', () => {
  it('stores an entry before it tells anybody', async () => {
    const order: string[] = [];
    const { host: table, match } = host({ store: async () => void order.push('stored') });
    table.listen({ seat: 'p2', hear: () => order.push('told') });
    await table.receive(deed(0, { do: 'wait' }));
    expect(order).toEqual(['stored', 'told']);
    expect(match.table.n).toBe(1);
  });

  it('does nothing when it cannot be stored, and can be asked again', async () => {
    let full = true;
    const store = async (): Promise<void> => {
      if (full) throw new Error('the disk is full');
    };
    const { host: table, match } = host({ store });
    expect(await table.receive(deed(0, { do: 'wait' }))).toMatchObject({ tell: 'refused', code: 'not-stored' });
    expect(match.table.n).toBe(0);
    full = false;
    expect(await table.receive(deed(0, { do: 'wait' }))).toMatchObject({ tell: 'done', n: 1 });
  });

  it('answers the same id as before, once', async () => {
    const { host: table, match, stored } = host();
    const [first, second] = await Promise.all([
      table.receive(deed(0, { do: 'wait' })),
      table.receive(deed(0, { do: 'wait' })),
    ]);
    expect(second).toEqual(first);
    expect(stored).toHaveLength(1);
    expect(match.table.n).toBe(1);
  });

  it('refuses what is stale, not offered or not understood, with a sentence, and changes nothing', async () => {
    const { host: table, match } = host();
    expect(await table.receive(deed(7, { do: 'wait' }))).toMatchObject({ code: 'stale' });
    expect(await table.receive(deed(0, { do: 'fly' }))).toMatchObject({ code: 'not-offered' });
    expect(await table.receive({ ...deed(0, { do: 'wait' }), seat: 'p2', id: 'x' })).toMatchObject({
      code: 'not-asked',
    });
    for (const junk of [
      null,
      3,
      'look',
      {},
      { say: 'do' },
      { say: 'look', seat: 7 },
      { ...deed(0, 1), n: -1 },
      { ...deed(0, 1), more: 1 },
    ])
      expect(await table.receive(junk)).toMatchObject({
        code: 'bad-message',
        sentence: expect.stringContaining('not understood'),
      });
    expect(match.table.n).toBe(0);
  });

  it('gives every seat its own view, and the offer to whom it concerns', async () => {
    const { host: table } = host();
    const mine = (await table.receive({ say: 'look', seat: 'p1' })) as Update;
    const other = (await table.receive({ say: 'look', seat: 'p2' })) as Update;
    expect(mine.offer?.kind).toBe('one');
    expect(mine.offer?.refused).toContainEqual({ option: { do: 'search' }, because: ['TH-SEARCH-01'] });
    expect(other.offer).toBeNull();
    expect(other.view.viewer).toBe('p2');
    expect(JSON.parse(JSON.stringify(mine))).toEqual(mine);
  });

  it('tells how far undo goes, and goes there', async () => {
    const { host: table } = host({ seats: 1 });
    const before = (await table.receive({ say: 'look', seat: 'p1' })) as Update;
    const { from } = before.offer as unknown as { from: { do: string }[] };
    await table.receive(
      deed(
        0,
        from.find((option) => option.do === 'move'),
      ),
    );
    const after = (await table.receive({ say: 'look', seat: 'p1' })) as Update;
    expect(after.undo).toEqual({ to: 0, floor: 0, asked: null });
    await table.receive({ say: 'do', id: 'u', n: 1, seat: 'p1', input: { do: 'undo', to: 0 } });
    expect((await table.receive({ say: 'look', seat: 'p1' })) as Update).toMatchObject({
      n: 2,
      view: { state: before.view.state },
    });
  });

  it('plays a whole game over messages alone', async () => {
    const { host: table, match, stored } = host({ seats: 3 });
    for (let i = 0; match.table.outcome === null && i < 5000; i++) {
      const seat = decider(match.table.pending!.who);
      const { n, offer } = (await table.receive({ say: 'look', seat })) as Update;
      const answer =
        offer!.kind === 'one'
          ? offer!.from[i % offer!.from.length]
          : offer!.kind === 'order'
            ? offer!.items
            : (offer!.usual ?? (offer as { now?: unknown }).now);
      const reply = await table.receive({ say: 'do', id: `${n}`, n, seat, input: { do: 'answer', answer } });
      expect(reply.tell).toBe('done');
    }
    expect(match.table.outcome).not.toBeNull();
    expect(stored.length === 0 || stored.length === match.table.n).toBe(true);
  });

  it('keeps two people apart who call different things the same, and knows what was done before it was there', async () => {
    const { match, stored } = host();
    const table = new TableHost(match, {
      store: async (entry) => void stored.push(entry),
      before: [{ by: 'ann', id: 'early', n: 9 }],
    });
    expect(await table.receive(deed(0, { do: 'wait' }, 'early'), 'ann')).toEqual({ tell: 'done', id: 'early', n: 9 });
    expect(match.table.n).toBe(0);
    expect(await table.receive(deed(0, { do: 'wait' }, 'early'), 'ben')).toEqual({ tell: 'done', id: 'early', n: 1 });
  });

  it('tells again what it told, as far back as it remembers', async () => {
    const { host: table } = host();
    expect(table.toldSince(0)).toEqual([]);
    const heard: Update[] = [];
    table.listen({ seat: 'p2', hear: (update) => heard.push(update) });
    await table.receive(deed(0, { do: 'wait' }));
    expect(heardBy(table.toldSince(0)!, 'p2')).toEqual(heard[0]!.events);
    expect(table.toldSince(1)).toEqual([]);
    expect(table.toldSince(-1)).toBeNull();
  });
});

describe('what a server says', () => {
  const said = { tell: 'said', at: 0, by: 'g1', name: 'Ann', text: 'Hey', when: 1 };

  it('is read by its clients, whatever a newer one adds', () => {
    expect(readTold({ ...said, mood: 'good' })).toEqual({ request: said });
  });

  it('is an update as the table gave it, and none without any of its parts', () => {
    const told = JSON.parse(JSON.stringify(host().host.update('p1')));
    expect(readTold(told)).toEqual({ request: told });
    for (const part of Object.keys(told)) expect(readTold({ ...told, [part]: undefined })).toHaveProperty('wrong');
    for (const [part, inside] of ['view', 'undo'].flatMap((one) => Object.keys(told[one]).map((key) => [one, key])))
      expect(readTold({ ...told, [part!]: { ...told[part!], [inside!]: undefined } })).toMatchObject({
        wrong: expect.stringContaining(`${part}.${inside}`),
      });
  });

  it.each([
    null,
    'hello',
    {},
    { tell: 'shout' },
    { ...said, at: -1 },
    { ...said, text: 4 },
    { tell: 'farewell', why: 'x' },
  ])('is not believed if it is %j', (given) => {
    expect(readTold(given)).toMatchObject({ wrong: expect.stringContaining('not understood') });
  });
});
