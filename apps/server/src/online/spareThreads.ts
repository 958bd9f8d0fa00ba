import type { ResourceLimits } from 'node:worker_threads';

/** A thread costs some 30 MB: one that has had nothing to do for so long is let go, in milliseconds. */
const IDLE = 20_000;

/** What a thread may take for itself. It lives on what it has asked for, not on what the machine has. */
export const MODEST: ResourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 8 };

/** Threads that have nothing to do. The one used last is used first, so that the others can go. */
export class SpareThreads<Thread extends { end(): Promise<unknown> }> {
  private readonly idle: number;
  private readonly threads: { readonly thread: Thread; readonly timer: NodeJS.Timeout }[] = [];

  constructor(idle = IDLE) {
    this.idle = idle;
  }

  put(thread: Thread): void {
    const timer = setTimeout(() => {
      const at = this.threads.findIndex((one) => one.thread === thread);
      this.threads.splice(at, 1);
      void thread.end();
    }, this.idle);
    this.threads.push({ thread, timer: timer.unref() });
  }

  take(): Thread | undefined {
    const spare = this.threads.pop();
    clearTimeout(spare?.timer);
    return spare?.thread;
  }

  async end(): Promise<void> {
    const ended: Promise<unknown>[] = [];
    for (let thread = this.take(); thread !== undefined; thread = this.take()) ended.push(thread.end());
    await Promise.all(ended);
  }
}
