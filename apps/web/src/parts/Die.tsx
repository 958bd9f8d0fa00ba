import { useCallback, useEffect, useRef, useState } from 'react';
import css from './Die.module.css';

export type Face = 1 | 2 | 3 | 4 | 5 | 6;

const SPOTS: Readonly<Record<Face, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [27, 27],
    [73, 73],
  ],
  3: [
    [25, 25],
    [50, 50],
    [75, 75],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 23],
    [72, 23],
    [28, 50],
    [72, 50],
    [28, 77],
    [72, 77],
  ],
};

interface DieProps {
  face: Face;
  /** A success is printed in the accent; a failure on bone, struck out. */
  hit?: boolean;
  size?: number;
  tumbling?: boolean;
  /** None: the die only decorates a text that already says it. */
  label?: string;
}

export function Die({ face, hit = true, size = 22, tumbling = false, label }: DieProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden just above
    <svg
      className={`${css.die} ${tumbling ? css.tumbling : ''}`}
      width={size}
      height={size}
      viewBox="-4 -4 114 114"
      {...named}
    >
      <rect x="8" y="10" width="100" height="100" rx="20" fill="var(--shadow)" opacity="0.55" />
      <rect
        width="100"
        height="100"
        rx="20"
        fill={hit ? 'var(--accent)' : 'var(--bone)'}
        stroke="var(--ink)"
        strokeWidth="8"
      />
      {SPOTS[face].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="10.500" fill="var(--ink)" />
      ))}
      {!hit && <path d="M14 86L86 14" stroke="var(--blood)" strokeWidth="9" strokeLinecap="round" />}
    </svg>
  );
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const anyFace = (): Face => (Math.floor(Math.random() * 6) + 1) as Face;

/** Faces to show while dice tumble towards their result. `roll` starts again. Time in ms; 0, or reduced motion, cuts. */
export function useTumble(
  result: readonly Face[],
  time = 500,
): { faces: readonly Face[]; tumbling: boolean; roll: () => void } {
  const [shown, setShown] = useState<readonly Face[]>();
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const stop = useCallback(() => clearInterval(timer.current), []);
  useEffect(() => stop, [stop]);
  const roll = useCallback(() => {
    stop();
    if (time <= 0 || isStill()) return;
    const end = performance.now() + time;
    setShown(result.map(anyFace));
    timer.current = setInterval(() => {
      if (performance.now() < end) return setShown(result.map(anyFace));
      stop();
      setShown(undefined);
    }, 80);
  }, [result, time, stop]);
  return { faces: shown ?? result, tumbling: shown !== undefined, roll };
}
