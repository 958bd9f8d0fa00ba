import { hash, isOffered, type Next, type Play, type RuleId } from '@shamble/kernel';
import { ZOMBIES } from '../../../content/zombies.ts';
import { anyOf, type March, marches, rulesOf, whyOf } from '../../rules/march.ts';
import { type Senses, sensesOf } from '../../rules/senses.ts';
import { shortageOf, shortOffer, split, usualShort } from '../../rules/split.ts';
import {
  ABOMINATION,
  type Activation,
  at,
  KINDS,
  type KindId,
  RUNNER,
  type State,
  type Zombicide,
  type Zone,
} from '../../types.ts';
import { ask, call, choice, done, goto, next, proc } from '../../words.ts';
import { extraActivation } from './extra.ts';
import { everyone } from './together.ts';

/** Attacks, then moves; then what a lack of figures calls for; then the Runners once more (ZC-ZACT-02, ZC-RUN-01). */
export const activate = proc('activate', {
  begin(play, { kinds, because }) {
    if (because !== 'phase')
      for (let kind = 0; kind < KINDS.length; kind++)
        if (kinds[kind])
          play.tell({ id: 'extraActivation', data: { kind, because }, rules: rulesOfExtra(kind, because) });
    return next;
  },
  attack(play, locals) {
    const zone = nextAttack(play.state, locals);
    if (zone < 0) return next;
    locals.at = zone + 1;
    locals.attacked.push(zone);
    return call('bite', { zone, wounds: attackFrom(play, zone, locals), queue: [] }, null, 'attack');
  },
  move(play, locals) {
    const senses = sensesOf(play);
    const marching = marches(senses, play.state.figures, locals.kinds, locals.attacked);
    if (marching.length === 0) return goto('supply');
    const chosen = withWay(marching, locals.way);
    return undecided(play, chosen, locals) ?? carryOut(play, senses, chosen, locals);
  },
  took(play, locals) {
    locals.way = play.answer('abominationPath');
    return goto('move');
  },
  shared(play, locals) {
    locals.lacking[locals.short.pop()!] = play.answer('shortGroup');
    return goto('move');
  },
  // ZC-SPLIT-05: the moves are finished; every Zombie of a kind that ran short acts again.
  supply(play, locals) {
    locals.seen = play.result('activate') ?? locals.seen;
    const kind = locals.short.shift();
    if (kind === undefined) return next;
    const position = positionOf(play.state, kind);
    if (locals.seen.includes(position)) return goto('supply');
    return call('activate', extraActivation([kind], 'split', [...locals.seen, position]), null, 'supply');
  },
  // Whatever they did before, they attack or move (ZC-RUN-02, ZC-RUN-03, ZC-RUN-04).
  again(play, locals) {
    const runners = locals.kinds[RUNNER] && play.state.supply[RUNNER]! < ZOMBIES.runner.figures;
    if (locals.action === 2 || !runners) return done(locals.seen);
    locals.action = 2;
    locals.kinds = KINDS.map((_, kind) => kind === RUNNER);
    locals.attacked = [];
    locals.at = 0;
    return goto('attack');
  },
});

const CALLED_BY: Readonly<Record<'card' | 'supply' | 'split', readonly RuleId[]>> = {
  card: ['ZC-XACT-01', 'ZC-XACT-02'],
  supply: ['ZC-OUT-02'],
  split: ['ZC-SPLIT-05'],
};

const rulesOfExtra = (kind: KindId, because: 'card' | 'supply' | 'split'): readonly RuleId[] =>
  kind === RUNNER && because === 'card' ? [...CALLED_BY.card, 'ZC-XACT-03'] : CALLED_BY[because];

/** The next zone on the map where Zombies that act share a zone with survivors; -1 if there is none. */
function nextAttack({ survivors, figures }: State, { at, kinds }: Activation): Zone {
  let first = -1;
  for (const { zone, status } of survivors)
    if (status === 'in' && zone >= at && (first < 0 || zone < first) && anyOf(figures, zone, kinds)) first = zone;
  return first;
}

/** All of them take part, each with one Wound (ZC-ZATK-01, ZC-ZATK-06). */
function attackFrom(play: Play<Zombicide>, zone: Zone, { kinds, action }: Activation): number {
  const attackers = KINDS.map((_, kind) => (kinds[kind] ? play.state.figures[at(zone, kind)]! : 0));
  const wounds = attackers.reduce((sum, count) => sum + count, 0);
  const rules = action === 1 ? ['ZC-ZATK-01', 'ZC-ZATK-06'] : ['ZC-ZATK-01', 'ZC-ZATK-06', 'ZC-RUN-01'];
  play.tell({ id: 'zombiesAttacked', data: { zone, wounds, attackers }, rules });
  return wounds;
}

/** The Abomination goes one way, once it has been chosen (ZC-SPLIT-04). */
const withWay = (marching: readonly March[], way: Zone): March[] =>
  marching.map((march) =>
    march.kind === ABOMINATION && march.ways.length > 1 && march.ways.includes(way) ? { ...march, ways: [way] } : march,
  );

/** What the players have yet to choose before anything moves. */
function undecided(play: Play<Zombicide>, marching: readonly March[], locals: Activation): Next | null {
  const torn = marching.find(({ kind, ways }) => kind === ABOMINATION && ways.length > 1);
  if (torn !== undefined)
    return ask(everyone(play), 'abominationPath', { from: torn.from, steps: [...torn.ways] }, 'took');
  for (let kind = 0; kind < KINDS.length; kind++) {
    const shortage = shortageOf(kind, marching, play.state.supply[kind]!);
    if (shortage === null) continue;
    const chosen = locals.lacking[kind];
    if (chosen !== undefined && isOffered(shortOffer(play.state, shortage), chosen)) continue;
    locals.short = [kind];
    return ask(everyone(play), 'shortGroup', shortage, 'shared');
  }
  return null;
}

function carryOut(play: Play<Zombicide>, senses: Senses, marching: readonly March[], locals: Activation): Next {
  const { figures, supply } = play.state;
  const shortages = supply.map((left, kind) => shortageOf(kind, marching, left)).filter((one) => one !== null);
  for (const march of marching) {
    const { kind, from } = march;
    const groups = split(march, locals.lacking[kind]);
    for (const { to, count, added } of groups) {
      supply[kind]! -= added;
      figures[at(from, kind)]! -= count - added;
      figures[at(to, kind)]! += count;
      if (count > 0) tellOf(play, senses, march, groups, { to, count, added });
    }
  }
  for (const { kind, missing } of shortages)
    play.tell({ id: 'figuresRanOut', data: { kind, missing }, rules: ['ZC-SPLIT-05'] });
  locals.short = shortages.map(({ kind }) => kind);
  locals.way = -1;
  locals.lacking = {};
  return goto('supply');
}

function tellOf(
  play: Play<Zombicide>,
  senses: Senses,
  march: March,
  groups: ReturnType<typeof split>,
  { to, count, added }: { to: Zone; count: number; added: number },
): void {
  const { kind, from, aim } = march;
  const why = whyOf(senses, march, groups, to);
  const rules = rulesOf(march, why);
  if (to !== from) play.tell({ id: 'shambled', data: { kind, from, to, count, added }, rules, why });
  else
    play.tell({
      id: 'blocked',
      data: { kind, zone: from, count, door: aim.door },
      rules: [...rules, 'ZC-ZMOV-07'],
      why,
    });
}

/** Where everybody stands and how they are: a chain that comes back to it would go on for ever. */
const positionOf = ({ figures, survivors }: State, kind: KindId): string =>
  hash([kind, figures, survivors.map(({ status, zone, slots }) => [status, zone, slots])]);

/** Waiting at a closed door is one of the ways: its own zone. */
export const abominationPath = choice('abominationPath', {
  offer: (_look, { steps }) => ({ kind: 'one', from: steps }),
  usual: (_view, { from, steps }) => (steps.includes(from) ? from : steps[0]!),
});

export const shortGroup = choice('shortGroup', {
  offer: ({ state }, about) => shortOffer(state, about),
  usual: (view, about) => usualShort(view, about),
});
