import type { Play } from '@shamble/kernel';
import { pathsOf, stepsToward } from '@shamble/parts';
import { pushEnemies } from '../rules/changes.ts';
import { board, seatOf } from '../rules/questions.ts';
import { at, type FigureId, type HeroId, type Marvel, type State, type Zone } from '../types.ts';
import { ask, done, goto, next, proc } from '../words.ts';
import { readFigure } from './figures.ts';
import { rulesOf } from './rules.ts';

/** So many of a kind follow. */
const FOLLOW = 3;

/** Who, how many of them, how far: each step by an open way and nearer. */
export const lure = proc('lure', {
  whom: ({ state }, { hero, by, among }) => ask(seatOf(state, hero), 'figure', { hero, by, among: [...among] }),
  chosen(play, locals) {
    locals.figure = play.answer('figure');
    const one = readFigure(locals.figure);
    const there = 'kind' in one ? Math.min(FOLLOW, play.state.figures[at(one.zone, one.kind)]!) : 1;
    if (there === 1) return goto('way');
    const { hero, by } = locals;
    const from = Array.from({ length: there }, (_, i) => i + 1);
    return ask(seatOf(play.state, hero), 'howMuch', { hero, by, from }, 'counted');
  },
  counted(play, locals) {
    locals.count = play.answer('howMuch');
    return next;
  },
  way({ state }, { hero, by, figure }) {
    return ask(seatOf(state, hero), 'zone', { by, zones: luredTo(state, hero, zoneOf(state, figure)) });
  },
  come(play, locals) {
    const to = play.answer('zone');
    const { hero, by, figure, count } = locals;
    const one = readFigure(figure);
    if ('kind' in one) pushEnemies(play, hero, one.kind, { from: one.zone, to, count }, by, rulesOf(by));
    else if ('bystander' in one) lureBystander(play, hero, one.bystander, to, by);
    return done();
  },
});

function lureBystander(play: Play<Marvel>, hero: HeroId, bystander: number, to: Zone, by: string): void {
  const one = play.state.bystanders[bystander]!;
  const from = one.zone;
  one.zone = to;
  play.tell({ id: 'bystanderLured', data: { hero, bystander, from, to, by }, rules: rulesOf(by) });
}

export function zoneOf(state: Pick<State, 'bystanders' | 'foes'>, figure: FigureId): Zone {
  const one = readFigure(figure);
  if ('kind' in one) return one.zone;
  return 'foe' in one ? state.foes[one.foe]!.zone : state.bystanders[one.bystander]!.zone;
}

/** Zones one or two steps nearer to the hero, by the shortest open ways. */
export function luredTo(state: Pick<State, 'mission' | 'doors' | 'heroes'>, hero: HeroId, from: Zone): Zone[] {
  const { zone } = state.heroes[hero]!;
  if (zone === from) return [];
  const paths = pathsOf(board(state).map, state.doors);
  const near = stepsToward(paths, from, [zone]);
  const nearer = near.flatMap((one) => stepsToward(paths, one, [zone]));
  return [...new Set([...near, ...nearer])];
}

/** The first of them. */
export const nextTo = (state: Pick<State, 'mission' | 'doors' | 'heroes'>, hero: HeroId, from: Zone): Zone[] => {
  const { zone } = state.heroes[hero]!;
  return zone === from ? [] : [...stepsToward(pathsOf(board(state).map, state.doors), from, [zone])];
};
