import type { Phrase } from '@shamble/kernel';
import type { Board } from '@shamble/zombicide/board/board';
import { isReached } from '@shamble/zombicide/preview';
import type { Goal } from '../../parts/Bill.tsx';
import { levelOf } from '../../parts/DangerBar.tsx';
import type { Heading, Seen } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { boardFor, say, type View, viewOf, zonePhrase } from './names.ts';

const PHASES = ['players', 'zombies', 'spawn', 'end'] as const;

/** The Invasion is a part of the Zombies' Phase: the stack tells. */
function phaseOf(seen: Seen): (typeof PHASES)[number] {
  const { phase } = viewOf(seen);
  return phase === 'zombies' && seen.stack.some(({ proc }) => proc === 'invasion') ? 'spawn' : phase;
}

export function heading(seen: Seen, words: GameWords): Heading {
  const view = viewOf(seen);
  const all = goals(seen, words);
  const next = all.find(({ done }) => !done) ?? all.at(-1)!;
  const alive = view.survivors.filter(({ status }) => status === 'in').map(({ xp }) => xp);
  const level = levelOf(Math.max(0, ...alive));
  const levelName = say(`level.${level}`);
  return {
    mission: words.mission(view.mission) ?? words.title,
    goal: next.text,
    round: words.say(say('z.round', { round: view.round })),
    phases: PHASES.map((id) => ({ id, label: words.say(say(`z.phase.${id}`)) })),
    phase: phaseOf(seen),
    danger: { level, label: words.say(say('z.danger', { level: levelName })), short: words.say(levelName) },
  };
}

export function goals(seen: Seen, words: GameWords): Goal[] {
  const view = viewOf(seen);
  const board = boardFor(view);
  const reached = view.marks.goals;
  return board.goals.map((goal, i) => ({
    id: `${i}`,
    text: words.say(goalPhrase(view, board, goal)),
    done: board.inOrder ? i < reached : isReached(view, seen.seats.length, goal),
  }));
}

function goalPhrase(view: View, board: Board, goal: Board['goals'][number]): Phrase {
  switch (goal.goal) {
    case 'take': {
      const { colour } = goal;
      if (colour !== undefined && board.undersides.includes(colour)) {
        const hidden = view.objectives.filter((_, at) => board.objectives[at]!.hidden);
        const taken = hidden.filter((one) => one.taken).length;
        return say('z.goal.take.hidden', { colour: say(`colour.${colour}`), taken, count: hidden.length });
      }
      if (colour !== undefined) return say('z.goal.take.colour', { colour: say(`colour.${colour}`) });
      const count = goal.count ?? view.objectives.length;
      const taken = view.objectives.filter((one) => one.taken).length;
      return count === 1 ? say('z.goal.take') : say('z.goal.take.all', { taken, count });
    }
    case 'reach':
      return say('z.goal.reach', { zone: zonePhrase(view, goal.zones[0]!) });
    case 'leave': {
      if (goal.who === 'any') return say('z.goal.leave');
      const living = view.survivors.filter(({ status }) => status !== 'dead');
      const left = living.filter(({ status }) => status === 'left').length;
      return say('z.goal.leave.living', { left, count: living.length });
    }
    case 'supplies':
      return say(`z.goal.supplies.${goal.where}`);
    case 'level':
      return say('z.goal.level', { level: say(`level.${goal.level}`) });
    default:
      return say(`z.goal.${goal.goal}`);
  }
}
