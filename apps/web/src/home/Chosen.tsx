import { lazy, Suspense, useState } from 'react';
import { go, pageHouse, tablePath } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import type { Holder } from '../session/holders.ts';
import { faultPhraseOf } from '../session/troubles.ts';
import { botTitle } from '../table/HolderChoice.tsx';
import { seatText } from '../table/seatText.ts';
import type { Rules } from '../table/useRules.ts';
import { useAreaWords } from '../text/areaWords.ts';
import type { GameWords } from '../text/words.ts';
import { type Draft, laidMission, missionIn, type Refused, tableFrom } from './draft.ts';
import { MissionMap } from './MissionMap.tsx';
import css from './NewTable.module.css';
import type { Place } from './Seating.tsx';
import type { Drawn } from './shelf.ts';
import { newText } from './text.ts';
import { Reason } from './Variants.tsx';

const InviteFriends = lazy(async () => ({ default: (await import('../online/InviteFriends.tsx')).InviteFriends }));

interface ChosenProps extends Drawn {
  draft: Draft;
  places: readonly Place[];
  /** Why it cannot be played like this. */
  refused: Refused | null;
  rules: Rules;
  words: GameWords;
}

/** What has been chosen, on one bill, and the button that begins. */
export function Chosen({ game, skin, draft, places, refused, rules, words }: ChosenProps) {
  const word = useAreaWords(newText);
  const seatWord = useAreaWords(seatText);
  const mission = missionIn(game, draft.mission);
  const title = words.say(mission.title);
  const laid = laidMission(game.pack, draft);
  const whoIs = (holder: Holder): string =>
    holder.who === 'bot'
      ? `${seatWord('seat.bot')} (${botTitle(seatWord, holder.bot)})`
      : holder.who === 'other' && holder.name !== ''
        ? holder.name
        : seatWord(`seat.${holder.who}`);
  return (
    <aside className={css.bill} aria-labelledby="chosen">
      <div className={css.map}>
        <MissionMap
          plan={skin.plan(laid, words)}
          marks={skin.marks(laid)}
          label={words.word('home.map', { mission: title })}
        />
      </div>
      <div className={css.paper}>
        <h2 id="chosen">{title}</h2>
        {mission.heading && <p className={css.heading}>{words.say(mission.heading)}</p>}
        {mission.brief && <p>{words.say(mission.brief)}</p>}
        {mission.provenance === 'reconstructed' && <p className={css.small}>{words.word('home.reconstructed')}</p>}
        {mission.provenance === 'ours' && <p className={css.small}>{word('new.ours')}</p>}
        <ul className={css.lines}>
          {places.map(({ id, name, holder, heroes }) => (
            <li key={id}>
              {heroes.length === 0
                ? word('new.line', { seat: name, who: whoIs(holder) })
                : word('new.with', {
                    seat: name,
                    who: whoIs(holder),
                    heroes: heroes.map((hero) => hero.name).join(', '),
                  })}
            </li>
          ))}
        </ul>
        <Begin {...{ game, skin, draft, refused, rules, words }} />
      </div>
    </aside>
  );
}

/** Opens the table; says why it cannot be. */
function Begin({ game, skin: { cast }, draft, refused, rules, words }: Omit<ChosenProps, 'places'>) {
  const word = useAreaWords(newText);
  const [isOpening, setOpening] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const play = async (): Promise<void> => {
    setOpening(true);
    setWrong(null);
    try {
      go(tablePath((await pageHouse().open(tableFrom(game, cast, draft))).id));
    } catch (cause) {
      setWrong(word('new.failed', { why: words.say(faultPhraseOf(cause)) }));
      setOpening(false);
    }
  };
  return (
    <div className={css.go}>
      {refused !== null && (
        <p className={css.refusal} role="alert">
          {word('new.refused')} <Reason refused={refused} rules={rules} words={words} />
        </p>
      )}
      {wrong !== null && (
        <p className={css.refusal} role="alert">
          {wrong}
        </p>
      )}
      <Button
        tone="primary"
        icon="play"
        wide
        disabled={refused !== null || isOpening}
        label={word(isOpening ? 'new.opening' : 'new.play')}
        onClick={() => void play()}
      >
        {word(isOpening ? 'new.opening' : 'new.play')}
      </Button>
      <Suspense>
        <InviteFriends game={game} cast={cast} draft={draft} disabled={refused !== null || isOpening} />
      </Suspense>
    </div>
  );
}
