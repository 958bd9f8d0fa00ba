import { useLayoutEffect, useRef, useState } from 'react';
import { burst } from '../pieces/shapes.ts';
import type { Spot } from './arrange.ts';
import { Drawn } from './Drawn.tsx';
import { useBefore, vanish } from './motion.ts';
import type { PieceId } from './plan.ts';
import type { Look } from './types.ts';

/** A piece as it lies on the board. */
export interface Placed extends Spot {
  readonly look: Look;
}

interface Gone extends Placed {
  readonly id: PieceId;
}

/** Pieces that are no longer there: each goes with a splash where it stood. */
export function Leaving({ placed, pace }: { placed: ReadonlyMap<PieceId, Placed>; pace: number }) {
  const before = useBefore(placed);
  const [gone, setGone] = useState<readonly Gone[]>([]);
  useLayoutEffect(() => {
    if (!before || before === placed || pace <= 0) return;
    const left = [...before].flatMap(([id, was]) => (placed.has(id) ? [] : [{ id, ...was }]));
    if (left.length > 0) setGone((now) => [...now.filter(({ id }) => !left.some((one) => one.id === id)), ...left]);
  }, [before, placed, pace]);
  return (
    <g style={{ pointerEvents: 'none' }}>
      {gone.map((one) => (
        <Splash
          key={one.id}
          gone={one}
          pace={pace}
          onEnd={() => setGone((now) => now.filter(({ id }) => id !== one.id))}
        />
      ))}
    </g>
  );
}

function Splash({ gone: { id, look, at, scale }, pace, onEnd }: { gone: Gone; pace: number; onEnd: () => void }) {
  const disc = useRef<SVGGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes once
  useLayoutEffect(() => {
    const going = vanish(disc.current!, pace);
    if (going === null) onEnd();
    else going.onfinish = onEnd;
  }, []);
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${scale})`} data-gone={id}>
      <g ref={disc}>
        <polygon
          points={burst(13, look.radius * 1.7, look.radius * 1.05)}
          fill="var(--blood)"
          stroke="var(--ink)"
          strokeWidth="2.600"
        />
        <Drawn look={look} />
      </g>
    </g>
  );
}
