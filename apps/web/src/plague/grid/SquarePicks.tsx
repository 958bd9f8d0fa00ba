import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { rectPath } from '../../board/geometry.ts';
import { middle, nextTowards } from '../../board/highlight.ts';
import type { SpaceId } from '../../board/plan.ts';
import type { Pick } from '../../board/types.ts';
import css from './Grid.module.css';
import type { GridPlan } from './plan.ts';

interface SquarePicksProps {
  plan: GridPlan;
  legal: readonly SpaceId[];
  onPick: ((pick: Pick) => void) | undefined;
  onPoint: (space: SpaceId | undefined) => void;
}

/** Every square that may be picked: one tab stop, arrows from one to the next, Enter picks. */
export const SquarePicks = memo(function SquarePicks({ plan, legal, onPick, onPoint }: SquarePicksProps) {
  const group = useRef<SVGGElement>(null);
  const [focused, setFocused] = useState<SpaceId>();
  const stop = focused !== undefined && legal.includes(focused) ? focused : legal[0];
  const at = (id: SpaceId) => middle(plan.spaces[id]!.rects);
  const onKeyDown = (event: KeyboardEvent, id: SpaceId): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      onPick?.({ space: id });
      return;
    }
    if (!/^Arrow(Left|Right|Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    const others = legal.filter((other) => other !== id).map((other) => ({ id: other, at: at(other) }));
    const next = nextTowards(at(id), event.key as 'ArrowLeft', others);
    if (next !== undefined) group.current?.querySelector<SVGElement>(`[data-space="${next}"]`)?.focus();
  };
  return (
    <g ref={group}>
      {legal.map((id) => (
        // biome-ignore lint/a11y/useSemanticElements: a square of a drawing cannot be a button element
        <path
          key={id}
          d={rectPath(plan.spaces[id]!.rects)}
          className={css.square}
          data-space={id}
          role="button"
          tabIndex={id === stop ? 0 : -1}
          aria-label={plan.spaces[id]!.label}
          onClick={() => onPick?.({ space: id })}
          onKeyDown={(event) => onKeyDown(event, id)}
          onFocus={() => {
            setFocused(id);
            onPoint(id);
          }}
          onBlur={() => onPoint(undefined)}
          onPointerEnter={() => onPoint(id)}
          onPointerLeave={() => onPoint(undefined)}
        />
      ))}
    </g>
  );
});
