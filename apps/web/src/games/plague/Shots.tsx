import type { Shot } from '@shamble/plague/types';
import { Mark } from '../../press/Icon.tsx';

/** The attack die by what it means: OOPS!, nothing, a body shot, a head shot, a turn. */
export function ShotFace({ shot, size, label }: { shot: Shot; size: number; label?: string | undefined }) {
  const good = shot === 'head' || shot === 'body' || shot === 'turn';
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden just above
    <svg width={size} height={size} viewBox="-4 -4 114 114" {...named}>
      <rect x="8" y="10" width="100" height="100" rx="20" fill="var(--shadow)" opacity="0.55" />
      <rect
        width="100"
        height="100"
        rx="20"
        fill={shot === 'oops' ? 'var(--blood)' : good ? 'var(--accent)' : 'var(--bone)'}
        stroke="var(--ink)"
        strokeWidth="8"
      />
      {shot === 'head' && <Head />}
      {shot === 'body' && <Body />}
      {shot === 'turn' && <Mark name="own:turn-right" x={50} y={50} size={70} ink="var(--ink)" />}
      {shot === 'miss' && <path d="M30 50H70" stroke="var(--ink)" strokeWidth="11" strokeLinecap="round" />}
      {shot === 'oops' && (
        <text x="50" y="80" textAnchor="middle" className="number" fontSize="84" fill="var(--bone)">
          !
        </text>
      )}
    </svg>
  );
}

const Head = () => (
  <g transform="translate(50 52)">
    <circle r="27" fill="none" stroke="var(--ink)" strokeWidth="7" />
    <path d="M0 -40V-18M0 40V18M-40 0H-18M40 0H18" stroke="var(--ink)" strokeWidth="7" />
    <Mark name="death-skull" size={38} />
  </g>
);

const Body = () => (
  <g fill="var(--ink)">
    <circle cx="40" cy="25" r="12" />
    <path d="M22 78L28 42H52L58 78H48V92H32V78Z" />
    <path d="M62 56H78V46L94 60L78 74V64H62Z" />
  </g>
);
