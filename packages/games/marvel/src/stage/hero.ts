import { bad, flag, known, list, none, number } from '@shamble/kernel/scene';
import { BYSTANDER_IDS } from '../../content/bystanders.ts';
import { HEALTH, MOST_HUNGER, TRAIT_SLOTS } from '../../content/heroes.ts';
import { NONE, type State } from '../types.ts';
import { takeBystanderCard, takeTrait } from './decks.ts';
import { zone } from './givens.ts';

const WORDS = [
  ...['zone', 'health', 'hunger', 'power', 'xp', 'traits', 'bystander', 'status', 'activated', 'used', 'boosts'],
  ...['fed', 'taken', 'devoured', 'seat', 'actions'],
];

export function changeHero(state: State, name: string, changes: Record<string, unknown>, turn: unknown): void {
  const hero = state.heroes.find(({ sheet }) => sheet === name);
  if (hero === undefined)
    throw bad(`"${name}" does not play; there are: ${state.heroes.map(({ sheet }) => sheet).join(', ')}`);
  none(
    Object.fromEntries(Object.entries(changes).filter(([word]) => !WORDS.includes(word))),
    `word for a hero; there are: ${WORDS.join(', ')}`,
  );
  const { zone: where, traits, bystander, status, activated, used, boosts, actions } = changes;
  if (where !== undefined) hero.zone = zone(state, where);
  for (const [word, most] of Object.entries(NUMBERS))
    if (changes[word] !== undefined) hero[word as keyof typeof NUMBERS] = number(changes[word], 0, most);
  if (traits !== undefined) hero.traits = list(traits).map((trait) => takeTrait(state, trait));
  if (hero.traits.length > TRAIT_SLOTS) throw bad(`${name} holds two Traits at most`);
  if (bystander !== undefined && bystander !== 'none') {
    takeBystanderCard(state, bystander);
    hero.bystander = BYSTANDER_IDS.indexOf(known(bystander, BYSTANDER_IDS));
  }
  if (status !== undefined) hero.status = known(status, ['in', 'out', 'left']);
  if (hero.status !== 'in') hero.zone = NONE;
  if (activated !== undefined) hero.done = flag(activated);
  if (used !== undefined) hero.used = list(used).map(String);
  if (boosts !== undefined) hero.boosts = list(boosts).map(String);
  if (actions === undefined) return;
  if (name !== turn) throw bad(`it is not the Turn of ${name}; say "turn: ${name}"`);
  hero.actions = number(actions, 0);
}

/** The words that are numbers, and the most each can be. */
const NUMBERS = {
  health: HEALTH,
  hunger: MOST_HUNGER,
  power: MOST_HUNGER,
  ...{ xp: 999, fed: 99, taken: 99, devoured: 99 },
} as const;
