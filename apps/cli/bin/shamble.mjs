#!/usr/bin/env node
// Runs the bundled command line, built first when a source has changed.
import { buildIfStale } from '../../../scripts/build.mjs';
import { giveUp } from '../../../scripts/lib/say.mjs';

await buildIfStale({ quiet: true }).catch((error) => giveUp(`The build failed: ${error.message}`));
await import('../dist/main.js');
