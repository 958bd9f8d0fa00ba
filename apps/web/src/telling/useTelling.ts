import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Narrator, type Showing, type Story } from './narrator.ts';
import { shake } from './shake.ts';
import { keepSpeed, keptSpeed, type Speed } from './speed.ts';
import type { Teller } from './types.ts';

export interface TellingState extends Showing {
  /** For the board: the time of one step of a piece, in ms. */
  readonly pace: number;
  setSpeed(speed: Speed): void;
  pause(paused: boolean): void;
  /** To the end of the story so far. */
  skip(): void;
}

const STEP = 240;

/** Where the controls of the telling are: touching them does not hurry it. */
const isOurs = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-telling]') !== null;
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, button, a, [role=button], [role=dialog]') !== null;

/** Shows what happened step by step. Draw `picture`. Space halts it, Enter goes to its end. */
export function useTelling(session: Story, teller: Teller): TellingState {
  const narrator = useMemo(() => new Narrator(session, teller, keptSpeed()), [session, teller]);
  useEffect(() => narrator.start(), [narrator]);
  const told = useSyncExternalStore(narrator.subscribe, narrator.getSnapshot);
  const { beat, paused, speed, picture } = told;
  const isTelling = beat !== null;

  useEffect(() => {
    if (!isTelling) return;
    const touch = (event: Event): void => {
      if (!isOurs(event.target)) narrator.hurry();
    };
    const key = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter') narrator.skip();
      else if (event.key === ' ') narrator.pause(!paused);
      else return;
      event.preventDefault();
    };
    addEventListener('pointerdown', touch, true);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', touch, true);
      removeEventListener('keydown', key);
    };
  }, [narrator, isTelling, paused]);

  useEffect(() => {
    if (beat !== null) shake(beat.shaken, 420 / speed);
  }, [beat, speed]);

  return useMemo(
    () => ({
      picture,
      beat,
      speed,
      paused,
      pace: STEP / speed,
      setSpeed(next) {
        keepSpeed(next);
        narrator.setSpeed(next);
      },
      pause: (halt) => narrator.pause(halt),
      skip: () => narrator.skip(),
    }),
    [narrator, picture, beat, speed, paused],
  );
}
