import type { Numbers } from '@shamble/dawn/content/character';
import { CHARACTERS } from '@shamble/dawn/content/characters';
import type { BoxEntry } from '@shamble/kernel';
import { Drawn } from '../../board/Drawn.tsx';
import type { Skin } from '../../table/skin.ts';
import { CounterSymbols, humanLook } from './counters.tsx';
import { bustOf } from './looks.ts';

const STILL = { stunned: false, rifle: false, active: false, rests: false, threatened: false };

/** Both sides of somebody's counter. */
export const boxed: NonNullable<Skin['boxed']> = (part, entry) => {
  const id = CHARACTERS.findIndex((sheet) => sheet.id === entry.id);
  if (part !== 'characters' || id < 0) return null;
  const { normal, infected } = entry as BoxEntry & Readonly<Record<'normal' | 'infected', Numbers & object>>;
  return (
    <svg viewBox="-50 -56 200 112" width="320" aria-hidden="true">
      <CounterSymbols press="dawn" />
      <Drawn look={humanLook({ ...bustOf(id), ...normal, ...STILL, infected: false })} />
      <g transform="translate(100 0)">
        <Drawn look={humanLook({ ...bustOf(id), ...infected, ...STILL, infected: true })} />
      </g>
    </svg>
  );
};
