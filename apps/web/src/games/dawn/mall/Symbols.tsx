import type { ReactNode } from 'react';
import { type PressName, patternId } from '../../../press/press.ts';
import type { Weave } from './trades.ts';

const WEAVES: Readonly<Record<Weave, { readonly size: readonly [number, number]; readonly thread: ReactNode }>> = {
  checker: { size: [50, 50], thread: <path d="M0 0h25v25H0zM25 25h25v25H25z" fill="var(--weave)" fillOpacity="0.1" /> },
  planks: {
    size: [120, 40],
    thread: (
      <path
        d="M0 0h120M0 20h120M36 0v20M96 20v20"
        fill="none"
        stroke="var(--weave)"
        strokeOpacity="0.2"
        strokeWidth="2"
      />
    ),
  },
  dots: {
    size: [20, 20],
    thread: (
      <path d="M5 5v.1M15 15v.1" stroke="var(--weave)" strokeOpacity="0.22" strokeWidth="4" strokeLinecap="round" />
    ),
  },
  tiles: {
    size: [25, 25],
    thread: <path d="M0 0H25M0 0V25" fill="none" stroke="var(--weave)" strokeOpacity="0.18" strokeWidth="2.400" />,
  },
  scored: {
    size: [28, 28],
    thread: <path d="M0 28L28 0" fill="none" stroke="var(--weave)" strokeOpacity="0.16" strokeWidth="2.400" />,
  },
};

/** What the floors of the mall are printed from. */
export function MallSymbols({ press }: { press: PressName }) {
  const id = (name: string): string => patternId(press, name);
  return (
    <>
      {Object.entries(WEAVES).map(([name, { size, thread }]) => (
        <pattern key={name} id={id(name)} width={size[0]} height={size[1]} patternUnits="userSpaceOnUse">
          {thread}
        </pattern>
      ))}
      <pattern id={id('terrazzo')} width="100" height="100" patternUnits="userSpaceOnUse">
        <rect width="100" height="100" fill="var(--hall)" />
        <path
          d="M0 -13L13 0L0 13L-13 0ZM100 -13L113 0L100 13L87 0ZM0 87L13 100L0 113L-13 100ZM100 87L113 100L100 113L87 100ZM50 37L63 50L50 63L37 50Z"
          fill="var(--hall-2)"
        />
        <path
          d="M22 30v.1M71 21v.1M80 68v.1M30 77v.1M14 58v.1M60 84v.1"
          stroke="var(--hall-2)"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </pattern>
    </>
  );
}
