import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { veiled } from '../src/logged.ts';
import { Meters } from '../src/online/meters.ts';
import { root } from './released.ts';

const none = (): number => 0;
const metersHere = (): Meters => new Meters({ lines: none, rooms: none, canOwn: () => true });

/** What the files of the guide ask for, by its name. */
const named = (file: string): string[] => [
  ...new Set(readFileSync(`${root}deploy/${file}`, 'utf8').match(/\b(shamble|process|nodejs)_[a-z0-9_]+/g) ?? []),
];

it.each(['grafana.json', 'alerts.yml'])('every meter in %s is one that a server has', async (file) => {
  const text = await metersHere().registry.metrics();
  const asked = named(file);
  expect(asked.length).toBeGreaterThan(3);
  for (const name of asked) expect(text).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
  // How fast something grows can be said of what is counted and never goes back.
  const counted = readFileSync(`${root}deploy/${file}`, 'utf8').matchAll(/\b(?:rate|increase)\(([a-z_]+)/g);
  for (const [, name] of counted)
    expect(text).toMatch(new RegExp(`# TYPE ${name!.replace(/_bucket$/, '')} (counter|histogram)`));
});

it('names the tables that cost most, only so many, and none by its id', async () => {
  const meters = metersHere();
  const ids = Array.from({ length: 30 }, (_, i) => `${i}`.padStart(32, '0'));
  for (const [i, id] of ids.entries()) for (let times = 0; times < 2; times++) meters.tables.note(id, i);
  meters.tables.turn();
  const text = await meters.registry.metrics();
  expect(text.match(/^shamble_table_messages\{/gm)).toHaveLength(10);
  expect(text).toContain(`shamble_table_messages{table="${veiled(ids[29]!)}"} 2\n`);
  expect(text).toContain(`shamble_table_answer_seconds{table="${veiled(ids[20]!)}"} 40\n`);
  expect(text).not.toContain(veiled(ids[19]!));
  for (const id of ids) expect(text).not.toContain(id);
  // Where nothing was said for a minute none is named.
  meters.tables.turn();
  expect(await meters.registry.metrics()).not.toMatch(/^shamble_table_messages\{/m);
});

it('the dashboard is one that can be read, and nothing in it lies upon another', () => {
  const { panels } = JSON.parse(readFileSync(`${root}deploy/grafana.json`, 'utf8')) as {
    panels: { gridPos: { x: number; y: number } }[];
  };
  expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
});
