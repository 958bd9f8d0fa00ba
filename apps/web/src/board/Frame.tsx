import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Icon } from '../press/Icon.tsx';
import css from './Board.module.css';
import { boundsOf, grow, type Point, type Rect } from './geometry.ts';
import { Inset } from './Inset.tsx';
import { Plate } from './Plate.tsx';
import type { SpaceId } from './plan.ts';
import { useSpaceName } from './SpaceName.tsx';
import { Tickets, type TicketsHandle } from './Tickets.tsx';
import { isTool } from './tools.ts';
import type { BoardHandle, BoardProps, Highlights, PinnedTicket } from './types.ts';
import { useAsking } from './useAsking.ts';
import { useZoom, type View } from './useZoom.ts';

/** What the frame has to know of the ground that lies in it. */
export interface Ground {
  /** All that is printed. */
  readonly bounds: Rect;
  /** What is shown at first, and to fit. */
  readonly home: Rect;
  rectsOf(space: SpaceId): readonly Rect[];
  /** So much around what is brought close, and no closer than so. */
  readonly around: number;
  readonly closest: number;
  /** Where something is that a ticket is pinned to, and how far the paper keeps away from it. */
  place(at: PinnedTicket['at']): { readonly at: Point; readonly clear: number } | undefined;
  /** Tickets lie on these only if they must, and on those never. */
  readonly avoid: readonly Point[];
  readonly keep: readonly Point[];
}

interface FrameProps
  extends Pick<
    BoardProps,
    | 'plan'
    | 'lights'
    | 'openDoors'
    | 'pieces'
    | 'tokens'
    | 'highlights'
    | 'tickets'
    | 'words'
    | 'controls'
    | 'onAsk'
    | 'onTap'
    | 'tools'
    | 'onPart'
  > {
  ground: Ground;
  /** One drawing on the other; the last one is what is picked from. */
  plates: readonly ReactNode[];
  /** Below this scale the sheet is marked `data-far`. */
  far?: number;
  onEscape?: () => void;
  ref?: Ref<BoardHandle> | undefined;
}

const NONE: readonly never[] = [];
const KEYED = 1.3;
const PRESSED = 1.4;

/** What every board lies in: it is moved, brought close, and has papers pinned to it. What lies on it is the ground's. */
export function Frame(props: FrameProps) {
  const { ground, plan, pieces, tokens, tickets = NONE, words, plates, far = 0, onEscape, onTap, onPart, ref } = props;
  const frame = useRef<HTMLDivElement>(null);
  const mount = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const papers = useRef<TicketsHandle>(null);
  const seen = useRef<View>({ k: 1, x: 0, y: 0 });
  const [part, setPart] = useState<Rect | null>(null);
  const onView = useCallback(
    (view: View) => {
      seen.current = view;
      papers.current?.place(view);
      sheet.current?.toggleAttribute('data-far', view.k < far);
    },
    [far],
  );
  const { bounds, home } = ground;
  const rest = useRef(onPart);
  rest.current = onPart;
  const onRest = useCallback((now: Rect | null) => {
    setPart(now);
    rest.current?.(now);
  }, []);
  const zoom = useZoom(frame, mount, sheet, bounds, home, onView, onRest);
  const { move, hide, name } = useSpaceName(plan, seen);
  const asking = useAsking(props, seen);
  const show = (spaces: readonly SpaceId[]): void => {
    const near = around(ground, spaces);
    if (near) zoom.show(near, ground.closest);
  };
  useImperativeHandle(ref, () => ({
    fit: zoom.fit,
    show,
    follow: (spaces) => {
      const rects = spaces?.flatMap((space) => ground.rectsOf(space)) ?? NONE;
      if (rects.length > 0) zoom.follow(boundsOf(rects));
      else if (spaces === null) zoom.follow(null);
    },
    showAll: ({ legal = NONE, legalPieces = NONE, legalDoors = NONE, legalTokens = NONE, selected }: Highlights) =>
      show([
        ...legal,
        ...(selected ? [selected.space] : []),
        ...pieces.filter(({ id }) => legalPieces.includes(id)).map(({ space }) => space),
        ...plan.doors.filter(({ id }) => legalDoors.includes(id)).flatMap(({ a, b }) => [a, b]),
        ...tokens.filter(({ id }) => legalTokens.includes(id)).map(({ space }) => space),
      ]),
  }));
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onEscape?.();
    else if (key === '+' || key === '=') zoom.by(KEYED);
    else if (key === '-') zoom.by(1 / KEYED);
    else if (key === '0') zoom.fit();
  };
  const pinned = tickets.flatMap(({ key, at, body }) => {
    const place = ground.place(at);
    return place ? [{ key, body, ...place }] : [];
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and double click are short cuts to the buttons inside
    <div
      className={css.frame}
      ref={frame}
      onKeyDown={onKeyDown}
      onDoubleClick={zoom.fit}
      onPointerMove={(event) => {
        move(event);
        if (!isTool(event.target)) asking.onMove(event);
      }}
      onPointerLeave={() => {
        hide();
        asking.onLeave();
      }}
      onClickCapture={(event) => {
        if (isTool(event.target)) return;
        if (onTap?.()) event.stopPropagation();
        else asking.onTap(event);
      }}
    >
      <div className={css.mount} ref={mount}>
        <div className={css.sheet} ref={sheet}>
          {plates.map((plate, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plate is its place in the pile
            <Plate key={at} bounds={bounds} {...(at === plates.length - 1 && { label: words.board })}>
              {plate}
            </Plate>
          ))}
        </div>
      </div>
      <Tickets pinned={pinned} avoid={ground.avoid} clear={ground.keep} ref={papers} />
      {name}
      <Tools {...props} zoom={zoom} />
      {part && words.map !== undefined && (
        <Inset {...props} label={words.map} part={part} keep={[...ground.avoid, ...ground.keep]} />
      )}
    </div>
  );
}

/** These spaces and what is near them, within what is printed. */
function around({ rectsOf, home: [left, top, right, bottom], around: far }: Ground, spaces: readonly SpaceId[]) {
  const rects = spaces.flatMap(rectsOf);
  if (rects.length === 0) return undefined;
  const [x0, y0, x1, y1] = grow(boundsOf(rects), far);
  return [Math.max(x0, left), Math.max(y0, top), Math.min(x1, right), Math.min(y1, bottom)] as const;
}

/** The buttons that zoom, and what a screen puts beside them. */
function Tools({ controls = true, tools, words, zoom }: FrameProps & { zoom: ReturnType<typeof useZoom> }) {
  if (!controls && !tools) return null;
  return (
    <div className={css.controls} data-tools="">
      {controls && (
        <div className={css.zooms}>
          <button type="button" aria-label={words.zoomIn} onClick={() => zoom.by(PRESSED)}>
            <Icon name="plus" />
          </button>
          <button type="button" aria-label={words.zoomOut} onClick={() => zoom.by(1 / PRESSED)}>
            <Icon name="minus" />
          </button>
          <button type="button" aria-label={words.fit} onClick={zoom.fit}>
            <Icon name="maximize" />
          </button>
        </div>
      )}
      {tools}
    </div>
  );
}
