import { decider } from '@shamble/kernel';
import { Button } from '../parts/Button.tsx';
import { Prompt } from '../parts/Prompt.tsx';
import type { SessionState } from '../session/state.ts';
import type { TellingState } from '../telling/index.ts';
import { capital } from '../text/capital.ts';
import type { GameWords } from '../text/words.ts';
import type { Seen, Skin } from './skin.ts';
import type { Acting } from './useActing.ts';
import { framesOf, seatName } from './words.ts';

interface AskedProps {
  seen: Seen;
  state: SessionState;
  telling: TellingState;
  skin: Skin;
  words: GameWords;
  pocket: boolean;
  acting: Acting;
}

/** Who decides what, and why. */
export function Asked({ seen, state, telling, skin, words, pocket, acting }: AskedProps) {
  const { offer, outcome, thinking, seat, seats, asked, doer } = state;
  const game = state.game!;
  const nameOf = (one: string): string => seatName(seen, game, one, words, state.update?.holders);
  const { beat } = telling;
  if (outcome !== null)
    return <Prompt tone="wait" title={words.word('table.prompt.over')} detail={words.outcome(outcome)} />;
  if (beat?.enemy)
    return (
      <Prompt
        tone="dead"
        title={skin.enemies === undefined ? words.word('table.prompt.dead') : words.say(skin.enemies)}
        detail={words.event(beat.view, beat.about)}
      />
    );
  if (beat !== null && doer !== null)
    return (
      <Prompt
        tone="wait"
        title={words.word('table.prompt.acting', { seat: nameOf(doer) })}
        detail={words.event(beat.view, beat.about)}
      />
    );
  if (thinking !== null)
    return <Prompt tone="wait" title={words.word('table.prompt.thinking', { seat: nameOf(thinking) })} />;
  const { pending } = seen;
  if (pending !== null && asked === null)
    return <Prompt tone="wait" title={words.word('table.prompt.waiting', { seat: nameOf(decider(pending.who)) })} />;
  const question = skin.question(seen, words);
  const frames = framesOf(seen, game, words);
  const title = question?.title ?? words.prompt(seen) ?? words.word('table.prompt.watch');
  const who =
    seats.length > 1 && asked !== null && seat !== null ? words.word('table.seat', { seat: nameOf(asked) }) : '';
  const first = acting.rows.flatMap(({ choices }) => choices).find(({ key }) => key === acting.enter);
  return (
    <Prompt
      tone={offer === null ? 'wait' : 'decide'}
      title={capital(`${who}${title}`)}
      detail={question?.detail ?? frames}
      rule={pending === null ? undefined : skin.asked[pending.choice]}
      {...(pocket && first !== undefined
        ? { action: <Button onClick={() => acting.choose(first.key)}>{first.brief ?? first.title}</Button> }
        : {})}
    />
  );
}
