import { NONE } from '@shamble/marvel/types';
import { bring } from '../../press/Icon.tsx';
import type { Skin } from '../../table/skin.ts';
import { ComicSymbols } from './art/pieces.tsx';
import { ComicBoard } from './board/Page.tsx';
import { boxed } from './boxed.tsx';
import { cast } from './cast.ts';
import { clauses } from './clauses.ts';
import { crew, sheet } from './crew.tsx';
import { faces } from './faces.tsx';
import { figures } from './figures.ts';
import { goals, heading } from './heading.ts';
import { OWN } from './icons.ts';
import { legend } from './legend.tsx';
import { deed, log } from './log.ts';
import { map } from './map.ts';
import { heroPiece, nameOf, say, viewOf } from './names.ts';
import { actorOf, option, ROWS } from './options.ts';
import { preview, worth } from './preview.ts';
import { scene } from './scene.ts';
import { sounds } from './sounds.ts';
import { teller } from './teller.tsx';

// Not where they are drawn: a module that nobody takes anything from is left out of the page.
bring(OWN);

export const skin: Skin = {
  ...map,
  teller,
  symbols: ComicSymbols,
  board: ComicBoard,
  faces,
  menus: ['act', 'activate', 'hero', 'zone', 'figure', 'look', 'foeWay', 'bystanderWay'],
  rows: ROWS,
  asked: {
    start: 'MZ-SETUP-16',
    activate: 'MZ-PHASE-01',
    act: 'MZ-PHASE-04',
    target: 'MZ-PRIO-03',
    dropTrait: 'MZ-TRAIT-04',
    keepBystander: 'MZ-BYS-05',
    roomOrder: 'MZ-BLDG-04',
    wounds: 'MZ-EATT-02',
    oddFigures: 'MZ-EMOV-06',
    foeWay: 'MZ-EMOV-05',
    bystanderWay: 'MZ-NCB-01',
    leave: 'MZ-MIS-03',
  },
  enemies: say('m.enemies'),
  ...{ sounds, clauses, scene, legend, cast, boxed },
  ...{ heading, goals, crew, sheet, option, worth, preview, log, deed, figures },
  isBeginning: (seen) => viewOf(seen).round <= 1 && viewOf(seen).heroes.every(({ done }) => !done),
  mission: (seen) => viewOf(seen).mission,
  pieceOf: (hero) => heroPiece(Number(hero)),
  hero(seen) {
    const id = actorOf(seen);
    return id !== NONE && viewOf(seen).heroes[id] !== undefined ? String(id) : null;
  },
  question(seen, words) {
    const { pending } = seen;
    if (pending?.choice === 'act') {
      const { hero, free } = pending.about as { hero: number; free: number };
      const { actions } = viewOf(seen).heroes[hero]!;
      const name = nameOf(viewOf(seen), hero, words);
      return {
        title: words.say(free === 1 ? say('m.ask.free', { hero: name }) : say('m.ask.act', { hero: name, actions })),
        detail: words.say(say(actions + free > 0 ? 'm.ask.act.detail' : 'm.ask.act.over')),
      };
    }
    if (pending?.choice === 'activate')
      return { title: words.say(say('m.ask.activate')), detail: words.say(say('m.ask.activate.detail')) };
    return null;
  },
};
