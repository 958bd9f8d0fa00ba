import { peek, type RuleId } from '@shamble/kernel';
import type { CharacterSheet, Numbers } from '../../content/character.ts';
import { CHARACTERS } from '../../content/characters.ts';
import {
  BERSERK,
  type Character,
  type CharacterId,
  EMPTY,
  NONE,
  type Space,
  type State,
  SUPER_VALUE,
} from '../types.ts';
import { ground } from './ground.ts';

export type Crowd = Pick<State, 'zombies' | 'characters'>;

export const sheetOf = (id: CharacterId): CharacterSheet => CHARACTERS[id]!;

/** The numbers in force (DD-COMP-09). */
export function numbersOf(state: Pick<State, 'plan' | 'characters'>, id: CharacterId): Numbers {
  const { normal, infected } = ground(state).sheets[id]!;
  return state.characters[id]!.status === 'infected' ? infected : normal;
}

/** Dice of a shot and of a panic check (DD-FIRE-02, DD-FIRE-03, DD-RIFLE-09, DD-RIFLE-10). */
export const diceOf = ({ rifle }: Character, id: CharacterId): number => (rifle ? 2 : sheetOf(id).dice);

export const isHuman = ({ status }: Character): boolean =>
  status === 'well' || status === 'stunned' || status === 'infected';

export function hasHuman({ characters }: Pick<State, 'characters'>, space: Space): boolean {
  for (const one of characters) if (one.space === space && isHuman(one)) return true;
  return false;
}

export function humansAt({ characters }: Pick<State, 'characters'>, space: Space): CharacterId[] {
  const found: CharacterId[] = [];
  for (const [id, one] of characters.entries()) if (one.space === space && isHuman(one)) found.push(id);
  return found;
}

export function supersAt({ characters }: Pick<State, 'characters'>, space: Space): CharacterId[] {
  const found: CharacterId[] = [];
  for (const [id, one] of characters.entries()) if (one.space === space && one.status === 'super') found.push(id);
  return found;
}

export function hasSuper({ characters }: Pick<State, 'characters'>, space: Space): boolean {
  for (const one of characters) if (one.space === space && one.status === 'super') return true;
  return false;
}

/** A zombie of any kind is there. */
export const isHeld = (state: Crowd, space: Space): boolean => state.zombies[space] !== EMPTY || hasSuper(state, space);

export const isBerserk = ({ berserk }: Pick<State, 'berserk'>, space: Space): boolean => berserk[space] === BERSERK;

/** What all the zombies there are worth together (DD-SUPER-09). Nobody may be told this of a zombie that is face down. */
export function valueAt(state: Pick<State, 'values' | 'characters'>, space: Space): number {
  let value = peek(state.values[space]!);
  for (const one of state.characters) if (one.space === space && one.status === 'super') value += SUPER_VALUE;
  return value;
}

const ELIGIBLE: readonly RuleId[] = [];
const STUNNED: readonly RuleId[] = ['DD-ACT-02'];
const TIRED: readonly RuleId[] = ['DD-ACT-03'];

/** Why the character cannot be activated; it is a human in play. */
export function tired({ characters, round }: Pick<State, 'characters' | 'round'>, id: CharacterId): readonly RuleId[] {
  const { status, activated } = characters[id]!;
  if (status === 'stunned') return STUNNED;
  return activated > 0 && activated === round - 1 ? TIRED : ELIGIBLE;
}

/** Where those are who were activated in this round; NONE if nobody was. */
export const activeSpace = ({ active, characters }: Pick<State, 'active' | 'characters'>): Space =>
  active.length === 0 ? NONE : characters[active[0]!]!.space;

/** Entrance -> closed. */
export const isShut = ({ main }: Pick<State, 'main'>, entrance: number): boolean => main[entrance] === 1;

/** Somebody of the zombies is on the plan (DD-HIDE-12, DD-WIN-06). */
export function anyDead({ zombies, characters }: Crowd): boolean {
  for (const one of characters) if (one.status === 'super') return true;
  for (const lies of zombies) if (lies !== EMPTY) return true;
  return false;
}
