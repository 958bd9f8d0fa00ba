import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Meters } from '../src/online/meters.ts';
import { root } from './released.ts';

/** What the files of the guide ask for, by its name. */
const named = (file: string): string[] => [
  ...new Set(readFileSync(`${root}deploy/${file}`, 'utf8').match(/\b(shamble|process|nodejs)_[a-z0-9_]+/g) ?? []),
];

it.each(['grafana.json', 'alerts.yml'])('every meter in %s is one that a server has', async (file) => {
  const none = (): number => 0;
  const meters = new Meters({ lines: none, rooms: none, losses: none, canOwn: () => true });
  const text = await meters.registry.metrics();
  const asked = named(file);
  expect(asked.length).toBeGreaterThan(3);
  for (const name of asked) expect(text).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
});

it('the dashboard is one that can be read, and nothing in it lies upon another', () => {
  const { panels } = JSON.parse(readFileSync(`${root}deploy/grafana.json`, 'utf8')) as {
    panels: { gridPos: { x: number; y: number } }[];
  };
  expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
});
