import type { Done, Task } from '@shamble/bots';

// Between the page that watches an analysis and the workers that carry it out.

export interface AnalysisOrder {
  readonly at: number;
  readonly task: Task;
}

export type AnalysisReply =
  | { readonly at: number; readonly result: Done[Task['do']] }
  | { readonly at: number; readonly failed: true };

/** Somebody who carries out one errand at a time. */
export interface Hand {
  /** Null where it could not be done. Rejects where nobody is there to do anything. */
  perform(task: Task): Promise<{ readonly result: Done[Task['do']] } | null>;
  close(): void;
}

const startWorker = (game: string): Worker =>
  new Worker(new URL('../worker/analysis.ts', import.meta.url), { type: 'module', name: game });

/** One processor stays free for the page. */
const MOST_HANDS = 4;
const handsHere = (): number => Math.max(1, Math.min(MOST_HANDS, (navigator.hardwareConcurrency || 2) - 1));

export const openHands = (game: string, start = startWorker, count = handsHere()): readonly Hand[] =>
  Array.from({ length: count }, () => openHand(start(game)));

function openHand(worker: Worker): Hand {
  let count = 0;
  return {
    perform(task) {
      count += 1;
      const at = count;
      return new Promise((resolve, reject) => {
        const end = (): void => {
          worker.removeEventListener('message', hear);
          worker.removeEventListener('error', fail);
        };
        const hear = ({ data }: MessageEvent<AnalysisReply>): void => {
          if (data.at !== at) return;
          end();
          resolve('result' in data ? { result: data.result } : null);
        };
        const fail = (): void => {
          end();
          reject(new Error('The worker of the analysis has failed.'));
        };
        worker.addEventListener('message', hear);
        worker.addEventListener('error', fail);
        worker.postMessage({ at, task } satisfies AnalysisOrder);
      });
    },
    close: () => worker.terminate(),
  };
}
