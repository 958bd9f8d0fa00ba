import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Match, type Shape, save } from '@shamble/kernel';
import { freeName, mustBeWritable, writeWhole } from '../files.ts';
import type { Io } from '../io.ts';
import { Stop } from '../stop.ts';

/** Where a game is kept. */
export interface Store {
  readonly file: string;
  keep(match: Match<Shape>): void;
}

/** `--save`, else the file it was loaded from, else a new one of our own. A file that is already there is never replaced. */
export function storeOf(io: Io, game: string, asked: { load?: string | undefined; save?: string | undefined }): Store {
  const load = asked.load === undefined ? undefined : resolve(io.cwd, asked.load);
  const wanted = asked.save === undefined ? load : resolve(io.cwd, asked.save);
  if (wanted !== undefined && wanted !== load && existsSync(wanted)) throw new Stop('cli.play.taken', { file: wanted });
  const file = wanted ?? freeName(join(homeOf(io.env), `${game}-${today()}`), '.json');
  mustBeWritable(file);
  return { file, keep: (match) => keepIn(file, match) };
}

export const keepIn = (file: string, match: Match<Shape>): void => writeWhole(file, `${JSON.stringify(save(match))}\n`);

function homeOf(env: Io['env']): string {
  if (env.SHAMBLE_HOME) return env.SHAMBLE_HOME;
  if (process.platform === 'win32' && env.LOCALAPPDATA) return join(env.LOCALAPPDATA, 'Shamble');
  return join(env.XDG_STATE_HOME || join(env.HOME || homedir(), '.local/state'), 'shamble');
}

function today(): string {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
