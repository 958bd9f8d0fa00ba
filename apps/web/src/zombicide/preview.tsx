import { type Odds, odds as oddsOf, type Preview, preview as previewOf } from '@shamble/zombicide/preview';
import type { ReactNode } from 'react';
import type { Highlights } from '../board/types.ts';
import { Die, type Face } from '../parts/Die.tsx';
import { CostTicket, OddsTicket, type TicketLine } from '../parts/Ticket.tsx';
import type { Seen, Shown, Worth } from '../table/skin.ts';
import type { GameWords } from '../text/words.ts';
import { heroPiece } from './beats.ts';
import { type Act, nameOf, say, type View, viewOf } from './names.ts';

const percent = (chance: number): number =>
  chance > 0 && chance < 0.005 ? 1 : chance > 0.995 && chance < 1 ? 99 : Math.round(100 * chance);

const kept = new WeakMap<View, Map<string, Preview>>();

/** Looked at once for each act. */
function previewFor(view: View, act: Act): Preview {
  const known = kept.get(view) ?? new Map<string, Preview>();
  kept.set(view, known);
  const key = JSON.stringify(act);
  const found = known.get(key) ?? previewOf(view, act);
  known.set(key, found);
  return found;
}

export function worth(seen: Seen, choice: string, given: unknown, words: GameWords): Worth {
  if (choice !== 'act') return {};
  const view = viewOf(seen);
  const act = given as Act;
  if (act.do === 'nothing') return {};
  const { cost } = previewFor(view, act);
  const odds = oddsOf(view, act);
  const free = cost.freeMoves + cost.freeCombats + cost.freeSearches;
  return {
    cost: cost.actions > 0 ? cost.actions : words.say(say('z.cost.free')),
    ...(cost.actions > 0 ? { costLabel: words.say(say('z.costs', { n: cost.actions })) } : {}),
    ...(odds === null || odds.kill === 0 ? {} : { odds: words.say(say('z.odds', { percent: percent(odds.kill) })) }),
    rank: odds === null ? -cost.actions + free / 10 : odds.kill + odds.kills.reduce((sum, one) => sum + one, 0) / 10,
  };
}

export function preview(seen: Seen, choice: string, given: unknown, words: GameWords): Shown {
  const view = viewOf(seen);
  const word = (id: string, more: Record<string, number | string> = {}): string => words.say(say(id, more));
  if (choice !== 'act') return { highlights: {}, tickets: [], says: '' };
  const act = given as Act;
  const facts = previewFor(view, act);
  const lines = linesOf(view, act, facts, words);
  const total = word('z.ticket.actions', { n: facts.cost.actions });
  const goal = facts.path.at(-1)!;
  const moves = facts.path.length > 1;
  const spoken = [total, ...lines.map(({ text }) => text)];
  const highlights: Highlights = {
    ...(moves
      ? { hover: goal, path: { piece: heroPiece(facts.survivor), through: facts.path, cost: facts.cost.actions } }
      : {}),
  };
  const tickets: Shown['tickets'][number][] = [];
  if (facts.odds !== null) {
    const { body, said } = oddsTicket(view, facts.odds, lines, words);
    const target = facts.targets.at(-1) ?? goal;
    tickets.push({ key: 'odds', at: { crowd: target }, body });
    spoken.push(...said);
    return {
      highlights: { ...highlights, hover: target, aim: { from: heroPiece(facts.survivor), space: target } },
      tickets,
      says: spoken.join('. '),
    };
  }
  tickets.push({
    key: 'cost',
    at:
      act.do === 'open' || act.do === 'close'
        ? { door: act.door }
        : moves
          ? { space: goal }
          : { piece: heroPiece(facts.survivor) },
    body: <CostTicket icon={moves ? 'boot-prints' : 'hourglass'} total={total} lines={lines} />,
  });
  return { highlights, tickets, says: spoken.join('. ') };
}

function linesOf(view: View, act: Act, facts: Preview, words: GameWords): TicketLine[] {
  const lines: TicketLine[] = [];
  const add = (
    id: string,
    key: string,
    more: Record<string, number | string> = {},
    tone?: TicketLine['tone'],
  ): void => {
    lines.push({ id, text: words.say(say(key, more)), ...(tone ? { tone } : {}) });
  };
  const { cost } = facts;
  const free = cost.freeMoves + cost.freeCombats + cost.freeSearches;
  if (act.do === 'move') {
    const spent = cost.actions + free;
    if (spent > 1) {
      add('move', 'z.ticket.move', { n: 1 });
      add('past', 'z.ticket.past', { n: spent - 1 }, 'bad');
    }
  }
  if (free > 0) add('free', 'z.ticket.free', {}, 'good');
  for (const { zone, before, after, added } of facts.noise)
    if (added > 0) add(`noise ${zone}`, 'z.ticket.noise', { before, after }, 'bad');
  if (facts.loudest >= 0) add('loudest', 'z.ticket.loudest', {}, 'bad');
  const rooms = facts.reveals.reduce((sum, one) => sum + one.rooms.length, 0);
  if (rooms > 0) add('reveals', 'z.ticket.reveals', { n: rooms }, 'bad');
  if (facts.draws === null) add('draws', 'z.ticket.draws.car');
  else if (facts.draws > 0) add('draws', 'z.ticket.draws', { n: facts.draws });
  if (facts.along.length > 0)
    add('along', 'z.ticket.along', { names: facts.along.map((id) => nameOf(view, id, words)).join(', ') });
  if ((act.do === 'move' || act.do === 'drive') && facts.threat !== null)
    add('threat', 'z.ticket.threat', { n: facts.threat.wounds }, 'bad');
  return lines;
}

function oddsTicket(
  view: View,
  odds: Odds,
  more: readonly TicketLine[],
  words: GameWords,
): { body: ReactNode; said: string[] } {
  const word = (id: string, with_: Record<string, number | string> = {}): string => words.say(say(id, with_));
  const dice = odds.shots.reduce((sum, shot) => sum + shot.dice, 0);
  const [shot] = odds.shots;
  const chance = word('z.odds', { percent: percent(odds.kill) });
  const roll =
    shot === undefined || dice === 0 ? word('z.odds.burn') : word('z.odds.roll', { dice, needed: shot.needed });
  const isEmpty = odds.kills.every((kills) => kills === 0);
  const of = isEmpty ? word('z.odds.none') : word('z.odds.of');
  const lines: TicketLine[] = [];
  if (!isEmpty) lines.push({ id: 'all', text: word('z.odds.all', { percent: percent(odds.all) }) });
  if (odds.rerolls.length > 0) lines.push({ id: 'rerolls', text: word('z.odds.rerolls', { n: odds.rerolls.length }) });
  const harmed = odds.harm.filter(({ hit }) => hit > 0);
  for (const { survivor, hit } of harmed)
    lines.push({
      id: `harm ${survivor}`,
      text: word('z.odds.friendly', { name: nameOf(view, survivor, words), percent: percent(hit) }),
      tone: 'bad',
    });
  if (harmed.length === 0) lines.push({ id: 'friendly', text: word('z.odds.friendly.none'), tone: 'good' });
  lines.push(...more);
  const face = Math.max(1, Math.min(6, shot?.needed ?? 6)) as Face;
  return {
    body: (
      <OddsTicket
        odds={chance}
        of={of}
        dice={Array.from({ length: Math.min(dice, 4) }, (_, i) => i).map((i) => (
          <Die key={i} face={face} size={dice > 2 ? 20 : 28} />
        ))}
        roll={roll}
        lines={lines}
      />
    ),
    said: [`${chance} ${of}`, roll, ...lines.map(({ text }) => text)],
  };
}
