import { type CSSProperties, memo, useId } from 'react';
import type { HeroLook } from '../pieces/Disc.tsx';
import { Portrait } from '../pieces/Portrait.tsx';
import { Icon, type IconName } from '../press/Icon.tsx';
import { useWords } from '../text/useWords.ts';
import css from './ActionRow.module.css';
import { Pips } from './Coins.tsx';
import { Refusal } from './Rule.tsx';

/** Why something cannot be done. */
export interface Reason {
  readonly reason: string;
  readonly rule: string;
  /** What it is that cannot be done, where a row has several targets. */
  readonly names?: readonly string[];
}

/** One of several targets, or means, of an action. */
export interface ActionTarget {
  readonly id: string;
  readonly label: string;
  readonly cost?: number | string | undefined;
  readonly costLabel?: string | undefined;
  readonly odds?: string | undefined;
  /** It would change nothing. */
  readonly isIdle?: boolean;
}

export interface ActionEntry {
  readonly id: string;
  readonly icon: IconName;
  /** A face instead of the icon. */
  readonly hero?: HeroLook | undefined;
  readonly label: string;
  readonly detail?: string | undefined;
  /** In actions; a word for anything else, `free`. */
  readonly cost?: number | string | undefined;
  /** Read out: `costs 2 actions`. */
  readonly costLabel?: string | undefined;
  readonly odds?: string | undefined;
  /** What is given up by it, once somebody wants it. */
  readonly loses?: string | undefined;
  /** Enter does it, wherever the focus is. */
  readonly isEnter?: boolean;
  /** Several: the row opens. */
  readonly targets?: readonly ActionTarget[];
  /** What rules forbid of it; all of it, if there is nothing else. */
  readonly refused?: readonly Reason[];
  /** Nothing of it can be done. */
  readonly forbidden?: boolean;
}

interface ActionRowProps {
  action: ActionEntry;
  /** Being looked at: on the board or here. */
  hot?: boolean;
  hotTarget?: string | undefined;
  /** Its targets, or the reasons, are shown. */
  opened?: boolean;
  disabled?: boolean;
  /** Its column, where rows are tiles. */
  column?: number;
  /** The key that presses it, wherever the focus is. */
  shortcut?: string | undefined;
  whyNot: string;
  onPick?: ((id: string, target?: string) => void) | undefined;
  onOpen?: ((id: string) => void) | undefined;
  onHover?: ((id: string | undefined, target?: string) => void) | undefined;
}

/** An action with its cost and odds. A refused one stays in reach and says why. */
export const ActionRow = memo(function ActionRow({
  action,
  hot = false,
  hotTarget,
  opened = false,
  disabled = false,
  column = 0,
  shortcut,
  whyNot,
  onPick,
  onOpen,
  onHover,
}: ActionRowProps) {
  const {
    id,
    icon,
    hero,
    label,
    detail,
    loses,
    isEnter = false,
    targets = [],
    refused = [],
    forbidden = false,
  } = action;
  const { word } = useWords();
  const more = useId();
  const opens = forbidden || targets.length > 1;
  const shows = opened && (refused.length > 0 || targets.length > 1);
  return (
    <li className={css.item} data-row={id}>
      <div className={css.line}>
        <button
          type="button"
          className={`${css.row} ${hot ? css.hot : ''} ${forbidden ? css.refused : ''}`}
          aria-keyshortcuts={shortcut}
          aria-disabled={forbidden || disabled ? true : undefined}
          aria-expanded={opens ? opened : undefined}
          aria-controls={opens && shows ? more : undefined}
          onClick={() => {
            if (opens) onOpen?.(id);
            else if (!disabled) onPick?.(id, targets[0]?.id);
          }}
          {...pointed((on) => onHover?.(on ? id : undefined))}
        >
          {shortcut && (
            <span className={css.number} aria-hidden="true">
              {shortcut}
            </span>
          )}
          <span className={css.icon}>
            {hero ? <Portrait name={hero.portrait} inks={hero.inks} crop="8 4 84 84" /> : <Icon name={icon} />}
          </span>
          <span className={css.label}>
            {label}
            {loses ? <small className={css.loses}>{loses}</small> : detail && <small>{detail}</small>}
          </span>
          <Worth {...action} />
          {!forbidden && <EnterBadge isFirst={isEnter} />}
        </button>
        {!opens && refused.length > 0 && (
          <button
            type="button"
            className={css.whyNot}
            aria-expanded={opened}
            aria-label={`${word('table.about', { what: label })} ${whyNot}`}
            title={whyNot}
            onClick={() => onOpen?.(id)}
          >
            <Icon name={opened ? 'chevron-up' : 'chevron-down'} size={16} />
          </button>
        )}
      </div>
      {shows && (
        <div className={css.more} id={more} style={{ '--column': column } as CSSProperties}>
          {targets.length > 1 && <Targets {...{ id, targets, hotTarget, disabled, onPick, onHover }} />}
          {refused.map(({ reason, rule, names = [] }) => (
            <div className={css.why} key={`${rule} ${reason}`}>
              <Refusal reason={reason} rule={rule} names={forbidden ? [] : names} />
            </div>
          ))}
        </div>
      )}
    </li>
  );
});

interface TargetsProps extends Pick<ActionRowProps, 'hotTarget' | 'disabled' | 'onPick' | 'onHover'> {
  id: string;
  targets: readonly ActionTarget[];
}

/** Those that matter; the others are folded away behind them. */
function Targets({ id, targets, hotTarget, disabled = false, onPick, onHover }: TargetsProps) {
  const { word } = useWords();
  const idle = targets.filter(({ isIdle }) => isIdle);
  const listed = (some: readonly ActionTarget[]) => (
    <ul className={css.targets}>
      {some.map((target) => (
        <li key={target.id}>
          <button
            type="button"
            className={`${css.target} ${hotTarget === target.id ? css.hot : ''}`}
            aria-disabled={disabled ? true : undefined}
            onClick={() => !disabled && onPick?.(id, target.id)}
            {...pointed((on) => onHover?.(on ? id : undefined, on ? target.id : undefined))}
          >
            <span>{target.label}</span>
            <Worth {...target} />
            <EnterBadge />
          </button>
        </li>
      ))}
    </ul>
  );
  if (idle.length === 0) return listed(targets);
  return (
    <>
      {idle.length < targets.length && listed(targets.filter(({ isIdle }) => !isIdle))}
      <details className={css.idle}>
        <summary>{word('table.idle', { n: idle.length })}</summary>
        {listed(idle)}
      </details>
    </>
  );
}

const pointed = (on: (is: boolean) => void) => ({
  onPointerEnter: () => on(true),
  onPointerLeave: () => on(false),
  onFocus: () => on(true),
  onBlur: () => on(false),
});

/** Beside what has the focus, or else beside what Enter does wherever the focus is. */
const EnterBadge = ({ isFirst = false }: { isFirst?: boolean }) => (
  <span className={`${css.key} ${isFirst ? css.enter : ''}`} aria-hidden="true">
    ↵
  </span>
);

function Worth({ cost, costLabel, odds }: Pick<ActionTarget, 'cost' | 'costLabel' | 'odds'>) {
  return (
    <span className={css.cost}>
      {odds && <b>{odds}</b>}
      {typeof cost === 'number'
        ? cost > 0 && <Pips filled={cost} {...(costLabel ? { label: costLabel } : {})} />
        : cost}
    </span>
  );
}

interface ActionListProps extends Pick<ActionRowProps, 'disabled' | 'whyNot' | 'onPick' | 'onOpen' | 'onHover'> {
  actions: readonly ActionEntry[];
  label: string;
  hot?: string | undefined;
  hotTarget?: string | undefined;
  opened?: string | undefined;
  /** Four abreast on a phone. */
  tiles?: boolean;
  /** The keys 1 to 9 lead to them. */
  numbered?: boolean;
}

export function ActionList({
  actions,
  label,
  hot,
  hotTarget,
  opened,
  tiles = false,
  numbered = false,
  ...row
}: ActionListProps) {
  return (
    <ul className={`${tiles ? css.tiles : css.list} ${row.disabled ? css.still : ''}`} aria-label={label} data-rows="">
      {actions.map((action, i) => (
        <ActionRow
          key={action.id}
          action={action}
          column={i % 4}
          shortcut={numbered && i < 9 ? String(i + 1) : undefined}
          hot={hot === action.id}
          hotTarget={hot === action.id ? hotTarget : undefined}
          opened={opened === action.id}
          {...row}
        />
      ))}
    </ul>
  );
}
