import { vehicle } from '@shamble/plague/phrases';
import { allSearched } from '@shamble/plague/preview';
import type { View } from '@shamble/plague/types';
import type { Goal } from '../../parts/Bill.tsx';
import type { Level } from '../../parts/DangerBar.tsx';
import type { Heading, Seen } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { groundFor, nameOf, type SkinWord, say, viewOf } from './names.ts';

export function heading(seen: Seen, words: GameWords): Heading {
  const view = viewOf(seen);
  const word = (id: SkinWord, more = {}): string => words.say(say(id, more));
  const all = goals(seen, words);
  const next = all.find(({ done }) => !done) ?? all.at(-1);
  const there = view.zombies.filter(({ square }) => square >= 0).length;
  return {
    mission: words.mission(view.board) ?? words.title,
    goal: next?.text ?? '',
    round: word('p.round', { round: view.round }),
    phases: (['humans', 'zombies'] as const).map((id) => ({ id, label: word(`p.phase.${id}`) })),
    phase: view.turn < 0 && view.round > 0 ? 'zombies' : 'humans',
    danger: {
      level: levelFor(there, view.humans.length),
      label: word('p.dead.there', { there, reserve: view.reserve + view.dogs }),
      short: word('p.dead.short', { there, reserve: view.reserve + view.dogs }),
    },
  };
}

/** By the dead for each human. */
const levelFor = (there: number, humans: number): Level => {
  const each = there / Math.max(1, humans);
  return each < 2 ? 'blue' : each < 3.5 ? 'yellow' : each < 5 ? 'orange' : 'red';
};

/** All search spaces, then a way out: the house, a room, the cellar or the car. */
export function goals(seen: Seen, words: GameWords): Goal[] {
  const view = viewOf(seen);
  const ground = groundFor(view);
  const word = (id: SkinWord, more = {}): string => words.say(say(id, more));
  const spaces = ground.searches.flatMap(({ square }, id) =>
    view.cellar >= 0 || square < ground.cellar.first ? [id] : [],
  );
  const searched = spaces.filter((id) => view.searched[id] !== 0).length;
  if (view.late) return [{ id: 'late', text: word(view.cracked ? 'p.goal.late.cracked' : 'p.goal.late'), done: false }];
  const car = view.started ? 'p.goal.car.started' : 'p.goal.car';
  const unmasked = unmaskedIn(view);
  const shut = ground.outer.filter((id) => view.barred[id] === 1).length;
  return [
    ...(isTraitor(view) ? [{ id: 'traitor', text: word('p.goal.traitor'), done: false }] : []),
    ...(unmasked === undefined
      ? []
      : [{ id: 'unmasked', text: word('p.goal.unmasked', { name: nameOf(unmasked) }), done: false }]),
    { id: 'search', text: word('p.goal.search', { searched, count: spaces.length }), done: allSearched(view) },
    { id: 'house', text: word('p.goal.house', { shut, count: ground.outer.length }), done: false },
    ...(view.variants.short ? [{ id: 'room', text: word('p.goal.room'), done: false }] : []),
    ...(view.cellar >= 0 ? [{ id: 'cellar', text: word('p.goal.cellar'), done: false }] : []),
    ...(ground.carDoors.length > 0 ? [{ id: 'car', text: word(car, { vehicle: vehicle(view) }), done: false }] : []),
    ...(view.baby.state !== 'away' && view.baby.state !== 'dead'
      ? [{ id: 'baby', text: word('p.goal.baby'), done: false }]
      : []),
  ];
}

/** The traitor whom everybody knows, while he lives. */
const unmaskedIn = ({ humans, unmasked }: View): number | undefined =>
  humans.flatMap(({ seat, status }, id) => (seat === unmasked && ALIVE.includes(status) ? [id] : []))[0];

const ALIVE: readonly string[] = ['in', 'carried', 'out'];

/** Whoever looks is the traitor, and nobody else knows. */
const isTraitor = ({ variants, traitor, unmasked }: View): boolean =>
  variants.traitor && traitor !== null && traitor >= 0 && unmasked < 0;
