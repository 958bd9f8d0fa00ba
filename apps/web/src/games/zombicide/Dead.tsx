import { discsOf } from '../../pieces/discs.tsx';
import { burst, polygon } from '../../pieces/shapes.ts';
import { Mark } from '../../press/Icon.tsx';

export type DeadKind = 'walker' | 'runner' | 'fatty' | 'abomination';

export const {
  radius: deadRadius,
  Symbols: DeadSymbols,
  Disc: DeadDisc,
  figure: deadFigure,
} = discsOf<DeadKind>({
  walker: {
    radius: 33,
    ring: 'var(--acid-d)',
    field: <circle r="25.500" fill="var(--acid)" />,
    figure: <Mark name="shambling-zombie" size={45} />,
  },
  runner: {
    radius: 32,
    ring: 'var(--accent)',
    field: (
      <polygon
        points={polygon(3, 31, -90)}
        transform="translate(0 5)"
        fill="var(--acid)"
        stroke="var(--acid)"
        strokeWidth="6"
        strokeLinejoin="round"
      />
    ),
    figure: <Mark name="sprint" y={2} size={38} />,
  },
  fatty: {
    radius: 38,
    ring: 'var(--ink)',
    field: <rect x="-23" y="-23" width="46" height="46" rx="4" fill="var(--acid)" />,
    figure: <Mark name="fat" size={45} />,
  },
  abomination: {
    radius: 52,
    ring: 'var(--blood)',
    field: <polygon points={burst(11, 43.5, 35)} fill="var(--blood)" />,
    figure: <Mark name="brute" y={-1} size={56} ink="var(--bone)" />,
  },
});
