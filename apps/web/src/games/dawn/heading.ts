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
  const next = goals(seen, words).find(({ done }) => !done);
  const lost = losses(view);
  const of = groundOf(view.plan).plan.losses;
  const there = deadIn(view);
  return {
    mission: words.mission(view.plan) ?? words.title,
    goal: next?.text ?? '',
    round: view.round === 0 ? word('d.setup') : word('d.round', { round: view.round }),
    phases: ['humans', 'dead'].map((id) => ({ id, label: word(`d.phase.${id}`) })),
    phase: isDeadsTurn(seen) ? 'dead' : 'humans',
    danger: {
      level: LEVELS[Math.min(lost, LEVELS.length - 1)]!,
      label: word('d.danger', { there, lost, of }),
      short: word('d.danger.short', { lost, of }),
    },
  };
}

const isDeadsTurn = ({ stack }: Seen): boolean => stack.some(({ proc }) => proc === 'dead');

/** What is left to do: entrances, rifles, the dead; and how near the dead are to theirs. */
export function goals(seen: Seen, words: GameWords): Goal[] {
  const view = viewOf(seen);
  const word = (id: string, more = {}): string => words.say(say(id, more));
  const doors = view.main.filter((_, entrance) => groundOf(view.plan).entrances[entrance] !== NONE);
  const shut = doors.filter((one) => one === 1).length;
  const needing = view.characters.flatMap(({ status }, id) =>
    CHARACTERS[id]!.rifle && LIVING.includes(status) ? [id] : [],
  );
  const there = deadIn(view);
  return [
    { id: 'doors', text: word('d.goal.doors', { shut, of: doors.length }), done: shut === doors.length },
    ...needing.map((id) => ({
      id: `rifle ${id}`,
      text: word('d.goal.rifle', { name: nameOf(id) }),
      done: view.characters[id]!.rifle,
    })),
    {
      id: 'dead',
      text: word('d.goal.dead', { n: there, hiding: view.hiding }),
      done: view.round > 0 && there + view.hiding === 0,
    },
    { id: 'lost', text: word('d.goal.lost', { lost: losses(view), of: groundOf(view.plan).plan.losses }), done: false },
  ];
}
