import type { View } from '@shamble/dawn/types';
import type { Update } from '@shamble/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Person, playOn } from './person.ts';
import { Served } from './served.ts';

// Two sides at one table over real lines: each is told what it may know, and nothing else is ever sent.

const served = new Served();
beforeAll(() => served.start());
afterAll(() => served.end());

const FACE_DOWN = 1;
const viewsOf = ({ heard }: Person): View[] =>
  heard.filter((told): told is Update => told.tell === 'update').map(({ view }) => view.state as View);

it('keeps the list of the hidden, and every value that lies face down, from the line of who may not know', async () => {
  const [ann, ben, cy] = await Promise.all(['Ann', 'Ben', 'Cy'].map((name) => Person.called(served.base, name)));
  const id = await ann!.table({ game: 'dawn', mission: 'mall', seats: 2 });
  for (const one of [ann!, ben!, cy!]) await one.join(id);
  await ben!.say({ say: 'sit', seat: 'p2' });
  // Before that nobody is shown anything of his own.
  expect(await ann!.say({ say: 'start' })).toMatchObject({ tell: 'done' });
  await expect.poll(() => ben!.latest!.seat).toBe('p2');
  await playOn([ann!, ben!], 70);
  const { n } = ann!.latest!;
  expect(n).toBeGreaterThan(60);
  await expect.poll(() => cy!.latest!.n).toBe(n);

  const list = viewsOf(ben!).findLast(({ hidden }) => hidden !== null && hidden.length > 0)!.hidden!;
  expect(list.length).toBeGreaterThan(0);
  for (const one of [ann!, cy!]) {
    const views = viewsOf(one);
    expect(views.length).toBeGreaterThan(10);
    for (const view of views) expect(view.hidden).toBeNull();
    expect(views.some(({ hiding }) => hiding === 5)).toBe(true);
    // Told, too: how many hide, not where, and what no super-zombie of theirs has passed.
    const told = JSON.stringify(one.heard);
    expect(told).toContain('"id":"hid","data":{"count":5}');
    expect(told).not.toContain('"id":"looked"');
    expect(told).not.toContain(`"hidden":${JSON.stringify(list)}`);
  }
  for (const view of [ann!, ben!, cy!].flatMap(viewsOf))
    for (const [space, lies] of view.zombies.entries()) if (lies === FACE_DOWN) expect(view.values[space]).toBe(-1);
  // What both have seen both remember; what Ben alone has seen, he alone.
  const [hers, his] = [ann!.latest!.view.state as View, ben!.latest!.view.state as View];
  for (const [space, value] of hers.memory.entries()) if (value > 0) expect(his.memory[space]).toBe(value);
});

it('tells whoever comes back no more than before', async () => {
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => Person.called(served.base, name)));
  const id = await ann!.table({ game: 'dawn', mission: 'mall', seats: 2 });
  for (const one of [ann!, ben!]) await one.join(id);
  await ben!.say({ say: 'sit', seat: 'p2' });
  // Before that nobody is shown anything of his own.
  expect(await ann!.say({ say: 'start' })).toMatchObject({ tell: 'done' });
  await expect.poll(() => ben!.latest!.seat).toBe('p2');
  await playOn([ann!, ben!], 8);
  const before = ann!.latest!.view;
  await ann!.join(id);
  expect(ann!.latest!.view).toEqual(before);
  expect((ann!.latest!.view.state as View).hidden).toBeNull();
  await ben!.join(id);
  expect((ben!.latest!.view.state as View).hidden).toHaveLength(5);
});
