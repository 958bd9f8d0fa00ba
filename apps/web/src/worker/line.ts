import { walk } from '@shamble/kept';
import type { Match, Seat, Shape } from '@shamble/kernel';
import type { UndoLine } from '../link/messages.ts';

const MOST_BACK = 20;

export function lineOf(match: Match<Shape>, isMine: (seat: Seat) => boolean): UndoLine {
  const { entries, table } = match;
  // With several people at one screen it is the turn of whoever is asked: what another has done is not his to take back.
  const who = table.pending?.who;
  const asked = who === undefined ? [] : typeof who === 'string' ? [who] : [who.decider, ...who.anyOf];
  const mine = [...asked, ...table.seats].find(isMine);
  if (mine === undefined) return { back: [], free: 0, again: null };
  const { now, steps, ahead } = walk(entries, table.n - entries.length);
  const back: number[] = [];
  for (let step = steps.get(now); step !== undefined && back.length < MOST_BACK; step = steps.get(step.from))
    if (isMine(step.by)) back.push(step.from);
  const floor = match.undoFloor(mine);
  return { back, free: back.filter((n) => n >= floor).length, again: ahead[0] ?? null };
}
