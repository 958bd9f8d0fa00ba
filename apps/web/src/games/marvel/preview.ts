import { odds as oddsOf } from '@shamble/marvel/preview';
import { enemiesAt } from '@shamble/marvel/rules/questions';
import type { Act, Opening, View } from '@shamble/marvel/types';
import type { Highlights, PinnedTicket } from '../../board/types.ts';
import { foreseen } from '../../table/foreseen.ts';
import type { Seen, Shown, Worth } from '../../table/skin.ts';
import { percent } from '../../text/percent.ts';
import type { GameWords } from '../../text/words.ts';
import { heroPiece, say, viewOf } from './names.ts';
import { objectiveToken } from './scene.ts';
import { costPaper, oddsPaper } from './tickets.tsx';

interface Prospect {
  readonly act: Act;
  readonly opening: Opening;
}

const ROLLED: readonly Act['do'][] = ['attack', 'devour', 'throw'];

const oddsFor = foreseen((view: View, { act, opening }: Prospect) =>
  ROLLED.includes(act.do) ? oddsOf(view, act, opening) : null,
);

const prospect = (seen: Seen, act: Act): Prospect => ({ act, opening: seen.pending!.about as Opening });

/** Actions: leaving Enemies behind costs one more for each (MZ-MOVE-02). */
function costOf(view: View, { act, opening: { hero, free } }: Prospect): number {
  if (act.do === 'end' || act.do === 'use') return 0;
  const dear = act.do === 'move' ? enemiesAt(view, view.heroes[hero]!.zone) : 0;
  return 1 + dear - free;
}

export function worth(seen: Seen, choice: string, given: unknown, words: GameWords): Worth {
  if (choice !== 'act') return {};
  const act = given as Act;
  const view = viewOf(seen);
  const of = prospect(seen, act);
  if (act.do === 'end') {
    const { actions } = view.heroes[of.opening.hero]!;
    return actions === 0 ? {} : { loses: words.say(say('m.loses', { n: actions })) };
  }
  const cost = costOf(view, of);
  const odds = oddsFor(view, of);
  return {
    ...(cost === 0
      ? { cost: words.say(say('m.cost.free')) }
      : { cost, costLabel: words.say(say('m.costs', { n: cost })) }),
    ...(odds === null
      ? {}
      : { odds: words.say(say('m.percent', { percent: percent(odds.kill) })), rank: odds.kill + odds.xp }),
  };
}

const NOTHING: Shown = { highlights: {}, tickets: [], says: '' };

export function preview(seen: Seen, choice: string, given: unknown, words: GameWords): Shown {
  const act = given as Act;
  if (choice !== 'act' || act.do === 'end' || act.do === 'use') return NOTHING;
  const view = viewOf(seen);
  const of = prospect(seen, act);
  const { zone: here } = view.heroes[of.opening.hero]!;
  const odds = oddsFor(view, of);
  const { body, says } =
    odds === null ? costPaper(costOf(view, of), act, enemiesAt(view, here), words) : oddsPaper(view, odds, words);
  return {
    highlights: marksOf(view, of),
    tickets: [{ key: 'preview', at: placeOf(of), body }],
    says: says.join('. '),
  };
}

/** The way, or the line of sight. */
function marksOf(view: View, of: Prospect): Highlights {
  const { act, opening } = of;
  const piece = heroPiece(opening.hero);
  const { zone: here } = view.heroes[opening.hero]!;
  if (act.do === 'move')
    return { hover: act.path.at(-1), path: { piece, through: [here, ...act.path], cost: costOf(view, of) } };
  if ((act.do === 'attack' || act.do === 'throw') && act.zone !== here)
    return { hover: act.zone, aim: { from: piece, space: act.zone } };
  return act.do === 'carry' ? { hover: act.zone } : {};
}

/** What the paper is pinned to. */
function placeOf({ act, opening }: Prospect): PinnedTicket['at'] {
  switch (act.do) {
    case 'move':
      return { space: act.path.at(-1)! };
    case 'attack':
    case 'throw':
      return { crowd: act.zone };
    case 'open':
      return { door: act.door };
    case 'objective':
      return { token: objectiveToken(act.objective) };
    default:
      return { piece: heroPiece(opening.hero) };
  }
}
