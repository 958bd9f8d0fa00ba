import { type Phrase, word } from '@shamble/kernel';
import { MOST_HUNGER } from '../../content/heroes.ts';
import { bystander, foe, kind, listed, person, place } from '../phrases.ts';
import { heroesAt, isIn } from '../rules/questions.ts';
import { at, FOE, NONE, type View } from '../types.ts';
import { isCounted, threat } from './threat.ts';

/** Who may be attacked and fall, the worst first; who gets hungry; who is coming, and who gets away. */
export function threats(view: View): Phrase[] {
  const { zones, arrows, flights } = threat(view);
  return [
    ...zones.flatMap(({ zone, wounds, by, foes, fighters, heroes }) => {
      const who = listed(heroes.map(({ hero }) => person(view, hero)));
      // Whoever strikes twice is one.
      const there = (id: number): number =>
        arrows.reduce((sum, one) => (one.to === zone && one.kind === id ? sum + one.count : sum), 0) +
        view.figures[at(zone, id)]!;
      const what = [
        ...by.flatMap((count, id) =>
          id === FOE || count === 0 ? [] : [word('count', { count: Math.min(count, there(id)), kind: kind(view, id) })],
        ),
        ...foes.map((id) => foe(view, id)),
        ...fighters.map(bystander),
      ];
      if (heroes.length === 0) return [];
      return [word('threat.attack', { who, zone: place(view, zone), wounds, what: listed(what) })];
    }),
    ...zones.flatMap(({ heroes }) =>
      heroes.flatMap(({ hero, falls }) => (falls === 'no' ? [] : [word('threat.dies', { who: person(view, hero) })])),
    ),
    ...hungry(view),
    ...arrows.flatMap(({ kind: id, foe: named, bystander: runs, count, from, to }) => {
      if (heroesAt(view, to).length === 0) return [];
      const what = isCounted(id)
        ? word('count', { count, kind: kind(view, id) })
        : named === NONE
          ? bystander(runs)
          : foe(view, named);
      return [word('threat.reach', { what, from: place(view, from), to: place(view, to) })];
    }),
    ...flights.flatMap(({ bystander: id, escapes }) =>
      escapes ? [word('threat.escapes', { who: bystander(id) })] : [],
    ),
  ];
}

function hungry(view: View): Phrase[] {
  if (view.mode !== 'zombie') return [];
  return view.heroes.flatMap((hero, id) => {
    if (!isIn(hero) || hero.hunger < MOST_HUNGER - 1) return [];
    const isRaving = hero.hunger === MOST_HUNGER;
    return [word(isRaving ? 'threat.starves' : 'threat.ravenous', { who: person(view, id) })];
  });
}
