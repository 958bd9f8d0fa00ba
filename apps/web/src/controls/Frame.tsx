import type { ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import type { Words } from '../text/words.ts';
import css from './Control.module.css';
import { useEnter } from './useEnter.ts';

interface FrameProps {
  children: ReactNode;
  words: Words;
  /** A way out without an answer. */
  back?: ReactNode;
  /** What was just changed, for those who listen. */
  said: string;
  /** What is still missing; undefined: it can be confirmed. */
  missing?: string | undefined;
  /** Beside the buttons: how many are left. */
  count?: ReactNode;
  isChanged: boolean;
  disabled: boolean;
  onReset: () => void;
  onConfirm: () => void;
}

/** The foot of a control: confirm, by Enter too, and start over. */
export function Frame({
  children,
  words,
  back,
  said,
  missing,
  count,
  isChanged,
  disabled,
  onReset,
  onConfirm,
}: FrameProps) {
  const isReady = missing === undefined && !disabled;
  useEnter(isReady, onConfirm);
  return (
    <div className={css.control}>
      {children}
      <div className={css.foot}>
        <Button tone="primary" icon="check-mark" hotkey="↵" disabled={!isReady} onClick={onConfirm}>
          {words.word('control.confirm')}
        </Button>
        {isChanged && (
          <Button tone="quiet" icon="backward-time" disabled={disabled} onClick={onReset}>
            {words.word('control.reset')}
          </Button>
        )}
        {back}
        {(count !== undefined || missing !== undefined) && <span className={css.count}>{missing ?? count}</span>}
      </div>
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
}
