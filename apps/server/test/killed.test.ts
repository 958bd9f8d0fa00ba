import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Child } from './child.ts';
import { besiege } from './siege.ts';

const folder = mkdtempSync(join(tmpdir(), 'shamble-killed-'));
let child: Child;
afterAll(async () => {
  await child.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('a server that is killed ten times under load loses nothing it has acknowledged', async () => {
  child = await Child.make({ SHAMBLE_DATA: folder, SHAMBLE_LIMITS: '1000' });
  const report = await besiege(child, { file: join(folder, 'shamble.db') }, { kills: 10, tables: 9, seed: 1 });
  expect(report.wrong).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(100);
  expect(report.entries).toBeGreaterThanOrEqual(report.acknowledged);
});
