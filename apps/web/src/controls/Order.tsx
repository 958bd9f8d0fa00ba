import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../press/Icon.tsx';
import css from './Control.module.css';
import { moved, type OrderWire, startOrder } from './draft.ts';
import { Frame } from './Frame.tsx';
import type { ControlOf } from './OfferControl.tsx';

/** An order: drag a line, or move it by its buttons or the arrow keys. */
export function Order({ offer, words, face, disabled = false, back, onAnswer, onPoint }: ControlOf<OrderWire>) {
  const [start] = useState(() => startOrder(offer));
  const [items, setItems] = useState(start);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  /** A line that is moved in the page loses the focus. */
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (items.length > 0 && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [items]);
  const move = (item: string, by: number): void => {
    if (disabled) return;
    focused.current = list.current!.contains(document.activeElement) ? document.activeElement : null;
    const next = moved(items, item, by);
    setItems(next);
    setSaid(words.word('control.place', { what: face(item).label, n: next.indexOf(item) + 1 }));
  };
  const drag = (item: string) => ({
    onPointerDown(event: PointerEvent) {
      if (disabled || event.button !== 0 || (event.target as Element).closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(item);
    },
    onPointerMove(event: PointerEvent) {
      if (dragged !== item) return;
      const lines = [...list.current!.children].map((line) => line.getBoundingClientRect());
      const over = lines.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY < bottom);
      if (over >= 0 && over !== items.indexOf(item)) move(item, over - items.indexOf(item));
    },
    onPointerUp: () => setDragged(undefined),
    onPointerCancel: () => setDragged(undefined),
  });
  return (
    <Frame
      words={words}
      back={back}
      said={said}
      isChanged={items.join() !== start.join()}
      disabled={disabled}
      onReset={() => setItems(start)}
      onConfirm={() => onAnswer([...items])}
    >
      <ol className={css.order} ref={list}>
        {items.map((item, at) => {
          const { label, detail, drawing, icon } = face(item);
          const keys = (event: KeyboardEvent): void => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            move(item, event.key === 'ArrowUp' ? -1 : 1);
          };
          return (
            <li
              key={item}
              className={dragged === item ? css.dragged : undefined}
              onPointerEnter={() => onPoint(item)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(item)}
              onBlur={() => onPoint(undefined)}
              onKeyDown={keys}
              {...drag(item)}
            >
              <b className={css.nth}>{at + 1}</b>
              {drawing ? <span className={css.disc}>{drawing}</span> : icon && <Icon name={icon} />}
              <span className={css.text}>
                <b>{label}</b>
                {detail && <small>{detail}</small>}
              </span>
              <span className={css.upDown}>
                <button
                  type="button"
                  aria-label={words.word('control.earlier', { what: label })}
                  aria-disabled={disabled || at === 0}
                  onClick={() => move(item, -1)}
                >
                  <Icon name="chevron-up" />
                </button>
                <button
                  type="button"
                  aria-label={words.word('control.later', { what: label })}
                  aria-disabled={disabled || at === items.length - 1}
                  onClick={() => move(item, 1)}
                >
                  <Icon name="chevron-down" />
                </button>
              </span>
            </li>
          );
        })}
      </ol>
    </Frame>
  );
}
