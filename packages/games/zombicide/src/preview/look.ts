import { type AnyModifier, type EventOf, LAYERS, type Look, type QueryId, secret } from '@shamble/kernel';
import { seatsOf } from '../flow/turn.ts';
import { game } from '../game.ts';
import { wounds } from '../rules/questions.ts';
import type { State, SurvivorId, View, WoundSource, Zombicide } from '../types.ts';

/** What a view shows, in the shape of a state. What it hides is not there: nothing here may ask for it. */
export function stateOf(view: View): State {
  const { equipment, horde, trunk: _count, objectives, ...open } = view;
  return {
    ...open,
    equipment: { pile: [], discard: equipment.discard },
    horde: { pile: [], discard: horde.discard },
    trunk: [],
    objectives: objectives.map(({ colour, ...token }) => ({ ...token, colour: secret(colour ?? token.shown) })),
  };
}

type AnyQuery = (of: never, state: State) => unknown;
type AnyValue = (now: unknown, of: unknown, state: State) => unknown;

const ordered: readonly AnyModifier<Zombicide>[] = LAYERS.flatMap((layer) =>
  game.modifiers.filter((one) => one.layer === layer),
);
const modifiers = new Map<string, readonly AnyValue[]>(
  Object.keys(game.queries).map((query) => [
    query,
    ordered.filter(({ on }) => on === query).map((one) => one.value.bind(one) as unknown as AnyValue),
  ]),
);

/** The game's queries with all their modifiers, asked of such a state. They go by open fields only. */
export function lookAt(state: State): Look<Zombicide> {
  const seats = seatsOf(Math.max(0, ...state.survivors.map(({ seat }) => seat)) + 1);
  const query = (name: QueryId<Zombicide>, of: unknown): unknown => {
    let value = (game.queries[name] as AnyQuery)(of as never, state);
    for (const modify of modifiers.get(name)!) value = modify(value, of, state);
    return value;
  };
  return { state, seats, query: query as Look<Zombicide>['query'] };
}

/** How much a survivor can take. */
export interface Endurance {
  /** Wounds that kill, those that are prevented whether one likes it or not included. */
  readonly fatal: number;
  /** Wounds that can be prevented if the player wants it. */
  readonly spare: number;
}

/** The Wound that kills (ZC-ZATK-04). */
const FATAL = 2;

/** By whatever answers to a Wound from there. A card that goes in place of a Wound goes once. */
export function enduranceOf(look: Look<Zombicide>, survivor: SurvivorId, source: WoundSource): Endurance {
  const event: EventOf<Zombicide, 'wounded'> = { id: 'wounded', data: { survivor, source }, rules: [] };
  let sure = 0;
  const spare = new Set<string>();
  for (const reaction of game.reactions) {
    if (reaction.on !== 'wounded' || reaction.window !== 'before') continue;
    for (const { by, locals } of reaction.uses(look, event as never)) {
      if (by === undefined) sure += 1;
      else spare.add('slot' in locals ? `slot ${String(locals.slot)}` : reaction.name);
    }
  }
  return { fatal: FATAL - wounds(look.state.survivors[survivor]!) + sure, spare: spare.size };
}
