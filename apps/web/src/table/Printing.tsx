import { memo } from 'react';
import { FurnitureSymbols } from '../board/FurnitureSymbols.tsx';
import { HeroSymbols } from '../pieces/Disc.tsx';
import { Plates } from '../press/Patterns.tsx';
import type { Skin } from './skin.ts';

/** Everything that the drawings of a table are printed from: made once. */
export const Printing = memo(function Printing({ skin: { press, symbols: Symbols } }: { skin: Skin }) {
  return (
    <Plates press={press}>
      <FurnitureSymbols press={press} />
      <HeroSymbols press={press} />
      {Symbols && <Symbols press={press} />}
    </Plates>
  );
});
