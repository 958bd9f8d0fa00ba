import { type KeyboardEvent, memo, useRef, useState } from 'react';
import css from './Board.module.css';
import { middle, nextTowards } from './highlight.ts';
import type { SpaceId } from './plan.ts';
import { areaPath, type Survey } from './survey.ts';
import type { Pick } from './types.ts';

interface SpacesProps {
  survey: Survey;
  legal: readonly SpaceId[];
  onPick: ((pick: Pick) => void) | undefined;
  onPoint: (space: SpaceId | undefined) => void;
}

/** Every space that may be picked: one tab stop, arrows from one to the next, Enter picks. */
export const Spaces = memo(function Spaces({ survey, legal, onPick, onPoint }: SpacesProps) {
  const group = useRef<SVGGElement>(null);
  const [focused, setFocused] = useState<SpaceId>();
  const stop = focused !== undefined && legal.includes(focused) ? focused : legal[0];
  const onKeyDown = (event: KeyboardEvent, id: SpaceId): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      onPick?.({ space: id });
      return;
    }
    if (!/^Arrow(Left|Right|Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    const others = legal
      .filter((other) => other !== id)
      .map((other) => ({ id: other, at: middle(survey.space.get(other)!.rects) }));
    const next = nextTowards(middle(survey.space.get(id)!.rects), event.key as 'ArrowLeft', others);
    if (next !== undefined) group.current?.querySelector<SVGElement>(`[data-space="${next}"]`)?.focus();
  };
  return (
    <g ref={group}>
      {legal.map((id) => {
        const space = survey.space.get(id)!;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a floor cannot be a button element
          <path
            key={id}
            d={areaPath(space)}
            className={css.space}
            data-space={id}
            role="button"
            tabIndex={id === stop ? 0 : -1}
            aria-label={space.label}
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
        );
      })}
    </g>
  );
});

interface MarkPickProps {
  x: number;
  y: number;
  label: string;
  onPick: () => void;
  onPoint: (on: boolean) => void;
}

const pressed = ({ label, onPick, onPoint }: MarkPickProps) => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': label,
  onClick: onPick,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onPick();
  },
  onPointerEnter: () => onPoint(true),
  onPointerLeave: () => onPoint(false),
  onFocus: () => onPoint(true),
  onBlur: () => onPoint(false),
});

/** A door that may be picked. */
export function DoorPick({ upright, ...props }: MarkPickProps & { upright: boolean }) {
  const turn = upright ? ' rotate(90)' : '';
  const place = `translate(${props.x} ${props.y})${turn}`;
  return (
    <rect
      className={css.doorPick}
      x="-42"
      y="-20"
      width="84"
      height="40"
      rx="8"
      transform={place}
      {...pressed(props)}
    />
  );
}

/** A token that may be picked. */
export function TokenPick({ radius, ...props }: MarkPickProps & { radius: number }) {
  return <circle className={css.tokenPick} cx={props.x} cy={props.y} r={radius} {...pressed(props)} />;
}
