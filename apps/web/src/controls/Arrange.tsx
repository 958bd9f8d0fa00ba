import { type Arrangement, same } from '@shamble/kernel';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { Icon } from '../press/Icon.tsx';
import css from './Arrange.module.css';
import { type ArrangeWire, fitsIn, heldIn, isReady, placed, startArrange } from './draft.ts';
import { Frame } from './Frame.tsx';
import type { ControlOf } from './OfferControl.tsx';
import type { SlotGroup } from './types.ts';
import { useDrag } from './useDrag.ts';

const LOOSE = '';

/** Items into slots: drag one, or take it by a click or a key and then choose where it goes. */
export function Arrange(props: ControlOf<ArrangeWire>) {
  const { offer, view, words, face, faces, disabled = false, onAnswer } = props;
  const ids = offer.slots.map(({ id }) => id);
  const groups: readonly SlotGroup[] = faces?.groups?.(view, ids, words) ?? [{ id: 'all', title: '', slots: ids }];
  const away = groups.flatMap(({ slots, isAway }) => (isAway ? slots : []));
  const [start] = useState(() => startArrange(offer, away));
  const [where, setWhere] = useState<Arrangement>(start);
  const [taken, setTaken] = useState<string>();
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const nameOf = (item: string): string => face(item).label;
  const slotFace = (slot: string) => faces?.slot?.(view, slot, words) ?? { label: face(slot).label };
  const misfit = (item: string, slot: string): string =>
    faces?.misfit?.(view, item, slot, words) ?? words.word('control.no-fit', { what: nameOf(item) });

  const put = (item: string, slot: string): void => {
    setTaken(undefined);
    if (disabled) return;
    const result = placed(offer, where, item, slot);
    if ('refused' in result) {
      const because = result.refused === 'full' ? words.word('control.full') : misfit(item, slot);
      setRefusal(because);
      setSaid(because);
      return;
    }
    setRefusal(undefined);
    setWhere(result.where);
    const place = slotFace(slot).label;
    setSaid(
      result.with === null
        ? words.word('control.put', { what: nameOf(item), where: place })
        : words.word('control.swapped', { what: nameOf(item), other: nameOf(result.with) }),
    );
  };
  const take = (item: string | undefined): void => {
    setTaken(item);
    setRefusal(undefined);
    if (item !== undefined) setSaid(words.word('control.taken', { what: nameOf(item) }));
    else if (taken !== undefined) setSaid(words.word('control.put-back', { what: nameOf(taken) }));
  };
  const { dragged, handles } = useDrag(put);
  const moving = dragged?.item ?? taken;

  const item = (id: string, slot: string) => {
    const { label, drawing, detail } = face(id);
    const place = slot === LOOSE ? words.word('control.unplaced') : slotFace(slot).label;
    const isMoving = moving === id;
    const goesHere = taken !== undefined && taken !== id && slot !== LOOSE;
    const style: CSSProperties | undefined =
      dragged?.item === id
        ? { transform: `translate(${dragged.x}px, ${dragged.y}px) rotate(2deg)`, zIndex: 5, pointerEvents: 'none' }
        : undefined;
    return (
      <button
        key={id}
        type="button"
        className={`${css.item} ${isMoving ? css.moving : ''}`}
        style={style}
        disabled={disabled}
        aria-pressed={taken === id}
        onClick={() => (goesHere ? put(taken, slot) : take(taken === id ? undefined : id))}
        {...handles(id)}
      >
        <span className="sr">
          {goesHere
            ? words.word('control.put-here', { what: nameOf(taken), where: `${place}, ${label}` })
            : words.word('control.take', { what: label, where: place })}
        </span>
        {drawing ? (
          <span aria-hidden="true">{drawing}</span>
        ) : (
          <span className={css.plain}>
            <b>{label}</b>
            {detail && <small>{detail}</small>}
          </span>
        )}
        {offer.now[id] === undefined && <i className={css.found}>{words.word('control.found')}</i>}
      </button>
    );
  };

  const slot = (id: string, isHeap: boolean) => {
    const { label, icon } = slotFace(id);
    const held = heldIn(offer, where, id);
    const allowed = moving === undefined || fitsIn(offer, moving, id);
    const over = dragged?.over === id && where[dragged.item] !== id;
    return (
      <li
        key={id}
        data-slot={id}
        className={`${css.slot} ${isHeap ? css.heap : ''} ${allowed ? '' : css.misfit} ${
          moving !== undefined && allowed ? css.open : ''
        } ${over && allowed ? css.over : ''}`}
      >
        <span className={`caption ${css.caption}`}>
          {icon && <Icon name={icon} />}
          {label}
        </span>
        <div className={css.held}>
          {held.map((one) => item(one, id))}
          {(isHeap || held.length === 0) && (
            <button
              type="button"
              className={css.empty}
              disabled={disabled || taken === undefined}
              aria-disabled={taken !== undefined && !allowed}
              onClick={() => taken !== undefined && put(taken, id)}
            >
              <span className="sr">
                {taken === undefined ? label : words.word('control.put-here', { what: nameOf(taken), where: label })}
              </span>
              {moving !== undefined && !allowed
                ? misfit(moving, id)
                : isHeap
                  ? words.word('control.away-hint')
                  : words.word('control.empty')}
            </button>
          )}
          {moving !== undefined && !allowed && held.length > 0 && !isHeap && !held.includes(moving) && (
            <small className={css.because}>{misfit(moving, id)}</small>
          )}
        </div>
      </li>
    );
  };

  const loose = offer.items.filter((id) => where[id] === undefined);
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || taken === undefined) return;
    event.stopPropagation();
    take(undefined);
  };
  return (
    <Frame
      words={words}
      said={said}
      missing={isReady(offer, where) ? undefined : words.word('control.place-all')}
      count={refusal}
      isChanged={!same(where, start)}
      disabled={disabled}
      onReset={() => {
        setWhere(start);
        take(undefined);
      }}
      onConfirm={() => onAnswer(where)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape puts back what was taken */}
      <div className={css.arrange} onKeyDown={keys}>
        {loose.length > 0 && (
          <fieldset className={css.group} aria-label={words.word('control.unplaced')}>
            <h3>{words.word('control.unplaced')}</h3>
            <ul className={css.slots}>
              {loose.map((id) => (
                <li key={id} className={css.slot}>
                  {item(id, LOOSE)}
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        {groups.map(({ id, title, drawing, slots, isAway }) => (
          <fieldset key={id} className={`${css.group} ${isAway ? css.away : ''}`} aria-label={title || undefined}>
            {title && (
              <h3>
                {drawing}
                {title}
              </h3>
            )}
            <ul className={css.slots}>
              {slots.map((one) =>
                slot(one, isAway === true || (offer.slots.find((it) => it.id === one)?.holds ?? 1) > 1),
              )}
            </ul>
          </fieldset>
        ))}
      </div>
    </Frame>
  );
}
