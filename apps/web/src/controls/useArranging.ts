import { type Arrangement, same } from '@shamble/kernel';
import { useState } from 'react';
import { type ArrangeWire, isReady, placed, startArrange } from './draft.ts';
import type { ControlOf } from './OfferControl.tsx';
import type { Face, SlotGroup } from './types.ts';
import { useDrag } from './useDrag.ts';

/** An arrangement that is being made: what lies where, what is in hand, what was said last. */
export function useArranging(props: ControlOf<ArrangeWire>) {
  const { offer, view, words, face, faces, disabled = false } = props;
  const ids = offer.slots.map(({ id }) => id);
  const groups: readonly SlotGroup[] = faces?.groups?.(view, ids, words) ?? [{ id: 'all', title: '', slots: ids }];
  const away = groups.flatMap(({ slots, isAway }) => (isAway ? slots : []));
  const [start] = useState(() => startArrange(offer, away));
  const [where, setWhere] = useState<Arrangement>(start);
  const [taken, setTaken] = useState<string>();
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const nameOf = (item: string): string => face(item).label;
  const slotFace = (slot: string): Face => faces?.slot?.(view, slot, words) ?? { label: nameOf(slot) };
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
  const reset = (): void => {
    setWhere(start);
    take(undefined);
  };
  const { dragged, handles } = useDrag(put);
  return {
    groups,
    where,
    taken,
    dragged,
    handles,
    /** What goes somewhere next: dragged, or taken by a click or a key. */
    moving: dragged?.item ?? taken,
    said,
    refusal,
    isReady: isReady(offer, where),
    isChanged: !same(where, start),
    nameOf,
    slotFace,
    misfit,
    put,
    take,
    reset,
  };
}

export type Arranging = ReturnType<typeof useArranging>;
