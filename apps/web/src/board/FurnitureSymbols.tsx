import { type PressName, patternId } from '../press/press.ts';
import { FURNITURE } from './furniture.ts';

export function FurnitureSymbols({ press }: { press: PressName }) {
  return Object.entries(FURNITURE).map(([name, { drawing }]) => (
    <g key={name} id={patternId(press, `f-${name}`)}>
      {drawing}
    </g>
  ));
}
