import { DeadDisc, type DeadKind, DeadSymbols, HeroDisc } from '../pieces/Disc.tsx';
import type { PortraitName } from '../pieces/Portrait.tsx';
import { Plates } from '../press/Patterns.tsx';
import css from './Home.module.css';

type Place = readonly [x: number, y: number, scale: number];

const DEAD: readonly (readonly [DeadKind, ...Place])[] = [
  ['walker', 92, 118, 1.5],
  ['runner', 196, 66, 1.35],
  ['fatty', 318, 104, 1.7],
  ['walker', 432, 62, 1.4],
  ['abomination', 520, 168, 1.75],
  ['runner', 92, 246, 1.4],
  ['walker', 224, 182, 1.55],
];
const HEROES: readonly (readonly [PortraitName, ...Place])[] = [
  ['amy', 408, 232, 1.9],
  ['doug', 300, 292, 2],
  ['wanda', 170, 348, 1.95],
  ['ned', 430, 372, 2.25],
];

/** Four against many: the pieces of the game, large. */
export function Crowd() {
  return (
    <>
      <Plates press="zombicide">
        <DeadSymbols press="zombicide" />
      </Plates>
      <svg className={css.crowd} viewBox="20 10 610 500" aria-hidden="true">
        {DEAD.map(([kind, x, y, scale]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
            <DeadDisc kind={kind} />
          </g>
        ))}
        {HEROES.map(([name, x, y, scale]) => (
          <g key={name} transform={`translate(${x} ${y}) scale(${scale})`}>
            <HeroDisc
              portrait={name}
              inks={{ ink: `var(--${name})`, pale: `var(--${name}-l)` }}
              letter={name.slice(0, 1).toUpperCase()}
              threatened={name === 'ned'}
            />
          </g>
        ))}
      </svg>
    </>
  );
}
