import { type CSSProperties, memo } from 'react';
import type { HeroLook } from '../pieces/Disc.tsx';
import { heroInks, Portrait } from '../pieces/Portrait.tsx';
import { Pips } from './Coins.tsx';
import css from './Crew.module.css';
import { LevelPlate } from './DangerBar.tsx';

export interface CrewMember {
  readonly id: string;
  readonly name: string;
  readonly look: HeroLook;
  /** None: the game knows no such thing. */
  readonly danger?: number;
  readonly dangerLabel?: string;
  readonly actions: { readonly left: number; readonly of: number; readonly label: string };
  /** Teeth for what grows and should not, or bolts for what is to be spent; none: the game knows no such thing. */
  readonly gauge?: {
    readonly bared: number;
    readonly of: number;
    readonly label: string;
    readonly as: 'teeth' | 'bolts';
  };
  readonly wounds: number;
  readonly woundsLabel?: string;
  readonly state: 'playing' | 'waits' | 'done' | 'dead';
  readonly stateLabel: string;
}

interface CrewProps {
  members: readonly CrewMember[];
  label: string;
  onPick?: (id: string) => void;
}

/** Everybody at a glance, down the side. */
export const CrewColumn = memo(function CrewColumn({ members, label, onPick }: CrewProps) {
  return (
    <nav className={`${css.column} ${members.length > 4 ? css.crowded : ''}`} aria-label={label}>
      {members.map((member) => (
        <button
          key={member.id}
          type="button"
          className={`${css.card} ${css[member.state]}`}
          aria-pressed={member.state === 'playing'}
          onClick={() => onPick?.(member.id)}
          style={heroInks(member.look.inks)}
        >
          <Portrait
            name={member.look.portrait}
            inks={member.look.inks}
            crop={members.length > 4 ? '22 8 56 84' : '0 5 100 80'}
            spent={member.state === 'done' || member.state === 'dead'}
            className={css.picture}
          />
          <span className={css.text}>
            <span className={css.name}>
              <Fitted name={member.name} lines={members.length > 4} />
              <em>{member.stateLabel}</em>
            </span>
            <span className={css.figures}>
              {member.danger !== undefined && <LevelPlate danger={member.danger} label={member.dangerLabel ?? ''} />}
              <Pips filled={member.actions.left} of={member.actions.of} label={member.actions.label} />
            </span>
            {member.gauge && <Gauge {...member.gauge} />}
          </span>
          <Hurt member={member} />
        </button>
      ))}
    </nav>
  );
});

const longest = (words: readonly string[]): number => Math.max(...words.map((word) => [...word].length));

/** On one line, however long, or a line a word: it gets smaller before it breaks. */
const Fitted = ({ name, lines = false }: { name: string; lines?: boolean }) => (
  <b
    className={`${css.fitted} ${lines ? css.lines : ''}`}
    style={{ '--letters': longest(lines ? name.split(' ') : [name]) } as CSSProperties}
  >
    {name}
  </b>
);

/** Bared one after the other; with the last, all teeth are red. */
const Gauge = ({ bared, of, label, as }: NonNullable<CrewMember['gauge']>) => (
  <span
    className={`${css.teeth} ${as === 'bolts' ? css.bolts : bared === of ? css.all : ''}`}
    role="img"
    aria-label={label}
  >
    {Array.from({ length: of }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a tooth is its place in the row
      <i key={i} className={i < bared ? css.bared : undefined} />
    ))}
  </span>
);

/** A drop for each wound, over the face. */
const Hurt = ({ member: { wounds, woundsLabel } }: { member: CrewMember }) =>
  wounds > 0 && (
    <span className={css.wounds} role="img" aria-label={woundsLabel}>
      {Array.from({ length: Math.min(wounds, 5) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drops have no names
        <svg key={i} viewBox="-16 -24 32 48" aria-hidden="true">
          <path d="M0 -20Q13 -2 13 7A13 13 0 0 1 -13 7Q-13 -2 0 -20Z" />
        </svg>
      ))}
    </span>
  );

/** The same as tabs, on a phone. */
export const CrewTabs = memo(function CrewTabs({ members, label, onPick }: CrewProps) {
  return (
    <nav
      className={`${css.tabs} ${members.length > 4 ? css.many : ''}`}
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(${members.length}, minmax(0, 1fr))` }}
    >
      {members.map((member) => (
        <button
          key={member.id}
          type="button"
          className={`${css.tab} ${css[member.state]}`}
          aria-pressed={member.state === 'playing'}
          onClick={() => onPick?.(member.id)}
          style={heroInks(member.look.inks)}
        >
          <Portrait
            name={member.look.portrait}
            inks={member.look.inks}
            crop="8 4 84 84"
            spent={member.state === 'done' || member.state === 'dead'}
            className={css.face}
          />
          <span className={css.who}>
            <Fitted name={member.name} lines />
          </span>
          <Hurt member={member} />
          {member.gauge && <Gauge {...member.gauge} />}
          {member.danger !== undefined && <LevelPlate danger={member.danger} label={member.dangerLabel ?? ''} />}
        </button>
      ))}
    </nav>
  );
});
