import { UNREACHABLE } from '@shamble/parts';
import { hasHuman } from '../rules/questions.ts';
import { watchers } from '../rules/sight.ts';
import { distances, endsOf } from '../rules/ways.ts';
import { type CharacterId, EMPTY, type Space, type State, type View } from '../types.ts';

/** Who would have seen it, if these characters acted on these spaces one after the other. */
export interface Noticed {
  /** Zombies that would see them, and those of them that would have room for a step closer. */
  readonly zombies: readonly Space[];
  readonly moving: readonly Space[];
  /** Super-zombies, who may react and need not. */
  readonly supers: readonly CharacterId[];
  /** So many more may hide where they could see it: a number for the humans, the spaces for the zombie player. */
  readonly hidden: number;
  readonly lurking: readonly Space[];
}

/**
 * What a planned way would stir up, from what a seat may know: sight is judged on every space of the way as the plan stands,
 * beside what was seen already in this round (DD-REACT-01, DD-REACT-02). An empty way is to act on the spot.
 */
export function wouldNotice(view: View, who: readonly CharacterId[], way: readonly Space[]): Noticed {
  const scene = { ...view, characters: view.characters.map((one) => ({ ...one })) };
  const seen = new Set<Space>();
  const isUnderWay = who.every((id) => view.active.includes(id));
  if (isUnderWay) for (const [space, is] of view.seen.entries()) if (is === 1) seen.add(space);
  const start = scene.characters[who[0]!]!.space;
  for (const space of [start, ...way]) {
    for (const id of who) scene.characters[id]!.space = space;
    for (const watcher of watchers(scene, space)) seen.add(watcher);
  }
  return noticedBy(scene, seen, way.at(-1) ?? start);
}

function noticedBy(scene: View, seen: ReadonlySet<Space>, end: Space): Noticed {
  const state = scene as unknown as State;
  const toward = distances(state, end);
  const spaces = [...seen].sort((a, b) => a - b);
  const zombies = spaces.filter((space) => scene.zombies[space] !== EMPTY && !hasHuman(scene, space));
  const lurking = (scene.hidden ?? []).filter((space) => seen.has(space) && scene.zombies[space] === EMPTY);
  const unknown = spaces.filter((space) => scene.clear[space] === 0 && scene.zombies[space] === EMPTY).length;
  return {
    zombies,
    moving: zombies.filter((space) => toward[space] !== UNREACHABLE && endsOf(state, space, toward).length > 0),
    supers: scene.characters.flatMap((one, id) => (one.status === 'super' && seen.has(one.space) ? [id] : [])),
    hidden: scene.hidden === null ? Math.min(scene.hiding, unknown) : lurking.length,
    lurking,
  };
}
