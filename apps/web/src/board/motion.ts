import { useLayoutEffect, useRef } from 'react';
import type { Point } from './geometry.ts';

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const length = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => (i === 0 ? 0 : sum + Math.hypot(x - points[i - 1]![0], y - points[i - 1]![1])), 0);

/** A piece hops along its way: up between two points, down on each. */
export function hop(element: Element, way: readonly Point[], scale: number, time: number): Animation | null {
  if (way.length < 2 || time <= 0 || still()) return null;
  const total = length(way) || 1;
  const frames: Keyframe[] = [];
  way.forEach(([x, y], i) => {
    const offset = length(way.slice(0, i + 1)) / total;
    const before = way[i - 1];
    if (before) {
      const middle = (offset + (frames.at(-1)!.offset as number)) / 2;
      frames.push({
        offset: middle,
        transform: `translate(${(x + before[0]) / 2}px, ${(y + before[1]) / 2 - 9}px) scale(${scale * 1.13})`,
      });
    }
    frames.push({ offset, transform: `translate(${x}px, ${y}px) scale(${scale})` });
  });
  return element.animate(frames, { duration: time * Math.min(3, 1 + total / 320), easing: 'cubic-bezier(.4,0,.3,1)' });
}

/** A piece is struck from the board: it swells, turns and shrinks to nothing. */
export function vanish(element: Element, time: number): Animation | null {
  if (time <= 0 || still()) return null;
  const frames = [
    { transform: 'scale(1)', opacity: 1 },
    { transform: 'scale(1.25) rotate(-8deg)', opacity: 1, offset: 0.35 },
    { transform: 'scale(0.2) rotate(24deg)', opacity: 0 },
  ];
  return element.animate(frames, { duration: time * 2.2, easing: 'cubic-bezier(.3,0,.4,1)', fill: 'forwards' });
}

/** Something takes another shape where it is, through these. */
export function unfold(element: Element, through: readonly string[], time: number): Animation | null {
  if (time <= 0 || still()) return null;
  const frames = through.map((transform) => ({ transform }));
  return element.animate(frames, { duration: time * 1.6, easing: 'cubic-bezier(.3,0,.3,1)' });
}

/** What it was when last rendered. */
export function useBefore<T>(value: T): T | undefined {
  const kept = useRef<T>(undefined);
  const before = kept.current;
  useLayoutEffect(() => {
    kept.current = value;
  });
  return before;
}
