import type { Seat } from '@shamble/kernel';
import { Prompt } from '../parts/Prompt.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import type { GameWords } from '../text/words.ts';
import type { Showing } from './projector.ts';
import { replayText } from './text.ts';

interface MomentProps {
  showing: Showing;
  nameOf: (seat: Seat) => string;
  words: GameWords;
}

/** Who did what, to get here. */
export function Moment({ showing, nameOf, words }: MomentProps) {
  const word = useAreaWords(replayText);
  const { at, opened, settled, chapters } = showing;
  if (at === opened!.last && opened!.outcome !== null)
    return <Prompt tone="wait" title={words.word('table.prompt.over')} detail={words.outcome(opened!.outcome)} />;
  const chapter = chapters.find(({ n }) => n === at);
  if (at === opened!.first && opened!.before !== null)
    return (
      <Prompt
        tone="wait"
        title={word('replay.begins-later')}
        detail={words.word('home.round', { round: opened!.rounds[0]! })}
      />
    );
  if (chapter === undefined || chapter.deed === null)
    return <Prompt tone="wait" title={word('replay.begins')} detail={words.prompt(settled!.view) ?? undefined} />;
  const isBack = chapter.deed === 'undoTo';
  const seat = nameOf(chapter.seat!);
  const [first] = chapter.lines;
  const detail = first === undefined ? word('replay.quiet') : words.say(first.phrase);
  return (
    <Prompt
      tone={opened!.undone.includes(at) || isBack ? 'wait' : 'decide'}
      title={word(isBack ? 'replay.went-back' : 'replay.did', { seat })}
      detail={opened!.undone.includes(at) ? `${word('replay.undone')} · ${detail}` : isBack ? undefined : detail}
    />
  );
}
