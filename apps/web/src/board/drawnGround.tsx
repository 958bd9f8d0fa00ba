import type { ReactNode } from 'react';

/** A piece of floor by itself, for a legend. */
export const drawnGround = (fill: string): ReactNode => (
  <rect x="-38" y="-32" width="76" height="64" rx="3" fill={fill} stroke="var(--ink)" strokeWidth="5" />
);
