import type { Menu, RuleId } from '@shamble/kernel';
import { destroyed, mightSee, rollDice, sees } from '@shamble/parts';
import { eliminate, type Playing } from '../rules/changes.ts';
import { ground } from '../rules/ground.ts';
import { activeSpace, diceOf, hasHuman, hasSuper, isBerserk, isHeld, numbersOf, valueAt } from '../rules/questions.ts';
import { counters, fireModifier, glassBetween, isBehindDoor } from '../rules/sight.ts';
import { type Act, type CharacterId, EMPTY, PUBLIC, type Space, type State } from '../types.ts';

const FREE: readonly RuleId[] = [];
/** No attack rolls more (DD-COMB-04). */
export const MOST_DICE = 3;

/** Why the character cannot fire at anything in this activation. */
function cannotFire({ characters, active }: State, id: CharacterId): readonly RuleId[] {
  const one = characters[id]!;
  if (one.panicked) return ['DD-PANIC-04'];
  if (one.spent) return ['DD-DOOR-09'];
  if (one.carries >= 0 || active.some((other) => characters[other]!.carries === id)) return ['DD-CARRY-05'];
  return one.shots <= 0 ? ['DD-FIRE-04'] : FREE;
}

export function offerFire(menu: Menu<Act>, state: State): void {
  const ready: CharacterId[] = [];
  for (const id of state.active) {
    const because = cannotFire(state, id);
    if (because.length === 0) ready.push(id);
    else if (menu.explain) for (const at of targets(state)) menu.refuse({ do: 'fire', who: [id], at }, because);
  }
  const from = activeSpace(state);
  if (menu.explain) refuseHidden(menu, state, ready, from);
  if (ready.length === 0) return;
  for (const at of targets(state)) {
    for (const id of ready) menu.allow({ do: 'fire', who: [id], at });
    // DD-COMB-01: two together.
    for (let a = 0; a < ready.length; a++)
      for (let b = a + 1; b < ready.length; b++) menu.allow({ do: 'fire', who: [ready[a]!, ready[b]!], at });
  }
}

/** Spaces with a zombie that the active may fire at (DD-FIRE-05, DD-FIRE-13, DD-FIRE-14). */
export function targets(state: State): Space[] {
  const from = activeSpace(state);
  if (isHeld(state, from)) return [from];
  const { sights } = ground(state);
  const blocked = counters(state);
  const found: Space[] = [];
  for (const at of mightSee(sights, from))
    if (blocked[at] === 1 && isHeld(state, at) && !hasHuman(state, at) && sees(sights, state.doors, blocked, from, at))
      found.push(at);
  return found;
}

/** Zombies one might want to shoot and may not: out of sight as things stand, or with somebody. */
function refuseHidden(menu: Menu<Act>, state: State, ready: readonly CharacterId[], from: Space): void {
  const { sights } = ground(state);
  const blocked = counters(state);
  for (const at of mightSee(sights, from)) {
    if (!isHeld(state, at)) continue;
    const because = isHeld(state, from)
      ? 'DD-FIRE-13'
      : hasHuman(state, at)
        ? 'DD-FIRE-14'
        : sees(sights, state.doors, blocked, from, at)
          ? null
          : isBehindDoor(state, from, at)
            ? 'DD-LOS-05'
            : 'DD-LOS-03';
    if (because !== null) for (const id of ready) menu.refuse({ do: 'fire', who: [id], at }, [because]);
  }
}

/** What the target adds to the panic value (DD-PANIC-07 to DD-PANIC-11). */
export function panicModifier(state: Pick<State, 'characters' | 'berserk'>, from: Space, at: Space): number {
  if (hasSuper(state, at)) return from === at ? 3 : 1;
  return from === at && isBerserk(state, at) ? 1 : 0;
}

/** Whether the character keeps its nerve (DD-PANIC-03). */
function holds(play: Playing, id: CharacterId, at: Space): boolean {
  const one = play.state.characters[id]!;
  const panic = numbersOf(play.state, id).panic + panicModifier(play.state, one.space, at);
  const faces = rollDice(play, 'panic', diceOf(one, id), 6);
  const held = sum(faces) > panic;
  play.tell({ id: 'panicChecked', data: { character: id, faces, panic, held }, rules: ['DD-PANIC-01', 'DD-PANIC-03'] });
  return held;
}

const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0);

/** The six steps of a shot, one shooter or two; in the humans' turn each spends a shot (DD-FIRE-06, DD-COMB-02). */
export function fire(play: Playing, who: readonly CharacterId[], at: Space, isReaction: boolean): void {
  const { state } = play;
  const steady: CharacterId[] = [];
  for (const id of who) {
    const one = state.characters[id]!;
    if (!isReaction) one.shots -= 1;
    if (holds(play, id, at)) steady.push(id);
    else if (!isReaction) {
      one.panicked = true;
      state.points = 0;
      state.whole = false;
    }
  }
  if (steady.length > 0) shoot(play, steady, at);
}

function shoot(play: Playing, who: readonly CharacterId[], at: Space): void {
  const { state } = play;
  const from = state.characters[who[0]!]!.space;
  // Each shooter has the whole of it (DD-COMB-03).
  const modifier = who.length * fireModifier(state, from, at);
  const dice = who.reduce((all, id) => all + diceOf(state.characters[id]!, id), 0);
  const faces = rollDice(play, 'fire', Math.min(dice, MOST_DICE), 6);
  const result = sum(faces) - modifier;
  if (state.zombies[at] !== EMPTY) {
    play.reveal(state.values[at]!);
    state.looked[at] = PUBLIC;
  }
  const value = valueAt(state, at);
  const hit = result >= value;
  const glass = glassBetween(state, from, at);
  play.tell({
    id: 'fired',
    data: { characters: [...who], from, at, faces, modifier, result, value, hit },
    rules: ['DD-FIRE-06', 'DD-FIRE-08', 'DD-FIRE-09'],
  });
  if (hit) eliminate(play, at);
  if (glass < 0) return;
  state.doors = destroyed(state.doors, glass);
  play.tell({ id: 'glassShot', data: { door: glass }, rules: ['DD-MOD-07'] });
}
