import { Board } from '../../board/Board.tsx';
import type { Skin } from '../../table/skin.ts';
import { heroPiece } from './beats.ts';
import { cast } from './cast.ts';
import { clauses } from './clauses.ts';
import { crew, sheet } from './crew.tsx';
import { DeadSymbols } from './Dead.tsx';
import { faces } from './faces.tsx';
import { figures } from './figures.ts';
import { goals, heading } from './heading.ts';
import { legend } from './legend.tsx';
import { deed, log } from './log.ts';
import { map } from './map.ts';
import { say, viewOf } from './names.ts';
import { option, ROWS } from './options.ts';
import { preview, worth } from './preview.ts';
import { scene } from './scene.ts';
import { sounds } from './sounds.ts';
import { teller } from './teller.tsx';

export const skin: Skin = {
  ...map,
  symbols: DeadSymbols,
  board: Board,
  teller,
  faces,
  menus: ['act', 'activate', 'firstSpawn', 'abominationPath', 'recruiter'],
  rows: ROWS,
  asked: {
    activate: 'ZC-TURN-02',
    act: 'ZC-ACT-03',
    inventory: 'ZC-INV-03',
    loseCard: 'ZC-ZATK-02',
    targets: 'ZC-COMB-03',
    bites: 'ZC-ZATK-05',
    revealOrder: 'ZC-DOOR-04',
    firstSpawn: 'ZC-SPAWN-03',
    abominationPath: 'ZC-SPLIT-04',
    shortGroup: 'ZC-SPLIT-05',
    manholeOrder: 'ZC-SEWR-01',
    skill: 'ZC-XP-08',
  },
  ...{ sounds, clauses, scene, cast, legend, figures },
  ...{ heading, goals, crew, sheet, option, worth, preview, log, deed },
  isBeginning: (seen) => viewOf(seen).round <= 1 && viewOf(seen).survivors.every(({ done }) => !done),
  mission: (seen) => viewOf(seen).mission,
  pieceOf: (hero) => heroPiece(Number(hero)),
  hero(seen) {
    const { marks, survivors } = viewOf(seen);
    const about = seen.pending?.about as { survivor?: number } | undefined;
    const id = about?.survivor ?? marks.activating;
    return id >= 0 && survivors[id] !== undefined ? String(id) : null;
  },
  question(seen, words) {
    const { pending } = seen;
    if (pending?.choice === 'act') {
      const { survivor } = pending.about as { survivor: number };
      const { actions } = viewOf(seen).survivors[survivor]!;
      const name = crew(seen, words)[survivor]!.name;
      return {
        title: words.say(say('z.ask.act', { survivor: name, actions })),
        detail: words.say(say(actions > 0 ? 'z.ask.act.detail' : 'z.ask.act.free')),
      };
    }
    if (pending?.choice === 'activate')
      return { title: words.say(say('z.ask.activate')), detail: words.say(say('z.ask.activate.detail')) };
    return null;
  },
};
