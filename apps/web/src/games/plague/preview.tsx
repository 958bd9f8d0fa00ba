import { hearing, type Preview, preview as previewOf, searchBefore, sight, stateOf } from '@shamble/plague/preview';
import type { PinnedTicket } from '../../board/types.ts';
import { CostTicket, OddsTicket, type TicketLine } from '../../parts/Ticket.tsx';
import { foreseen } from '../../table/foreseen.ts';
import type { Seen, Shown, Worth } from '../../table/skin.ts';
import { percent } from '../../text/percent.ts';
import type { GameWords } from '../../text/words.ts';
import type { GridHighlights } from './grid/scene.ts';
import {
  type Act,
  groundFor,
  humanPiece,
  nameOf,
  type SkinWord,
  say,
  type View,
  viewOf,
  type ZombieAct,
  zombiePiece,
} from './names.ts';
import { besideOf } from './options.ts';
import { ShotFace } from './Shots.tsx';

const previewFor = foreseen((view: View, act: Act) => previewOf(view, view.turn, act));

type Attack = NonNullable<Preview['attack']>;

/** What an attack is for, and its chance: what it says in the list it says on the board. */
function promise({ odds }: Attack): { readonly best: 'head' | 'turn' | 'body'; readonly chance: number } {
  const best = odds.head > 0 ? 'head' : odds.turn > 0 ? 'turn' : 'body';
  return { best, chance: odds[best] };
}

export function worth(seen: Seen, choice: string, given: unknown, words: GameWords): Worth {
  const view = viewOf(seen);
  if (choice === 'zombieAct')
    return (given as ZombieAct).do === 'end' ? {} : { cost: 1, costLabel: words.say(say('p.costs', { n: 1 })) };
  if (choice !== 'act') return {};
  if ((given as Act).do === 'end') {
    const { ap: left } = view.humans[view.turn]!;
    return left === 0 ? {} : { loses: words.say(say('p.loses', { n: left })) };
  }
  const { ap, attack } = previewFor(view, given as Act);
  return {
    cost: ap > 0 ? ap : words.say(say('p.free')),
    costLabel: ap > 0 ? words.say(say('p.costs', { n: ap })) : undefined,
    odds: attack === null ? undefined : words.say(say('p.percent', { percent: percent(promise(attack).chance) })),
    rank: attack === null ? 0 : attack.odds.head + attack.odds.turn,
  };
}

const NOTHING: Shown = { highlights: {}, tickets: [], says: '' };

export function preview(seen: Seen, choice: string, given: unknown, words: GameWords): Shown {
  const view = viewOf(seen);
  if (choice === 'zombieAct') return zombiePreview(view, seen, given as ZombieAct);
  if (choice === 'facing') {
    const { square } = seen.pending!.about as { square: number };
    return { ...NOTHING, highlights: coneOf(view, square, given as number) };
  }
  if (choice !== 'act') return NOTHING;
  const act = given as Act;
  if (act.do === 'end') return NOTHING;
  const facts = previewFor(view, act);
  const { body, says } = paperFor(facts, words);
  return {
    highlights: marksOf(view, act, facts),
    tickets: [{ key: 'preview', at: placeOf(view, act, facts), body }],
    says: says.join('. '),
  };
}

const coneOf = (view: View, square: number, facing: number): GridHighlights => ({
  cone: { spaces: sight(view, square, facing), ink: 'var(--accent)' },
});

function marksOf(view: View, act: Act, { human, path, opening, attack, noise, ap }: Preview): GridHighlights {
  const { square, facing } = view.humans[human]!;
  const piece = humanPiece(human);
  const heard: GridHighlights =
    noise === null
      ? {}
      : { noise: { spaces: hearing(view, noise.square, noise.noise), from: noise.square, loud: noise.noise } };
  if (act.do === 'turn') {
    const way = (facing + (act.to === 'left' ? 3 : 1)) & 3;
    return { ...coneOf(view, square, way), turn: { piece, facing: way } };
  }
  if (path.length > 1) return { ...heard, path: { piece, through: path, cost: ap }, hover: path.at(-1) };
  if (attack !== null) {
    const target = attack.squares[0];
    return {
      ...heard,
      struck: attack.squares,
      ...(target === undefined ? {} : { aim: { from: piece, space: target } }),
    };
  }
  if (opening >= 0) return { planks: opening };
  if (act.do === 'search') {
    const found = searchBefore(stateOf(view), view.humans[human]!);
    return found < 0 ? {} : { marked: [{ space: groundFor(view).searches[found]!.square, ink: 'var(--accent)' }] };
  }
  if (act.do === 'aim') return coneOf(view, square, facing);
  return heard;
}

function placeOf(view: View, act: Act, { human, path, attack, opening }: Preview): PinnedTicket['at'] {
  if (path.length > 1) return { space: path.at(-1)! };
  if (attack?.squares[0] !== undefined) return { space: attack.squares[0] };
  if (opening >= 0) return { door: opening };
  if (act.do === 'throw' || act.do === 'put') return { space: act.square };
  if (act.do === 'search') {
    const found = searchBefore(stateOf(view), view.humans[human]!);
    if (found >= 0) return { space: groundFor(view).searches[found]!.square };
  }
  return { piece: humanPiece(human) };
}

/** What an act costs and promises, on paper and in words. */
function paperFor(facts: Preview, words: GameWords) {
  const word = (id: SkinWord, more = {}): string => words.say(say(id, more));
  const { attack, ap } = facts;
  const total = word('p.ap', { n: ap });
  const lines = effects(facts, word);
  if (attack === null)
    return {
      body: <CostTicket icon={facts.path.length > 1 ? 'boot-prints' : 'hourglass'} total={total} lines={lines} />,
      says: [total, ...lines.map(({ text }) => text)],
    };
  const { odds, humans } = attack;
  const { best, chance: likely } = promise(attack);
  const chance = word('p.percent', { percent: percent(likely) });
  const of = word(`p.shot.${best}`);
  const roll = word(attack.weapon === null ? 'p.roll.hands' : 'p.roll', { ap });
  const more: TicketLine[] = [
    ...(best !== 'body' && odds.body > 0
      ? [{ id: 'body', text: word('p.odds.body', { percent: percent(odds.body) }) }]
      : []),
    { id: 'oops', text: word('p.odds.oops', { percent: percent(odds.oops) }), tone: 'bad' as const },
    ...humans.map((id) => ({
      id: `human ${id}`,
      text: word('p.odds.human', { name: nameOf(id) }),
      tone: 'bad' as const,
    })),
    ...lines,
  ];
  const dice = attack.weapon === null ? 2 : 1;
  return {
    body: (
      <OddsTicket
        odds={chance}
        of={of}
        dice={[...Array(dice).keys()].map((i) => <ShotFace key={i} shot={best} size={30} />)}
        roll={roll}
        lines={more}
      />
    ),
    says: [`${chance} ${of}`, roll, ...more.map(({ text }) => text)],
  };
}

function effects(
  { through, helped, noise, seenBy, path }: Preview,
  word: (id: SkinWord, more?: object) => string,
): TicketLine[] {
  const lines: TicketLine[] = [];
  if (through !== null) lines.push({ id: 'through', text: word(`p.through.${through}`) });
  if (helped) lines.push({ id: 'helped', text: word('p.helped'), tone: 'good' });
  if (noise !== null)
    lines.push({
      id: 'noise',
      text: word(`p.heard.${noise.noise}`, { n: noise.heard }),
      tone: noise.heard > 0 ? 'bad' : 'plain',
    });
  else if (path.length > 1) lines.push({ id: 'quiet', text: word('p.quiet'), tone: 'good' });
  if (seenBy.length > 0) lines.push({ id: 'seen', text: word('p.seen', { n: seenBy.length }), tone: 'bad' });
  return lines;
}

function zombiePreview(view: View, seen: Seen, act: ZombieAct): Shown {
  const { zombie: id } = seen.pending!.about as { zombie: number };
  const { square, facing } = view.zombies[id]!;
  const piece = zombiePiece(id);
  if (act.do === 'turn') {
    const way = (facing + (act.to === 'left' ? 3 : 1)) & 3;
    return {
      ...NOTHING,
      highlights: {
        cone: { spaces: sight(view, square, way), ink: 'var(--blood)' },
        turn: { piece, facing: way },
      } as GridHighlights,
    };
  }
  const ahead = besideOf(view, square, facing);
  if (act.do === 'forward' || act.do === 'leap') {
    const next = groundFor(view).to[4 * square + facing]!;
    return next < 0
      ? NOTHING
      : { ...NOTHING, highlights: { path: { piece, through: [square, next], cost: 1 }, hover: next } };
  }
  return act.do === 'bite' || act.do === 'devour'
    ? { ...NOTHING, highlights: { struck: [ahead] } as GridHighlights }
    : NOTHING;
}
