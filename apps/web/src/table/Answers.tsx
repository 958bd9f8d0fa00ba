import { lazy, Suspense } from 'react';
import { Actions } from './Actions.tsx';
import css from './Table.module.css';
import type { Sitting } from './useSitting.ts';

const OfferControl = lazy(async () => ({ default: (await import('../controls/index.ts')).OfferControl }));

/** The question is answered over the board: what is arranged wants room. */
export const isWide = ({ state, pocket, isMenu }: Sitting): boolean =>
  state.offer?.kind === 'arrange' && !pocket && !isMenu;

/** What can be answered: a list of actions, or the control that fits the question. */
export function Answers({ sitting }: { sitting: Sitting }) {
  const { state, words, rules, acting, telling, pocket, isMenu, settled } = sitting;
  const { beat } = telling;
  const hasControl = state.offer !== null && !isMenu && settled.pending !== null;
  if (hasControl && !isWide(sitting)) return <Control sitting={sitting} />;
  return (
    <Actions
      state={state}
      words={words}
      rules={rules}
      acting={acting}
      isShort={beat !== null && !beat.enemy}
      tiles={pocket}
    />
  );
}

export function Control({ sitting }: { sitting: Sitting }) {
  const { state, settled, words, rules, skin, onShow, onAnswer } = sitting;
  if (state.offer === null || settled.pending === null) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of answers, not always of fields
    <div className={css.answers} role="group" aria-label={words.word('table.actions')}>
      <Suspense>
        <OfferControl
          key={settled.n}
          offer={state.offer}
          choice={settled.pending.choice}
          view={settled}
          words={words}
          disabled={state.sending !== null}
          rules={rules}
          onShow={onShow}
          onAnswer={onAnswer}
          {...(skin.faces ? { faces: skin.faces } : {})}
        />
      </Suspense>
    </div>
  );
}
