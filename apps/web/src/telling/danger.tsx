import type { Shape, TableView } from '@shamble/kernel';
import { useId, useMemo, useState } from 'react';
import type { PieceId, SpaceId } from '../board/plan.ts';
import { Icon } from '../press/Icon.tsx';
import type { GameWords } from '../text/words.ts';
import css from './Telling.module.css';
import type { Danger, Teller } from './types.ts';

export interface DangerLook {
  readonly isOn: boolean;
  /** For `highlights`: where they may strike, and whom. */
  readonly spaces: readonly SpaceId[];
  readonly pieces: readonly PieceId[];
  readonly lines: Danger['lines'];
  toggle(): void;
}

const NOTHING: Danger = { spaces: [], pieces: [], lines: [] };

/** Where the dead may strike next, once somebody wants to see it. */
export function useDanger(teller: Teller, view: TableView<Shape> | null): DangerLook {
  const [isOn, setOn] = useState(false);
  const { spaces, pieces, lines } = useMemo(
    () => (isOn && view !== null ? teller.danger(view) : NOTHING),
    [isOn, teller, view],
  );
  return useMemo(
    () => ({ isOn, spaces, pieces, lines, toggle: () => setOn((now) => !now) }),
    [isOn, spaces, pieces, lines],
  );
}

/** The eye on the board. What it shows is also said. */
export function DangerButton({ danger, words }: { danger: DangerLook; words: GameWords }) {
  const said = useId();
  const { isOn, lines, toggle } = danger;
  const label = words.word(isOn ? 'telling.danger-off' : 'telling.danger');
  return (
    <div className={css.eye}>
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={label}
        title={label}
        aria-describedby={isOn ? said : undefined}
        onClick={toggle}
      >
        <Icon name="eye-target" />
      </button>
      <div className={isOn ? css.dangers : 'sr'} id={said} role="status">
        {isOn && lines.length === 0 && <p>{words.word('table.no-threat')}</p>}
        {isOn && lines.length > 0 && (
          <ul>
            {lines.map((line) => {
              const text = words.say(line);
              return <li key={text}>{text}</li>;
            })}
          </ul>
        )}
      </div>
    </div>
  );
}
