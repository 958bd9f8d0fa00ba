// Tries mutants in processes of their own: one may run for ever, or eat all the memory it is given.
import { fork } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

const build = join(root, '.build/mutants');
const child = join(import.meta.dirname, 'trial.mjs');
/** Modules once loaded stay: a process is ended before they are many. */
const TRIALS_EACH = 100;
const MEGABYTES = 1500;
const STARTING = 120;

/**
 * The scenario that noticed each mutant, in the same order; null for those that none did.
 * @param {{ name: string, folder: string }} game
 * @param {{ jobs?: number, seconds?: number, each?: (killedBy: string | null, at: number) => void }} options
 */
export async function tryAll(game, mutants, { jobs = 1, seconds = 15, each = () => {} } = {}) {
  const results = [];
  const killers = new Map();
  let next = 0;
  const work = async (job) => {
    let bench = null;
    const file = join(build, `${process.pid}-${job}.mjs`);
    try {
      while (next < mutants.length) {
        const at = next++;
        const mutant = mutants[at];
        const known = killers.get(mutant.file) ?? [];
        if (bench === null || bench.isOver()) {
          bench?.end();
          bench = await openBench(game, file);
        }
        results[at] = await bench.try(mutant, known, seconds);
        if (results[at] !== null) killers.set(mutant.file, [results[at], ...known]);
        each(results[at], at);
      }
    } finally {
      bench?.end();
      rmSync(`${file}.json`, { force: true });
    }
  };
  await Promise.all(Array.from({ length: jobs }, (_, job) => work(job)));
  return results;
}

async function openBench({ name, folder }, file) {
  mkdirSync(build, { recursive: true });
  const process_ = fork(child, [name, join(root, folder), file], {
    execArgv: [`--max-old-space-size=${MEGABYTES}`],
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  process_.stderr.on('data', (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-4000);
  });
  let trials = 0;
  let isDead = false;
  const end = () => {
    isDead = true;
    process.off('exit', end);
    process_.kill('SIGKILL');
    for (const left of [file, `${file}.ts`]) rmSync(left, { force: true });
  };
  process.on('exit', end);

  /** What it finds, or that it ended, or that one scenario took too long. */
  const answer = (limit) =>
    new Promise((resolve) => {
      const settle = (what) => {
        clearTimeout(timer);
        process_.off('message', heard);
        process_.off('exit', died);
        resolve(what);
      };
      const heard = (said) => (said === 'on' ? timer.refresh() : settle({ said }));
      const died = () => settle({ over: 'it breaks down' });
      const timer = setTimeout(() => settle({ over: 'it never ends' }), limit * 1000);
      process_.on('message', heard);
      process_.on('exit', died);
    });

  const { over } = await answer(STARTING);
  if (over !== undefined) {
    end();
    throw new Error(`${over}\n${complaint}`);
  }
  return {
    isOver: () => isDead || trials >= TRIALS_EACH,
    end,
    async try(mutant, first, limit) {
      trials += 1;
      const answered = answer(limit);
      process_.send({ mutant, first });
      const { said, over } = await answered;
      if (over === undefined) return said.killedBy;
      end();
      return over;
    },
  };
}
