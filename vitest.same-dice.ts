// A property is tried on the same cases at every run, so that a red test is the fault of what changed; the soak draws new ones.
import { configureGlobal } from 'fast-check';

if (process.env.SOAK !== '1') configureGlobal({ seed: 1978 });
