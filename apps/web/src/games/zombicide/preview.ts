import { cost as costOf, odds as oddsOf, type Preview, preview as previewOf } from '@shamble/zombicide/preview';
import type { Highlights, PinnedTicket } from '../../board/types.ts';
import { foreseen } from '../../table/foreseen.ts';
import type { Seen, Shown, Worth } from '../../table/skin.ts';
import { percent } from '../../text/percent.ts';
import type { GameWords } from '../../text/words.ts';
import { heroPiece } from './beats.ts';
import { type Act, boardFor, say, type View, viewOf } from './names.ts';
import { carToken, objectiveToken } from './scene.ts';
import { paperFor } from './tickets.tsx';

const previewFor = foreseen(previewOf);

export function worth(seen: Seen, choice: string, given: unknown, words: GameWords): Worth {
  const act = given as Act;
  if (choice !== 'act') return {};
  const view = viewOf(seen);
  if (act.do === 'nothing') {
    const { actions } = view.survivors[view.marks.activating]!;
    return actions === 0 ? {} : { loses: words.say(say('z.loses', { n: actions })) };
  }
  const cost = costOf(view, act);
  const odds = oddsOf(view, act);
  const spent = cost.actions > 0;
  const kills = odds === null ? 0 : odds.kills.reduce((sum, one) => sum + one, 0);
  const harm = odds === null ? 0 : odds.harm.reduce((sum, { hit }) => sum + hit, 0);
  return {
    cost: spent ? cost.actions : words.say(say('z.cost.free')),
    costLabel: spent ? words.say(say('z.costs', { n: cost.actions })) : undefined,
    odds: odds === null || odds.kill === 0 ? undefined : words.say(say('z.odds', { percent: percent(odds.kill) })),
    rank: odds === null ? 0 : odds.kill + kills - 2 * harm,
    isIdle: odds !== null && kills === 0 && harm === 0,
  };
}

const NOTHING: Shown = { highlights: {}, tickets: [], says: '' };

export function preview(seen: Seen, choice: string, given: unknown, words: GameWords): Shown {
  if (choice !== 'act') return NOTHING;
  const view = viewOf(seen);
  const act = given as Act;
  const facts = previewFor(view, act);
  const { body, says } = paperFor(view, act, facts, words);
  return {
    highlights: marksOf(facts),
    tickets: [{ key: 'preview', at: placeOf(view, act, facts), body }],
    says: says.join('. '),
  };
}

/** The way, or the line of sight. */
function marksOf({ survivor, path, targets, odds, cost }: Preview): Highlights {
  const piece = heroPiece(survivor);
  const goal = path.at(-1)!;
  const walks = path.length > 1 ? { hover: goal, path: { piece, through: path, cost: cost.actions } } : {};
  const target = targets.at(-1);
  return odds === null || target === undefined || path.length > 1
    ? walks
    : { hover: target, aim: { from: piece, space: target } };
}

/** What the paper is pinned to. */
function placeOf(view: View, act: Act, { survivor, path, targets }: Preview): PinnedTicket['at'] {
  const { zones } = boardFor(view);
  if (path.length > 1) return { space: path.at(-1)! };
  if (targets.length > 0) return { crowd: targets.at(-1)! };
  switch (act.do) {
    case 'open':
    case 'close':
      return { door: act.door };
    case 'objective':
      return { token: objectiveToken(act.objective) };
    case 'searchCar':
    case 'enter':
      return zones[view.cars[act.car]!.zone] ? { token: carToken(act.car) } : { piece: heroPiece(survivor) };
    default:
      return { piece: heroPiece(survivor) };
  }
}
