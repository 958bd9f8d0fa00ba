import { type ReactNode, useEffect } from 'react';
import { Die, type Face, useTumble } from '../parts/Die.tsx';
import css from './Shown.module.css';

interface DiceRollProps {
  faces: readonly Face[];
  hits: readonly boolean[];
  /** What a die has to show. */
  needs: string;
  /** In words, once they lie still. */
  result: string;
  dieLabel: (face: Face, hit: boolean) => string;
  /** How long they tumble, in ms. */
  time: number;
}

/** Dice that tumble, land, and tell hits from misses. */
export function DiceRoll({ faces, hits, needs, result, dieLabel, time }: DiceRollProps) {
  const { faces: shown, tumbling, roll } = useTumble(faces, time);
  useEffect(() => roll(), [roll]);
  return (
    <div className={css.roll}>
      <div className={css.dice}>
        {shown.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row
          <span key={i} className={tumbling || !hits[i] ? undefined : css.hit}>
            <Die
              face={face}
              hit={tumbling || hits[i]!}
              size={52}
              tumbling={tumbling}
              label={tumbling ? '' : dieLabel(face, hits[i]!)}
            />
          </span>
        ))}
      </div>
      <p>
        <b>{needs}</b>
        <span className={tumbling ? css.hidden : undefined}>{result}</span>
      </p>
    </div>
  );
}

/** A card that turns over. */
export function TurnedCard({ back, face }: { back: ReactNode; face: ReactNode }) {
  return (
    <div className={css.turn}>
      <div className={css.card}>
        <div className={css.face}>{face}</div>
        <div className={css.back} aria-hidden="true">
          {back}
        </div>
      </div>
    </div>
  );
}
