import type { Update } from '@shamble/protocol';
import type { View } from '@shamble/zombicide/types';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beatOf } from '../src/games/zombicide/beats.ts';
import { apply, settle } from '../src/games/zombicide/picture.ts';
import type { SessionState } from '../src/session/state.ts';
import { Queue } from '../src/session/telling.ts';
import { Narrator } from '../src/telling/narrator.ts';
import type { Teller } from '../src/telling/types.ts';
import { GAMES, play } from './games.ts';

const teller = { settle, apply, beat: beatOf } as unknown as Teller;

/** A session that has nothing but a queue. */
function storyOf(first: Update) {
  const queue = new Queue();
  queue.snap(first);
  let latest = first;
  const hearers = new Set<() => void>();
  const tell = (): void => {
    for (const hear of hearers) hear();
  };
  return {
    subscribe: (hear: () => void) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    getSnapshot: () => ({ settled: queue.settled, queue: queue.tellings }) as unknown as SessionState,
    played(id: string) {
      queue.played(id);
      tell();
    },
    skip() {
      queue.snap(latest);
      tell();
    },
    hear(update: Update) {
      latest = update;
      queue.add(update);
      tell();
    },
  };
}

/** Updates of one game, the first of them to begin with. */
async function updates(): Promise<Update[]> {
  const told: Update[] = [];
  await play(GAMES.find(({ name }) => name === 'A4')!, { seed: 3, steps: 250 }, (update, before) => {
    if (told.length === 0) told.push(before);
    told.push(update);
  });
  return told;
}

describe('the narrator', () => {
  let story: Update[];
  beforeAll(async () => {
    story = await updates();
  });
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const isDead = (update: Update): boolean => update.events.filter(({ id }) => id === 'shambled').length > 3;
  /** A told update with many moves of the dead, after the one before it. */
  function told(speed: 1 | 2 | 4 = 1) {
    const at = story.findIndex((update, i) => i > 0 && isDead(update));
    const session = storyOf(story[at - 1]!);
    const narrator = new Narrator(session, teller, speed);
    const stop = narrator.start();
    session.hear(story[at]!);
    return { session, narrator, stop, after: story[at]! };
  }

  it('tells beat after beat and rests on the view of the update', () => {
    const { narrator, after } = told();
    const beats: string[] = [];
    narrator.subscribe(() => {
      const { beat } = narrator.getSnapshot();
      if (beat !== null && beats.at(-1) !== beat.id) beats.push(beat.id);
    });
    expect(narrator.getSnapshot().beat).not.toBeNull();
    vi.runAllTimers();
    expect(beats.length).toBeGreaterThan(3);
    expect(narrator.getSnapshot().beat).toBeNull();
    expect(narrator.getSnapshot().picture!.view).toBe(after.view);
  });

  it('shows the dead on their way, each with its own name', () => {
    const { narrator } = told();
    let hops = 0;
    let before = narrator.getSnapshot().picture!;
    narrator.subscribe(() => {
      const { picture, beat } = narrator.getSnapshot();
      if (beat?.about.id === 'shambled') {
        const was = new Map(before.dead.map((one) => [one.id, one.space]));
        hops += picture!.dead.filter(({ id, space }) => was.has(id) && was.get(id) !== space).length;
      }
      before = picture!;
    });
    vi.runAllTimers();
    expect(hops).toBeGreaterThan(3);
  });

  it('takes a quarter of the time at four times the speed', () => {
    const length = (speed: 1 | 4): number => {
      const start = Date.now();
      const { stop } = told(speed);
      vi.runAllTimers();
      stop();
      return Date.now() - start;
    };
    const [slow, fast] = [length(1), length(4)];
    expect(slow).toBeGreaterThan(2000);
    expect(slow / fast).toBeCloseTo(4, 0);
  });

  it('halts, goes on, and skips to the end', () => {
    const { narrator, session, after } = told();
    narrator.pause(true);
    const { beat } = narrator.getSnapshot();
    vi.advanceTimersByTime(60_000);
    expect(narrator.getSnapshot().beat).toBe(beat);
    narrator.pause(false);
    vi.advanceTimersByTime(5000);
    expect(narrator.getSnapshot().beat?.id).not.toBe(beat!.id);
    narrator.skip();
    expect(narrator.getSnapshot()).toMatchObject({ beat: null, paused: false });
    expect(narrator.getSnapshot().picture!.view).toBe(after.view);
    expect(session.getSnapshot().queue).toEqual([]);
  });

  it('lets nobody wait for a plain move', () => {
    const at = story.findIndex(({ events }) => events.length === 1 && events[0]!.id === 'moved');
    const session = storyOf(story[at - 1]!);
    const narrator = new Narrator(session, teller);
    narrator.start();
    session.hear(story[at]!);
    expect(narrator.getSnapshot().beat).toBeNull();
    expect((narrator.getSnapshot().picture!.view.state as View).survivors).toEqual(
      (story[at]!.view.state as View).survivors,
    );
  });

  it('hurries over what was done here, but not over what the dead do', () => {
    const at = story.findIndex(
      ({ events }) => events.some(({ id }) => id === 'rolled') && !events.some(({ id }) => id === 'shambled'),
    );
    const session = storyOf(story[at - 1]!);
    const narrator = new Narrator(session, teller);
    narrator.start();
    session.hear(story[at]!);
    expect(narrator.getSnapshot().beat?.about.id).toBe('rolled');
    narrator.hurry();
    expect(narrator.getSnapshot().beat?.enemy ?? true).toBe(true);
    const dead = told();
    const { beat } = dead.narrator.getSnapshot();
    expect(beat!.enemy).toBe(true);
    dead.narrator.hurry();
    expect(dead.narrator.getSnapshot().beat).toBe(beat);
  });

  it('moves one crowd in one beat, whatever ways its figures take', () => {
    const moves = story.flatMap(({ events }) => events).filter(({ id }) => id === 'shambled');
    expect(moves.length).toBeGreaterThan(10);
    for (const [i, update] of story.entries()) {
      if (i === 0) continue;
      const queue = new Queue();
      queue.add(update);
      const picture = settle(story[i - 1]!.view, null);
      for (let rest = queue.tellings; rest.length > 0; ) {
        const { tellings, about } = beatOf(picture, rest);
        if (about.id === 'shambled')
          expect(new Set(tellings.map(({ event }) => Object(event.data).from ?? Object(event.data).zone)).size).toBe(1);
        rest = rest.slice(tellings.length);
      }
    }
  });
});
