import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { crossings } from '../boundaries.mjs';

const lists = {
  'packages/games/plague': ['kernel', 'parts', 'dawn'],
  'packages/bots': ['kernel', 'plague'],
};
const packages = ['kernel', 'parts', 'bots', 'text', 'games/plague', 'games/dawn'].map((name) => `packages/${name}`);
const folders = [...packages, 'apps/web'];

/** The crossings of a small repository in which `file` holds `source`. */
function check(file, source) {
  const top = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const put = (path, text) => {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  };
  for (const folder of folders) {
    const dependencies = Object.fromEntries((lists[folder] ?? []).map((name) => [`@shamble/${name}`, '0.1.0']));
    put(`${folder}/package.json`, JSON.stringify({ name: `@shamble/${folder.split('/').at(-1)}`, dependencies }));
  }
  put(file, source);
  try {
    return crossings(top);
  } finally {
    rmSync(top, { recursive: true });
  }
}

const allowed = [
  ['packages/kernel/src/a.ts', "import { b } from './b.ts';"],
  ['packages/kernel/test/a.ts', "import { readFileSync } from 'node:fs';\nimport { b } from '../src/b.ts';"],
  [
    'packages/games/plague/src/a.ts',
    "import { open } from '@shamble/kernel';\nimport { cards } from '../content/cards.ts';",
  ],
  ['packages/bots/src/a.ts', "import type { View } from '@shamble/plague';"],
  ['packages/bots/src/b.ts', "type View = typeof import('@shamble/plague');"],
  ['apps/web/src/games/index.ts', "import { plague } from './plague/entry.ts';"],
  [
    'apps/web/src/games/plague/a.ts',
    "import { pack } from '@shamble/plague';\nimport { Board } from '../../board/Board.tsx';",
  ],
  ['apps/web/src/worker/a.ts', "import type { Told } from '../link/told.ts';"],
  ['apps/web/src/style/a.ts', "import { skin } from '../games/plague/skin.ts';"],
  [
    'packages/kernel/src/c.ts',
    "// import { x } from 'node:fs';\n/**\n * import { x } from 'node:fs'\n */\nexport const from = 'node:fs';",
  ],
];

const forbidden = [
  ['packages/text/src/a.ts', "import { IntlMessageFormat } from 'intl-messageformat';"],
  ['packages/kernel/src/a.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/kernel/src/b.ts', "import type { Die } from '@shamble/parts';"],
  ['packages/kernel/src/c.ts', "export {\n  a,\n  b,\n} from 'lodash';"],
  ['packages/kernel/src/d.ts', "const fs = await import('node:fs');"],
  ['packages/kernel/src/e.ts', "import 'lodash';"],
  ['packages/kernel/src/f.ts', "import { row } from '../test/row.ts';"],
  ['packages/parts/src/a.ts', "import { a } from '@shamble/text';"],
  ['packages/games/plague/src/a.ts', "import { open } from '@shamble/dawn';"],
  ['packages/games/plague/content/a.ts', "import type { Card } from '@shamble/dawn/cards';"],
  ['packages/games/dawn/src/a.ts', "import { a } from '../../plague/src/a.ts';"],
  ['packages/games/dawn/src/b.ts', "import { open } from '@shamble/kernel';"],
  ['packages/bots/src/a.ts', "import { moves } from '@shamble/plague';"],
  ['packages/bots/src/b.ts', "import type { View } from '@shamble/dawn';"],
  ['packages/text/test/a.ts', "import { a } from '@shamble/kernel';"],
  ['apps/web/src/games/plague/a.ts', "import { skin } from '../dawn/skin.ts';"],
  ['apps/web/src/table/a.ts', "import { skin } from '../games/plague/skin.ts';"],
  ['apps/web/src/home/a.ts', "import type { View } from '@shamble/plague';"],
  ['apps/web/src/board/a.ts', "import { Seated } from '../table/Seated.tsx';"],
  ['apps/web/src/telling/a.ts', "import { GAMES } from '../games/index.ts';"],
  ['apps/web/src/page/a.ts', "import { serve } from '../worker/serve.ts';"],
  ['apps/web/src/worker/a.ts', "import { Menu } from '../table/Menu.tsx';"],
  ['apps/web/src/link/a.ts', "import type { House } from '../page/house.ts';"],
];

for (const [file, source] of allowed) {
  test(`${file} may say ${source}`, () => assert.deepEqual(check(file, source), []));
}

for (const [file, source] of forbidden) {
  test(`${file} may not say ${source}`, () => {
    const found = check(file, source);
    assert.equal(found.length, 1);
    assert.ok(found[0].startsWith(`${file}: `));
  });
}
