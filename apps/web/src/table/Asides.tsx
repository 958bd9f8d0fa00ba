import { memo, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import type { TableSession } from '../session/session.ts';
import type { SessionState } from '../session/state.ts';
import type { GameWords } from '../text/words.ts';
import css from './Table.module.css';

interface AsidesProps {
  session: TableSession;
  state: SessionState;
  words: GameWords;
}

/** What may be done at any moment, whatever is asked. */
export const Asides = memo(function Asides({ session, state, words }: AsidesProps) {
  const { settled, role, sending, outcome } = state;
  const [isOpen, setIsOpen] = useState(false);
  if (settled === null || role !== 'playing' || outcome !== null) return null;
  const options = Object.entries(settled.asides).flatMap(([aside, offer]) =>
    offer.kind === 'one' ? offer.from.map((option) => ({ aside, option })) : [],
  );
  if (options.length === 0) return null;
  return (
    <details className={css.asides} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{words.word('table.asides', { n: options.length })}</summary>
      {isOpen && (
        <ul>
          {options.map(({ aside, option }) => (
            <li key={`${aside} ${JSON.stringify(option)}`}>
              <Button tone="quiet" disabled={sending !== null} onClick={() => void session.aside(aside, option)}>
                {words.option(settled.view, aside, option)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
});
