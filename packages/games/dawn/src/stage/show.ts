import { peek } from '@shamble/kernel';
import { isDestroyed, isOpen } from '@shamble/parts';
import { ENTRANCES } from '../../content/plan.ts';
import { ground } from '../rules/ground.ts';
import { BERSERK, CALMED, EMPTY, FACE_UP, PRIVATE, PUBLIC, type State } from '../types.ts';
import { characterName, doorName, spaceName, spaceNames } from './names.ts';

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/** The state in names: what a scenario can look at. */
export function show(state: State): object {
  const { entrances } = ground(state);
  const at = (space: number): string => spaceName(state, space);
  const marked = (list: readonly number[]): string[] => list.flatMap((mark, space) => (mark === 1 ? [at(space)] : []));
  return {
    round: state.round,
    active: state.active.map(characterName),
    points: state.points,
    whole: state.whole,
    characters: Object.fromEntries(
      state.characters.map((one, id) => [
        characterName(id),
        { ...one, at: at(one.space), carries: characterName(one.carries) },
      ]),
    ),
    spaces: Object.fromEntries(
      spaceNames(state).map((name, space) => [
        name,
        {
          zombie: state.zombies[space] === EMPTY ? 'none' : state.zombies[space] === FACE_UP ? 'up' : 'down',
          value: peek(state.values[space]!),
          kind: state.berserk[space] === BERSERK ? 'berserk' : state.berserk[space] === CALMED ? 'calmed' : 'normal',
          moved: state.moved[space] === 1,
          known: state.looked[space] === PUBLIC ? 'all' : state.looked[space] === PRIVATE ? 'zombies' : 'nobody',
          seen: state.seen[space] === 1,
          people: state.characters.flatMap((one, id) => (one.space === space ? [characterName(id)] : [])),
        },
      ]),
    ),
    zombies: state.zombies.flatMap((zombie, space) => (zombie === EMPTY ? [] : [at(space)])),
    berserk: state.berserk.flatMap((kind, space) => (kind === BERSERK ? [at(space)] : [])),
    seen: marked(state.seen),
    clear: marked(state.clear),
    doors: Object.fromEntries(
      [...state.doors].map((_, door) => [
        doorName(state, door),
        isDestroyed(state.doors, door) ? 'destroyed' : isOpen(state.doors, door) ? 'open' : 'closed',
      ]),
    ),
    main: Object.fromEntries(
      ENTRANCES.flatMap((side, entrance) =>
        entrances[entrance]! < 0 ? [] : [[side, state.main[entrance] === 1 ? 'closed' : 'open']],
      ),
    ),
    rifles: state.rifles,
    pool: sorted(state.pool.map(peek)),
    spare: sorted(state.spare.map(peek)),
    hidden: peek(state.hidden).map(at),
    struck: state.struck.map(at),
    automatic: state.automatic,
    siege: state.siege,
    idle: state.idle,
  };
}
