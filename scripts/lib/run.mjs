import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

const signals = ['SIGINT', 'SIGTERM'];

/**
 * Runs a command in the repository, without a shell, and keeps what it printed; `hear` is told at once. When we are stopped, so is it.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { env = {}, hear = () => undefined, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, ...options });
    const chunks = [];
    for (const out of [child.stdout, child.stderr])
      out.on('data', (chunk) => {
        chunks.push(chunk);
        hear(chunk);
      });
    const pass = (signal) => {
      child.kill(signal);
      process.exit(1);
    };
    const finish = (ok, more = '') => {
      for (const signal of signals) process.off(signal, pass);
      resolve({ ok, output: Buffer.concat(chunks).toString() + more });
    };
    for (const signal of signals) process.on(signal, pass);
    child.on('error', (error) => finish(false, `${command}: ${error.message}\n`));
    child.on('close', (code) => finish(code === 0));
  });
}

/** npm as the file that started us, so that no shell is needed on any system. */
export function npm(args, options) {
  const file = process.env.npm_execpath;
  return file ? run(process.execPath, [file, ...args], options) : run('npm', args, { shell: true, ...options });
}
