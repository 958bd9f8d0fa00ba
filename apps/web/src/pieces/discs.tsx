import type { ReactNode } from 'react';
import { drawnBy } from '../board/Drawn.tsx';
import type { Look } from '../board/types.ts';
import { type PressName, patternId, usePress } from '../press/press.ts';
import { Blank } from './Disc.tsx';

/** A kind of figure of which a box holds many: how its disc is printed. */
export interface DiscKind {
  readonly radius: number;
  readonly ring: string;
  /** Cut out by the ring. */
  readonly field: ReactNode;
  readonly figure: ReactNode;
}

/** The discs of a game, by kind: printed once, laid as often as there are figures. */
export function discsOf<Kind extends string>(kinds: Readonly<Record<Kind, DiscKind>>) {
  const radius = (kind: Kind): number => kinds[kind].radius;

  /** Discs, and the blank edges that peek out of a stack. */
  const Symbols = ({ press }: { press: PressName }) => (
    <>
      {(Object.keys(kinds) as Kind[]).map((kind) => {
        const { radius: r, ring, field, figure } = kinds[kind];
        return (
          <g key={kind}>
            <clipPath id={patternId(press, `clip-${kind}`)}>
              <circle r={r - 8.5} />
            </clipPath>
            <g id={patternId(press, `blank-${kind}`)}>
              <Blank press={press} radius={r} ring={ring} />
            </g>
            <g id={patternId(press, `disc-${kind}`)}>
              <Blank press={press} radius={r} ring={ring}>
                <g clipPath={`url(#${patternId(press, `clip-${kind}`)})`}>{field}</g>
                {figure}
              </Blank>
            </g>
          </g>
        );
      })}
    </>
  );

  /** One figure, or so many on each other. */
  function KindDisc({ kind, stack = 1 }: { kind: Kind; stack?: number }) {
    const press = usePress();
    const r = radius(kind);
    const blank = `#${patternId(press, `blank-${kind}`)}`;
    return (
      <>
        {stack > 2 && <use href={blank} transform={`translate(${r * 0.34} ${-r * 0.28}) scale(0.94)`} />}
        {stack > 1 && <use href={blank} transform={`translate(${r * 0.17} ${-r * 0.14}) scale(0.97)`} />}
        <use href={`#${patternId(press, `disc-${kind}`)}`} />
      </>
    );
  }

  /** One as a piece of the board. */
  const figure = (kind: Kind): Look => drawnBy<{ kind: Kind }>(radius(kind), KindDisc, { kind });

  return { radius, Symbols, Disc: KindDisc, figure };
}
