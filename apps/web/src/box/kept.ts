import { type Box, type BoxEntry, type BoxPart, type OwnBox, readBox, same } from '@shamble/kernel';
import { localMemory } from '../store/persist.ts';

const keyOf = (game: string): string => `shamble.box.${game}`;

export const emptyBox = (game: string): Box => ({ game, name: '', parts: {} });

/** As it was left, finished or not; empty where there is none that can be read. */
export function boxAt(game: string): Box {
  try {
    const kept = JSON.parse(localMemory()?.getItem(keyOf(game)) ?? 'null') as Box | null;
    return kept?.game === game && typeof kept.parts === 'object' ? kept : emptyBox(game);
  } catch {
    return emptyBox(game);
  }
}

/** Whether there was room for it. */
export function keepBox(box: Box): boolean {
  try {
    localMemory()?.setItem(keyOf(box.game), JSON.stringify(box));
    return true;
  } catch {
    return false;
  }
}

/** The box of this browser, if a table can be laid with it; null if there is none, or something in it is wrong. */
export function usableBox(game: string, own: OwnBox | undefined): Box | null {
  const box = boxAt(game);
  if (own === undefined || Object.values(box.parts).every((entries) => entries.length === 0)) return null;
  try {
    return readBox(game, own, box);
  } catch {
    return null;
  }
}

export const entryIn = (box: Box, { id, shipped }: BoxPart, entry: string): BoxEntry =>
  box.parts[id]?.find((one) => one.id === entry) ?? shipped.find((one) => one.id === entry)!;

export const isChanged = (box: Box, part: BoxPart, entry: string): boolean =>
  box.parts[part.id]?.some((one) => one.id === entry) === true;

/** The box with this entry; one that says what is shipped is left out. */
export function withEntry(box: Box, { id, shipped }: BoxPart, entry: BoxEntry): Box {
  const others = (box.parts[id] ?? []).filter((one) => one.id !== entry.id);
  const isOwn = !shipped.some((one) => same(one, entry));
  return { ...box, parts: { ...box.parts, [id]: isOwn ? [...others, entry] : others } };
}
