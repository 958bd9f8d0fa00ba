import type { Frame, Pending } from '@shamble/kernel';

/**
 * From version 1: an exchange was paid for at once, and the partner decided alone how it went. What was proposed is lost; who
 * acts is asked again, and pays no more.
 */
export function proposedTrade(table: Record<string, unknown>): Record<string, unknown> {
  const stack = (table.stack as readonly Frame[]).map((frame) => {
    if (frame.proc !== 'organise') return frame;
    const { survivor, with: other } = frame.locals as { survivor: number; with: number };
    return {
      ...frame,
      step: frame.step === 'put' ? 'propose' : 'arrange',
      locals: { survivor, with: other, cost: 0, where: {}, arranges: false },
      waiting: askedAlone(frame.waiting),
    };
  });
  const isTop = (stack.at(-1) as Frame | undefined)?.proc === 'organise';
  return { ...table, stack, pending: isTop ? askedAlone(table.pending as Pending | null) : table.pending };
}

/** Of the first of those who were asked together: who acts. */
function askedAlone(pending: Pending | null): Pending | null {
  if (pending === null) return null;
  const { who, choice, about } = pending;
  return { who: typeof who === 'string' ? who : who.anyOf[0]!, choice, about };
}
