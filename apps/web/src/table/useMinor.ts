import { useEffect, useState } from 'react';
import type { LoadedGame } from '../games/index.ts';
import type { SessionState } from '../session/state.ts';
import { useSettings } from '../settings/settings.ts';
import { useAreaWords } from '../text/areaWords.ts';
import type { GameWords } from '../text/words.ts';
import { seatText } from './seatText.ts';

/** What was answered for somebody, at the table with so many entries. */
export interface UsualNote {
  readonly n: number;
  readonly text: string;
}

const NOTHING: readonly UsualNote[] = [];

/**
 * Answers what almost never matters as usual, unless somebody wants to be asked, or has just gone back to the question.
 * What was chosen so is noted for the log.
 */
export function useMinor(
  state: SessionState,
  { pack }: LoadedGame,
  words: GameWords,
  onAnswer: (answer: unknown) => void,
): readonly UsualNote[] {
  const [{ askAll }] = useSettings();
  const word = useAreaWords(seatText);
  const [notes, setNotes] = useState(NOTHING);
  const { offer, view, undo, complaint, seat, asked } = state;
  useEffect(() => {
    const pending = view?.pending;
    if (offer === null || view === null || pending == null || offer.usual === undefined) return;
    if (askAll || undo.again !== null || complaint !== null || seat !== asked) return;
    if (pack.minor?.(view.state, pending) !== true) return;
    onAnswer(offer.usual);
    void import('./answerInWords.ts').then(({ answerInWords }) => {
      const what = answerInWords(view, offer, offer.usual, words, word);
      const text = words.word('table.as-usual', { question: words.prompt(view) ?? '', what });
      setNotes((before) => [...before.filter(({ n }) => n !== view.n), { n: view.n, text }]);
    });
  }, [offer, view, undo.again, complaint, seat, asked, askAll, pack, words, word, onAnswer]);
  return notes;
}
