import { decider } from '@shamble/kernel';
import { lazy, Suspense } from 'react';
import { Button } from '../parts/Button.tsx';
import type { SessionState } from '../session/state.ts';
import { Actions } from './Actions.tsx';
import css from './Table.module.css';
import type { Sitting } from './useSitting.ts';

const OfferControl = lazy(async () => ({ default: (await import('../controls/index.ts')).OfferControl }));

/** The question is answered over the board: what is arranged wants room, unless it is arranged on the board itself. */
export const isWide = ({ state: { offer }, settled, skin, pocket, isMenu }: Sitting): boolean =>
  offer?.kind === 'arrange' &&
  !pocket &&
  !isMenu &&
  (skin.faces?.spaceOf?.(settled, settled.pending!.choice, offer.slots[0]?.id) ?? null) === null;

/** What can be answered: a list of actions, or the control that fits the question. */
export function Answers({ sitting }: { sitting: Sitting }) {
  const { state, words, rules, acting, telling, pocket, isMenu, settled } = sitting;
  const { beat } = telling;
  const hasControl = state.offer !== null && !isMenu && settled.pending !== null;
  return (
    <div className={css.list} tabIndex={-1} id={isWide(sitting) ? undefined : 'answers'}>
      {hasControl && !isWide(sitting) ? (
        <Control sitting={sitting} />
      ) : (
        <Actions
          state={state}
          words={words}
          rules={rules}
          acting={acting}
          isShort={beat !== null && !beat.enemy && isNextOwn(state)}
          tiles={pocket}
        />
      )}
    </div>
  );
}

/** The question that comes next is of the same seat, and of the same kind: the same list, a moment later. */
function isNextOwn({ doer, seat, view, update }: SessionState): boolean {
  const next = update?.view.pending;
  return doer === null && next != null && decider(next.who) === seat && next.choice === view?.pending?.choice;
}

export function Control({ sitting }: { sitting: Sitting }) {
  const { state, settled, words, rules, skin, onShow, onAnswer, picks } = sitting;
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
          picks={picks}
          back={<Back sitting={sitting} />}
          {...(skin.faces ? { faces: skin.faces } : {})}
        />
      </Suspense>
    </div>
  );
}

/** Out of a question without answering it: the game lets one call it off, or what led to it is taken back for free. */
function Back({ sitting: { session, state, game, words } }: { sitting: Sitting }) {
  const { settled, undo, sending } = state;
  const { back } = game.pack;
  const offer = back === undefined ? undefined : settled?.asides[back];
  const option = offer?.kind === 'one' ? offer.from[0] : undefined;
  const isDisabled = sending !== null;
  if (back !== undefined && option !== undefined)
    return (
      <Button tone="quiet" disabled={isDisabled} onClick={() => void session.aside(back, option)}>
        {words.option(settled!.view, back, option)}
      </Button>
    );
  if (!undo.isFree || undo.to === null) return null;
  return (
    <Button tone="quiet" disabled={isDisabled} onClick={() => void session.undo()}>
      {words.word('control.back')}
    </Button>
  );
}
