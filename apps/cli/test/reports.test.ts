import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomAnswer, rng } from '@shamble/bots';
import { createEngine, decider, isDeadEnd, load, type Offer } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { shamble } from './cli.ts';

const folder = fileURLToPath(new URL('./reports', import.meta.url));
/** So many answers are given after the report. */
const ON = 40;

/** Every report that was put here: what it tells of must never come back. */
test.each(readdirSync(folder).filter((name) => name.endsWith('.json')))('%s is told, and goes on', async (name) => {
  const given = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { pack } = games.find(({ id }) => id === given.journal.game)!;
  const engine = createEngine(pack.game);
  const { journal, table } = load(engine, given);
  const isSame = journal.segments.length === given.journal.segments.length;
  const { code, out, err } = await shamble(['replay', join(folder, name), ...(isSame ? ['--verify'] : [])], {});
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`After ${table.n} `);

  const luck = rng(1);
  const now = engine.clone(table);
  for (let answers = 0; answers < ON && now.outcome === null; answers++) {
    const seat = decider(now.pending!.who);
    const offer = engine.offer(now, seat, { usual: true })! as Offer;
    expect(isDeadEnd(offer)).toBe(false);
    for (const viewer of now.seats) pack.prompt(engine.view(now, viewer).state, now.pending!);
    engine.playInPlace(now, seat, randomAnswer(offer, luck));
  }
});
