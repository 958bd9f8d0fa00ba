import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Child } from './child.ts';
import { besiege } from './siege.ts';

// The siege must find out a server that does not keep its promise: each of these breaks it in another way.

const FAULTS: readonly (readonly [string, RegExp, { readonly there: string; readonly instead: string }])[] = [
  [
    'tells before it is on the disk',
    /was acknowledged and is lost|was shown and is lost/,
    {
      there: 'this.writing ??= this.write();',
      instead: 'kept(); setTimeout(() => (this.writing ??= this.write()), 5);',
    },
  ],
  [
    'loses the last entry when it is killed',
    /was acknowledged and is lost|was shown and is lost/,
    {
      there: 'const statement = database.prepare(sql);',
      instead: `if (sql === "begin immediate" && database.late) database.exec("commit");
        if (sql === "commit") database.late = true;
        const statement = database.prepare(sql === "commit" ? "select 1" : sql);`,
    },
  ],
  [
    'writes down another hash',
    /does not resume/,
    {
      there: 'append(table, entry, after, facts, said = null, epoch) {',
      instead:
        'append(table, given, after, facts, said = null, epoch) { const entry = { ...given, hash: given.hash.replace(/./, "z") };',
    },
  ],
];

it.each(FAULTS)('a server that %s is found out', async (_what, sentence, fault) => {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-planted-'));
  const child = await Child.make({ SHAMBLE_DATA: folder, SHAMBLE_LIMITS: '1000', SHAMBLE_LOG: 'silent' }, fault);
  try {
    const { wrong } = await besiege(child, { file: join(folder, 'shamble.db') }, { kills: 5, tables: 6, seed: 1 });
    expect(wrong.join('\n')).toMatch(sentence);
  } finally {
    await child.end('SIGKILL');
    child.clear();
    rmSync(folder, { recursive: true, force: true });
  }
});
