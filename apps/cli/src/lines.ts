import { createInterface } from 'node:readline';
import type { Io } from './io.ts';

/** Lines typed by a person or piped in, one at a time. */
export interface Lines {
  /** Asks for the next line; null when there is none left or the person pressed Ctrl+C. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

export function linesOf(io: Io): Lines {
  const typed = io.stdin.isTTY === true;
  const terminal = typed && io.stdout.isTTY === true;
  const reader = createInterface({ input: io.stdin, ...(terminal ? { output: io.stdout } : {}), terminal });
  const waiting: string[] = [];
  let wanted: ((line: string | null) => void) | null = null;
  let ended = false;
  const give = (line: string | null): void => {
    const taker = wanted;
    wanted = null;
    if (taker !== null) taker(line);
    else if (line !== null) waiting.push(line);
  };
  const nextLine = (): Promise<string | null> => {
    const line = waiting.shift();
    if (line !== undefined || ended) return Promise.resolve(line ?? null);
    return new Promise((resolve) => {
      wanted = resolve;
    });
  };
  reader.on('line', give);
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    ended = true;
    give(null);
  });
  return {
    async next(prompt) {
      if (terminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else io.stdout.write(prompt);
      const line = await nextLine();
      // A terminal shows what is typed; a pipe does not.
      if (!typed || line === null) io.stdout.write(`${line ?? ''}\n`);
      return line;
    },
    close: () => reader.close(),
  };
}
