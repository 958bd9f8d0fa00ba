import { proposalFor } from '@shamble/protocol';
import { describe, expect, it } from 'vitest';
import { openBots } from '../src/link/bots.ts';
import { askToPersist } from '../src/store/persist.ts';
import { Trouble, troubleFrom } from '../src/store/trouble.ts';
import { losses } from '../src/table/hint.ts';

describe('trouble', () => {
  it('is known by the name the browser gives it', () => {
    const named = (name: string) => troubleFrom(new DOMException('', name)).code;
    expect(['QuotaExceededError', 'ConstraintError', 'InvalidStateError', 'UnknownError'].map(named)).toEqual([
      'full',
      'taken',
      'closed',
      'broken',
    ]);
    const full = new Trouble('full');
    expect(troubleFrom(full)).toBe(full);
    expect(troubleFrom(null).code).toBe('broken');
  });
});

describe('persistence', () => {
  it('is asked for once, and only where it is not given', async () => {
    const kept: Record<string, string> = {};
    const memory = {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
    };
    let asked = 0;
    const storage = { persisted: async () => false, persist: async () => asked++ === 0 };
    expect(await askToPersist({ ...storage, persisted: async () => true }, memory)).toBe(true);
    expect(asked).toBe(0);
    expect(await askToPersist(storage, memory)).toBe(true);
    expect(await askToPersist(storage, memory)).toBe(false);
    expect(asked).toBe(1);
    expect(await askToPersist(undefined, memory)).toBe(false);
  });
});

describe('bots', () => {
  class Thinker extends EventTarget {
    terminated = false;
    readonly answer: (question: { at: number }) => object | null;
    constructor(answer: (question: { at: number }) => object | null) {
      super();
      this.answer = answer;
      setTimeout(() => this.say('ready'));
    }
    say(data: unknown): void {
      this.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
    postMessage(question: { at: number }): void {
      const answer = this.answer(question);
      if (answer !== null) setTimeout(() => this.say({ at: question.at, ...answer }));
    }
    terminate(): void {
      this.terminated = true;
    }
  }
  const offer = { kind: 'one', from: ['a', 'b'], refused: [], usual: 'b' } as const;
  const view = { game: 'thumbnail' } as never;

  it('answer what they think, within what is offered', async () => {
    const start = (answer: object) => () => new Thinker(() => answer) as unknown as Worker;
    expect(await openBots(start({ answer: { answer: 'a', because: null } })).decide('x', view, offer)).toMatchObject({
      answer: 'a',
    });
    expect(await openBots(start({ answer: { answer: 'nonsense' } })).decide('x', view, offer)).toMatchObject({
      answer: 'b',
      because: null,
    });
    expect(await openBots(start({ failed: true })).decide('x', view, offer)).toMatchObject({
      answer: 'b',
      because: null,
    });
  });

  it('are stopped when their time is up, and answer as usual', async () => {
    const thinkers: Thinker[] = [];
    const start = (): Worker => {
      thinkers.push(new Thinker(() => null));
      return thinkers.at(-1) as unknown as Worker;
    };
    const bots = openBots(start, 10);
    expect(await bots.decide('slow', view, offer)).toMatchObject({ answer: 'b', because: null });
    expect(thinkers[0]!.terminated).toBe(true);
    expect(await bots.decide('slow', view, offer)).toMatchObject({ answer: 'b', because: null });
    expect(thinkers).toHaveLength(2);
  });

  it('answer as usual where no worker can be started', async () => {
    const bots = openBots(() => {
      throw new Error('no workers here');
    });
    expect(await bots.decide('x', view, offer)).toMatchObject({ answer: 'b', because: null });
  });

  it('tell what they could not find out from what is nothing, and start anew for whoever asks again', async () => {
    let [starts, canStart] = [0, false];
    const bots = openBots(() => {
      starts += 1;
      if (!canStart) throw new Error('no workers here');
      return new Thinker(() => ({ answer: [] })) as unknown as Worker;
    });
    expect(await bots.advise(view, offer, 5)).toBeNull();
    expect(await bots.enemies(view, 'a')).toBeNull();
    canStart = true;
    expect(await bots.enemies(view, 'a')).toEqual([]);
    expect(await bots.advise(view, offer, 5)).toEqual([]);
    expect(starts).toBe(3);
    const failing = openBots(() => new Thinker(() => ({ failed: true })) as unknown as Worker);
    expect(await failing.enemies(view, 'a')).toBeNull();
  });

  it('are asked for warnings one question after the other, and not about those that were answered meanwhile', async () => {
    const thoughtOf: number[] = [];
    let done = (): void => undefined;
    const ask = losses(() => ({
      losses: async ({ n = 0 }) => {
        thoughtOf.push(n);
        await new Promise<void>((resolve) => {
          done = resolve;
        });
        return [];
      },
    }));
    let now = 0;
    const asked = [1, 2, 3, 4].map((n) => {
      now = n;
      return ask({ ...(view as object), n } as never, offer, 5, () => n === 1 || now === n);
    });
    await expect.poll(() => thoughtOf).toEqual([1]);
    done();
    await expect.poll(() => thoughtOf).toEqual([1, 4]);
    done();
    expect(await Promise.all(asked)).toEqual([[], [], [], []]);
  });

  it('take what people propose where they choose together', () => {
    const holders = { p1: 'here', p2: 'bot:usual', p3: 'bot:usual' };
    const asked = { choice: 'c', about: {} };
    expect(proposalFor({ ...asked, who: 'p2' }, holders)).toBeNull();
    expect(proposalFor({ ...asked, who: { anyOf: ['p2', 'p3'], decider: 'p2' } }, holders)).toBeNull();
    const who = { anyOf: ['p1', 'p2'], decider: 'p2' };
    expect(proposalFor({ ...asked, who }, holders)).toBe('awaited');
    const proposals = [{ seat: 'p1', answer: 7 }];
    expect(proposalFor({ ...asked, who, proposals }, holders)).toEqual({ seat: 'p1', answer: 7 });
  });
});
