import { failure, LinkFault } from '../link/failure.ts';
import type { Answers, Command, PageMessage, Port, WorkerMessage } from '../link/messages.ts';
import { readAnswer, readTold } from '../link/told.ts';

/** A request without its number. */
type Question = PageMessage extends infer A ? (A extends unknown ? Omit<A, 'at'> : never) : never;

/** How long an answer may take, in milliseconds: the first one waits for the rules to be loaded. */
const PATIENCE = 30_000;

/** The side of the page: numbers requests, brings each answer to whoever asked, and passes news on. */
export class Wire {
  private readonly port: Port;
  private readonly patience: number;
  private readonly waiting = new Map<number, { hear(told: WorkerMessage): void; fail(fault: LinkFault): void }>();
  private readonly listeners = new Set<(told: WorkerMessage) => void>();
  private count = 0;
  private cut: LinkFault | null = null;

  constructor(port: Port, patience = PATIENCE) {
    this.port = port;
    this.patience = patience;
    port.addEventListener('message', ({ data }) => this.receive(data));
  }

  async command<C extends Command>(command: C): Promise<Answers[C['do']]> {
    const told = await this.ask({ to: 'house', command });
    const read = told.from === 'house' ? readAnswer<C['do']>(command.do, told.answer) : null;
    if (read === null) throw mixedUp();
    return read.answer;
  }

  ask(question: Question): Promise<WorkerMessage> {
    if (this.cut !== null) return Promise.reject(this.cut);
    this.count += 1;
    const at = this.count;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(at);
        reject(new LinkFault(failure('silent', 'The table does not answer.')));
      }, this.patience);
      this.waiting.set(at, {
        hear(told) {
          clearTimeout(timer);
          if (told.from === 'failure') reject(new LinkFault(told.failure));
          else resolve(told);
        },
        fail(fault) {
          clearTimeout(timer);
          reject(fault);
        },
      });
      this.port.postMessage({ ...question, at });
    });
  }

  listen(hear: (told: WorkerMessage) => void): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  /** Nothing will come any more. */
  end(sentence: string): void {
    this.cut ??= new LinkFault(failure('silent', sentence));
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { fail } of waiting) fail(this.cut);
    this.listeners.clear();
  }

  private receive(given: unknown): void {
    const told = readTold(given);
    if (told === null) {
      const at = (given as { at?: unknown } | null)?.at;
      if (typeof at === 'number') this.answer(at, { from: 'failure', at, failure: MIXED_UP });
      return;
    }
    if ('at' in told) this.answer(told.at, told);
    else for (const hear of [...this.listeners]) hear(told);
  }

  private answer(at: number, told: WorkerMessage): void {
    const waiting = this.waiting.get(at);
    this.waiting.delete(at);
    waiting?.hear(told);
  }
}

const MIXED_UP = failure('bad-message', 'The table answered something that is not understood.');
export const mixedUp = (): LinkFault => new LinkFault(MIXED_UP);
