import type { Phrase } from '@shamble/kernel';
import type { text } from '@shamble/marvel';
import { type Board, boardOf } from '@shamble/marvel/board/board';
import { BYSTANDER_IDS, type BystanderId } from '@shamble/marvel/content/bystanders';
import { type AgentKind, type FoeId, SUPER_HEROES, ZOMBIE_HEROES } from '@shamble/marvel/content/enemies';
import { AGENT_NAMES, type HeroId, type Mode, type View } from '@shamble/marvel/types';
import type { Seen } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import type { en } from './text/en.ts';

export {
  attackName,
  bystander as bystanderName,
  bystanderCard,
  effect,
  foe as foeName,
  place,
} from '@shamble/marvel/phrases';
export { capital } from '../../text/capital.ts';

export const viewOf = (seen: Seen): View => seen.state as View;
export const boardFor = ({ mission }: Pick<View, 'mission'>): Board => boardOf(mission);

/** A message of the skin or of the game, or one of the content, whose tests find words for each entry. */
export type SkinWord = keyof typeof en | keyof (typeof text)['en'] | Content;
type Content = `${'room' | 'tile' | 'hero' | 'bystander' | 'card' | 'trait' | 'skill' | 'foe' | 'special'}.${string}`;

export const say = (id: SkinWord, more: NonNullable<Phrase['with']> = {}): Phrase => ({ id, with: more });

export const heroPiece = (hero: HeroId): string => `hero ${hero}`;
export const foePiece = (foe: number): string => `foe ${foe}`;
export const bystanderPiece = (bystander: number): string => `bystander ${bystander}`;

export const foeIn = (mode: Mode, foe: number): FoeId => (mode === 'zombie' ? SUPER_HEROES : ZOMBIE_HEROES)[foe]!;
export const bystanderIn = (bystander: number): BystanderId => BYSTANDER_IDS[bystander]!;

export const heroName = (sheet: string, words: GameWords): string => words.say(say(`hero.${sheet}`));
export const nameOf = ({ heroes }: Pick<View, 'heroes'>, id: HeroId, words: GameWords): string =>
  heroName(heroes[id]!.sheet, words);

/** Those who come in numbers, of a mode. */
export const agentsOf = (mode: Mode): readonly AgentKind[] => AGENT_NAMES[mode];
