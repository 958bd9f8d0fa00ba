import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Person, playOn, post } from './person.ts';
import { Served } from './served.ts';

const TABLE = { game: 'thumbnail', mission: 'alley', seats: 1 };

describe('how many tables may be unfinished', () => {
  let served: Served;
  beforeEach(() => {
    served = new Served();
  });
  afterEach(() => served.end());

  const made = async (person: Person): Promise<{ status: number; sentence?: string; id?: string }> => {
    const response = await post(served.base, '/api/tables', TABLE, person.cookie);
    return { status: response.status, ...((await response.json()) as object) };
  };
  const giveUp = async (person: Person, table: string): Promise<void> => {
    await person.join(table);
    await person.say({ say: 'do', n: 0, seat: 'p1', input: { do: 'resign' } });
    await expect.poll(() => person.latest!.outcome).not.toBeNull();
    person.line!.close();
  };

  it('so many of one guest, until one is over; others make theirs', async () => {
    await served.start({ limits: 0.1 }); // 5 tables of a guest, 3 an hour
    const [ann, ben] = [await Person.called(served.base, 'Ann'), await Person.called(served.base, 'Ben')];
    const ids = [await made(ann), await made(ann), await made(ann)].map(({ id }) => id!);
    expect((await made(ben)).status).toBe(201);
    await served.stop();
    await served.start({ limits: 0.06 }); // 3 tables of a guest
    const refused = await made(ann);
    expect([refused.status, refused.sentence]).toEqual([409, expect.stringMatching(/^You are the host of 3 tables/)]);
    expect((await ann.get<{ tables: unknown[] }>('/api/tables/mine')).tables).toHaveLength(3);
    expect((await made(ben)).status).toBe(201);
    await giveUp(ann, ids[0]!);
    await served.stop();
    await served.start({ limits: 0.06 });
    expect((await made(ann)).status).toBe(201);
  });

  it('so many of the whole server', async () => {
    await served.start({ tables: 2 });
    const [ann, ben] = [await Person.called(served.base, 'Ann'), await Person.called(served.base, 'Ben')];
    const { id } = await made(ann);
    expect((await made(ben)).status).toBe(201);
    for (const person of [ann, ben])
      expect(await made(person)).toMatchObject({
        status: 503,
        sentence: expect.stringMatching(/^This server keeps 2/),
      });
    await giveUp(ann, id!);
    expect((await made(ben)).status).toBe(201);
  });

  it('a table that nobody has begun to play at gives way after a while; one that is played, or has somebody at it, does not', async () => {
    let hour = 0;
    await served.start({ tables: 3, now: () => Date.now() + hour * 3600_000 });
    const [ann, ben] = [await Person.called(served.base, 'Ann'), await Person.called(served.base, 'Ben')];
    const [played, empty, taken] = [await made(ann), await made(ann), await made(ann)].map(({ id }) => id!);
    await ann.join(played!);
    await playOn([ann], 1);
    ann.line!.close();
    await ann.join(taken!);
    expect((await made(ben)).status).toBe(503);
    hour = 1;
    const { status, id } = await made(ben);
    expect(status).toBe(201);
    const there = async (one: string): Promise<number> => (await fetch(`${served.base}/api/tables/${one}`)).status;
    expect([await there(played!), await there(empty!), await there(taken!), await there(id!)]).toEqual([
      200, 404, 200, 200,
    ]);
    expect((await made(ben)).status).toBe(503);
  });

  it('many at once are no way around it', async () => {
    await served.start({ tables: 4 });
    const ann = await Person.called(served.base, 'Ann');
    const all = await Promise.all(Array.from({ length: 12 }, () => made(ann)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(all.filter(({ status }) => status === 503)).toHaveLength(8);
  });
});
