import type { ReactNode } from 'react';
import { type HeroInk, Portrait, type PortraitName } from '../../pieces/Portrait.tsx';
import { Icon, type IconName } from '../../press/Icon.tsx';
import css from './Dashboard.module.css';

interface TracksProps {
  health: { readonly left: number; readonly of: number; readonly label: string };
  /** How many teeth are bared; of the living, how many bolts are charged. */
  gauge: { readonly bared: number; readonly of: number; readonly label: string; readonly isHunger: boolean };
  /** What it means for the next roll. */
  more: string | null;
  /** At the end of the track: a word to shout. */
  ravenous: string | null;
}

/** Hearts, teeth and danger, one under the other. */
export const Gauges = ({ children }: { children: ReactNode }) => <div className={css.gauges}>{children}</div>;

const TOOTH = 'M1.500 1.500H11.500L6.500 15.500Z';
const BOLT = 'M8 1L1.500 9.500H5.500L4 16L11.500 7H7.500Z';

/** Hearts, and a jaw that opens or bolts that charge. */
export function Tracks({ health, gauge, more, ravenous }: TracksProps) {
  return (
    <div className={css.tracks}>
      <span className={`${css.track} ${css.hearts}`} role="img" aria-label={health.label}>
        {Array.from({ length: health.of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a heart is its place in the row
          <i key={i} className={i < health.left ? undefined : css.lost}>
            <Icon name="own:health" />
          </i>
        ))}
      </span>
      <span
        className={`${css.track} ${css.jaw} ${gauge.isHunger ? '' : css.power} ${ravenous === null ? '' : css.ravenous}`}
        role="img"
        aria-label={gauge.label}
      >
        {Array.from({ length: gauge.of }, (_, i) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: a tooth is its place in the jaw
            key={i}
            viewBox="0 0 13 17"
            aria-hidden="true"
            className={i < gauge.bared ? css.bared : undefined}
          >
            <path d={gauge.isHunger ? TOOTH : BOLT} />
          </svg>
        ))}
      </span>
      {ravenous === null ? more && <span className={css.more}>{more}</span> : <b className={css.shout}>{ravenous}</b>}
    </div>
  );
}

interface CaptionCardProps {
  title: string;
  /** Over the text: when it can be used. */
  when?: string | undefined;
  text: string;
  tone: 'trait' | 'person' | 'foe' | 'skill';
  icon?: IconName;
  face?: { readonly name: PortraitName; readonly inks: HeroInk };
  /** Asleep, or held: its text does not count now. */
  isStill?: boolean;
}

/** A Trait, a Bystander or a Super Hero: a band with the name, and what it does. */
export function CaptionCard({ title, when, text, tone, icon, face, isStill = false }: CaptionCardProps) {
  return (
    <div className={`${css.card} ${tone === 'trait' ? '' : css[tone]} ${isStill ? css.still : ''}`}>
      <div className={css.band}>
        {face ? (
          <Portrait name={face.name} inks={face.inks} crop="14 6 72 80" className={css.face} />
        ) : (
          <Icon name={icon ?? 'card-draw'} />
        )}
        <span>{title}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <p className={css.text} tabIndex={0}>
        {when && <em>{when}</em>}
        {text}
      </p>
    </div>
  );
}

export interface AttackLine {
  readonly id: string;
  readonly name: string;
  readonly range: string;
  readonly dice: number;
  /** Of these, by hunger. */
  readonly hungry: number;
  readonly hit: string;
}

interface AttackCardProps {
  lines: readonly AttackLine[];
  captions: { readonly range: string; readonly dice: string; readonly hit: string; readonly hungry: string };
}

/** Both attacks of an ID card, with the dice that hunger adds. */
export function AttackCard({ lines, captions }: AttackCardProps) {
  return (
    <div className={`${css.card} ${css.attacks}`}>
      <dl>
        {lines.map(({ id, name, range, dice, hungry, hit }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <span>
                {range}
                <small>{captions.range}</small>
              </span>
              <span>
                <b>
                  {dice - hungry}
                  {hungry > 0 && <i title={captions.hungry}>+{hungry}</i>}
                </b>
                <small>{captions.dice}</small>
              </span>
              <span>
                {hit}
                <small>{captions.hit}</small>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Where a card could lie. */
export const EmptyPlace = ({ children }: { children: ReactNode }) => <div className={css.empty}>{children}</div>;
