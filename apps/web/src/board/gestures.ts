import type { Point, Rect } from './geometry.ts';

/** How a board lies in its frame: a point of it times `k`, plus `x` and `y`, is where that is seen. */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

interface Heard {
  onStart(): void;
  /** By what it is moved; null: by no hand. */
  onMove(view: View, by: 'wheel' | 'pointer' | null): void;
  onEnd(view: View): void;
}

export interface Gestures {
  set(view: View): void;
  /** Closer or further away, about the middle. */
  scale(factor: number): void;
  /** Brings a point of the board to the middle. */
  centre(at: Point): void;
  stop(): void;
}

const [LEAST, MOST] = [0.12, 4];
/** So long after its last turn a wheel is at rest, in ms. */
const WHEEL_RESTS = 150;
/** A pointer that goes no farther clicks, in px. */
export const CLICK = 6;

const under = ({ k, x, y }: View, [px, py]: Point): Point => [(px - x) / k, (py - y) / k];
const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** How far to go so that less than the frame shows of what is beyond `from` and `to`. */
function back(from: number, to: number, start: number, end: number): number {
  const [low, high] = [start - from, end - to];
  return high > low ? (low + high) / 2 : Math.min(0, low) || Math.max(0, high);
}

/** Moves a board by mouse, wheel and fingers, `bounds` never out of sight. It lies as `view` says when this begins. */
export function openGestures(frame: HTMLElement, [x0, y0, x1, y1]: Rect, view: View, heard: Heard): Gestures {
  let now = view;
  /** Fingers, or the mouse: where each is, where it came down, and the point of the board it holds. */
  const held = new Map<number, { at: Point; readonly from: Point; on: Point }>();
  let isFar = false;
  let wheeling: ReturnType<typeof setTimeout> | undefined;

  const size = (): Point => [frame.clientWidth, frame.clientHeight];
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return [clientX - left - frame.clientLeft, clientY - top - frame.clientTop];
  };
  /** With the point `on` of the board seen at `at`, as far as the bounds allow. */
  const laid = (scale: number, at: Point, on: Point): View => {
    const k = Math.min(MOST, Math.max(LEAST, scale));
    const [x, y] = [at[0] - on[0] * k, at[1] - on[1] * k];
    const [left, top] = under({ k, x, y }, [0, 0]);
    const [right, bottom] = under({ k, x, y }, size());
    return { k, x: x + k * back(x0, x1, left, right), y: y + k * back(y0, y1, top, bottom) };
  };
  const move = (next: View, by: 'wheel' | 'pointer' | null): void => {
    now = next;
    heard.onMove(now, by);
  };
  const set = (next: View): void => {
    heard.onStart();
    move(next, null);
    heard.onEnd(now);
  };

  const onWheel = (event: WheelEvent): void => {
    const { deltaY, deltaMode, ctrlKey } = event;
    const turns = -deltaY * (deltaMode === 1 ? 0.05 : deltaMode === 2 ? 1 : 0.002) * (ctrlKey ? 10 : 1);
    const at = pointOf(event);
    const next = laid(now.k * 2 ** turns, at, under(now, at));
    event.preventDefault();
    if (next.k === now.k) return;
    if (wheeling === undefined) heard.onStart();
    clearTimeout(wheeling);
    wheeling = setTimeout(() => {
      wheeling = undefined;
      heard.onEnd(now);
    }, WHEEL_RESTS);
    move(next, 'wheel');
  };

  const hold = (): void => {
    for (const one of held.values()) one.on = under(now, one.at);
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || event.ctrlKey || held.size === 2) return;
    if (held.size === 0) {
      isFar = false;
      heard.onStart();
    }
    const at = pointOf(event);
    held.set(event.pointerId, { at, from: at, on: at });
    hold();
  };
  const onMove = (event: PointerEvent): void => {
    const moved = held.get(event.pointerId);
    if (moved === undefined) return;
    moved.at = pointOf(event);
    isFar ||= apart(moved.at, moved.from) > CLICK;
    const [a, b] = [...held.values()] as [typeof moved, typeof moved?];
    if (b === undefined) move(laid(now.k, a.at, a.on), 'pointer');
    else move(laid(apart(a.at, b.at) / apart(a.on, b.on) || now.k, middle(a.at, b.at), middle(a.on, b.on)), 'pointer');
  };
  const onUp = (event: PointerEvent): void => {
    if (!held.delete(event.pointerId)) return;
    hold();
    if (held.size > 0) return;
    // Whoever has moved the board has picked nothing.
    if (isFar) {
      addEventListener('click', refuse, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', refuse, { capture: true }));
    }
    heard.onEnd(now);
  };

  const listening = new AbortController();
  const { signal } = listening;
  frame.addEventListener('wheel', onWheel, { signal, passive: false });
  frame.addEventListener('pointerdown', onDown, { signal });
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerup', onUp, { signal });
  addEventListener('pointercancel', onUp, { signal });
  return {
    set,
    scale(factor) {
      const at = middle([0, 0], size());
      set(laid(now.k * factor, at, under(now, at)));
    },
    centre: (on) => set(laid(now.k, middle([0, 0], size()), on)),
    stop() {
      clearTimeout(wheeling);
      listening.abort();
    },
  };
}

const refuse = (event: Event): void => {
  event.stopImmediatePropagation();
  event.preventDefault();
};
