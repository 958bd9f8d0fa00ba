import type { CSSProperties, ReactNode } from 'react';
import type { HeroLook } from '../pieces/Disc.tsx';
import { heroInks, Portrait } from '../pieces/Portrait.tsx';
import { Icon, type IconName } from '../press/Icon.tsx';
import css from './HeroSheet.module.css';

export interface CardSlot {
  readonly id: string;
  /** Over the card; none: it goes on from the one before. */
  readonly caption?: { readonly icon: IconName; readonly text: string };
  readonly card: ReactNode;
}

/** The cards somebody holds, hands first. */
export function Inventory({ slots, label }: { slots: readonly CardSlot[]; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <ul className={css.slots} aria-label={label} tabIndex={0}>
      {slots.map(({ id, caption, card }) => (
        <li key={id}>
          <span className={`caption ${css.caption}`}>
            {caption && (
              <>
                <Icon name={caption.icon} />
                {caption.text}
              </>
            )}
          </span>
          {card}
        </li>
      ))}
    </ul>
  );
}

interface HeroSheetProps {
  name: string;
  look: HeroLook;
  coins: ReactNode;
  /** In words, beside the coins. */
  coinsText: string;
  danger: ReactNode;
  skills: ReactNode;
  inventory: ReactNode;
}

/** The active hero across the foot of the table. */
export function HeroSheet({ name, look, coins, coinsText, danger, skills, inventory }: HeroSheetProps) {
  return (
    <section className={css.sheet} style={heroInks(look.inks)} aria-label={name}>
      <div className={css.portrait}>
        <Portrait name={look.portrait} inks={look.inks} crop="12 2 76 92" />
        <h2 style={{ '--letters': [...name].length } as CSSProperties}>{name}</h2>
      </div>
      <div className={css.stats}>
        <div className={css.coins}>
          {coins}
          <span>{coinsText}</span>
        </div>
        {danger}
        {skills}
      </div>
      {inventory}
    </section>
  );
}
