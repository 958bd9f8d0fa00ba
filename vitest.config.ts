import { defineConfig } from 'vitest/config';
import { icons } from './apps/web/icons.plugin.ts';
import { rules } from './apps/web/rules.plugin.ts';

const conditions = ['@shamble/source'];
const tests = (...folders: string[]) => folders.map((folder) => `${folder}/test/**/*.test.ts`);
const core = tests('packages/{kernel,parts,thumbnail,bots}', 'packages/games/*');
const browser = '**/*.browser.test.ts';

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Nothing here is timed: a busy machine must not fail a test.
    testTimeout: 240_000,
    maxWorkers: '100%',
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'core', include: core, exclude: [browser], setupFiles: 'vitest.no-ambient.ts' },
      },
      {
        extends: true,
        plugins: [icons(), rules()],
        test: { name: 'edge', include: tests('packages/*', 'apps/{cli,web}'), exclude: [...core, browser] },
      },
      // These play against servers: to read all games anew for each file would take longer than most of them.
      {
        extends: true,
        plugins: [icons(), rules()],
        test: {
          name: 'server',
          include: tests('apps/server'),
          exclude: [browser],
          isolate: false,
          setupFiles: 'vitest.same-dice.ts',
        },
      },
      // Browser tests run in Node and drive the Chromium that CHROME_PATH names.
      {
        extends: true,
        plugins: [icons(), rules()],
        test: {
          name: 'browser',
          globalSetup: 'apps/web/test/serve.setup.ts',
          include: [`{packages,apps}/${browser}`],
          exclude: ['**/node_modules/**'],
          // No file keeps anything but its own browser: the sources need not be read anew for each.
          isolate: false,
        },
      },
    ],
  },
});
