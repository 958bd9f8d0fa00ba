import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Stop } from './stop.ts';

/** The plain data of a JSON file. */
export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Stop('cli.file.damaged', { file, what: error instanceof Error ? error.message : String(error) });
  }
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** Replaces a file in one stroke: whoever looks sees the old one or the new one, also after a power cut. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const handle = openSync(draft, 'w');
    try {
      writeSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
  } catch (error) {
    if (existsSync(draft)) rmSync(draft, { force: true });
    throw new Stop('cli.file.unwritable', { file, what: reason(error) });
  }
}

/** Makes sure that a file could be written there, before anything depends on it. */
export function mustBeWritable(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw new Stop('cli.file.unwritable', { file, what: reason(error) });
  }
}

/** A name that no file has yet: the one wanted, or with a number behind it. */
export function freeName(stem: string, extension: string): string {
  for (let n = 1; ; n++) {
    const file = n === 1 ? `${stem}${extension}` : `${stem}-${n}${extension}`;
    if (!existsSync(file)) return file;
  }
}

function unreadable(file: string, error: unknown): Stop {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return new Stop('cli.file.missing', { file });
  return new Stop('cli.file.unreadable', { file, what: reason(error) });
}

const reason = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code ?? (error instanceof Error ? error.message : String(error));
