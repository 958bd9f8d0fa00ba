import { type CSSProperties, useId } from 'react';
import { Icon, type IconName } from '../press/Icon.tsx';
import css from './ActionRow.module.css';
import { Pips } from './Coins.tsx';
import { Refusal } from './Rule.tsx';

export interface ActionEntry {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  readonly detail?: string | undefined;
  /** In actions; a word for anything else, `free`. */
  readonly cost?: number | string;
  /** Read out: `costs 2 actions`. */
  readonly costLabel?: string;
  readonly odds?: string;
  /** Refused: the reason and the rule. */
  readonly refused?: { readonly reason: string; readonly rule: string };
}

interface ActionRowProps {
  action: ActionEntry;
  /** Being looked at: on the board or here. */
  hot?: boolean;
  /** The reason is shown. */
  explained?: boolean;
  /** Its column, where rows are tiles. */
  column?: number;
  onPick?: (id: string) => void;
  onHover?: (id: string | undefined) => void;
}

/** An action with its cost and odds. A refused one stays in reach and says why. */
export function ActionRow({ action, hot = false, explained = false, column = 0, onPick, onHover }: ActionRowProps) {
  const { id, icon, label, detail, cost, costLabel, odds, refused } = action;
  const why = useId();
  return (
    <li className={css.item}>
      <button
        type="button"
        className={`${css.row} ${hot ? css.hot : ''} ${refused ? css.refused : ''}`}
        aria-disabled={refused ? true : undefined}
        aria-describedby={refused && explained ? why : undefined}
        aria-expanded={refused ? explained : undefined}
        onClick={() => onPick?.(id)}
        onPointerEnter={() => onHover?.(id)}
        onPointerLeave={() => onHover?.(undefined)}
        onFocus={() => onHover?.(id)}
        onBlur={() => onHover?.(undefined)}
      >
        <span className={css.icon}>
          <Icon name={icon} />
        </span>
        <span className={css.label}>
          {label}
          {detail && <small>{detail}</small>}
        </span>
        <span className={css.cost}>
          {odds && <b>{odds}</b>}
          {typeof cost === 'number'
            ? cost > 0 && <Pips filled={cost} {...(costLabel ? { label: costLabel } : {})} />
            : cost}
        </span>
      </button>
      {refused && explained && (
        <div className={css.why} style={{ '--column': column } as CSSProperties}>
          <Refusal reason={refused.reason} rule={refused.rule} id={why} />
        </div>
      )}
    </li>
  );
}

interface ActionListProps {
  actions: readonly ActionEntry[];
  label: string;
  hot?: string | undefined;
  explained?: string | undefined;
  onPick?: (id: string) => void;
  onHover?: (id: string | undefined) => void;
  /** Four abreast on a phone. */
  tiles?: boolean;
}

export function ActionList({ actions, label, hot, explained, onPick, onHover, tiles = false }: ActionListProps) {
  return (
    <ul className={tiles ? css.tiles : css.list} aria-label={label}>
      {actions.map((action, i) => (
        <ActionRow
          key={action.id}
          action={action}
          column={i % 4}
          hot={hot === action.id}
          explained={explained === action.id}
          {...(onPick ? { onPick } : {})}
          {...(onHover ? { onHover } : {})}
        />
      ))}
    </ul>
  );
}
