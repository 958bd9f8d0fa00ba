import { memo, use } from 'react';
import { AroundContext } from '../online/context.ts';
import { Button } from '../parts/Button.tsx';
import { RuleLink } from '../parts/Rule.tsx';
import type { TableSession } from '../session/session.ts';
import type { SessionState } from '../session/state.ts';
import type { GameWords } from '../text/words.ts';
import css from './Table.module.css';
import { seatName } from './words.ts';

interface NotesProps {
  session: TableSession;
  state: SessionState;
  words: GameWords;
}

/** What did not work, and who plays elsewhere. */
export const Notes = memo(function Notes({ session, state, words }: NotesProps) {
  const { complaint, role, undo, view, game, seats } = state;
  const asks = undo.asked;
  const agreeing = seats.find((one) => asks?.of.includes(one));
  const online = use(AroundContext);
  return (
    <div className={css.notes}>
      {online?.notes}
      {role === 'following' && (
        <section className={css.note} role="status">
          <p>{words.word('tab.following')}</p>
          <Button tone="primary" onClick={() => void session.takeOver()}>
            {words.word('tab.take-over')}
          </Button>
        </section>
      )}
      {asks !== null && agreeing !== undefined && (
        <section className={css.note} role="status">
          <p>{words.word('undo.asked', { seat: seatName(view!, game!, asks.seat, words, state.update?.holders) })}</p>
          <Button tone="primary" onClick={() => void session.agree(true, agreeing)}>
            {words.word('undo.agree')}
          </Button>
          <Button onClick={() => void session.agree(false, agreeing)}>{words.word('undo.refuse')}</Button>
        </section>
      )}
      {complaint !== null && (
        <section className={`${css.note} ${css.complaint}`} role="alert" key={complaint.id}>
          <p>
            {words.say(complaint.phrase)}{' '}
            {complaint.rules.map((rule) => (
              <RuleLink key={rule} id={rule} />
            ))}
          </p>
          {complaint.code === 'elsewhere' ? (
            <Button tone="primary" onClick={() => void session.takeOver()}>
              {words.word('tab.take-over')}
            </Button>
          ) : (
            <Button onClick={() => void session.goOn()}>{words.word('page.retry')}</Button>
          )}
          <Button tone="quiet" onClick={() => session.forgive()}>
            {words.word('page.close')}
          </Button>
        </section>
      )}
    </div>
  );
});
