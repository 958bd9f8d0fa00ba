import type { Phrase } from '@shamble/kernel';
import { mealOf, type Odds, type TargetOdds } from '@shamble/marvel/preview';
import { type Act, AGENT_NAMES, type View } from '@shamble/marvel/types';
import type { CSSProperties, ReactNode } from 'react';
import { Die, type Face } from '../../parts/Die.tsx';
import { CostTicket, OddsTicket, type TicketLine } from '../../parts/Ticket.tsx';
import { percent } from '../../text/percent.ts';
import type { GameWords } from '../../text/words.ts';
import { bystanderIn, bystanderName, foeName, type SkinWord, say } from './names.ts';

/** A paper on the board, and the same in words. */
export interface Paper {
  readonly body: ReactNode;
  readonly says: readonly string[];
}

type More = NonNullable<Phrase['with']>;

/** More dice than that are a number. */
const MOST_DRAWN = 8;
const HUNGRY = { '--accent': 'var(--blood)' } as CSSProperties;

/** Base dice, then those that hunger throws in. */
function Dice({ dice, hungry, face }: { dice: number; hungry: number; face: Face }) {
  const drawn = Array.from({ length: Math.min(dice, MOST_DRAWN) }, (_, i) => i);
  const size = dice > 5 ? 19 : dice > 3 ? 22 : 28;
  return drawn.map((i) => (
    <span key={i} style={i >= dice - hungry ? HUNGRY : undefined}>
      <Die face={face} size={size} />
    </span>
  ));
}

/** `2 Guards`, or a name. */
export function targetPhrase(view: View, { target, count }: Pick<TargetOdds, 'target' | 'count'>): Phrase {
  const id = Number(target.replace(/^\D/, ''));
  if (target.startsWith('f')) return say('m.name', { name: foeName(view, id) });
  if (target.startsWith('b')) return say('m.name', { name: bystanderName(id) });
  return say('count', { count, kind: say(`kind.${AGENT_NAMES[view.mode][id]!}`) });
}

/** The order in which Hits fall, rank by rank, with what each takes and how likely the first of them falls. */
function orderLines(view: View, { order }: Odds, words: GameWords): TicketLine[] {
  if (order.length === 0) return [];
  return order.map((one) => ({
    id: one.target,
    text: words.say(
      say('m.odds.target', {
        n: one.rank + 1,
        who: targetPhrase(view, one),
        toughness: one.toughness,
        percent: percent(one.fall[0] ?? 0),
      }),
    ),
    tone: 'plain',
  }));
}

/** What comes of it beside eliminations: hunger, danger, a meal. */
function afterLines(view: View, odds: Odds, words: GameWords): TicketLine[] {
  const word = (id: SkinWord, more: More = {}): string => words.say(say(id, more));
  const lines: TicketLine[] = [];
  const { hunger: now } = view.heroes[odds.hero]!;
  if (odds.attack === 'devour') {
    const { hunger, bystanders } = mealOf(view, odds.hero);
    if (now > 0) lines.push({ id: 'meal', text: word('m.odds.meal', { hunger }), tone: 'good' });
    for (const id of bystanders) {
      const gift = say(`bystander.${bystanderIn(id)}.devoured`);
      lines.push({ id: `gift ${id}`, text: word('m.odds.gift', { name: bystanderName(id), gift }), tone: 'good' });
    }
  }
  if (view.mode === 'zombie')
    lines.push(
      odds.ravenous > 0
        ? { id: 'ravenous', text: word('m.odds.ravenous', { percent: percent(odds.ravenous) }), tone: 'bad' }
        : { id: 'calm', text: word('m.odds.calm'), tone: 'good' },
    );
  if (odds.level > 0) lines.push({ id: 'level', text: word('m.odds.level', { percent: percent(odds.level) }) });
  return lines;
}

export function oddsPaper(view: View, odds: Odds, words: GameWords): Paper {
  const word = (id: SkinWord, more: More = {}): string => words.say(say(id, more));
  const { dice, hungerDice, accuracy } = odds;
  const chance = word('m.percent', { percent: percent(odds.kill) });
  const of = word('m.odds.of');
  const roll = word(hungerDice > 0 ? 'm.odds.roll.hungry' : 'm.odds.roll', { dice, hungry: hungerDice, accuracy });
  const several = odds.order.reduce((sum, { count }) => sum + count, 0) > 1 && odds.attack !== 'devour';
  const lines: TicketLine[] = [
    ...orderLines(view, odds, words),
    ...(several && odds.all > 0 ? [{ id: 'all', text: word('m.odds.all', { percent: percent(odds.all) }) }] : []),
    ...afterLines(view, odds, words),
  ];
  const face = Math.max(1, Math.min(6, accuracy)) as Face;
  return {
    body: (
      <OddsTicket
        odds={chance}
        of={of}
        dice={<Dice dice={dice} hungry={hungerDice} face={face} />}
        roll={roll}
        lines={lines}
      />
    ),
    says: [`${chance} ${of}`, roll, ...lines.map(({ text }) => text)],
  };
}

/** What an act that rolls no dice costs, and what is known of it beforehand. */
export function costPaper(cost: number, act: Act, enemies: number, words: GameWords): Paper {
  const word = (id: SkinWord, more: More = {}): string => words.say(say(id, more));
  const total = word('m.ticket.actions', { n: cost });
  const lines: TicketLine[] = [];
  if (act.do === 'move' && enemies > 0)
    lines.push(
      { id: 'move', text: word('m.ticket.move') },
      { id: 'past', text: word('m.ticket.past', { n: enemies }), tone: 'bad' },
    );
  if (act.do === 'open') lines.push({ id: 'reveals', text: word('m.ticket.reveals'), tone: 'bad' });
  if (act.do === 'trait') lines.push({ id: 'draws', text: word('m.ticket.draws') });
  const icon = act.do === 'move' ? 'boot-prints' : act.do === 'open' ? 'door' : 'hourglass';
  return {
    body: <CostTicket icon={icon} total={total} lines={lines} />,
    says: [total, ...lines.map(({ text }) => text)],
  };
}
