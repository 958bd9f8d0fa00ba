import { memo } from 'react';
import { FurnitureSymbols } from '../board/FurnitureSymbols.tsx';
import { DeadSymbols } from '../pieces/Disc.tsx';
import { Plates } from '../press/Patterns.tsx';
import type { PressName } from '../press/press.ts';

/** Everything that the drawings of a table are printed from: made once. */
export const Printing = memo(function Printing({ press }: { press: PressName }) {
  return (
    <Plates press={press}>
      <FurnitureSymbols press={press} />
      <DeadSymbols press={press} />
    </Plates>
  );
});
