import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './released.ts';

const file = `${root}deploy/shamble.service`;

/** What systemd-analyze says; null where there is none, or one before 250, which cannot tell of a unit that is not installed. */
function analyze(...args: readonly string[]): string | null {
  try {
    const run = (more: readonly string[]): string => execFileSync('systemd-analyze', more, { encoding: 'utf8' });
    const version = Number(/^systemd (\d+)/.exec(run(['--version']))?.[1]);
    return version >= 250 ? run([...args, file]) : null;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
}
const isThere = analyze('--version') !== null;

it('the unit runs a release and nothing else, gives it time, and keeps what it writes from others', () => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const said = (name: string): string[] =>
    lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));
  expect(lines.filter((line) => line.startsWith('Exec'))).toEqual(['ExecStart=/usr/bin/env node bin/serve']);
  expect(said('UMask')).toEqual(['0077']);
  expect([...said('Restart'), ...said('RestartSec')]).toEqual(['always', '2']);
  for (const name of ['ReadWritePaths', 'MemoryDenyWriteExecute', 'Environment']) expect(said(name)).toEqual([]);
});

it.runIf(isThere)('systemd accepts the unit, and finds it well shut in', () => {
  expect(analyze('verify')).toBe('');
  const report = analyze('security', '--offline=true')!;
  expect(Number(/Overall exposure level .*: (\d+\.\d) /.exec(report)?.[1])).toBeLessThanOrEqual(3);
});
