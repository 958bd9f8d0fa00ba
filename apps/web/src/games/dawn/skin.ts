import { NONE } from '@shamble/dawn/types';
import { bringFaces } from '../../pieces/Portrait.tsx';
import { DEAD } from '../../press/deadIcons.ts';
import { bring } from '../../press/Icon.tsx';
import type { Skin } from '../../table/skin.ts';
import { boxed } from './boxed.tsx';
import { clauses } from './clauses.ts';
import { CounterSymbols } from './counters.tsx';
import { crew, sheet } from './crew.tsx';
import { faces } from './faces.tsx';
import { figures } from './figures.ts';
import { goals, heading } from './heading.ts';
import { OWN } from './icons.ts';
import { legend } from './legend.tsx';
import { deed, log } from './log.ts';
import { MallBoard } from './mall/MallBoard.tsx';
import { map } from './map.ts';
import { personPiece, viewOf } from './names.ts';
import { option, ROWS } from './options.ts';
import { BUSTS } from './portraits.tsx';
import { preview, worth } from './preview.tsx';
import { scene } from './scene.ts';
import { sounds } from './sounds.ts';
import { teller } from './teller.ts';

// Not where they are drawn: a module that nobody takes anything from is left out of the page.
bring({ ...DEAD, ...OWN });
bringFaces(BUSTS);

export const skin: Skin = {
  ...map,
  teller,
  symbols: CounterSymbols,
  board: MallBoard,
  faces,
  menus: ['activate', 'act', 'berserk', 'react', 'free', 'assault', 'entrance', 'lair'],
  rows: ROWS,
  asked: {
    deploy: 'DD-SETUP-03',
    hide: 'DD-SETUP-06',
    place: 'DD-SETUP-13',
    activate: 'DD-ACT-01',
    act: 'DD-ACT-06',
    berserk: 'DD-BERS-02',
    react: 'DD-REACT-01',
    free: 'DD-FREE-01',
    defend: 'DD-RFIRE-01',
  },
  ...{ sounds, clauses, boxed, scene, figures, legend },
  ...{ heading, goals, crew, sheet, option, worth, preview, log, deed },
  isBeginning: (seen) => viewOf(seen).round === 0,
  mission: (seen) => viewOf(seen).plan,
  pieceOf: (hero) => personPiece(Number(hero)),
  hero(seen) {
    const { active, characters } = viewOf(seen);
    const id = active[0] ?? NONE;
    return characters[id] === undefined ? null : String(id);
  },
  question: () => null,
};
