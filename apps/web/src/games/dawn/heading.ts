import { CHARACTERS } from '@shamble/dawn/content/characters';
import { losses } from '@shamble/dawn/preview';
import { EMPTY, NONE, type View } from '@shamble/dawn/types';
import type { Goal } from '../../parts/Bill.tsx';
import type { Level } from '../../parts/DangerBar.tsx';
import type { Heading, Seen } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { groundOf, nameOf, say, viewOf } from './names.ts';

/** The dead that lie in the mall, risen friends with them. */
export const deadIn = ({ zombies, characters }: View): number =>
  zombies.filter((lies) => lies !== EMPTY).length + characters.filter(({ status }) => status === 'super').length;

const LIVING: readonly string[] = ['well', 'stunned', 'infected'];
const LEVELS: readonly Level[] = ['blue', 'yellow', 'orange', 'red'];

export function heading(seen: Seen, words: GameWords): Heading {
  const view = viewOf(seen);
  const word = (id: string, more = {}): string => words.say(say(id, more));
  const next = goals(seen, words).find(({ done, isNote }) => !done && !isNote);
  const lost = losses(view);
  const of = groundOf(view.plan).plan.losses;
  const { n: there } = left(seen);
  return {
    mission: words.mission(view.plan) ?? words.title,
    goal: next?.text ?? '',
    round: view.round === 0 ? word('d.setup') : word('d.round', { round: view.round }),
    phases: ['humans', 'dead'].map((id) => ({ id, label: word(`d.phase.${id}`) })),
    phase: seen.outcome !== null ? '' : isDeadsTurn(seen) ? 'dead' : 'humans',
    danger: {
      level: LEVELS[Math.min(lost, LEVELS.length - 1)]!,
      label: word('d.danger', { there, lost, of }),
      short: word('d.danger.short', { lost, of }),
    },
  };
}

/** Their turn, or they are laid out. */
const isDeadsTurn = ({ stack, pending }: Seen): boolean =>
  stack.some(({ proc }) => proc === 'dead') || pending?.choice === 'deploy' || pending?.choice === 'hide';

/** The dead that are left, or that will be laid out. */
function left(seen: Seen): { n: number; hiding: number } {
  const view = viewOf(seen);
  const { counters, hidden } = groundOf(view.plan).plan;
  const choice = seen.pending?.choice;
  return {
    n: choice === 'deploy' ? counters : deadIn(view),
    hiding: choice === 'deploy' || choice === 'hide' ? hidden : view.hiding,
  };
}

/** What is left to do, entrance by entrance, and how near the other side is to its end. */
export function goals(seen: Seen, words: GameWords): Goal[] {
  const view = viewOf(seen);
  const word = (id: string, more = {}): string => words.say(say(id, more));
  const { entrances, plan } = groundOf(view.plan);
  const doors = entrances.flatMap((space, entrance) => (space === NONE ? [] : [doorGoal(view, entrance, words)]));
  const needing = view.characters.flatMap(({ status }, id) =>
    CHARACTERS[id]!.rifle && LIVING.includes(status) ? [id] : [],
  );
  const armed = needing.filter((id) => view.characters[id]!.rifle).length;
  const { n, hiding } = left(seen);
  const lost = { lost: losses(view), of: plan.losses };
  // Whoever knows who hides plays the dead.
  if (view.hidden !== null) {
    const shut = doors.filter(({ done }) => done).length;
    return [
      { id: 'kill', text: word('d.goal.kill', lost), done: false },
      { id: 'doors', text: word('d.goal.their.doors', { shut, of: doors.length }), done: false, isNote: true },
      { id: 'rifles', text: word('d.goal.their.rifles', { n: armed, of: needing.length }), done: false, isNote: true },
      { id: 'dead', text: word('d.goal.their.dead', { n, hiding }), done: false, isNote: true },
    ];
  }
  return [
    ...doors,
    ...needing.map((id) => ({
      id: `rifle ${id}`,
      text: word('d.goal.rifle', { name: nameOf(id) }),
      done: view.characters[id]!.rifle,
    })),
    {
      id: 'dead',
      text: word('d.goal.dead', { n, hiding }),
      done: view.round > 0 && n + hiding === 0,
    },
    { id: 'lost', text: word('d.goal.lost', lost), done: false, isNote: true },
  ];
}

const SIDES = ['N', 'E', 'S', 'W'] as const;

/** An entrance, and what keeps it open. */
function doorGoal(view: View, entrance: number, words: GameWords): Goal {
  const { entrances, names } = groundOf(view.plan);
  const space = entrances[entrance]!;
  const isThere = (id: number): boolean => view.characters[id]!.space === space;
  const living = view.characters.flatMap(({ status }, id) => (LIVING.includes(status) ? [id] : [])).filter(isThere);
  const risen = view.characters.some((one, id) => one.status === 'super' && isThere(id));
  const done = view.main[entrance] === 1;
  const how = done ? 'shut' : view.zombies[space] !== EMPTY || risen ? 'held' : living.length > 0 ? 'manned' : 'open';
  const name = living.map(nameOf).join(', ');
  const text = words.say(
    say(`d.goal.door.${how}`, { way: say(`d.way.${SIDES[entrance]!}`), number: names[space]!, name }),
  );
  return { id: `door ${entrance}`, text, done };
}
