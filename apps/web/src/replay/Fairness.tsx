import { useState } from 'react';
import type { Verdict } from '../link/replay.ts';
import { Button } from '../parts/Button.tsx';
import { faultPhraseOf } from '../session/troubles.ts';
import { useAreaWords } from '../text/areaWords.ts';
import { useWords } from '../text/useWords.ts';
import type { Projector } from './projector.ts';
import css from './Replay.module.css';
import { replayText } from './text.ts';

/** One click plays everything again from the key, and says whether it comes out the same. */
export function Fairness({ projector }: { projector: Pick<Projector, 'verify'> }) {
  const word = useAreaWords(replayText);
  const { say } = useWords();
  const [state, setState] = useState<'open' | 'busy' | Verdict | { readonly wrong: string }>('open');
  if (state === 'open' || state === 'busy')
    return (
      <Button
        tone="quiet"
        icon="check-mark"
        disabled={state === 'busy'}
        onClick={() => {
          setState('busy');
          projector.verify().then(setState, (cause) => setState({ wrong: say(faultPhraseOf(cause)) }));
        }}
      >
        {word(state === 'busy' ? 'replay.verifying' : 'replay.verify')}
      </Button>
    );
  if ('wrong' in state)
    return (
      <p className={css.unfair} role="alert">
        {state.wrong}
      </p>
    );
  const { commitment, key, isKey, entries, draws, before } = state;
  return (
    <section className={isKey ? css.fair : css.unfair} role="status">
      <p>
        {isKey ? word(key === null ? 'replay.fair-later' : 'replay.fair', { entries, draws }) : word('replay.unfair')}
      </p>
      {before !== null && <p>{word('replay.before', { ...before })}</p>}
      <dl>
        <dt>{word('replay.commitment')}</dt>
        <dd>{commitment}</dd>
        {key !== null && (
          <>
            <dt>{word('replay.key')}</dt>
            <dd>{key}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
