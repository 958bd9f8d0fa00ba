import type { Phrase } from '@shamble/kernel';
import type { Goal as Wanted } from '@shamble/marvel/content/mission';
import { isReached, OBJECTIVES_DEVOURED, stageOf, TRAPPED_SAVED } from '@shamble/marvel/rules/goals';
import { danger, levelOf } from '@shamble/marvel/rules/questions';
import { LEVELS, NONE, type View } from '@shamble/marvel/types';
import type { Goal } from '../../parts/Bill.tsx';
import type { Heading, Seen } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { boardFor, say, viewOf } from './names.ts';

const PHASES = ['players', 'enemies', 'spawn', 'end'] as const;

/** Reinforcements are a part of the Enemy Phase: the stack tells. */
function phaseOf(seen: Seen): (typeof PHASES)[number] {
  const { phase } = viewOf(seen);
  return phase === 'enemies' && seen.stack.some(({ proc }) => proc === 'spawnStep') ? 'spawn' : phase;
}

export function heading(seen: Seen, words: GameWords): Heading {
  const view = viewOf(seen);
  const all = goals(seen, words).filter(({ isNote }) => !isNote);
  const level = LEVELS[danger(view)]!;
  const levelName = say(`level.${level}`);
  return {
    mission: words.mission(view.mission) ?? words.title,
    goal: (all.find(({ done }) => !done) ?? all.at(-1))?.text ?? '',
    round: words.say(say('m.round', { round: view.round })),
    phases: PHASES.map((id) => ({ id, label: words.say(say(`m.phase.${id}`)) })),
    phase: phaseOf(seen),
    danger: { level, label: words.say(say('m.danger', { level: levelName })), short: words.say(levelName) },
  };
}

/** Stage by stage; what is lost by stands at the end. */
export function goals(seen: Seen, words: GameWords): Goal[] {
  const view = viewOf(seen);
  const { goals: stages, rules } = boardFor(view);
  const reached = stageOf(view);
  return [
    ...stages.flatMap((stage, at) =>
      stage.map((goal, i) => ({
        id: `${at} ${i}`,
        text: words.say(goalPhrase(view, goal)),
        done: at < reached || (at === reached && isReached(view, goal)),
      })),
    ),
    ...(rules.lost === null
      ? []
      : [{ id: 'lost', text: words.say(say(`m.lost.${rules.lost}`)), done: false, isNote: true }]),
  ];
}

type Of<G extends Wanted['goal']> = Extract<Wanted, { goal: G }>;

function goalPhrase(view: View, goal: Wanted): Phrase {
  const count = view.heroes.length;
  const each = (does: (hero: View['heroes'][number]) => boolean) => ({ done: view.heroes.filter(does).length, count });
  switch (goal.goal) {
    case 'devour-all': {
      const seen = view.bystanders.filter(({ zone }) => zone !== NONE).length;
      const hidden = view.laid.filter(({ open }) => !open).length;
      return say('m.goal.devour-all', { seen, hidden });
    }
    case 'devour':
      return say('m.goal.devour', { who: say(`bystander.${goal.who}`) });
    case 'devour-objective': {
      const done = view.marks[OBJECTIVES_DEVOURED] ?? 0;
      return say('m.goal.devour-objective', { done, count: goal.count });
    }
    case 'take':
      return takePhrase(view, goal);
    case 'eliminate':
      return say('m.goal.eliminate', { who: say(`hero.${goal.who}`) });
    case 'no-foes':
      return say('m.goal.no-foes', { n: view.foes.filter(({ status }) => status === 'in').length });
    case 'each-takes':
      return say(
        'm.goal.each-takes',
        each(({ taken }) => taken > 0),
      );
    case 'each-devours':
      return say(
        'm.goal.each-devours',
        each(({ devoured }) => devoured > 0),
      );
    case 'each-reaches': {
      const wanted = LEVELS.indexOf(goal.level);
      return say('m.goal.each-reaches', {
        ...each(({ xp }) => levelOf(xp) >= wanted),
        level: say(`level.${goal.level}`),
      });
    }
    case 'save-trapped': {
      const wanted = boardFor(view).trapped?.zones.length ?? 0;
      return say('m.goal.save-trapped', { done: view.marks[TRAPPED_SAVED] ?? 0, count: wanted });
    }
    case 'exit':
      return say(
        'm.goal.exit',
        each(({ status }) => status === 'left'),
      );
    default:
      return say(`m.goal.${goal.goal}`);
  }
}

/** Of hidden tokens nobody knows which they are: all of them are counted. */
function takePhrase(view: View, { colours }: Of<'take'>): Phrase {
  const { objectives } = boardFor(view);
  const isWanted = (at: number): boolean =>
    colours === undefined || objectives[at]!.hidden || colours.includes(objectives[at]!.colour);
  const among = view.objectives.filter((_, at) => isWanted(at));
  const facts = { taken: among.filter(({ taken }) => taken).length, count: among.length };
  const [first, second] = colours ?? [];
  if (first === undefined) return say('m.goal.take', facts);
  const colour = say(`colour.${first}`);
  return second === undefined
    ? say('m.goal.take.colour', { ...facts, colour })
    : say('m.goal.take.colours', { ...facts, colour, other: say(`colour.${second}`) });
}
