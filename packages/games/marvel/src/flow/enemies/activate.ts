import type { Look, Next, Play, RuleId, Shares } from '@shamble/kernel';
import { shift } from '../../rules/changes.ts';
import {
  type Aim,
  actingAt,
  actingFoes,
  aimFrom,
  evenWays,
  hasAction,
  hasGuards,
  type March,
  marches,
  nextFight,
  preyOf,
  rulesOf,
  shareOf,
  whyOf,
} from '../../rules/march.ts';
import { bystandersAt, everyone } from '../../rules/questions.ts';
import {
  type Activation,
  AGENTS,
  at,
  type Because,
  type BystanderIndex,
  FOE,
  type FoeIndex,
  type Group,
  GUARD,
  type KindId,
  type Marvel,
  NONE,
  type Zone,
} from '../../types.ts';
import { ask, call, choice, done, goto, next, proc } from '../../words.ts';
import { addTo, leech, nextShot, ralliedAfter, ralliedBy, shotOf } from './feats.ts';

/** Attacks, then moves (MZ-EPH-05); then the second Action of those who have two (MZ-TWO-02). */
export const activate = proc('activate', {
  begin(play, locals) {
    const { kinds, because } = locals;
    locals.rallied = ralliedBy(play, locals);
    if (because === 'phase') return next;
    for (let kind = 0; kind < kinds.length; kind++)
      if (kinds[kind]) play.tell({ id: 'extraActivation', data: { kind, because }, rules: CALLED_BY[because] });
    return because === 'scent' ? goto('move') : next;
  },
  attack(play, locals) {
    const zone = nextFight(play, locals, (one) => anyActs(play, locals, one));
    if (zone < 0) return shoot(play, locals);
    locals.at = zone + 1;
    locals.attacked.push(zone);
    return call('assault', assaultOn(play, locals, zone), null, 'attack');
  },
  shoot: (play, locals) => shoot(play, locals),
  aimed: (play, { shot }) => call('assault', shotOf(play, shot.at(-1)!, play.answer('zone')), null, 'shoot'),
  move: (play, locals) => move(play, locals),
  shared(play, locals) {
    const { kind, from } = oddOnes(marches(play, locals), locals)!;
    locals.odd[oddKey(kind, from)] = play.answer('oddFigures');
    return move(play, locals);
  },
  foeWent(play, locals) {
    locals.foeWays[tornFoe(foeMarches(play, locals), locals)!.foe] = play.answer('foeWay');
    return move(play, locals);
  },
  went(play, locals) {
    const { bystander } = tornWalk(bystanderMarches(play, marches(play, locals), locals), locals)!;
    locals.bystanderWays[bystander] = play.answer('bystanderWay');
    return move(play, locals);
  },
  flee(play, locals) {
    const { because, action } = locals;
    const isFlight = because === 'phase' && action === 1 && play.state.mode === 'zombie';
    return isFlight ? call('flight', { at: 0, left: 0 }) : actAgain(play, locals);
  },
  again: (play, locals) => actAgain(play, locals),
});

/** Those who attack from afar, one after the other; then all move. */
function shoot(play: Play<Marvel>, locals: Activation): Next {
  const shot = nextShot(play, locals);
  if (shot === null) return move(play, locals);
  locals.shot.push(shot.foe);
  if (shot.zones.length > 1) return ask(everyone(play), 'zone', { by: 'long-reach', zones: shot.zones }, 'aimed');
  return call('assault', shotOf(play, shot.foe, shot.zones[0]!), null, 'shoot');
}

/** All at once, when everything that is open has been asked. */
function move(play: Play<Marvel>, locals: Activation): Next {
  const marching = marches(play, locals);
  const odd = oddOnes(marching, locals);
  if (odd !== undefined) return askForOdd(play, odd);
  const foes = foeMarches(play, locals);
  const torn = tornFoe(foes, locals);
  if (torn !== undefined)
    return ask(everyone(play), 'foeWay', { foe: torn.foe, from: torn.from, ways: torn.ways }, 'foeWent');
  const walks = bystanderMarches(play, marching, locals);
  const walk = tornWalk(walks, locals);
  if (walk === undefined) return carryOut(play, marching, foes, walks, locals);
  const { bystander, from, ways } = walk;
  return ask(everyone(play), 'bystanderWay', { bystander, from, ways }, 'went');
}

/** The second Action of those who have two. */
function actAgain(play: Play<Marvel>, locals: Activation): Next {
  locals.action += 1;
  if (locals.because === 'scent') return done();
  if (!anyHasAction(play, locals)) {
    leech(play, locals);
    return done();
  }
  Object.assign(locals, { attacked: [], at: 0, shot: [], odd: {}, foeWays: {}, bystanderWays: {} });
  return goto('attack');
}

const CALLED_BY: Readonly<Record<Because, readonly RuleId[]>> = {
  phase: ['MZ-EPH-02'],
  rush: ['MZ-SPAWN-08'],
  card: ['MZ-SPAWN-09'],
  shortage: ['MZ-SHORT-01'],
  scent: ['MZ-HM-13'],
};

export const activationOf = (
  kinds: readonly KindId[],
  because: Because,
  { rushed = null, foe = NONE }: Partial<Pick<Activation, 'rushed' | 'foe'>> = {},
): Activation => ({
  because,
  kinds: [0, 1, 2, 3].map((kind) => kinds.includes(kind)),
  rushed,
  foe,
  action: 1,
  attacked: [],
  at: 0,
  shot: [],
  rallied: [],
  odd: {},
  foeWays: {},
  bystanderWays: {},
});

function agentsActing(look: Look<Marvel>, activation: Activation, zone: Zone, kind: KindId): number {
  const count = actingAt(look.state, zone, kind, activation);
  return count > 0 && hasAction(look, activation, kind) ? count : 0;
}

function anyHasAction(look: Look<Marvel>, activation: Activation): boolean {
  if (actingFoes(look, activation).length > 0) return true;
  for (let kind = 0; kind < AGENTS; kind++) if (hasAction(look, activation, kind)) return true;
  return false;
}

function anyActs(look: Look<Marvel>, activation: Activation, zone: Zone): boolean {
  for (let kind = 0; kind < AGENTS; kind++) if (agentsActing(look, activation, zone, kind) > 0) return true;
  return foesActing(look, activation, zone).length > 0 || fightersAt(look, activation, zone).length > 0;
}

const foesActing = (look: Look<Marvel>, activation: Activation, zone: Zone): FoeIndex[] =>
  look.state.figures[at(zone, FOE)] === 0
    ? []
    : actingFoes(look, activation).filter((foe) => look.state.foes[foe]!.zone === zone);

/** Combat Bystanders fight with the Enemies in the Enemy Phase (MZ-CBY-03), escorted ones whenever their Guards do (MZ-ESC-03). */
function fightersAt(look: Look<Marvel>, activation: Activation, zone: Zone): BystanderIndex[] {
  const { state } = look;
  const { because, action } = activation;
  if (action > 1) return [];
  return bystandersAt(state, zone).filter((bystander) => {
    if (!look.query('fights', { bystander })) return false;
    return because === 'phase' || (state.bystanders[bystander]!.escort !== NONE && hasGuards(state, zone, activation));
  });
}

/** One Wound each, whatever is needed (MZ-EATT-01, MZ-EATT-04). */
function assaultOn(play: Play<Marvel>, activation: Activation, zone: Zone): Marvel['procs']['assault']['locals'] {
  const attackers = [0, 1, 2].map((kind) => agentsActing(play, activation, zone, kind));
  const foes = foesActing(play, activation, zone);
  const fighters = fightersAt(play, activation, zone);
  let each = 0;
  for (const foe of foes) if (play.query('woundsAll', { foe })) each += 1;
  let enemies = attackers.reduce((sum, count) => sum + count, 0) - each;
  for (const foe of foes) enemies += play.query('foeWounds', { foe });
  attackers.push(foes.length);
  return { zone, enemies, bystanders: fighters.length, each, attackers, foes, fighters, queue: [], prey: [] };
}

const oddKey = (kind: KindId, from: Zone): string => `${kind}@${from}`;
const EVEN: Shares = {};

/** How many of a group go each way. */
const sharesOf = ({ kind, from, count, aim }: March, { odd }: Activation): number[] =>
  shareOf(count, aim.ways, count % aim.ways.length === 0 ? EVEN : (odd[oddKey(kind, from)] ?? EVEN));

/** The first group whose odd figures nobody has placed yet. */
const oddOnes = (marching: readonly March[], { odd }: Activation): March | undefined =>
  marching.find(({ kind, from, count, aim }) => count % aim.ways.length > 0 && odd[oddKey(kind, from)] === undefined);

function askForOdd(play: Play<Marvel>, { kind, from, count, aim }: March): Next {
  const about = { kind, from, ways: [...aim.ways], odd: count % aim.ways.length };
  return ask(everyone(play), 'oddFigures', about, 'shared');
}

const isAttacking = ({ attacked }: Activation, zone: Zone): boolean => attacked.includes(zone);

interface FoeMarch {
  readonly foe: FoeIndex;
  readonly from: Zone;
  readonly ways: Zone[];
  readonly aim: Aim;
}

/** The first Super Hero who could go several ways and has none yet; those of one Zone part evenly. */
const tornFoe = (foes: readonly FoeMarch[], { foeWays }: Activation): FoeMarch | undefined =>
  foes.find(({ foe, ways }) => ways.length > 1 && foeWays[foe] === undefined);

/** Super Heroes that move, each with the ways that are still open to it. */
function foeMarches(look: Look<Marvel>, locals: Activation): FoeMarch[] {
  const out: FoeMarch[] = [];
  const { state } = look;
  const acting = actingFoes(look, locals).filter(
    (foe) => !isAttacking(locals, state.foes[foe]!.zone) && !locals.shot.includes(foe),
  );
  if (acting.length === 0) return out;
  const prey = preyOf(state);
  for (const foe of acting) {
    const from = state.foes[foe]!.zone;
    const aim = aimFrom(state, from, prey);
    if (aim === null) continue;
    const together = acting.filter((one) => state.foes[one]!.zone === from);
    const taken = together.flatMap((one) =>
      one < foe && locals.foeWays[one] !== undefined ? [locals.foeWays[one]!] : [],
    );
    const chosen = locals.foeWays[foe];
    const open = evenWays(aim.ways, taken, together.length);
    if (chosen === undefined && open.length === 1) locals.foeWays[foe] = open[0]!;
    out.push({ foe, from, ways: chosen === undefined ? open : [chosen], aim });
  }
  return out;
}

interface Walk {
  readonly bystander: BystanderIndex;
  readonly from: Zone;
  readonly ways: Zone[];
  readonly by: 'guards' | Aim['by'];
  readonly aim: Aim;
}

/** Bystanders that go like a Trooper (MZ-CBY-01), or with their Guards (MZ-ESC-01), each with its ways. */
function bystanderMarches(look: Look<Marvel>, marching: readonly March[], locals: Activation): Walk[] {
  const { state } = look;
  const walks: Walk[] = [];
  if (locals.action > 1) return walks;
  for (let bystander = 0; bystander < state.bystanders.length; bystander++) {
    const { zone: from, escort } = state.bystanders[bystander]!;
    if (from === NONE) continue;
    if (escort !== NONE) {
      const guards = marching.find((march) => march.kind === GUARD && march.from === from);
      if (guards === undefined) continue;
      const { aim } = guards;
      const shares = sharesOf(guards, locals);
      walks.push({ bystander, from, ways: aim.ways.filter((_, i) => shares[i]! > 0), by: 'guards', aim });
    } else if (locals.because === 'phase' && !isAttacking(locals, from) && look.query('fights', { bystander })) {
      const aim = aimFrom(state, from, preyOf(state));
      if (aim !== null) walks.push({ bystander, from, ways: [...aim.ways], by: aim.by, aim });
    }
  }
  return walks;
}

const tornWalk = (walks: readonly Walk[], { bystanderWays }: Activation): Walk | undefined =>
  walks.find(({ bystander, ways }) => ways.length > 1 && bystanderWays[bystander] === undefined);

function carryOut(
  play: Play<Marvel>,
  marching: readonly March[],
  foes: readonly FoeMarch[],
  bystanders: readonly Walk[],
  locals: Activation,
): Next {
  const { state } = play;
  const groups: Group[] = (locals.rushed ?? []).filter(({ zone }) => !marching.some(({ from }) => from === zone));
  locals.rallied = ralliedAfter(locals, marching, (march) => sharesOf(march, locals));
  for (const march of marching) {
    const { kind, from, aim } = march;
    const shares = sharesOf(march, locals);
    const why = whyOf(state, from, aim, shares);
    aim.ways.forEach((to, i) => {
      if (shares[i] === 0) return;
      shift(state, kind, from, to, shares[i]!);
      addTo(groups, to, shares[i]!);
      play.tell({ id: 'marched', data: { kind, from, to, count: shares[i]! }, rules: rulesOf(aim), why });
    });
  }
  if (locals.rushed !== null) locals.rushed = groups;
  for (const { foe, from, ways, aim } of foes) {
    const [to] = ways;
    state.foes[foe]!.zone = to!;
    shift(state, FOE, from, to!, 1);
    const why = whyOf(
      state,
      from,
      aim,
      aim.ways.map((way) => (way === to ? 1 : 0)),
    );
    play.tell({ id: 'foeMoved', data: { foe, from, to: to! }, rules: rulesOf(aim), why });
  }
  for (const { bystander, from, ways, by, aim } of bystanders) {
    const to = ways.length === 1 ? ways[0]! : locals.bystanderWays[bystander]!;
    state.bystanders[bystander]!.zone = to;
    const why = {
      ...whyOf(
        state,
        from,
        aim,
        aim.ways.map((way) => (way === to ? 1 : 0)),
      ),
      by,
    };
    const rules = by === 'guards' ? ['MZ-ESC-01'] : ['MZ-CBY-01', ...rulesOf(aim)];
    play.tell({ id: 'bystanderMoved', data: { bystander, from, to }, rules, why });
  }
  return goto('flee');
}

/** MZ-EMOV-06 */
export const oddFigures = choice('oddFigures', {
  offer: (_look, { ways, odd }) => ({
    kind: 'share',
    total: odd,
    among: ways.map((way) => ({ id: String(way), max: 1 })),
  }),
  usual: (_view, { ways, odd }) => Object.fromEntries(ways.slice(0, odd).map((way) => [String(way), 1])),
});

export const foeWay = choice('foeWay', {
  offer: (_look, { ways }) => ({ kind: 'one', from: ways }),
  usual: (_view, { ways }) => ways[0]!,
});

export const bystanderWay = choice('bystanderWay', {
  offer: (_look, { ways }) => ({ kind: 'one', from: ways }),
  usual: (_view, { ways }) => ways[0]!,
});
