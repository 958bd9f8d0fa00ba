import { BYSTANDER_IDS, type BystanderId } from '../../content/bystanders.ts';
import type { TraitId } from '../../content/traits.ts';
import { anyHeroAt, enemiesAt, isIn, spawnCard, traitOf } from '../rules/questions.ts';
import {
  AGENTS,
  type BystanderIndex,
  type FigureId,
  type HeroId,
  SPECIALIST,
  type SpawnCardId,
  type TraitCard,
  type View,
  type Zone,
} from '../types.ts';

// What one usually answers to the questions of cards, from what everybody sees.

/** From what one keeps longest to what goes first. */
const TRAITS: readonly TraitId[] = [
  ...(['dead-flesh', 'living-shield', 'savage-swing', 'second-helping', 'corpse-rush', 'dread-howl'] as const),
  ...(['brace', 'take-the-hit', 'haymaker', 'never-give-up', 'to-the-rescue', 'hold-the-line'] as const),
  ...(['snatched-bite', 'pack-hunt', 'early-mutation', 'hunger-pays', 'bone-to-gnaw', 'stitched-skin'] as const),
  ...(['empty-stomach', 'dead-aim', 'familiar-face', 'lie-low', 'taste-for-pain', 'never-enough'] as const),
];
const rankOf = (view: View, card: TraitCard): number => {
  const rank = TRAITS.indexOf(traitOf(view, card));
  return rank < 0 ? TRAITS.length : rank;
};

/** The Trait that can be spared. */
export const worstTrait = (view: View, cards: readonly TraitCard[]): TraitCard =>
  cards.reduce((worst, card) => (rankOf(view, card) > rankOf(view, worst) ? card : worst));

const BYSTANDERS: readonly BystanderId[] = [
  ...(['aunt-may', 'bob', 'okoye', 'coulson', 'betty-ross', 'mary-jane', 'blind-al'] as const),
  ...(['ross', 'pepper-potts', 'sharon-carter', 'wong', 'jameson'] as const),
];
export const betterBystander = (a: BystanderIndex, b: BystanderIndex): BystanderIndex =>
  BYSTANDERS.indexOf(BYSTANDER_IDS[b]!) < BYSTANDERS.indexOf(BYSTANDER_IDS[a]!) ? b : a;

const most = <T>(from: readonly T[], worth: (one: T) => number): T =>
  from.reduce((best, one) => (worth(one) > worth(best) ? one : best));

const healthAt = ({ heroes }: View, zone: Zone): number =>
  heroes.reduce((sum, hero) => (isIn(hero) && hero.zone === zone ? sum + hero.health : sum), 0);

/** Effects that send Enemies somewhere: away from all heroes, if it can be. */
const SENDING: readonly string[] = ['hurl', 'repulsor-push', 'throw-them-back'];
/** Those that hurt heroes: where they can bear it best. */
const HURTING: readonly string[] = ['open-fire', 'drop'];
/** Those that choose a Zone to go to, the first one being where it leads. */
const GOING: readonly string[] = ['door-ripper', 'kick-it-in'];

/** The Zone an effect is usually for: as a rule that with the most Enemies. */
export function zoneFor(view: View, by: string, zones: readonly Zone[]): Zone {
  if (HURTING.includes(by)) return most(zones, (zone) => healthAt(view, zone));
  if (SENDING.includes(by)) return most(zones, (zone) => -100 * Number(anyHeroAt(view, zone)) - enemiesAt(view, zone));
  if (GOING.includes(by)) return enemiesAt(view, zones[0]!) > 2 ? zones.at(-1)! : zones[0]!;
  return most(zones, (zone) => enemiesAt(view, zone) + (anyHeroAt(view, zone) ? 3 : 0));
}

/** Whoever has most to do where it stands; a lesson is for whoever knows least. */
export function heroFor(view: View, by: string, heroes: readonly HeroId[]): HeroId {
  if (by === 'hunting-lesson' || by === 'mentor' || by === 'jameson') return most(heroes, (id) => -view.heroes[id]!.xp);
  return most(heroes, (id) => {
    const { zone, hunger, health } = view.heroes[id]!;
    return enemiesAt(view, zone) + (hunger >= 4 ? -1 : hunger / 4) - health / 10;
  });
}

/** Super Heroes are stopped first, Bystanders eaten first; of the others those that act twice. */
export function figureFor(_view: View, by: string, among: readonly FigureId[]): FigureId {
  const first = by === 'over-the-shoulder' || by === 'cry-for-help' ? 'b' : 'f';
  const named = among.find((one) => one.startsWith(first));
  return named ?? among.find((one) => one.startsWith(String(SPECIALIST))) ?? among[0]!;
}

/** Less Hunger is better, but for a card that lets one stay hungry. */
export const muchFor = (by: string, from: readonly number[]): number =>
  by === 'never-enough' ? from[0]! : from.at(-1)!;

/** Whether one would rather not meet what the card brings. */
export function isBadNews(view: View, card: SpawnCardId): boolean {
  const drawn = spawnCard(view, card);
  if (drawn.type !== 'extra') return drawn.type === 'foe' || drawn.type === 'rush' || drawn.type === 'special';
  let standing = 0;
  for (let spot = 0; spot < view.figures.length; spot++) if (spot % 4 < AGENTS) standing += view.figures[spot]!;
  return standing > 3;
}
