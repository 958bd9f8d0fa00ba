import { EVERYONE, type Seat } from '@shamble/kernel';
import { useMemo, useState } from 'react';
import type { Opened } from '../link/replay.ts';
import { isOnline } from '../page.ts';
import type { Projector } from './projector.ts';
import { type Analysis, useAnalysis } from './useAnalysis.ts';

type Side = 'story' | 'analysis';

/** What is shown beside a game: its story, or an analysis for a seat. */
export interface Analysing {
  readonly side: Side;
  readonly seat: Seat;
  readonly isOpen: boolean;
  readonly analysis: Analysis;
  /** Whether there is a curve to be shown. */
  readonly isCharted: boolean;
  turnTo(side: Side): void;
  setOpen(isOpen: boolean): void;
}

export function useAnalysing(
  projector: Projector,
  { game, viewers }: Opened,
  watching: Seat,
  table: string | null,
): Analysing {
  const [side, turnTo] = useState<Side>('story');
  const [isOpen, setOpen] = useState(false);
  const seat = watching === EVERYONE ? viewers.find((one) => one !== EVERYONE)! : watching;
  const asked = useMemo(() => (side === 'analysis' ? { seat, open: isOpen } : null), [side, seat, isOpen]);
  const online = table !== null && isOnline(table) ? table : null;
  const analysis = useAnalysis(projector, { game, table: online }, asked);
  return { side, seat, isOpen, analysis, isCharted: side === 'analysis' && analysis.report !== null, turnTo, setOpen };
}
