#!/usr/bin/env node
// Runs the bundled command line, built first when a source has changed; so is the page, for `shamble serve`.
import { buildIfStale, buildPageIfStale } from '../../../scripts/build.mjs';
import { giveUp } from '../../../scripts/lib/say.mjs';

const failed = (error) => giveUp(`The build failed: ${error.message}`);
await buildIfStale({ quiet: true }).catch(failed);
if (process.argv[2] === 'serve') await buildPageIfStale({ quiet: true }).catch(failed);
await import('../dist/main.js');
