import { memo } from 'react';
import type { HeroLook } from '../pieces/Disc.tsx';
import { heroInks, Portrait } from '../pieces/Portrait.tsx';
import { Icon } from '../press/Icon.tsx';
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
              {member.name}
              <em>{member.stateLabel}</em>
            </span>
            <span className={css.figures}>
              {member.danger !== undefined && <LevelPlate danger={member.danger} label={member.dangerLabel ?? ''} />}
              <Pips filled={member.actions.left} of={member.actions.of} label={member.actions.label} />
              {member.wounds > 0 && (
                <span className={css.wound} role="img" aria-label={member.woundsLabel}>
                  <Icon name="bleeding-wound" />
                </span>
              )}
            </span>
          </span>
        </button>
      ))}
    </nav>
  );
});

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
          <span className={css.who}>{member.name}</span>
          {member.danger !== undefined && <LevelPlate danger={member.danger} label={member.dangerLabel ?? ''} />}
        </button>
      ))}
    </nav>
  );
});
