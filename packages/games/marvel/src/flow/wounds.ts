import type { Play, RuleId } from '@shamble/kernel';
import { bystandersAt, everyone, heroesAt, isIn, playersOf } from '../rules/questions.ts';
import {
  type Assault,
  type BystanderIndex,
  type HeroId,
  type Marvel,
  NONE,
  type State,
  type WoundSource,
  type Zone,
} from '../types.ts';
import { announce, ask, call, choice, done, goto, next, proc } from '../words.ts';

/** Wounds of all who attack a Zone: the players share them out freely (MZ-EATT-02), Combat Bystanders' too (MZ-CBY-03). */
export const assault = proc('assault', {
  deal(_play, { zone, enemies, bystanders, each, attackers, foes, fighters }) {
    const rules = fighters.length > 0 ? ['MZ-EATT-01', 'MZ-EATT-04', 'MZ-CBY-03'] : ['MZ-EATT-01', 'MZ-EATT-04'];
    const data = {
      zone,
      enemies,
      bystanders,
      each,
      attackers: [...attackers],
      foes: [...foes],
      fighters: [...fighters],
      warded: [],
      eased: [],
    };
    return announce({ id: 'woundsDealt', data, rules });
  },
  share(play, locals) {
    const event = play.announced('woundsDealt');
    if (event === null) return done();
    play.tell(event);
    const { enemies, bystanders, each, warded } = event.data;
    Object.assign(locals, { enemies, bystanders, each, warded: [...warded] });
    const heroes = heroesAt(play.state, locals.zone);
    const prey = preyAt(play.state, locals.zone);
    if (heroes.length + prey.length === 0) return done();
    if (enemies + bystanders === 0) return goto('line');
    const who = prey.length > 0 ? everyone(play) : playersOf(play, heroes);
    return ask(who, 'wounds', { zone: locals.zone, enemies, bystanders, each });
  },
  line(play, locals) {
    const { zone, enemies, bystanders, each, warded = [] } = locals;
    const shares = enemies + bystanders > 0 ? play.answer('wounds') : {};
    locals.queue = heroesAt(play.state, zone).map((hero) => ({
      hero,
      enemies: (shares[String(hero)] ?? 0) + each - warded.filter((one) => one === hero).length,
      bystanders: shares[fromBystanders(hero)] ?? 0,
    }));
    locals.prey = preyAt(play.state, zone).filter((bystander) => (shares[eatenId(bystander)] ?? 0) > 0);
    return next;
  },
  eat(_play, { prey }) {
    const bystander = prey.shift();
    return bystander === undefined ? next : call('eaten', { bystander, at: 0 }, null, 'eat');
  },
  /** What falls on somebody who is eliminated already is lost. */
  turn(play, locals) {
    const [first] = locals.queue;
    if (first === undefined) return done();
    if (isIn(play.state.heroes[first.hero]!) && first.enemies + first.bystanders > 0)
      return announce({ id: 'woundsAssigned', data: { ...first }, rules: ['MZ-EATT-02'] });
    locals.queue.shift();
    return goto('turn');
  },
  assigned(play, locals) {
    const event = play.announced('woundsAssigned');
    if (event === null) locals.queue.shift();
    else locals.queue[0] = { ...event.data };
    return goto(event === null ? 'turn' : 'suffer');
  },
  suffer(play, locals) {
    const first = locals.queue[0]!;
    const source: WoundSource = first.enemies > 0 ? 'enemy' : 'bystander';
    if (first.enemies + first.bystanders === 0 || !isIn(play.state.heroes[first.hero]!)) {
      locals.queue.shift();
      return goto('turn');
    }
    if (source === 'enemy') first.enemies -= 1;
    else first.bystanders -= 1;
    return call('wound', { hero: first.hero, source }, first.hero, 'suffer');
  },
});

/** Bystanders who can be eaten there: the dead eat them, S.H.I.E.L.D. does not (MZ-HM-08). */
const preyAt = (state: Pick<State, 'mode' | 'bystanders'>, zone: Zone): BystanderIndex[] =>
  state.mode === 'hero' ? bystandersAt(state, zone) : [];

const eatenId = (bystander: BystanderIndex): string => `c${bystander}`;
const fromBystanders = (hero: HeroId): string => `b${hero}`;

export const wounds = choice('wounds', {
  offer({ state }, { zone, enemies, bystanders }) {
    const heroes = heroesAt(state, zone);
    const own = heroes.map((hero) => ({ id: String(hero), max: enemies }));
    // A Bystander takes one Wound, which is enough (MZ-HM-08).
    const prey = preyAt(state, zone).map((bystander) => ({ id: eatenId(bystander), max: 1 }));
    if (bystanders === 0) return { kind: 'share', total: enemies, among: [...own, ...prey] };
    const theirs = heroes.map((hero) => ({ id: fromBystanders(hero), max: bystanders }));
    return {
      kind: 'share',
      total: enemies + bystanders,
      among: [...own, ...theirs],
      limits: [
        { of: own.map(({ id }) => id), max: enemies },
        { of: theirs.map(({ id }) => id), max: bystanders },
      ],
    };
  },
  usual: (view, { zone, enemies, bystanders, each }) =>
    spread(view, heroesAt(view, zone), preyAt(view, zone), { zone, enemies, bystanders, each }),
});

/** One at a time to whoever has most Health left; rather a Bystander than a hero's last Health. */
function spread(
  { heroes, bystanders }: Pick<State, 'heroes' | 'bystanders'>,
  hurt: readonly HeroId[],
  prey: readonly BystanderIndex[],
  { enemies, bystanders: fighters, each }: Assault,
): Record<string, number> {
  const shares: Record<string, number> = {};
  const left = hurt.map((hero) => heroes[hero]!.health - each);
  // Those the mission needs are given up last.
  const spare = [...prey].sort((a, b) => Number(bystanders[a]!.objective) - Number(bystanders[b]!.objective));
  for (let i = 0; i < enemies + fighters; i++) {
    let best = 0;
    for (let one = 1; one < hurt.length; one++) if (left[one]! > left[best]!) best = one;
    if (spare.length > 0 && (hurt.length === 0 || left[best]! <= 1)) {
      shares[eatenId(spare.shift()!)] = 1;
      continue;
    }
    if (hurt.length === 0) break; // the rest is lost
    left[best]! -= 1;
    const id = i < enemies ? String(hurt[best]!) : fromBystanders(hurt[best]!);
    shares[id] = (shares[id] ?? 0) + 1;
  }
  return shares;
}

const WOUNDED_BY: Readonly<Record<WoundSource, readonly RuleId[]>> = {
  enemy: ['MZ-EATT-01', 'MZ-ID-01'],
  bystander: ['MZ-CBY-01', 'MZ-ID-01'],
  hunger: ['MZ-RAV-05', 'MZ-ID-01'],
};

/** One Wound: effects first, then the Health goes down (MZ-EATT-03). */
export const wound = proc('wound', {
  announce({ state }, { hero, source }) {
    const health = state.heroes[hero]!.health - 1;
    return announce({ id: 'wounded', data: { hero, source, health }, rules: WOUNDED_BY[source] });
  },
  suffer(play, { hero: id, source }) {
    const event = play.announced('wounded');
    if (event === null) return done();
    const hero = play.state.heroes[id]!;
    hero.health -= 1;
    play.tell({ ...event, data: { hero: id, source, health: hero.health } });
    if (hero.health === 0) fall(play, id, source);
    return done();
  },
});

/** Off the board; the Round is played on (MZ-WIN-05, MZ-WIN-06). */
function fall(play: Play<Marvel>, id: HeroId, source: WoundSource): void {
  const hero = play.state.heroes[id]!;
  hero.status = 'out';
  hero.zone = NONE;
  play.tell({ id: 'heroEliminated', data: { hero: id, source }, rules: ['MZ-EATT-03', 'MZ-WIN-06'] });
}
