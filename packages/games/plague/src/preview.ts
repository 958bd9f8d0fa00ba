import { type Look, looker, secret } from '@shamble/kernel';
import type { Noise, Weapon } from '../content/card.ts';
import { wayOf } from './actions/step.ts';
import { canSee, stepsFrom } from './board/sight.ts';
import { resultOf, shotOf } from './flow/attack.ts';
import { game } from './game.ts';
import { canHear } from './rules/changes.ts';
import { chargeCost, chargePath } from './rules/charge.ts';
import { costOf } from './rules/cost.ts';
import { across, effectOf, ground, isFree, isHelped, openingBefore, readyWeapon, weaponOf } from './rules/questions.ts';
import { targetsOf } from './rules/targets.ts';
import {
  type Act,
  type HumanId,
  NONE,
  type OpeningId,
  type Plague,
  type Shot,
  type Square,
  type State,
  type View,
  type ZombieId,
} from './types.ts';

export { allSearched, cardOf, kindOf, searchBefore, weaponOf } from './rules/questions.ts';

/** What a view shows, in the shape of a state. What it hides is not there: nothing here may ask for it. */
export const stateOf = ({ pile: _left, traitor: _slip, ...open }: View): State => ({
  ...open,
  pile: [],
  traitor: secret(NONE),
});

export const lookAt = looker(game);

/** How likely each result of the attack die is. */
type ShotOdds = Readonly<Record<Shot, number>>;

export interface Preview {
  readonly human: HumanId;
  readonly ap: number;
  /** Where he goes, from where he stands; that square alone if he stays. */
  readonly path: readonly Square[];
  /** The door or window it is about, or NONE. */
  readonly opening: OpeningId;
  readonly helped: boolean;
  readonly through: 'window' | 'water' | null;
  readonly attack: {
    readonly weapon: Weapon | null;
    readonly squares: readonly Square[];
    readonly zombies: readonly ZombieId[];
    readonly humans: readonly HumanId[];
    readonly odds: ShotOdds;
  } | null;
  /** The loudest noise that automatic zombies would hear, and how many of them would. */
  readonly noise: { readonly square: Square; readonly noise: Noise; readonly heard: number } | null;
  /** Zombies that would see him there. */
  readonly seenBy: readonly ZombieId[];
}

const STEPS: readonly string[] = ['forward', 'back', 'left', 'right', 'stealth'];
type Step = 'forward' | 'back' | 'left' | 'right' | 'stealth';

/** AP at the start of his turn. */
export const apOf = (view: View, human: HumanId): number => lookAt(stateOf(view)).query('ap', { human });

/** What an act would cost and bring about. */
export function preview(view: View, human: HumanId, act: Act): Preview {
  const state = stateOf(view);
  const look = lookAt(state);
  const board = ground(state);
  const { square: here, facing, ap: left } = state.humans[human]!;
  const path = pathOf(state, human, act);
  const there = path.at(-1)!;
  const opening =
    act.do === 'barricade' || act.do === 'break' || act.do === 'unlock'
      ? openingBefore(state, state.humans[human]!)
      : NONE;
  const helped = opening >= 0 && act.do !== 'unlock' && isHelped(state, human);
  const side = path.length === 2 && here !== board.car ? board.side[4 * here + wayTo(state, here, there)]! : NONE;
  const isThroughWindow = side >= 0 && board.openings[side]!.window;
  const isWet = board.water[here] === 1 || board.water[there] === 1;
  return {
    human,
    ap: Math.min(left, costFor(look, human, act, there, helped)),
    path,
    opening,
    helped,
    through: isThroughWindow ? 'window' : isWet ? 'water' : null,
    attack: act.do === 'attack' ? attackOf(state, human, act.from ?? here, act.facing ?? facing) : null,
    noise: noiseOf(state, human, act, there),
    seenBy: path.length < 2 || there === board.car ? [] : watchers(state, there, state.humans[human]!.crouched),
  };
}

function pathOf(state: State, human: HumanId, act: Act): Square[] {
  const { square, facing } = state.humans[human]!;
  if (act.do === 'leave') return [square, act.square];
  if (act.do === 'charge') return [square, ...(chargePath(state, state.humans[human]!) ?? [])];
  if (!STEPS.includes(act.do)) return [square];
  const to = ground(state).to[4 * square + wayOf(facing, act.do as Step)]!;
  return to < 0 ? [square] : [square, to];
}

function wayTo(state: State, from: Square, to: Square): number {
  const board = ground(state);
  const ways = [0, 1, 2, 3].filter((way) => board.to[4 * from + way] === to);
  return ways[0] ?? 0;
}

function costFor(look: Look<Plague>, human: HumanId, act: Act, there: Square, helped: boolean): number {
  const self = look.state.humans[human]!;
  switch (act.do) {
    case 'end':
    case 'reveal':
    case 'steal':
    case 'put':
      return 0;
    case 'treat':
    case 'mend':
      return self.ap;
    case 'carry':
      return look.query('weight', { human: act.with, by: human });
    case 'charge':
      return chargeCost(look.state, self);
    default:
      return costOf(look, human, act.do, helped, there === self.square ? NONE : there);
  }
}

function attackOf(state: State, human: HumanId, from: Square, facing: number): Preview['attack'] {
  const self = state.humans[human]!;
  const weapon = readyWeapon(state, weaponOf(self));
  const { squares, zombies, humans } = targetsOf(state, weapon, from, facing);
  return { weapon, squares, zombies, humans, odds: oddsOf(weapon, self.aimed) };
}

/** What the six faces of the attack die mean with what he has in hand. */
export function facesOf(view: View, human: HumanId): Shot[] {
  const weapon = readyWeapon(view, weaponOf(view.humans[human]!));
  return [1, 2, 3, 4, 5, 6].map((face) => shotOf(face, weapon));
}

/** One die, or two for bare hands. */
function oddsOf(weapon: Weapon | null, aimed: boolean): ShotOdds {
  const odds = { oops: 0, miss: 0, body: 0, head: 0, turn: 0 };
  const faces = [1, 2, 3, 4, 5, 6];
  const rolls = weapon === null ? faces.flatMap((a) => faces.map((b) => [a, b])) : faces.map((face) => [face]);
  for (const roll of rolls) odds[resultOf(roll, aimed, weapon)] += 1 / rolls.length;
  return odds;
}

export function noiseOf(state: State, human: HumanId, act: Act, there: Square): Preview['noise'] {
  if (!state.automatic) return null;
  const self = state.humans[human]!;
  if (act.do === 'attack') {
    const weapon = readyWeapon(state, weaponOf(self));
    const isGun = weapon?.reach === 'firearm' || weapon?.motor === true;
    return heardAs(state, act.from ?? self.square, isGun ? 'very-loud' : 'loud');
  }
  if (act.do === 'throw') {
    const effect = effectOf(act.card);
    return effect?.kind === 'lure' ? heardAs(state, act.square, effect.noise) : null;
  }
  const isStep = act.do === 'charge' || (STEPS.includes(act.do) && act.do !== 'stealth');
  return isStep && there !== ground(state).car ? heardAs(state, there, 'faint') : null;
}

function heardAs(state: State, square: Square, noise: Noise): NonNullable<Preview['noise']> {
  const heard = state.zombies.filter((one) => one.square >= 0 && canHear(state, one.square, noise, square)).length;
  return { square, noise, heard };
}

export const watchers = (state: State, square: Square, crouched: boolean): ZombieId[] =>
  state.zombies.flatMap((zombie, id) =>
    zombie.square >= 0 && canSee(ground(state), zombie.square, zombie.facing, square, crouched) ? [id] : [],
  );

/** How far a noise is heard. */
const REACH: Readonly<Record<Noise, number>> = { faint: 6, loud: 10, 'very-loud': 254 };

/** The squares from which a noise is heard. */
export function hearing(view: View, source: Square, noise: Noise): Square[] {
  const board = ground(view);
  const steps = stepsFrom(board, source);
  return squaresWhere(view, (square) => board.blocked[square] === 0 && steps[square]! <= REACH[noise]);
}

/** What somebody sees who stands there and looks that way. */
export const sight = (view: View, from: Square, facing: number): Square[] =>
  from === ground(view).car ? [] : squaresWhere(view, (square) => canSee(ground(view), from, facing, square, false));

function squaresWhere(view: View, holds: (square: Square) => boolean): Square[] {
  const { car } = ground(view);
  const found: Square[] = [];
  for (let square = 0; square < car; square++) if (holds(square)) found.push(square);
  return found;
}

/** Square -> the zombies that could bite there in their next turn, as far as doors and walls let them. */
export function bites(view: View): ReadonlyMap<Square, readonly ZombieId[]> {
  const state = stateOf(view);
  const look = lookAt(state);
  const { car, blocked } = ground(state);
  const all = new Map<Square, ZombieId[]>();
  for (const [id, zombie] of state.zombies.entries()) {
    if (zombie.square < 0) continue;
    const found = new Set<Square>();
    let ring = [4 * zombie.square + zombie.facing];
    const seen = new Set(ring);
    for (let left = look.query('zombieAp', { zombie: id }); left > 0; left--) {
      const next: number[] = [];
      for (const at of ring) {
        const [square, way] = [at >> 2, at & 3];
        const ahead = across(state, square, way);
        if (ahead >= 0) found.add(ahead);
        const turned = [4 * square + ((way + 1) & 3), 4 * square + ((way + 3) & 3)];
        const gone = ahead >= 0 && isFree(state, ahead) ? [4 * ahead + ground(state).heading[at]!] : [];
        for (const one of [...turned, ...gone]) {
          if (seen.has(one)) continue;
          seen.add(one);
          next.push(one);
        }
      }
      ring = next;
    }
    for (const square of found)
      if (square !== car && blocked[square] === 0) all.set(square, [...(all.get(square) ?? []), id]);
  }
  return all;
}
