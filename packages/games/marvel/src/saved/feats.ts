import type { BystanderId } from '../../content/bystanders.ts';
import { walk } from '../actions/move.ts';
import type { Feat } from '../actions/use.ts';
import { heal } from '../rules/changes.ts';
import { changePower } from '../rules/power.ts';
import { heroesAt, isIn, seatOf, sheetOf } from '../rules/questions.ts';
import { sees } from '../rules/reach.ts';
import type { HeroId, State, Zone } from '../types.ts';
import { ask, call, done, proc } from '../words.ts';
import { canHelp, HELPING, help } from './held.ts';

const others = ({ heroes }: State, hero: HeroId): HeroId[] =>
  [...heroes.keys()].filter((one) => one !== hero && isIn(heroes[one]!));

/** Somebody else in sight who has room for more Power. */
const handled = (state: State, hero: HeroId): HeroId[] =>
  others(state, hero).filter((one) => sees(state, state.heroes[hero]!.zone, state.heroes[one]!.zone));

/** Those in the Zone who are hurt. */
const hurt = (state: State, hero: HeroId): HeroId[] =>
  heroesAt(state, state.heroes[hero]!.zone).filter((one) => {
    const { health } = state.heroes[one]!;
    return health < sheetOf(state.heroes[one]!).health;
  });

/** A hero is chosen for it, among these. */
const forHero = (id: BystanderId, power: number, among: (state: State, hero: HeroId) => HeroId[]): Feat => ({
  cost: 0,
  forbids: ({ state }, hero) => (canHelp(state, hero, id, power) && among(state, hero).length > 0 ? [] : HELPING),
  carryOut(play, hero) {
    help(play, hero, id, power);
    return call('helpHero', { hero, by: id, heroes: among(play.state, hero) }, hero, 'after');
  },
});

/** Agent Coulson: Power for another hero in sight. Aunt May: Health, for two points of it. */
export const fieldHandler = forHero('coulson', 0, handled);
export const bandages = forHero('aunt-may', 2, hurt);

export const helpHero = proc('helpHero', {
  whom: ({ state }, { hero, by, heroes }) => ask(seatOf(state, hero), 'hero', { by, heroes }),
  helped(play, { by }) {
    const hero = play.answer('hero');
    if (by === 'coulson') changePower(play, hero, 1, by, HELPING);
    else heal(play, hero, 1, by, HELPING);
    return done();
  },
});

const gates = (state: State, hero: HeroId): Zone[] => {
  const from = state.heroes[hero]!.zone;
  return [...new Set(others(state, hero).map((one) => state.heroes[one]!.zone))].filter((zone) => zone !== from);
};

/** Wong: to any other hero, whoever stands in the way. */
export const sanctumGate: Feat = {
  cost: 0,
  forbids: ({ state }, hero) => (canHelp(state, hero, 'wong', 1) && gates(state, hero).length > 0 ? [] : HELPING),
  carryOut(play, hero) {
    help(play, hero, 'wong', 1);
    return call('passGate', { hero, zones: gates(play.state, hero) }, hero, 'after');
  },
};

export const passGate = proc('passGate', {
  where: ({ state }, { hero, zones }) => ask(seatOf(state, hero), 'zone', { by: 'wong', zones }),
  go(play, { hero }) {
    walk(play, hero, [play.answer('zone')], HELPING);
    return done();
  },
});
