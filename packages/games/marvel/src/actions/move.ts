import type { Look, Menu, Play, RuleId } from '@shamble/kernel';
import { eachWalk } from '@shamble/parts';
import { board, enemiesAt } from '../rules/questions.ts';
import type { Act, HeroId, Marvel, Opening, State, Zone } from '../types.ts';
import { goto } from '../words.ts';
import { type Action, forbids, pay } from './action.ts';

/** One Action, one Zone (MZ-MOVE-01); more with some effects. Leaving Enemies behind costs extra (MZ-MOVE-02). */
export const move: Action<'move'> = {
  do: 'move',
  offer(look, opening, menu) {
    const { hero, boosts } = opening;
    const cost = costOf(look, opening);
    const because = forbids(look, opening, 'move', cost);
    const { zone } = look.state.heroes[hero]!;
    const dear = because.length > 0 && cost > 1 && because[0] === 'MZ-PHASE-04' ? TOO_DEAR : because;
    if (dear.length > 0 && !menu.explain) return;
    offerWays(look, opening, zone, look.query('moveZones', { hero, boosts }), dear, menu);
  },
  carryOut(play, opening, { path }) {
    pay(play.state.heroes[opening.hero]!, opening, costOf(play, opening));
    walk(play, opening.hero, path, ['MZ-MOVE-01']);
    return goto('after');
  },
};

export const costOf = (look: Look<Marvel>, { hero, boosts }: Opening): number =>
  1 + look.query('moveExtra', { hero, zone: look.state.heroes[hero]!.zone, boosts });

export const TOO_DEAR: readonly RuleId[] = ['MZ-MOVE-03'];
const STOPPED: readonly RuleId[] = ['MZ-MOVE-04'];
const BARRED: readonly RuleId[] = ['MZ-M08-08'];
/** The one effect that says where a Move ends. */
const FALSE_END: readonly RuleId[] = ['MZ-CARD-09'];
const SHUT: readonly RuleId[] = ['MZ-ADJ-04'];

/** All ways of so many Zones. A Zone with Enemies ends the Move (MZ-MOVE-04); no Zone comes twice. */
function offerWays(
  look: Look<Marvel>,
  { hero, boosts }: Opening,
  from: Zone,
  most: number,
  because: readonly RuleId[],
  menu: Menu<Act>,
): void {
  const { state } = look;
  const stops = look.query('moveStops', { hero, boosts });
  eachWalk({ exits: board(state).exits, doors: state.doors }, [from], most, because, {
    reach(path, now) {
      const to = path.at(-1)!;
      const barred = look.query('mayEnter', { hero, from: path.at(-2) ?? from, to }) ? now : BARRED;
      const ends = boosts.length === 0 || barred.length > 0 || look.query('mayEnd', { hero, zone: to, boosts });
      menu.weigh({ do: 'move', path }, ends ? barred : FALSE_END);
      if (barred.length > 0 && barred !== STOPPED) return undefined;
      const then = stops && enemiesAt(state, to) > 0 ? STOPPED : barred;
      return then.length === 0 || menu.explain ? then : undefined;
    },
    stop: (to) => menu.refuse({ do: 'move', path: [to] }, SHUT),
  });
}

/** Bystander cards that wait on the way are turned up (MZ-BYS-09, MZ-BLDG-07). */
export function walk(play: Play<Marvel>, id: HeroId, path: readonly Zone[], rules: readonly RuleId[]): void {
  const { state } = play;
  const hero = state.heroes[id]!;
  const from = hero.zone;
  hero.zone = path.at(-1)!;
  play.tell({ id: 'moved', data: { hero: id, from, path: [...path], actions: hero.actions }, rules });
  if (state.laid.length === 0) return;
  const zones =
    path.length === 1 ? cardsMet(play, path[0]!) : [...new Set(path.flatMap((zone) => cardsMet(play, zone)))];
  if (zones.length > 0) play.push('turnCards', { hero: id, zones });
}

/** Zones whose card is turned when a hero comes there: its own; all of a building that counts as opened. */
function cardsMet(play: Look<Marvel>, zone: Zone): Zone[] {
  const { state } = play;
  const on = board(state);
  const { building } = on.zones[zone]!;
  const isWhole = building >= 0 && state.opened[building] === 1 && play.query('turnsCards', { building });
  const zones = isWhole ? on.buildings[building]! : [zone];
  return zones.filter((one) => hasCard(state, one));
}

export const hasCard = ({ laid }: Pick<State, 'laid'>, zone: Zone): boolean =>
  laid.some((card) => card.zone === zone && !card.open && card.under < 0);
