import { type Noticed, type Preview, previewOf, type Shot, wouldNotice } from '@shamble/dawn/preview';
import type { View } from '@shamble/dawn/types';
import { Die } from '../../parts/Die.tsx';
import { CostTicket, OddsTicket, type TicketLine } from '../../parts/Ticket.tsx';
import { foreseen } from '../../table/foreseen.ts';
import type { Seen, Shown, Worth } from '../../table/skin.ts';
import { percent } from '../../text/percent.ts';
import type { GameWords } from '../../text/words.ts';
import type { MallHighlights } from './mall/scene.ts';
import { type Act, nameOf, type Order, personPiece, say, viewOf } from './names.ts';

type Word = (id: string, more?: object) => string;

const previewFor = foreseen(previewOf);
const noticedFor = foreseen((view: View, who: readonly number[]) => wouldNotice(view, who, []));

export function worth(seen: Seen, choice: string, given: unknown, words: GameWords): Worth {
  if (choice !== 'act') return {};
  const act = given as Act;
  if (act.do === 'end') {
    const { points } = viewOf(seen);
    return points === 0 ? {} : { loses: words.say(say('d.loses', { n: points })) };
  }
  if (act.do === 'rifle' || act.do === 'carry' || act.do === 'drop') return {};
  const { cost, shot } = previewFor(viewOf(seen), act);
  if (shot !== null) return { odds: words.say(say('d.percent', { percent: percent(shot.chance) })), rank: shot.chance };
  return cost === null
    ? { cost: words.say(say('d.all')), costLabel: words.say(say('d.costs.all')) }
    : { cost, costLabel: words.say(say('d.costs', { n: cost })) };
}

const NOTHING: Shown = { highlights: {}, tickets: [], says: '' };

export function preview(seen: Seen, choice: string, given: unknown, words: GameWords): Shown {
  const view = viewOf(seen);
  if (choice === 'react' || choice === 'free') return ordered(given as Order);
  const word: Word = (id, more = {}) => words.say(say(id, { ...more }));
  if (choice === 'activate') return onTheSpot(view, given as readonly number[], word);
  if (choice !== 'act') return NOTHING;
  const act = given as Act;
  const facts = previewFor(view, act);
  const { body, says } = facts.shot === null ? costPaper(facts, word) : oddsPaper(facts, facts.shot, word);
  const at = facts.shot ? { space: facts.shot.at } : facts.way.length > 1 ? { space: facts.way.at(-1)! } : null;
  if (at === null && facts.cost !== null && facts.cost === 0) return NOTHING;
  const lead = personPiece(view.active[0]!);
  return {
    highlights: marksOf(facts, lead, word),
    tickets: [{ key: 'preview', at: at ?? { piece: lead }, body }],
    says: says.join('. '),
  };
}

/** Who would react if these acted where they are: asked before anybody is chosen. */
function onTheSpot(view: View, who: readonly number[], word: Word): Shown {
  if (who.length === 0) return NOTHING;
  const noticed = noticedFor(view, who);
  const total = word('d.here');
  const lines = reactions(noticed, word);
  return {
    highlights: { warned: [...noticed.zombies] },
    tickets: [
      {
        key: 'preview',
        at: { piece: personPiece(who[0]!) },
        body: <CostTicket icon="eye-target" total={total} lines={lines} />,
      },
    ],
    says: [total, ...lines.map(({ text }) => text)].join('. '),
  };
}

function marksOf({ way, cost, shot, noticed }: Preview, lead: string, word: Word): MallHighlights {
  const seers = noticed === null ? [] : [...noticed.zombies];
  return {
    warned: seers,
    ...(way.length > 1 ? { path: { piece: lead, through: way, cost: cost ?? word('d.all') }, hover: way.at(-1) } : {}),
    ...(shot === null ? {} : { lines: [{ from: shot.from, to: shot.at, says: penalties(shot, word) }] }),
  };
}

/** What is taken off, along the line of fire. */
const penalties = ({ range, doorway }: Shot, word: Word): string[] => [
  ...(range > 0 ? [word('d.range', { n: range })] : []),
  ...(doorway > 0 ? [word(doorway === 2 ? 'd.range.door' : 'd.range.glass', { n: doorway })] : []),
];

/** Who would come closer for it. */
function reactions(noticed: Noticed | null, word: Word): TicketLine[] {
  if (noticed === null) return [];
  const n = noticed.zombies.length;
  return [
    { id: 'react', text: word('d.react', { n }), tone: n > 0 ? 'bad' : 'good' },
    ...(noticed.hidden > 0
      ? [{ id: 'hidden', text: word('d.react.hidden', { n: noticed.hidden }), tone: 'bad' as const }]
      : []),
  ];
}

function costPaper(facts: Preview, word: Word) {
  const total = facts.cost === null ? word('d.costs.all') : word('d.points', { n: facts.cost });
  const lines: TicketLine[] = [
    ...(facts.cost !== null && facts.way.length > 1 && facts.cost > 1
      ? [{ id: 'leaving', text: word('d.leaving', { n: facts.cost - 1 }) }]
      : []),
    ...(facts.meets ? [{ id: 'meets', text: word('d.enters'), tone: 'bad' as const }] : []),
    ...reactions(facts.noticed, word),
  ];
  return {
    body: <CostTicket icon={facts.way.length > 1 ? 'boot-prints' : 'door'} total={total} lines={lines} />,
    says: [total, ...lines.map(({ text }) => text)],
  };
}

function oddsPaper(facts: Preview, shot: Shot, word: Word) {
  const odds = word('d.percent', { percent: percent(shot.chance) });
  const roll = word('d.roll', { dice: shot.dice, modifier: shot.shooters * (shot.range + shot.doorway) });
  const lines: TicketLine[] = [
    ...shot.nerves.map(({ character, chance }) => ({
      id: `nerve ${character}`,
      text: word('d.panic.first', { name: nameOf(character), percent: percent(chance) }),
      tone: chance < 0.7 ? ('bad' as const) : ('plain' as const),
    })),
    ...(shot.isUnknown ? [{ id: 'unknown', text: word('d.unknown') }] : []),
    ...(shot.shooters > 1 && shot.range + shot.doorway > 0 ? [{ id: 'each', text: word('d.each') }] : []),
    ...(shot.shatters ? [{ id: 'shatters', text: word('d.shatters'), tone: 'bad' as const }] : []),
    ...reactions(facts.noticed, word),
  ];
  return {
    body: (
      <OddsTicket
        odds={odds}
        of={word('d.kill')}
        dice={Array.from({ length: shot.dice }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row
          <Die key={i} face={6} hit size={28} label="" />
        ))}
        roll={roll}
        lines={lines}
      />
    ),
    says: [`${odds} ${word('d.kill')}`, roll, ...lines.map(({ text }) => text)],
  };
}

/** Where one of the dead would go. */
function ordered(order: Order): Shown {
  if (order.do === 'step')
    return {
      ...NOTHING,
      highlights: { marked: [{ space: order.from, ink: 'var(--acid)' }], hover: order.to },
    };
  if (order.do === 'lead') return { ...NOTHING, highlights: { hover: order.to } };
  return order.do === 'reveal' ? { ...NOTHING, highlights: { hover: order.at } } : NOTHING;
}
