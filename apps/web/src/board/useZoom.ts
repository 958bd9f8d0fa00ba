import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Point, Rect } from './geometry.ts';

export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Zoom {
  readonly fit: () => void;
  readonly by: (factor: number) => void;
  /** Bring a part of the board to the middle, as large as it can be but no larger than this. */
  readonly show: (part: Rect, most?: number) => void;
  /** Goes to a part that is out of sight, as close as one was; null: back to where one was before. */
  readonly follow: (part: Rect | null) => void;
}

const STILL = 160;
/** A pointer that goes no farther clicks, in px. */
const CLICK = 6;

/**
 * Pan, wheel and pinch. The sheet is printed at its size and lies on a mount, which moves as one picture while a gesture
 * lasts; after it the sheet is printed anew, sharp. React does not render meanwhile.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  mount: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  bounds: Rect,
  home: Rect,
  onView: (view: View) => void,
  onPart?: (part: Rect | null) => void,
): Zoom {
  const behavior = useRef<ZoomBehavior<HTMLElement, unknown>>(null);
  const moved = useRef(false);
  /** What was brought close last, until somebody moves the board. */
  const shown = useRef<readonly [part: Rect, most: number]>(null);
  /** Where one was before something was followed. */
  const back = useRef<ZoomTransform>(null);
  const view = useRef(onView);
  view.current = onView;
  const rest = useRef(onPart);
  rest.current = onPart;
  const [x0, y0, x1, y1] = bounds;
  const [hx0, hy0, hx1, hy1] = home;

  const show = useCallback(
    (part: Rect, most = 3): void => {
      const element = frame.current;
      const zoomer = behavior.current;
      if (!element || !zoomer) return;
      const { clientWidth: w, clientHeight: h } = element;
      if (w === 0 || h === 0) return;
      element.dataset.tools = (part[2] - part[0]) * h > (part[3] - part[1]) * w ? 'row' : 'column';
      const [left, top] = toolsIn(element);
      const k = Math.min(most, (w - left) / (part[2] - part[0]), (h - top) / (part[3] - part[1]));
      const x = Math.max(left - k * part[0], w / 2 - (k * (part[0] + part[2])) / 2);
      const y = Math.max(top - k * part[1], h / 2 - (k * (part[1] + part[3])) / 2);
      const transform = zoomIdentity.translate(x, y).scale(k);
      moved.current = true;
      shown.current = [part, most];
      zoomer.transform(select(element), transform);
    },
    [frame],
  );
  const fit = useCallback((): void => {
    show([hx0, hy0, hx1, hy1]);
    moved.current = false;
  }, [show, hx0, hy0, hx1, hy1]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let now: View = zoomTransform(element);
    let from = now;
    let printed = now.k;
    const place = (): void => {
      const { k, x, y } = now;
      const scale = k === printed ? '' : ` scale(${k / printed})`;
      if (mount.current)
        mount.current.style.transform = `translate(${dot(x + x0 * k)}px, ${dot(y + y0 * k)}px)${scale}`;
    };
    const print = (): void => {
      printed = now.k;
      delete element.dataset.moving;
      if (sheet.current) sheet.current.style.transform = `scale(${printed})`;
      place();
    };
    const zoomer = zoom<HTMLElement, unknown>()
      .extent(() => [
        [0, 0],
        [element.clientWidth, element.clientHeight],
      ])
      .translateExtent([
        [x0 - 120, y0 - 120],
        [x1 + 120, y1 + 120],
      ])
      .scaleExtent([0.12, 4])
      .clickDistance(CLICK)
      .on('start', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => {
        clearTimeout(resting);
        from = transform;
      })
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        now = transform;
        if (sourceEvent) {
          moved.current = true;
          shown.current = null;
          back.current = null;
          element.dataset.moving = '';
          const isFar = Math.hypot(transform.x - from.x, transform.y - from.y) > CLICK;
          // Nothing lights up under a board that is dragged.
          if (isFar && sourceEvent.type !== 'wheel') element.dataset.dragged = '';
          place();
        } else print();
        view.current(transform);
      })
      .on('end', ({ transform: { k, x, y } }: D3ZoomEvent<HTMLElement, unknown>) => {
        const part: Rect = [-x / k, -y / k, (element.clientWidth - x) / k, (element.clientHeight - y) / k];
        const isWhole = part[0] < hx0 + 9 && part[1] < hy0 + 9 && part[2] > hx1 - 9 && part[3] > hy1 - 9;
        rest.current?.(isWhole ? null : part);
        delete element.dataset.dragged;
        if (k === printed) delete element.dataset.moving;
        else resting = setTimeout(print, STILL);
      });
    behavior.current = zoomer;
    const selection = select(element);
    selection.call(zoomer).on('dblclick.zoom', null);
    print();
    return () => {
      clearTimeout(resting);
      selection.on('.zoom', null);
    };
  }, [frame, mount, sheet, x0, y0, x1, y1, hx0, hy0, hx1, hy1]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      if (!moved.current) fit();
      else if (shown.current) show(...shown.current);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame, fit, show]);

  const by = useCallback(
    (factor: number): void => {
      if (!frame.current || !behavior.current) return;
      moved.current = true;
      shown.current = null;
      behavior.current.scaleBy(select(frame.current), factor);
    },
    [frame],
  );
  const follow = useFollowing(frame, behavior, back);
  return { fit, by, show, follow };
}

/** Goes where something happens, and back. */
function useFollowing(
  frame: RefObject<HTMLElement | null>,
  behavior: RefObject<ZoomBehavior<HTMLElement, unknown> | null>,
  back: RefObject<ZoomTransform | null>,
): Zoom['follow'] {
  return useCallback(
    (part: Rect | null): void => {
      const element = frame.current;
      const zoomer = behavior.current;
      if (!element || !zoomer) return;
      if (part === null) {
        if (back.current) zoomer.transform(select(element), back.current);
        back.current = null;
        return;
      }
      const now = zoomTransform(element);
      const [left, top] = now.apply([part[0], part[1]]);
      const [right, bottom] = now.apply([part[2], part[3]]);
      const { clientWidth: w, clientHeight: h } = element;
      if (left >= 0 && top >= 0 && right <= w && bottom <= h) return;
      back.current ??= now;
      zoomer.translateTo(select(element), (part[0] + part[2]) / 2, (part[1] + part[3]) / 2);
    },
    [frame, behavior, back],
  );
}

/** How far the tools reach into the frame from its left or its upper edge: nothing is to be hidden by them. */
function toolsIn(frame: HTMLElement): Point {
  const tools = frame.querySelector<HTMLElement>('[data-tools]');
  if (tools === null) return [0, 0];
  const { offsetLeft, offsetTop } = tools;
  const sizes = [...tools.querySelectorAll('button')].map(({ offsetWidth, offsetHeight }) => [
    offsetWidth,
    offsetHeight,
  ]);
  const most = (axis: 0 | 1): number => Math.max(0, ...sizes.map((size) => size[axis]!));
  return frame.dataset.tools === 'column' ? [2 * offsetLeft + most(0), 0] : [0, 2 * offsetTop + most(1)];
}

/** To a whole dot of the screen: a picture between two of them is drawn slowly, and blurred. */
const dot = (at: number): number => Math.round(at * devicePixelRatio) / devicePixelRatio;
