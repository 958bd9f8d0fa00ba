import { useEffect, useRef, useState } from 'react';
import { wonBy } from '../end/won.ts';
import type { LogLine } from '../session/logs.ts';
import type { SessionState } from '../session/state.ts';
import { settings } from '../settings/settings.ts';
import { type Sounds, soundsOf } from '../sound/heard.ts';
import type { SoundName } from '../sound/play.ts';
import type { Skin } from '../table/skin.ts';
import type { GameWords } from '../text/words.ts';

interface BesideProps {
  state: SessionState;
  skin: Skin;
  words: GameWords;
}

const BEAT = 140;
const MOST = 6;

/** What goes along with a game: it is heard, and read aloud. */
export function Beside({ state, skin, words }: BesideProps) {
  const { log, view, outcome, seats, card } = state;
  const fresh = useFresh(log, view!.n);
  const isWon = outcome !== null && wonBy(outcome.winners, seats, Object.keys(card?.holders ?? {})) !== false;
  useSounds(skin.sounds, fresh, outcome !== null, isWon);
  return (
    <p className="sr" role="log" aria-live="polite">
      {fresh.slice(-MOST).map((line) => {
        const entry = skin.log(view!, line.event, line.phrase, words);
        if (entry === null) return null;
        const { text, dice } = entry;
        return <span key={line.id}>{dice ? `${text} ${dice.faces.join(', ')}. ${dice.after}` : text} </span>;
      })}
    </p>
  );
}

/** The lines that have come since the last look; none of what was told before us. */
function useFresh(log: readonly LogLine[], n: number): readonly LogLine[] {
  const [fresh, setFresh] = useState<readonly LogLine[]>([]);
  const since = useRef(n);
  const heard = useRef(new Set<string>());
  useEffect(() => {
    const come = log.filter((line) => line.n > since.current && !line.undone && !heard.current.has(line.id));
    for (const { id } of come) heard.current.add(id);
    if (come.length > 0) setFresh(come);
  }, [log]);
  return fresh;
}

function useSounds(sounds: Sounds, fresh: readonly LogLine[], isOver: boolean, isWon: boolean): void {
  useEffect(
    () =>
      hear(
        soundsOf(
          sounds,
          fresh.map(({ event }) => event),
        ),
      ),
    [sounds, fresh],
  );
  const was = useRef(isOver);
  useEffect(() => {
    if (isOver && !was.current) hear([isWon ? 'won' : 'lost']);
    was.current = isOver;
  }, [isOver, isWon]);
}

/** Fetched when somebody wants to hear something. */
function hear(sounds: readonly SoundName[]): void {
  if (sounds.length === 0 || !settings().sound || !navigator.userActivation.hasBeenActive) return;
  void import('../sound/play.ts').then(({ play }) => {
    for (const [at, sound] of sounds.entries()) setTimeout(() => play(sound), at * BEAT);
  });
}
