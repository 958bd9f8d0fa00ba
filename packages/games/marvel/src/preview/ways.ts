import { copy, foresee, Menu, type Phrase, type Risk, type Way, type Ways, word } from '@shamble/kernel';
import { type WayStep, waysFrom } from '@shamble/parts';
import { move } from '../actions/move.ts';
import { spawnZones } from '../rules/march.ts';
import { board, enemiesAt, isRavenous } from '../rules/questions.ts';
import { sees } from '../rules/reach.ts';
import type { Act, Hero, Marvel, Opening, State, View, Zone } from '../types.ts';
import { lookAt, stateOf } from './look.ts';
import { threat } from './threat.ts';

type Moved = Extract<Act, { do: 'move' }>;

/** A hero on the way. */
interface At {
  readonly hero: Hero;
  /** A card is turned up there, or the one free Action is made: nobody knows how it goes on. */
  readonly ends: boolean;
}

/** Where the hero who acts can go: Moves as they are offered, carried out as they would be. */
export const ways: Ways<Marvel> = {
  of(view, { choice, about }): readonly Way[] {
    if (choice !== 'act') return [];
    const opening = about as Opening;
    if (opening.only !== null && !opening.only.includes('move')) return [];
    const state = copy(stateOf(view));
    return waysFrom(
      { hero: state.heroes[opening.hero]!, ends: false },
      ({ hero }) => hero.zone,
      ({ hero, ends }) => (ends ? -1 - hero.zone : hero.zone),
      (at) => (at.ends ? [] : movesFrom(state, opening, at)),
    );
  },
  cost: ({ cost }): Phrase => word('way.cost', { n: cost }),
  risks(view, { about }, way): readonly Risk[] {
    const { hero } = about as Opening;
    const left = way.through.slice(0, -1).reduce((sum, zone) => sum + enemiesAt(view, zone), 0);
    const there = enemiesAt(view, way.to);
    const watching = watchers(view, way.to);
    const walker = view.heroes[hero]!;
    const danger = threat({ ...view, heroes: view.heroes.with(hero, { ...walker, zone: way.to }) });
    const wounds = danger.zones.find(({ zone }) => zone === way.to)?.wounds ?? 0;
    return [
      ...(left > 0 ? [{ phrase: word('way.past', { n: left }), bad: true }] : []),
      ...(there > 0 ? [{ phrase: word('way.among', { n: there }), bad: true }] : []),
      ...(watching > 0 ? [{ phrase: word('way.seen', { n: watching }), bad: true }] : []),
      ...(spawnZones(view).includes(way.to) ? [{ phrase: word('way.spawn'), bad: true }] : []),
      ...(view.laid.some(({ zone, open }) => zone === way.to && !open)
        ? [{ phrase: word('way.card'), bad: false }]
        : []),
      ...(wounds > 0 ? [{ phrase: word('way.threat', { n: wounds }), bad: true }] : []),
      ...(isRavenous(walker) ? [{ phrase: word('way.ravenous'), bad: false }] : []),
      ...(there + watching === 0 ? [{ phrase: word('way.unseen'), bad: false }] : []),
    ];
  },
};

/** Enemies elsewhere who would see somebody there. */
function watchers(view: View, to: Zone): number {
  let count = 0;
  for (let zone = 0; zone < board(view).zones.length; zone++)
    if (zone !== to && enemiesAt(view, zone) > 0 && sees(view, zone, to)) count += enemiesAt(view, zone);
  return count;
}

function movesFrom(state: State, opening: Opening, at: At): WayStep<At>[] {
  const { hero } = opening;
  state.heroes[hero] = at.hero;
  const menu = new Menu<Act>(false);
  move.offer(lookAt(state), opening, menu);
  return menu.one().from.map((act) => {
    const after = carriedOut(state, opening, at, act as Moved);
    const cost = at.hero.actions - after.hero.actions;
    return { answer: act, after, cost, through: (act as Moved).path };
  });
}

function carriedOut(state: State, opening: Opening, at: At, act: Moved): At {
  const hero = copy(at.hero);
  state.heroes[opening.hero] = hero;
  let ends = opening.free === 1;
  const { play } = foresee(lookAt(state));
  const push: typeof play.push = () => {
    ends = true;
  };
  move.carryOut({ ...play, push }, opening, act);
  return { hero, ends };
}
