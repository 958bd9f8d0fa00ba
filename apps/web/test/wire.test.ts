import { cardOf, keptFrom, type TableRecord } from '@shamble/kept';
import { describe, expect, it } from 'vitest';
import { failure, type LinkFault } from '../src/link/failure.ts';
import type { Port } from '../src/link/messages.ts';
import { openHouse } from '../src/page/house.ts';
import { Wire } from '../src/page/wire.ts';
import { workerLink } from '../src/page/workerLink.ts';
import { houseWith, until } from './house.ts';

/** The page's side of a port whose other side a test plays. */
function pair() {
  const hearers: ((event: { data: unknown }) => void)[] = [];
  const sent: { at: number; [key: string]: unknown }[] = [];
  const port: Port = {
    postMessage: (message) => sent.push(structuredClone(message) as (typeof sent)[number]),
    addEventListener: (_, hear) => hearers.push(hear),
  };
  const say = (data: unknown): void => {
    for (const hear of hearers) hear({ data: structuredClone(data) });
  };
  return { port, sent, say };
}

const fault = (promise: Promise<unknown>): Promise<LinkFault> =>
  promise.then(
    () => {
      throw new Error('It should have failed.');
    },
    (cause) => cause,
  );

const record = (): TableRecord => keptFrom(houseWith().match, { id: 't', title: null, opened: 0, round: 1 }).record;

describe('the wire', () => {
  it('brings every answer to whoever asked, in any order', async () => {
    const { port, sent, say } = pair();
    const wire = new Wire(port);
    const list = wire.command({ do: 'list' });
    const dice = wire.command({ do: 'dice', table: 't' });
    const [first, second] = sent.map(({ at }) => at);
    say({ from: 'house', at: second, answer: { commitment: 'c', key: null } });
    say({ from: 'house', at: first, answer: [] });
    expect(await list).toEqual([]);
    expect(await dice).toEqual({ commitment: 'c', key: null });
    say({ from: 'house', at: first, answer: [] });
  });

  it('fails with the sentence of the worker', async () => {
    const { port, sent, say } = pair();
    const asked = fault(new Wire(port).command({ do: 'list' }));
    say({ from: 'failure', at: sent[0]!.at, failure: failure('full', 'No room.', ['X-1']) });
    expect(await asked).toMatchObject({ code: 'full', message: 'No room.', rules: ['X-1'] });
  });

  it('takes nothing it does not understand', async () => {
    const answers = [
      { from: 'house', at: 1, answer: { not: 'a list' } },
      { from: 'house', at: 1, answer: [{ id: 't' }] },
      { from: 'reply', at: 1, reply: { tell: 'done', id: 'x', n: 1 } },
      { from: 'reply', at: 1, reply: { tell: 'nonsense' } },
      { from: 'nowhere', at: 1 },
    ];
    for (const answer of answers) {
      const { port, say } = pair();
      const asked = fault(new Wire(port).command({ do: 'list' }));
      say(answer);
      expect(await asked).toMatchObject({ code: 'bad-message' });
    }
    const { port, say } = pair();
    const heard: unknown[] = [];
    new Wire(port).listen((told) => heard.push(told));
    for (const junk of [null, 3, 'hello', {}, { from: 'update', table: 't', update: { n: -1 } }]) say(junk);
    expect(heard).toEqual([]);
    say({ from: 'tables' });
    expect(heard).toEqual([{ from: 'tables' }]);
  });

  it('does not wait for ever', async () => {
    const { port } = pair();
    expect(await fault(new Wire(port, 5).command({ do: 'list' }))).toMatchObject({ code: 'silent' });
    const wire = new Wire(port);
    const asked = fault(wire.command({ do: 'list' }));
    wire.end('Over.');
    expect(await asked).toMatchObject({ code: 'silent', message: 'Over.' });
    expect(await fault(wire.command({ do: 'list' }))).toMatchObject({ message: 'Over.' });
  });
});

describe('the link', () => {
  it('keeps what comes before anybody listens, and hears of its own table only', () => {
    const { port, say } = pair();
    const { host } = houseWith();
    const update = host.update('p1');
    let left = 0;
    const link = workerLink(new Wire(port), 't', () => left++);
    say({ from: 'update', table: 't', update });
    say({ from: 'update', table: 'another', update });
    const heard: number[] = [];
    const stop = link.onUpdate(({ n }) => heard.push(n));
    expect(heard).toEqual([0]);
    say({ from: 'update', table: 't', update });
    expect(heard).toEqual([0, 0]);
    stop();
    link.close();
    say({ from: 'update', table: 't', update });
    expect([heard.length, left]).toEqual([2, 1]);
  });

  it('sends requests and gives replies back', async () => {
    const { port, sent, say } = pair();
    const link = workerLink(new Wire(port), 't', () => undefined);
    const reply = link.send({ say: 'look', seat: 'p1' });
    expect(sent[0]).toMatchObject({ to: 'table', table: 't', request: { say: 'look', seat: 'p1' } });
    const update = houseWith().host.update('p1');
    say({ from: 'reply', at: sent[0]!.at, reply: update });
    expect(await reply).toEqual(update);
  });
});

describe('a house', () => {
  it('fails where its worker cannot be loaded', async () => {
    const { port } = pair();
    const worker = Object.assign(port, { onerror: null as ((event: ErrorEvent) => unknown) | null });
    const house = openHouse(() => worker);
    const asked = fault(house.list());
    worker.onerror!({ message: 'a fault inside, which was answered' } as ErrorEvent);
    worker.onerror!({} as ErrorEvent);
    expect(await asked).toMatchObject({ code: 'silent', message: expect.stringContaining('could not be loaded') });
  });

  it('leaves a table that could not be joined', async () => {
    const { port, sent, say } = pair();
    const asked = fault(openHouse(() => port).join('t'));
    say({ from: 'failure', at: sent[0]!.at, failure: failure('corrupt', 'Damaged.') });
    expect(await asked).toMatchObject({ code: 'corrupt' });
    await until(() => sent.length === 2);
    expect(sent[1]).toMatchObject({ command: { do: 'leave', table: 't' } });
  });

  it('tells when its list has changed', () => {
    const { port, say } = pair();
    let changes = 0;
    const stop = openHouse(() => port).onTables(() => changes++);
    say({ from: 'tables' });
    stop();
    say({ from: 'tables' });
    expect(changes).toBe(1);
  });
});

describe('a card', () => {
  it('holds no secret, and one that cannot be read is marked as damaged', () => {
    const whole = record();
    expect(JSON.stringify(cardOf(whole))).not.toContain('"key"');
    expect(cardOf(whole).damaged).toBeNull();
    const { seats: _, ...half } = whole;
    expect(cardOf(half as TableRecord)).toMatchObject({ id: 't', damaged: { code: 'corrupt' } });
  });
});
