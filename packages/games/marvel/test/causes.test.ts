import { createEngine, decider, keyFromSeed } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { FEATS } from '../src/effects/index.ts';
import { pack } from '../src/index.ts';
import type { Act, View } from '../src/types.ts';
import { seasonedIn } from './seasoned.ts';

/** Ability -> every cause that was given for its being refused, in games whose heroes hold a little of everything. */
function causesIn(mode: 'zombie' | 'hero'): Map<string, Set<string>> {
  const seasoned = seasonedIn(mode);
  const engine = createEngine(seasoned.game);
  const found = new Map<string, Set<string>>();
  for (const { id, seats } of seasoned.missions)
    for (let seed = 0; seed < 12; seed++) {
      let { table } = engine.open(seasoned.options(id, seats.min, []), keyFromSeed(seed));
      for (let step = 0; step < 40 && table.pending !== null; step++) {
        const seat = decider(table.pending.who);
        const offer = engine.offer(table, seat, { explain: true, usual: true })!;
        const view = engine.view(table, seat).state as View;
        if (offer.kind === 'one')
          for (const { option, because } of offer.refused ?? []) {
            const act = option as Act;
            const name = act.do === 'use' ? act.what : act.do;
            const causes = found.get(name) ?? new Set<string>();
            found.set(name, causes.add(pack.cause!(view, table.pending.choice, option, because)!.id));
          }
        const answer = offer.kind === 'one' ? offer.from[(seed + step) % offer.from.length] : offer.usual;
        table = engine.play(table, seat, answer).table;
      }
    }
  return found;
}

describe.each(['zombie', 'hero'] as const)('what is refused in %s mode', (mode) => {
  const found = causesIn(mode);

  test('says what is missing here and now', () => {
    const vague = [...found].filter(([, causes]) => causes.has('cause.now')).map(([name]) => name);
    expect(vague).toEqual([]);
  });

  test('is met for most abilities there are', () => {
    const used = Object.keys(FEATS[mode]).filter((name) => found.has(name));
    expect(used.length).toBeGreaterThan(14);
  });
});
