import { NAMES } from '@shamble/plague/types';
import { DEAD } from '../../press/deadIcons.ts';
import { bring } from '../../press/Icon.tsx';
import type { Skin } from '../../table/skin.ts';
import { boxed } from './cards.tsx';
import { clauses } from './clauses.ts';
import { crew, sheet } from './crew.tsx';
import { faces } from './faces.tsx';
import { figures } from './figures.ts';
import { GridBoard } from './grid/GridBoard.tsx';
import { goals, heading } from './heading.ts';
import { OWN } from './icons.ts';
import { legend } from './legend.tsx';
import { deed, log } from './log.ts';
import { map } from './map.ts';
import { humanPiece, nameOf, say, viewOf } from './names.ts';
import { option, ROWS } from './options.ts';
import { preview, worth } from './preview.tsx';
import { scene } from './scene.ts';
import { sounds } from './sounds.ts';
import { teller } from './teller.tsx';

// Not where they are drawn: a module that nobody takes anything from is left out of the page.
bring({ ...DEAD, ...OWN });

export const skin: Skin = {
  ...map,
  teller,
  board: GridBoard,
  faces,
  menus: ['act', 'facing', 'spot', 'zombie', 'zombieAct', 'opening', 'room', 'cot'],
  rows: ROWS,
  asked: {
    act: 'ZP-HUM-01',
    facing: 'ZP-HMOVE-11',
    keep: 'ZP-SEARCH-08',
    trade: 'ZP-TRADE-01',
    agree: 'ZP-TRADE-01',
    zombie: 'ZP-ZTURN-01',
    zombieAct: 'ZP-ZTURN-05',
    arrivals: 'ZP-ZTURN-02',
  },
  ...{ sounds, clauses, boxed, scene, figures, legend },
  ...{ heading, goals, crew, sheet, option, worth, preview, log, deed },
  isBeginning: (seen) => viewOf(seen).round <= 1,
  mission: (seen) => viewOf(seen).board,
  pieceOf: (hero) => humanPiece(Number(hero)),
  hero(seen) {
    const { turn, humans } = viewOf(seen);
    const about = seen.pending?.about as { human?: number } | undefined;
    const id = about?.human ?? turn;
    return id >= 0 && id < NAMES.length && humans[id] !== undefined ? String(id) : null;
  },
  question(seen, words) {
    if (seen.pending?.choice !== 'act') return null;
    const { human } = seen.pending.about as { human: number };
    const { humans } = viewOf(seen);
    const { ap, seat } = humans[human]!;
    // The table says which seat is asked: by the name of its only figure.
    const isNamed = seen.seats.length > 1 && humans.filter((one) => one.seat === seat).length === 1;
    return {
      title: words.say(say(isNamed ? 'p.ask.act' : 'p.ask.act.name', { ap, name: nameOf(human) })),
      detail: words.say(say('p.ask.act.detail')),
    };
  },
};
