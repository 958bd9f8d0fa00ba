import { Fault, type Match, type Shape, type Viewer, WATCHER } from '@shamble/kernel';
import type { Gap } from './matching.ts';
import { unknownName } from './spelling.ts';

/** A claim that does not hold. */
export const different = (expected: string, came: string): Fault =>
  new Fault('bad-content', `expected: ${expected}\ncame:     ${came}`);

export function mustMatch(found: Gap | null): void {
  if (found === null) return;
  const where = found.path === '' ? '' : `${found.path}: `;
  throw different(`${where}${found.expected}`, found.came);
}

export function seatAt({ table }: Match<Shape>, seat: string): string {
  if (table.seats.includes(seat)) return seat;
  throw new Fault('bad-content', unknownName('seat', seat, table.seats));
}

/** A seat, or `watcher`: somebody who only looks on. */
export function viewerAt(match: Match<Shape>, seat: string): Viewer {
  if (seat === 'watcher' && !match.table.seats.includes(seat)) return WATCHER;
  return seatAt(match, seat);
}

export const listOf = (given: unknown): string[] => [given].flat().map(String);
