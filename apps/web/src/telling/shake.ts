import type { PieceId } from '../board/plan.ts';

const STEPS = [0, -9, 8, -6, 5, -3, 0];

/** Shakes pieces on the board, wherever it is in the page. */
export function shake(pieces: readonly PieceId[], time: number): void {
  if (pieces.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const piece of pieces)
    for (const element of document.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`))
      element.animate(
        STEPS.map((x) => ({ transform: `translate(${x}px, ${x / 3}px)` })),
        { duration: time, composite: 'add' },
      );
}
