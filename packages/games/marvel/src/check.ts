import { peek } from '@shamble/kernel';
import type { Deck } from '@shamble/parts';
import { BYSTANDER_DECK } from '../content/bystanders.ts';
import { AGENTS as AGENT_CARDS } from '../content/enemies.ts';
import { HEALTH, MOST_HUNGER } from '../content/heroes.ts';
import { boardOf } from './board/board.ts';
import { AGENT_NAMES, AGENTS, at, FOE, KINDS, NONE, type State } from './types.ts';

/** What must hold after every answer. */
export function check(state: State): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, sentence: string): void => {
    if (!holds) wrong.push(sentence);
  };
  const { mode, figures, supply, heroes, bystanders } = state;
  const { content } = boardOf(state.mission);
  for (let kind = 0; kind < AGENTS; kind++) {
    const standing = figures.reduce((sum, count, spot) => (spot % KINDS === kind ? sum + count : sum), 0);
    const box = AGENT_CARDS[AGENT_NAMES[mode][kind]!].figures;
    must(standing + supply[kind]! === box, `${standing} of kind ${kind} stand and ${supply[kind]} are in the box.`);
  }
  must(
    figures.every((count, spot) => Number.isInteger(count) && count >= 0 && state.held[spot]! <= count),
    'A Zone holds less than nothing, or more are held than stand there.',
  );
  const foes = figures.map(() => 0);
  for (const { status, zone } of state.foes) if (status === 'in') foes[at(zone, FOE)]! += 1;
  must(
    figures.every((count, spot) => spot % KINDS !== FOE || count === foes[spot]),
    'The Super Heroes stand where they are not counted.',
  );
  const inDeck = [...state.foes.keys()].filter((foe) => state.foes[foe]!.status === 'deck');
  must(same(cardsOf(state.foeDeck), inDeck), 'The Super Hero deck has lost or gained a card.');
  const traits = [...cardsOf(state.traitDeck), ...heroes.flatMap((hero) => hero.traits)];
  must(same(traits, [...content.traits.keys()]), 'The Trait deck has lost or gained a card.');
  const escorts = bystanders.map(({ escort }) => escort).filter((card) => card !== NONE);
  const spawns = [...cardsOf(state.spawnDeck), ...escorts, ...state.removedSpawns];
  must(same(spawns, [...content.spawns.keys()]), 'The Spawn deck has lost or gained a card.');
  const cards = [
    ...cardsOf(state.bystanderDeck),
    ...state.laid.map(({ card }) => peek(card)),
    ...state.removed,
    ...heroes.flatMap(({ bystander, found }) => [bystander, found]).filter((card) => card !== NONE),
    ...[...bystanders.keys()].filter((one) => bystanders[one]!.zone !== NONE),
  ];
  must(same(cards, [...BYSTANDER_DECK[mode].keys()]), 'The Bystander deck has lost or gained a card.');
  for (const [id, hero] of heroes.entries()) {
    must(hero.hunger >= 0 && hero.hunger <= MOST_HUNGER, `Hero ${id} has Hunger ${hero.hunger}.`);
    must(hero.health >= 0 && hero.health <= HEALTH, `Hero ${id} has Health ${hero.health}.`);
    must((hero.status === 'in') === hero.zone >= 0, `Hero ${id} is on the board or in play, not both.`);
    must((hero.status === 'out') === (hero.health === 0), `Hero ${id} is eliminated and alive.`);
    must(hero.actions >= 0, `Hero ${id} has spent more Actions than there were.`);
  }
  return wrong;
}

const cardsOf = ({ pile, discard }: Deck<number>): number[] => [...pile.map(peek), ...discard];

const same = (a: readonly number[], b: readonly number[]): boolean =>
  [...a].sort((x, y) => x - y).join() === [...b].sort((x, y) => x - y).join();
