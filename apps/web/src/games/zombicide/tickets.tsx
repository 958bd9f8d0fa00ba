import type { Odds, Preview } from '@shamble/zombicide/preview';
import type { ReactNode } from 'react';
import { Die, type Face } from '../../parts/Die.tsx';
import { CostTicket, OddsTicket, type TicketLine } from '../../parts/Ticket.tsx';
import { percent } from '../../text/percent.ts';
import type { GameWords } from '../../text/words.ts';
import { type Act, deadPhrase, nameOf, type SkinWord, say, type View } from './names.ts';

/** A paper on the board, and the same in words. */
export interface Paper {
  readonly body: ReactNode;
  readonly says: readonly string[];
}

type Facts = Readonly<Record<string, number | string>>;

/** What an act brings about beside its cost and its dice. */
function effects(view: View, act: Act, facts: Preview, words: GameWords): TicketLine[] {
  const lines: TicketLine[] = [];
  const add = (id: string, key: SkinWord, more: Facts = {}, tone: TicketLine['tone'] = 'plain'): void => {
    lines.push({ id, text: words.say(say(key, more)), tone });
  };
  const { cost } = facts;
  const free = cost.freeMoves + cost.freeCombats + cost.freeSearches;
  if (act.do === 'move' && cost.actions + free > 1) {
    add('move', 'z.ticket.move', { n: 1 });
    add('past', 'z.ticket.past', { n: cost.actions + free - 1 }, 'bad');
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

/** Whom it may hit by mistake. */
function harm(view: View, odds: Odds, words: GameWords): TicketLine[] {
  const harmed = odds.harm.filter(({ hit }) => hit > 0);
  if (harmed.length === 0) return [{ id: 'friendly', text: words.say(say('z.odds.friendly.none')), tone: 'good' }];
  return harmed.map(({ survivor, hit }) => ({
    id: `harm ${survivor}`,
    text: words.say(say('z.odds.friendly', { name: nameOf(view, survivor, words), percent: percent(hit) })),
    tone: 'bad',
  }));
}

export function paperFor(view: View, act: Act, facts: Preview, words: GameWords): Paper {
  const lines = effects(view, act, facts, words);
  const total = words.say(say('z.ticket.actions', { n: facts.cost.actions }));
  const { odds } = facts;
  if (odds?.kills.some((kills) => kills > 0)) return oddsPaper(view, odds, lines, words);
  const all = odds === null ? lines : [...emptyShot(view, facts, words), ...harm(view, odds, words), ...lines];
  return {
    body: <CostTicket icon={facts.path.length > 1 ? 'boot-prints' : 'hourglass'} total={total} lines={all} />,
    says: [total, ...all.map(({ text }) => text)],
  };
}

/** Why no hit would kill: nobody is there, others stand before them, or they withstand it. */
function emptyShot(view: View, { targets, odds }: Preview, words: GameWords): TicketLine[] {
  const zone = targets.at(-1);
  const dead = zone === undefined ? null : deadPhrase(view, zone);
  const names = (odds?.harm ?? []).filter(({ hit }) => hit > 0).map(({ survivor }) => nameOf(view, survivor, words));
  const phrase =
    dead === null
      ? say('z.odds.none')
      : names.length > 0
        ? say('z.odds.shielded', { names: names.join(', '), dead })
        : say('z.odds.tough', { dead });
  return [{ id: 'none', text: words.say(phrase), tone: 'bad' }];
}

function oddsPaper(view: View, odds: Odds, more: readonly TicketLine[], words: GameWords): Paper {
  const word = (id: SkinWord, facts: Facts = {}): string => words.say(say(id, facts));
  const dice = odds.shots.reduce((sum, shot) => sum + shot.dice, 0);
  const needed = odds.shots[0]?.needed ?? 0;
  const isCar = odds.shots[0]?.weapon === 'car';
  const chance = word('z.odds', { percent: percent(odds.kill) });
  const of = word('z.odds.of');
  const roll = dice === 0 ? word('z.odds.burn') : word(isCar ? 'z.odds.roll.car' : 'z.odds.roll', { dice, needed });
  const lines: TicketLine[] = [
    { id: 'all', text: word('z.odds.all', { percent: percent(odds.all) }) },
    ...(odds.rerolls.length > 0 ? [{ id: 'rerolls', text: word('z.odds.rerolls', { n: odds.rerolls.length }) }] : []),
    ...harm(view, odds, words),
    ...more,
  ];
  const face = Math.max(1, Math.min(6, needed)) as Face;
  const drawn = Array.from({ length: Math.min(dice, 5) }, (_, i) => i);
  return {
    body: (
      <OddsTicket
        odds={chance}
        of={of}
        dice={drawn.map((i) => <Die key={i} face={face} size={dice > 2 ? 20 : 28} />)}
        roll={roll}
        lines={lines}
      />
    ),
    says: [`${chance} ${of}`, roll, ...lines.map(({ text }) => text)],
  };
}
