import { type Dice, peek, type Secret, secret, type Viewer } from '@shamble/kernel';
import { CARDS } from '../content/equipment.ts';
import { boardOf } from './board/board.ts';
import { cardOf } from './rules/questions.ts';
import { firstFindsOf, hordeOf } from './setup.ts';
import type { CardId, State, View, ZombieCardId } from './types.ts';

/** The game is open but for the order of the decks and what lies face down: every seat sees the same. */
export function view(state: State, _viewer: Viewer): View {
  const { mission, doors, revealed, figures, supply, noise, loudest, loudestBy, survivors, sheets, molotovs, removed } =
    state;
  const { fired, scope, found, cars, active, firstSpawn, marks, round, phase, first, heard } = state;
  return {
    ...{ mission, doors, revealed, figures, supply, noise, loudest, loudestBy, survivors, sheets, molotovs, removed },
    ...{ fired, scope, found, cars, active, firstSpawn, marks, round, phase, first, heard },
    equipment: { left: state.equipment.pile.length, discard: state.equipment.discard },
    horde: { left: state.horde.pile.length, discard: state.horde.discard },
    trunk: state.trunk.length,
    objectives: state.objectives.map(({ zone, shown, taken, colour }, at) => ({
      zone,
      shown,
      taken,
      colour: taken || !isHidden(state, at) ? peek(colour) : null,
    })),
  };
}

const isHidden = ({ mission }: Pick<State, 'mission'>, objective: number): boolean =>
  boardOf(mission).objectives[objective]!.hidden;

export function sample(seen: View, _viewer: Viewer, dice: Dice): State {
  const { equipment, horde, trunk: _count, objectives: _shown, ...open } = seen;
  const unseen = unseenCards(seen);
  return {
    ...open,
    equipment: { pile: guessDeck(seen, unseen, dice), discard: equipment.discard },
    horde: { pile: shuffled(dice, unseenZombieCards(seen)), discard: horde.discard },
    trunk: shuffled(
      dice,
      unseen.filter((card) => cardOf(card).setAside !== null),
    ),
    objectives: guessColours(seen, dice),
  };
}

function shuffled<T>(dice: Dice, items: T[]): Secret<T>[] {
  dice.shuffle('sample', items);
  return items.map(secret);
}

/** Everyone knows what is left of the first finds of a mission: they lie on top, in an order that nobody knows. */
function guessDeck({ mission, marks }: View, unseen: readonly CardId[], dice: Dice): Secret<CardId>[] {
  const onTop = marks.firstFinds > 0 ? firstFindsOf(boardOf(mission)) : [];
  const pile = unseen.filter((card) => cardOf(card).setAside === null);
  const below = pile.filter((card) => !onTop.includes(card));
  return [
    ...shuffled(dice, below),
    ...shuffled(
      dice,
      pile.filter((card) => onTop.includes(card)),
    ),
  ];
}

function unseenCards(seen: View): CardId[] {
  const lies = new Set<CardId>([
    ...seen.equipment.discard,
    ...seen.molotovs,
    ...seen.removed,
    ...seen.found,
    ...seen.scope,
  ]);
  for (const { slots } of seen.survivors) for (const held of slots) lies.add(held);
  for (const { load } of seen.cars) for (const card of load) lies.add(card);
  return [...CARDS.keys()].filter((card) => !lies.has(card));
}

const unseenZombieCards = (seen: View): ZombieCardId[] => {
  const drawn = new Set(seen.horde.discard);
  return hordeOf(boardOf(seen.mission)).filter((card) => !drawn.has(card));
};

/** The tokens that still lie face down share what is left of the undersides. */
function guessColours(seen: View, dice: Dice): State['objectives'] {
  const left: string[] = [...boardOf(seen.mission).undersides];
  seen.objectives.forEach(({ colour }, at) => {
    if (isHidden(seen, at) && colour !== null) left.splice(left.indexOf(colour), 1);
  });
  dice.shuffle('sample', left);
  return seen.objectives.map(({ colour, ...token }) => ({ ...token, colour: secret(colour ?? left.pop()!) }));
}
