import { type KeyboardEvent, memo, useCallback, useRef, useState } from 'react';
import css from './Board.module.css';
import type { Point } from './geometry.ts';
import { nextTowards } from './geometry.ts';
import type { DoorId, SpaceId } from './plan.ts';
import type { BoardProps, Pick } from './types.ts';

/** The space under the pointer or with the focus, and how to say which that is. */
export function usePointing(onHover: BoardProps['onHover']) {
  const [pointed, setPointed] = useState<SpaceId>();
  const point = useCallback(
    (space: SpaceId | undefined) => {
      setPointed(space);
      onHover?.(space === undefined ? undefined : { space });
    },
    [onHover],
  );
  return [pointed, point] as const;
}

/** The floor of a space: its outline, its middle, what it is called. */
export interface Area {
  readonly d: string;
  readonly at: Point;
  readonly label: string;
}

interface SpacePicksProps {
  legal: readonly SpaceId[];
  /** The same function as long as the ground is the same. */
  areaOf: (space: SpaceId) => Area;
  onPick: ((pick: Pick) => void) | undefined;
  onPoint: (space: SpaceId | undefined) => void;
}

/** Every space that may be picked: one tab stop, arrows from one to the next, Enter picks. */
export const SpacePicks = memo(function SpacePicks({ legal, areaOf, onPick, onPoint }: SpacePicksProps) {
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
    const others = legal.filter((other) => other !== id).map((other) => ({ id: other, at: areaOf(other).at }));
    const next = nextTowards(areaOf(id).at, event.key as 'ArrowLeft', others);
    if (next !== undefined) group.current?.querySelector<SVGElement>(`[data-space="${next}"]`)?.focus();
  };
  return (
    <g ref={group}>
      {legal.map((id) => (
        // biome-ignore lint/a11y/useSemanticElements: a floor cannot be a button element
        <path
          key={id}
          d={areaOf(id).d}
          className={css.space}
          data-space={id}
          role="button"
          tabIndex={id === stop ? 0 : -1}
          aria-label={areaOf(id).label}
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

interface Pressed {
  label: string;
  onPick: () => void;
  onPoint: (on: boolean) => void;
}

const pressed = ({ label, onPick, onPoint }: Pressed) => ({
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

interface DoorPicksProps extends globalThis.Pick<BoardProps, 'plan' | 'onPick' | 'onHover'> {
  legal: readonly DoorId[];
  gapOf: (door: DoorId) => { readonly at: Point; readonly axis: 'h' | 'v' } | undefined;
}

/** The doors that may be picked. */
export function DoorPicks({ plan, legal, gapOf, onPick, onHover }: DoorPicksProps) {
  return legal.map((id) => {
    const gap = gapOf(id);
    if (!gap) return null;
    const [x, y] = gap.at;
    return (
      <rect
        key={id}
        className={css.doorPick}
        x="-42"
        y="-20"
        width="84"
        height="40"
        rx="8"
        transform={`translate(${x} ${y})${gap.axis === 'v' ? ' rotate(90)' : ''}`}
        {...pressed({
          label: plan.doors.find((door) => door.id === id)?.label ?? '',
          onPick: () => onPick?.({ door: id }),
          onPoint: (on) => onHover?.(on ? { door: id } : undefined),
        })}
      />
    );
  });
}

interface TokenPicksProps extends globalThis.Pick<BoardProps, 'tokens' | 'onPick' | 'onHover'> {
  legal: ReadonlySet<string>;
  tokenAt: (token: string) => Point | undefined;
}

/** The tokens that may be picked. */
export function TokenPicks({ tokens, legal, tokenAt, onPick, onHover }: TokenPicksProps) {
  return tokens.map((token) => {
    const at = tokenAt(token.id);
    if (!at || !legal.has(token.id)) return null;
    return (
      <circle
        key={token.id}
        className={css.tokenPick}
        cx={at[0]}
        cy={at[1]}
        r={token.isParked ? 62 : 40}
        {...pressed({
          label: token.label ?? '',
          onPick: () => onPick?.({ token: token.id }),
          onPoint: (on) => onHover?.(on ? { token: token.id } : undefined),
        })}
      />
    );
  });
}
