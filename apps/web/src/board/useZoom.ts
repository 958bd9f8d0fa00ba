import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Point, Rect } from './geometry.ts';
import { CLICK, type Gestures, openGestures, type View } from './gestures.ts';

export type { View };

export interface Zoom {
  readonly fit: () => void;
  readonly by: (factor: number) => void;
  /** Bring a part of the board to the middle, as large as it can be but no larger than this. */
  readonly show: (part: Rect, most?: number) => void;
  /** Goes to a part that is out of sight, as close as one was; null: back to where one was before. */
  readonly follow: (part: Rect | null) => void;
}

const STILL = 160;
/** Nothing beyond the board is brought closer to the middle than so. */
const AROUND = 120;

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
  const gestures = useRef<Gestures>(null);
  const lies = useRef<View>({ k: 1, x: 0, y: 0 });
  const moved = useRef(false);
  /** What was brought close last, until somebody moves the board. */
  const shown = useRef<readonly [part: Rect, most: number]>(null);
  /** Where one was before something was followed. */
  const back = useRef<View>(null);
  const view = useRef(onView);
  view.current = onView;
  const rest = useRef(onPart);
  rest.current = onPart;
  const [x0, y0, x1, y1] = bounds;
  const [hx0, hy0, hx1, hy1] = home;

  const show = useCallback(
    (part: Rect, most = 3): void => {
      const element = frame.current;
      if (!element || !gestures.current) return;
      const { clientWidth: w, clientHeight: h } = element;
      if (w === 0 || h === 0) return;
      element.dataset.tools = (part[2] - part[0]) * h > (part[3] - part[1]) * w ? 'row' : 'column';
      const [left, top] = toolsIn(element);
      const k = Math.min(most, (w - left) / (part[2] - part[0]), (h - top) / (part[3] - part[1]));
      const x = Math.max(left - k * part[0], w / 2 - (k * (part[0] + part[2])) / 2);
      const y = Math.max(top - k * part[1], h / 2 - (k * (part[1] + part[3])) / 2);
      moved.current = true;
      shown.current = [part, most];
      gestures.current.set({ k, x, y });
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
    let from = lies.current;
    let printed = from.k;
    const place = (): void => {
      const { k, x, y } = lies.current;
      const scale = k === printed ? '' : ` scale(${k / printed})`;
      if (mount.current)
        mount.current.style.transform = `translate(${dot(x + x0 * k)}px, ${dot(y + y0 * k)}px)${scale}`;
    };
    const print = (): void => {
      printed = lies.current.k;
      delete element.dataset.moving;
      if (sheet.current) sheet.current.style.transform = `scale(${printed})`;
      place();
    };
    const around: Rect = [x0 - AROUND, y0 - AROUND, x1 + AROUND, y1 + AROUND];
    gestures.current = openGestures(element, around, lies.current, {
      onStart() {
        clearTimeout(resting);
        from = lies.current;
      },
      onMove(now, by) {
        lies.current = now;
        if (by !== null) {
          moved.current = true;
          shown.current = null;
          back.current = null;
          element.dataset.moving = '';
          const isFar = Math.hypot(now.x - from.x, now.y - from.y) > CLICK;
          // Nothing lights up under a board that is dragged.
          if (isFar && by !== 'wheel') element.dataset.dragged = '';
          place();
        } else print();
        view.current(now);
      },
      onEnd({ k, x, y }) {
        const part: Rect = [-x / k, -y / k, (element.clientWidth - x) / k, (element.clientHeight - y) / k];
        const isWhole = part[0] < hx0 + 9 && part[1] < hy0 + 9 && part[2] > hx1 - 9 && part[3] > hy1 - 9;
        rest.current?.(isWhole ? null : part);
        delete element.dataset.dragged;
        if (k === printed) delete element.dataset.moving;
        else resting = setTimeout(print, STILL);
      },
    });
    print();
    return () => {
      clearTimeout(resting);
      gestures.current?.stop();
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

  const by = useCallback((factor: number): void => {
    moved.current = true;
    shown.current = null;
    gestures.current?.scale(factor);
  }, []);
  /** Goes where something happens, and back. */
  const follow = useCallback(
    (part: Rect | null): void => {
      const element = frame.current;
      if (!element || !gestures.current) return;
      if (part === null) {
        if (back.current) gestures.current.set(back.current);
        back.current = null;
        return;
      }
      const { k, x, y } = lies.current;
      const { clientWidth: w, clientHeight: h } = element;
      const [left, top, right, bottom] = [k * part[0] + x, k * part[1] + y, k * part[2] + x, k * part[3] + y];
      if (left >= 0 && top >= 0 && right <= w && bottom <= h) return;
      back.current ??= lies.current;
      gestures.current.centre([(part[0] + part[2]) / 2, (part[1] + part[3]) / 2]);
    },
    [frame],
  );
  return { fit, by, show, follow };
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
