import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { together } from './chunks.ts';
import { icons } from './icons.plugin.ts';
import { offline } from './offline.plugin.ts';
import { leanPacks } from './packs.plugin.ts';
import { rules } from './rules.plugin.ts';
import { textSize } from './text.plugin.ts';
import { sharedWorkers } from './workers.plugin.ts';

export default defineConfig({
  plugins: [textSize(), react(), icons(), rules(), leanPacks(), sharedWorkers(), offline()],
  resolve: {
    conditions: ['@shamble/source', ...defaultClientConditions],
  },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  server: { port: 8700, strictPort: true },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What a worker may run as well cannot preload anything: a worker has no document. The style page is for us alone.
      resolveDependencies: (file, needed, { hostId, hostType }) =>
        hostType === 'html' || (/^assets\/(index|shell)-/.test(hostId) && !file.includes('/StylePage-')) ? needed : [],
    },
    rolldownOptions: {
      // Else small chunks are merged into larger ones, and a worker fetches the icons.
      experimental: { chunkOptimization: false },
      // Whoever plays needs all of the kernel; the first page needs little of it.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'first', test: /packages\/kernel\/src\/(game|json|seats|holders|fault)\.ts/, priority: 1 },
            { name: 'kernel', test: /packages\/kernel\/src\// },
            { name: together },
          ],
        },
      },
    },
  },
});
