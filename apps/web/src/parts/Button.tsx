import type { ReactNode } from 'react';
import { Icon, type IconName } from '../press/Icon.tsx';
import css from './Button.module.css';

interface ButtonProps {
  children: ReactNode;
  /** `primary`: the one thing to do. `danger`: cannot be taken back. `quiet`: beside the matter. */
  tone?: 'plain' | 'primary' | 'danger' | 'quiet';
  icon?: IconName;
  /** The key that does the same. */
  hotkey?: string;
  wide?: boolean;
  disabled?: boolean;
  /** Said in place of what is written. */
  label?: string;
  /** Lets a key find it. */
  mark?: string;
  /** The keys that press it, wherever the focus is: `Control+Z`. */
  shortcut?: string;
  /** Sends the form that it is in. */
  submit?: boolean;
  onClick?: () => void;
}

export function Button({
  children,
  tone = 'plain',
  icon,
  hotkey,
  wide = false,
  disabled = false,
  label,
  mark,
  shortcut,
  submit = false,
  onClick,
}: ButtonProps) {
  return (
    <button
      type={submit ? 'submit' : 'button'}
      data-mark={mark}
      aria-keyshortcuts={shortcut}
      aria-label={label}
      className={`${css.button} ${css[tone] ?? ''} ${wide ? css.wide : ''}`}
      disabled={disabled}
      onClick={onClick}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {hotkey && <kbd>{hotkey}</kbd>}
    </button>
  );
}

export function IconButton({ icon, label, onClick }: { icon: IconName; label: string; onClick?: () => void }) {
  return (
    <button type="button" className={css.icon} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

export interface Segment<V extends string> {
  readonly value: V;
  readonly label: string;
  /** In place of the label. */
  readonly icon?: IconName;
}

/** One of a few: speed, language, theme. */
export function Segments<V extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: V;
  options: readonly Segment<V>[];
  onChange: (value: V) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div className={css.segments} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.icon ? option.label : undefined}
          onClick={() => onChange(option.value)}
        >
          {option.icon ? <Icon name={option.icon} size={16} /> : option.label}
        </button>
      ))}
    </div>
  );
}
