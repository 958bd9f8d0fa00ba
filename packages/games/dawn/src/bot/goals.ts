import { UNREACHABLE } from '@shamble/parts';
import { ground } from '../rules/ground.ts';
import { isHeld, isHuman, sheetOf } from '../rules/questions.ts';
import { neighbours, walks } from '../rules/ways.ts';
import { type CharacterId, NONE, type Space, type View } from '../types.ts';

/** A space with a zombie in the way is like so many others. */
const DETOUR = 4;

/** Where these want to be next: with a stunned friend, at the rifles, at an open entrance, or near the dead. */
export function goalOf(view: View, who: readonly CharacterId[]): Space {
  const { rifles, entrances } = ground(view);
  const from = view.characters[who[0]!]!.space;
  const far = walks(view, from);
  const nearest = (spaces: readonly Space[]): Space =>
    spaces.reduce((best, space) => (far[space]! < (best < 0 ? UNREACHABLE : far[best]!) ? space : best), NONE);
  const stunned = view.characters.flatMap(({ status, space }) =>
    status === 'stunned' && space !== from ? [space] : [],
  );
  const friend = nearest(stunned);
  if (friend >= 0 && far[friend]! <= 8) return friend;
  const wantsRifle = who.some((id) => sheetOf(id).rifle && !view.characters[id]!.rifle);
  if (wantsRifle && view.rifles > 0 && far[rifles] !== UNREACHABLE) return rifles;
  const open = entrances.filter(
    (space, entrance) => space >= 0 && view.main[entrance] === 0 && !isTaken(view, who, space),
  );
  const entrance = nearest(open);
  if (entrance >= 0) return entrance;
  return nearest(view.zombies.flatMap((_, space) => (isHeld(view, space) ? [space] : [])));
}

/** Others stand there who can close it themselves. */
const isTaken = (view: View, who: readonly CharacterId[], space: Space): boolean =>
  view.characters.some(
    (one, id) => one.space === space && isHuman(one) && one.status !== 'stunned' && !who.includes(id),
  );

/** Space -> how far the goal is for somebody who would rather walk round the dead. */
export function wayTo(view: View, goal: Space): Uint16Array {
  const row = new Uint16Array(view.zombies.length).fill(UNREACHABLE);
  const rings: Space[][] = [[goal]];
  row[goal] = 0;
  for (let cost = 0; cost < rings.length; cost++)
    for (const at of rings[cost] ?? []) {
      if (row[at] !== cost) continue;
      // Leaving `next` towards the goal, one enters `at`.
      const step = 1 + (isHeld(view, at) ? DETOUR : 0);
      for (const next of neighbours(view, at)) {
        if (cost + step >= row[next]!) continue;
        row[next] = cost + step;
        while (rings.length <= cost + step) rings.push([]);
        rings[cost + step]!.push(next);
      }
    }
  return row;
}
