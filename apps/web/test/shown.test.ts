import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionState } from '../src/session/state.ts';
import { shownOf } from '../src/table/useShown.ts';

const STATE = { seats: ['p1'], undo: { to: null }, sending: null, offer: null } as unknown as SessionState;

describe('a table as it is shown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function setUp() {
    let state = STATE;
    let tell = (): void => undefined;
    const shown = shownOf({
      getSnapshot: () => state,
      subscribe(hear) {
        tell = hear;
        return () => undefined;
      },
    });
    let heard = 0;
    const stop = shown.subscribe(() => {
      heard += 1;
    });
    const say = (more: Partial<SessionState>): void => {
      state = { ...state, seats: [...state.seats], undo: { ...state.undo }, ...more };
      tell();
    };
    return { shown, say, stop, heard: () => heard };
  }
  const SENDING = { sending: { do: 'answer', answer: 1 } } as Partial<SessionState>;

  test('is the same object until there is something else to see', () => {
    const { shown, say } = setUp();
    const before = shown.get();
    say(SENDING);
    expect(shown.get()).toBe(before);
    say({ sending: null });
    expect(shown.get()).toBe(before);
    say({ thinking: 'p2' });
    expect(shown.get()).toMatchObject({ thinking: 'p2', sending: null });
  });

  test('says that an answer is under way if that takes long', () => {
    const { shown, say, stop, heard } = setUp();
    say(SENDING);
    const times = heard();
    vi.advanceTimersByTime(1000);
    expect(heard()).toBe(times + 1);
    expect(shown.get().sending).not.toBeNull();
    say({ sending: null });
    expect(shown.get().sending).toBeNull();
    say(SENDING);
    stop();
    vi.advanceTimersByTime(1000);
    expect(shown.get().sending).toBeNull();
  });
});
