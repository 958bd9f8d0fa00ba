import { type CSSProperties, type KeyboardEvent, useMemo } from 'react';
import { Icon } from '../press/Icon.tsx';
import css from './Arrange.module.css';
import { type ArrangeWire, fitsIn, heldIn } from './draft.ts';
import { Frame } from './Frame.tsx';
import type { ControlOf } from './OfferControl.tsx';
import { type Arranging, useArranging } from './useArranging.ts';
import { useOnBoard } from './useOnBoard.ts';

const LOOSE = '';
const NOTHING: readonly never[] = [];

type ArrangeProps = ControlOf<ArrangeWire>;

/** Items into slots: drag one, or take it by a click or a key and then choose where it goes. */
export function Arrange(props: ArrangeProps) {
  const { offer, words, disabled = false, onAnswer } = props;
  const arranging = useArranging(props);
  const { groups, where, taken, take, put } = arranging;
  const slots = useMemo(() => ({ from: offer.slots.map(({ id }) => id) }), [offer]);
  // Whatever was taken goes where the board is pressed.
  useOnBoard({ ...props, offer: slots }, NOTHING, (at) => taken !== undefined && put(taken, slots.from[at]!));
  const loose = offer.items.filter((id) => where[id] === undefined);
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || taken === undefined) return;
    event.stopPropagation();
    take(undefined);
  };
  const holds = (slot: string): number => offer.slots.find(({ id }) => id === slot)?.holds ?? 1;
  return (
    <Frame
      words={words}
      back={props.back}
      said={arranging.said}
      missing={arranging.isReady ? undefined : words.word('control.place-all')}
      count={arranging.refusal}
      isChanged={arranging.isChanged}
      disabled={disabled}
      onReset={arranging.reset}
      onConfirm={() => onAnswer(where)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape puts back what was taken */}
      <div className={css.arrange} data-arrange="" onKeyDown={keys}>
        {loose.length > 0 && (
          <fieldset className={`${css.group} ${css.loose}`} aria-label={words.word('control.unplaced')}>
            <h3>{words.word('control.unplaced')}</h3>
            <ul className={css.slots}>
              {loose.map((id) => (
                <li key={id} className={css.slot}>
                  <Item {...props} arranging={arranging} id={id} slot={LOOSE} />
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
              {slots.map((one) => (
                <Slot key={one} {...props} arranging={arranging} id={one} holds={holds(one)} isAway={isAway === true} />
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
    </Frame>
  );
}

interface ItemProps extends ArrangeProps {
  arranging: Arranging;
  id: string;
  slot: string;
}

function Item({ offer, words, face, disabled = false, arranging, id, slot }: ItemProps) {
  const { taken, dragged, moving, handles, nameOf, slotFace, put, take } = arranging;
  const { label, drawing, detail } = face(id);
  const place = slot === LOOSE ? words.word('control.unplaced') : slotFace(slot).label;
  const goesHere = taken !== undefined && taken !== id && slot !== LOOSE;
  // Where nothing lies anywhere yet, nothing is new.
  const isFound = offer.now[id] === undefined && Object.keys(offer.now).length > 0;
  const style: CSSProperties | undefined =
    dragged?.item === id
      ? { transform: `translate(${dragged.x}px, ${dragged.y}px) rotate(2deg)`, zIndex: 5, pointerEvents: 'none' }
      : undefined;
  return (
    <button
      type="button"
      className={`${css.item} ${moving === id ? css.moving : ''}`}
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
      {isFound && <i className={css.found}>{words.word('control.found')}</i>}
    </button>
  );
}

interface SlotProps extends ArrangeProps {
  arranging: Arranging;
  id: string;
  /** So many go into it. */
  holds: number;
  /** What is put here is lost. */
  isAway: boolean;
}

function Slot(props: SlotProps) {
  const { offer, words, disabled = false, arranging, id, holds, isAway } = props;
  const isHeap = isAway || holds > 1;
  const { where, taken, dragged, moving, nameOf, slotFace, misfit, put } = arranging;
  const { label, icon } = slotFace(id);
  const held = heldIn(offer, where, id);
  const allowed = moving === undefined || fitsIn(offer, moving, id);
  const over = dragged?.over === id && where[dragged.item] !== id;
  const looks = [
    css.slot,
    isHeap && css.heap,
    !allowed && css.misfit,
    moving !== undefined && allowed && css.open,
    over && allowed && css.over,
  ];
  return (
    <li data-slot={id} className={looks.filter(Boolean).join(' ')}>
      <span className={`caption ${css.caption}`}>
        {icon && <Icon name={icon} />}
        {label}
      </span>
      <div className={css.held}>
        {held.map((one) => (
          <Item key={one} {...props} id={one} slot={id} />
        ))}
        {(isAway || held.length < holds) && (
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
              : isAway
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
}
