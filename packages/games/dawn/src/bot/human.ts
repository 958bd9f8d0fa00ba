import { ground } from '../rules/ground.ts';
import { activeSpace, isHeld, sheetOf } from '../rules/questions.ts';
import { distances } from '../rules/ways.ts';
import { type Act, type CharacterId, FRAN, PETER, ROGER, type Space, STEVE, type View } from '../types.ts';
import { goalOf, wayTo } from './goals.ts';
import { hitChance, killChance } from './odds.ts';

/** They take turns: a pair acts while the other rests. */
const TEAMS: readonly (readonly CharacterId[])[] = [
  [PETER, STEVE],
  [ROGER, FRAN],
];

const pick = <T>(from: readonly T[], worth: (one: T) => number): T =>
  from.reduce((best, one) => (worth(one) > worth(best) ? one : best));

/** A whole pair rather than half of one, never both pairs at once, and those in need first. */
export function chooseActivation(view: View, from: readonly (readonly CharacterId[])[]): readonly CharacterId[] {
  return pick(from, (who) => {
    if (who.length === 0) return -100;
    const teams = TEAMS.filter((team) => team.some((id) => who.includes(id))).length;
    const { space } = view.characters[who[0]!]!;
    const isPressed = isHeld(view, space) ? 20 : 0;
    return (
      10 * who.length - 40 * (teams - 1) + isPressed + closeness(view, space) + who.filter((id) => id < STEVE).length
    );
  });
}

/** How near the nearest of the dead is, 5 for next door. */
function closeness(view: View, space: Space): number {
  const far = distances(view, space);
  let least = 6;
  for (let at = 0; at < far.length; at++) if (far[at]! < least && isHeld(view, at)) least = far[at]!;
  return 6 - least;
}

type Shot = Extract<Act, { do: 'fire' }>;

/** Below this a shot only wastes nerves; at something in the own space everything is worth trying. */
const WORTHWHILE = 0.3;

export function chooseAct(view: View, from: readonly Act[]): Act {
  const at = activeSpace(view);
  const deed = from.find((act) => act.do === 'close') ?? from.find((act) => act.do === 'rifle');
  if (deed !== undefined) return deed;
  const shots = from.filter((act): act is Shot => act.do === 'fire');
  if (isHeld(view, at) && shots.length > 0) return pick(shots, (shot) => killChance(view, shot.who, shot.at));
  const step = chooseStep(view, from, at);
  if (step !== null) return step;
  if (shots.length > 0) {
    const best = pick(shots, (shot) => worthOf(view, shot));
    if (hitChance(view, best.who, best.at) >= WORTHWHILE) return best;
  }
  return from.find((act) => act.do === 'drop') ?? { do: 'end' };
}

/** Two shots one after the other are mostly better than one together; the near ones first. */
const worthOf = (view: View, { who, at }: Shot): number =>
  killChance(view, who, at) / (who.length === 1 ? 1 : 1.6) +
  0.02 * (10 - Math.min(10, distances(view, activeSpace(view))[at]!));

/** One step on the way to the goal; null where it is better to stand and shoot. */
function chooseStep(view: View, from: readonly Act[], at: Space): Act | null {
  const steps = from.filter((act): act is Extract<Act, { do: 'walk' }> => act.do === 'walk');
  if (steps.length === 0) return null;
  const goal = goalOf(view, view.active);
  if (goal < 0 || goal === at) return null;
  // The dead come by themselves: near enough is to have them in sight.
  const isHunt = isHeld(view, goal) && ground(view).entranceAt[goal]! < 0 && goal !== ground(view).rifles;
  if (isHunt && distances(view, at)[goal]! <= 2) return null;
  const way = wayTo(view, goal);
  const best = pick(steps, ({ to }) => -way[to]! - (isHeld(view, to) ? 5 : 0));
  if (way[best.to]! >= way[at]!) return null;
  const isLast = view.points <= 2;
  if (isHeld(view, best.to) && (isLast || !hasShots(view))) return null;
  return best;
}

const hasShots = (view: View): boolean => view.active.some((id) => view.characters[id]!.shots > 0);

/** One after the other or both together, whichever kills more often. */
export function chooseDefence(
  view: View,
  space: Space,
  from: readonly (readonly CharacterId[])[],
): readonly CharacterId[] {
  const firing = from.filter((who) => who.length > 0);
  if (firing.length === 0) return [];
  const alone = new Map(
    firing.flatMap((who) => (who.length === 1 ? [[who[0]!, killChance(view, who, space)] as const] : [])),
  );
  return pick(firing, (who) => {
    const chance = killChance(view, who, space);
    if (who.length === 2) return chance;
    const [id] = who;
    const miss = [...alone].reduce((all, [other, kills]) => (other === id ? all : all * (1 - kills)), 1 - chance);
    return 1 - miss;
  });
}

/** Whoever can bear it: the unhurt first, and Fran last. */
export const chooseVictims = (view: View, from: readonly CharacterId[], count: number): CharacterId[] =>
  [...from].sort((a, b) => burden(view, a) - burden(view, b)).slice(0, count);

const burden = (view: View, id: CharacterId): number =>
  sheetOf(id).weight + (view.characters[id]!.status === 'well' ? 0 : 10);

/** The pairs together, each in a space of its own. */
export function choosePlaces(cast: readonly CharacterId[], symbols: readonly Space[]): Record<string, string> {
  const [first, last] = [symbols[0]!, symbols.at(-1)!];
  return Object.fromEntries(cast.map((id) => [`c${id}`, `s${TEAMS[0]!.includes(id) ? last : first}`]));
}
