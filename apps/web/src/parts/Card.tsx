import type { ReactNode } from 'react';
import { halftone } from '../press/halftone.ts';
import { Icon, type IconName, Mark } from '../press/Icon.tsx';
import css from './Card.module.css';

export type CardFamily = 'ranged' | 'melee' | 'supply' | 'trap';

/** One way to fight, as its four figures. */
export interface CardMode {
  readonly id: string;
  readonly range: string;
  readonly dice: string;
  readonly hit: string;
  readonly damage: string;
}
export interface CardCaptions {
  readonly range: string;
  readonly dice: string;
  readonly hit: string;
  readonly damage: string;
}
/** A coin on the picture. `still`: on bone rather than in the accent. */
export interface CardCoin {
  readonly icon: IconName;
  readonly label: string;
  readonly still?: boolean;
}

export interface EquipmentCardProps {
  name: string;
  family: CardFamily;
  /** Drawn on a window of 90 by 62, in `currentColor`; it is printed twice, a little off register. */
  art: ReactNode;
  modes?: readonly CardMode[];
  captions: CardCaptions;
  coins?: readonly CardCoin[];
  /** What it does, where figures do not say it. */
  text?: string;
  selected?: boolean;
  /** Says that the printed card is lost, and this one our own. */
  remade?: string;
  /** Empty until reloaded, or not to be used now. */
  spent?: boolean;
  onClick?: () => void;
}

const SHADE = halftone([0, 0, 90, 66], { step: 6, dot: 2.7 }, (x, y) => (x * 0.4 + y - 34) / 60);
const WOUND_SHADE = halftone([0, 0, 90, 78], { step: 6, dot: 2.8 }, (_, y) => (y - 14) / 60);

/** One card of equipment. */
export function EquipmentCard({
  name,
  family,
  art,
  modes = [],
  captions,
  coins = [],
  text,
  remade,
  selected = false,
  spent = false,
  onClick,
}: EquipmentCardProps) {
  const body = (
    <>
      <span className={`${css.title} ${name.length > 17 ? css.longTitle : ''}`}>{name}</span>
      <span className={css.window}>
        <svg viewBox="0 0 90 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d={SHADE} fill="var(--straw-d)" opacity="0.8" />
          <g color="var(--blood)" fill="currentColor" transform="translate(2.500 3)">
            {art}
          </g>
          <g color="var(--on-paper)" fill="currentColor">
            {art}
          </g>
        </svg>
        <span className={css.coins}>
          {coins.map(({ icon, label, still }) => (
            <b key={icon} className={still ? css.still : undefined} role="img" aria-label={label} title={label}>
              <Icon name={icon} />
            </b>
          ))}
        </span>
        {remade && (
          <i className={css.remade} role="img" aria-label={remade} title={remade}>
            ≈
          </i>
        )}
      </span>
      {modes.length > 0 && (
        <span className={`${css.figures} ${modes.length > 1 || text ? css.tight : ''}`}>
          {modes.map((mode) => (
            <span key={mode.id} className={css.mode}>
              <b>{mode.range}</b>
              <b>{mode.dice}</b>
              <b>{mode.hit}</b>
              <b>{mode.damage}</b>
            </span>
          ))}
          <span className={css.captions}>
            <small>{captions.range}</small>
            <small>{captions.dice}</small>
            <small>{captions.hit}</small>
            <small>{captions.damage}</small>
          </span>
        </span>
      )}
      {text && <span className={css.text}>{text}</span>}
    </>
  );
  const className = `${css.card} ${css[family]} ${selected ? css.selected : ''} ${spent ? css.used : ''}`;
  if (!onClick) return <div className={className}>{body}</div>;
  return (
    <button type="button" className={className} aria-pressed={selected} onClick={onClick}>
      {body}
    </button>
  );
}

/** A wound sits in the slot it costs. */
export function WoundCard({ name, text }: { name: string; text: string }) {
  return (
    <div className={`${css.card} ${css.wound}`}>
      <span className={css.title}>{name}</span>
      <span className={css.window}>
        <svg viewBox="0 0 90 74" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d={WOUND_SHADE} fill="var(--blood-dd)" />
          <Mark name="bleeding-wound" x={45} y={35} size={66} ink="var(--cream)" />
        </svg>
      </span>
      <span className={css.text}>{text}</span>
    </div>
  );
}

/** An empty place for a card. */
export function EmptySlot({ label }: { label: string }) {
  return <div className={css.empty}>{label}</div>;
}

/** The back of a deck. */
export function CardBack({ deck, icon, label }: { deck: 'equipment' | 'dead'; icon: IconName; label: string }) {
  return (
    <div className={`${css.card} ${css.back} ${deck === 'dead' ? css.deadBack : ''}`} role="img" aria-label={label}>
      <svg viewBox="0 0 103 161" aria-hidden="true">
        <path d={BACK_SHADE} fill="var(--ink)" opacity="0.35" />
        <rect x="7" y="7" width="89" height="147" rx="3" fill="none" stroke="var(--ink)" strokeWidth="2.500" />
        <circle cx="51.500" cy="80.500" r="33" fill="var(--ink)" />
        <Mark name={icon} x={51.5} y={80.5} size={44} ink="currentColor" />
      </svg>
    </div>
  );
}
const BACK_SHADE = halftone([0, 0, 103, 161], { step: 8, dot: 3.7 }, (x, y) => Math.abs(x * 0.6 + y - 110) / 130);

export interface SpawnLine {
  readonly level: 'blue' | 'yellow' | 'orange' | 'red';
  readonly text: string;
  readonly drawing?: ReactNode;
}

/** What comes in, by danger level. The level in force is marked. */
export function SpawnCard({
  title,
  lines,
  level,
  levels,
}: {
  title: string;
  lines: readonly SpawnLine[];
  level: SpawnLine['level'];
  levels: Readonly<Record<SpawnLine['level'], string>>;
}) {
  return (
    <div className={`${css.card} ${css.spawn}`}>
      <span className={css.title}>{title}</span>
      <ul>
        {lines.map((line) => (
          <li
            key={line.level}
            className={line.level === level ? css.now : undefined}
            style={{ '--lv': `var(--lv-${line.level})` } as React.CSSProperties}
          >
            <span className="sr">{levels[line.level]}</span>
            {line.drawing}
            <span>{line.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
