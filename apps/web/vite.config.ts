import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { icons } from './icons.plugin.ts';
import { rules } from './rules.plugin.ts';

export default defineConfig({
  plugins: [react(), icons(), rules()],
  resolve: { conditions: ['@shamble/source', ...defaultClientConditions] },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  server: { port: 8700, strictPort: true },
  // The worker loads the rules of a game when a table of it is opened.
  worker: { format: 'es' },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
