import { createElement, memo, type ReactElement } from 'react';
import type { DeadIcon } from './deadIcons.ts';
import { DRAWINGS, type IconName as Printed } from './icons.ts';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>, inside: readonly Shape[]];
/** @public Named by the declaration of the icon modules. */
export interface IconDrawing {
  readonly size: number;
  readonly shapes: readonly Shape[];
}

/** An icon of the page and of every game, or one that a skin brought along. */
export type IconName = Printed | DeadIcon | `own:${string}`;

const brought = new Map<string, IconDrawing>();
/** Icons that the page itself does without: in the part of it that shows them. */
export function bring(drawings: Readonly<Record<string, IconDrawing>>): void {
  for (const [name, drawing] of Object.entries(drawings)) brought.set(name, drawing);
}
const drawingOf = (name: IconName): IconDrawing => brought.get(name) ?? DRAWINGS[name as Printed];

const draw = ([tag, attributes, inside]: Shape): ReactElement => createElement(tag, attributes, ...inside.map(draw));

const drawn = new Map<IconName, ReactElement>();
const shapesOf = (name: IconName): ReactElement => {
  const known = drawn.get(name) ?? createElement('g', null, ...drawingOf(name).shapes.map(draw));
  drawn.set(name, known);
  return known;
};

/** An icon beside text: as high as the letters, in their ink. */
export const Icon = memo(function Icon({ name, size = '1em' }: { name: IconName; size?: string | number }) {
  const side = drawingOf(name).size;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      {shapesOf(name)}
    </svg>
  );
});

interface MarkProps {
  name: IconName;
  x?: number;
  y?: number;
  size: number;
  ink?: string;
  turn?: number;
}

/** An icon inside a drawing, centred on a point. */
export function Mark({ name, x = 0, y = 0, size, ink = 'var(--ink)', turn = 0 }: MarkProps) {
  const side = drawingOf(name).size;
  const scale = Math.round((size / side) * 1e4) / 1e4;
  return (
    <g
      transform={`translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale}) translate(${-side / 2} ${-side / 2})`}
      fill={ink}
      color={ink}
    >
      {shapesOf(name)}
    </g>
  );
}
