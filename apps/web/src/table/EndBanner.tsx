import type { Outcome } from '@shamble/kernel';
import { Fragment, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { go, pageHouse, tablePath } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { RuleLink } from '../parts/Rule.tsx';
import type { TableSession } from '../session/session.ts';
import type { GameWords } from '../text/words.ts';
import type { Seen } from './skin.ts';
import css from './Table.module.css';

interface EndProps {
  session: TableSession;
  outcome: Outcome;
  seen: Seen;
  game: LoadedGame;
  words: GameWords;
}

/** How it ended and why, pinned over the board. */
export function EndBanner({ session, outcome, seen, game, words }: EndProps) {
  const [isAway, setAway] = useState(false);
  const card = session.getSnapshot().card!;
  const isWon = outcome.winners.length > 0;
  const again = async (): Promise<void> => {
    const { id } = await pageHouse().open({ game: card.game, options: card.options, holders: card.holders });
    go(tablePath(id));
  };
  if (isAway) return null;
  return (
    <section className={`${css.end} ${isWon ? css.won : ''}`} aria-labelledby="end">
      <p className="caption">{words.word('end.rounds', { rounds: game.pack.round(seen.state) })}</p>
      <h2 id="end">{words.word(isWon ? 'end.won' : 'end.lost')}</h2>
      <p>
        {words.outcome(outcome)}
        {outcome.rules.map((rule) => (
          <Fragment key={rule}>
            {' '}
            <RuleLink id={rule} />
          </Fragment>
        ))}
      </p>
      <div className={css.buttons}>
        <Button tone="primary" onClick={() => void again()}>
          {words.word('end.again')}
        </Button>
        <Button onClick={() => go('/')}>{words.word('end.home')}</Button>
        <Button tone="quiet" onClick={() => setAway(true)}>
          {words.word('end.look')}
        </Button>
      </div>
    </section>
  );
}
