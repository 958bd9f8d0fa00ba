import type { Io } from './io.ts';

export interface Progress {
  at(done: number): void;
  end(): void;
}

const SILENT: Progress = { at() {}, end() {} };
const EVERY_MS = 100;
const WIDTH = 24;

/** A bar with the rate and the time left, on a terminal; nothing anywhere else. */
export function progressBar(
  { stderr }: Pick<Io, 'stderr'>,
  total: number,
  now: () => number = () => performance.now(),
): Progress {
  if (stderr.isTTY !== true) return SILENT;
  const start = now();
  let shown = Number.NEGATIVE_INFINITY;
  return {
    at(done) {
      if (now() - shown < EVERY_MS && done < total) return;
      shown = now();
      stderr.write(`\r\x1b[K${barText(done, total, (now() - start) / 1000)}`);
    },
    end() {
      stderr.write('\r\x1b[K');
    },
  };
}

export function barText(done: number, total: number, seconds: number): string {
  const share = total === 0 ? 1 : done / total;
  const filled = Math.round(share * WIDTH);
  const rate = seconds === 0 ? 0 : done / seconds;
  const left = done === 0 ? '' : `  ${rateText(rate)}/s  ${clock(secondsLeft(done, total, seconds))}`;
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${Math.floor(share * 100)} %  ${done}/${total}${left}`;
}

/** Few a second are told more exactly. */
const rateText = (rate: number): string => (rate < 10 ? rate.toFixed(1) : String(Math.round(rate)));

export const secondsLeft = (done: number, total: number, seconds: number): number =>
  Math.ceil((seconds / done) * (total - done));

export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
