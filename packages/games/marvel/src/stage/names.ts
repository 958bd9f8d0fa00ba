import { BYSTANDER_DECK, BYSTANDER_IDS } from '../../content/bystanders.ts';
import { SUPER_HEROES, ZOMBIE_HEROES } from '../../content/enemies.ts';
import { boardOf } from '../board/board.ts';
import {
  type Act,
  AGENT_NAMES,
  type BystanderCard,
  type BystanderIndex,
  FOE,
  type FoeIndex,
  type HeroId,
  type KindId,
  NONE,
  type State,
  type TraitCard,
  type Zone,
} from '../types.ts';

type Named = Pick<State, 'mission' | 'mode' | 'heroes'>;
type Moded = Pick<State, 'mode'>;
type Laid = Pick<State, 'mission'>;

export const zoneName = (state: Pick<State, 'mission'>, zone: Zone): string =>
  zone < 0 ? 'none' : boardOf(state.mission).zones[zone]!.name;
export const heroName = (state: Pick<State, 'heroes'>, id: HeroId): string =>
  id < 0 ? 'nobody' : state.heroes[id]!.sheet;
export const doorName = (state: Pick<State, 'mission'>, door: number): string => {
  const { a, b } = boardOf(state.mission).doors[door]!;
  return `${zoneName(state, a)}/${zoneName(state, b)}`;
};
/** Super Heroes, in Hero Mode Zombie Heroes. */
export const foesOf = ({ mode }: Moded): readonly string[] => (mode === 'zombie' ? SUPER_HEROES : ZOMBIE_HEROES);
export const foeName = (state: Moded, foe: FoeIndex): string => (foe < 0 ? 'none' : foesOf(state)[foe]!);
export const bystanderName = (bystander: BystanderIndex): string =>
  bystander === NONE ? 'none' : BYSTANDER_IDS[bystander]!;
/** `okoye`, `saved`, `secret-1`. */
export const cardName = ({ mode }: Moded, card: BystanderCard): string =>
  card < 0 ? 'hidden' : BYSTANDER_DECK[mode][card]!;
export const traitName = (state: Laid, card: TraitCard): string => boardOf(state.mission).content.traits[card]!;
/** Which of its like, where there are several. */
function traitCopy(state: Laid, card: TraitCard): string {
  const deck = boardOf(state.mission).content.traits;
  return deck.filter((id) => id === deck[card]).length === 1 ? '' : ` ${card - deck.indexOf(deck[card]!) + 1}`;
}
export const spawnCardName = (card: number): number => card + 1;

/** `trooper`, in Hero Mode `walker`; `super hero`, in Hero Mode `zombie hero`. */
export const kindName = ({ mode }: Moded, kind: KindId): string =>
  kind === FOE ? (mode === 'zombie' ? 'super hero' : 'zombie hero') : AGENT_NAMES[mode][kind]!;
export const kindWord = (state: Moded, kind: KindId): string => `${kindName(state, kind)}${kind === FOE ? 'es' : 's'}`;
/** Kind -> how many, by `troopers`, `guards`, `specialists` and, where it counts them, `super heroes`. */
export const kindCounts = (state: Moded, counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(counts.map((count, kind) => [kindWord(state, kind), count]));

export const spawnName = (spawn: number): string => (spawn < 0 ? 'none' : `spawn ${spawn + 1}`);

/** The readable name of an option, as scenarios write it. */
export function nameOption(state: Named, choice: string, option: unknown): string {
  switch (choice) {
    case 'act':
      return nameAct(state, option as Act);
    case 'start': {
      const id = String(option);
      return id.startsWith('z') ? zoneName(state, Number(id.slice(1))) : heroName(state, Number(id));
    }
    case 'activate':
    case 'hero':
      return heroName(state, option as HeroId);
    case 'target':
      return targetName(state, String(option));
    case 'dropTrait':
    case 'giveTrait':
      return traitName(state, option as TraitCard) + traitCopy(state, option as TraitCard);
    case 'figure':
      return figureName(state, String(option));
    case 'lend':
      return option === 'keep' ? 'keep' : heroName(state, Number(option));
    case 'figures':
      return option === 'stay' ? 'stay' : kindWord(state, Number(option));
    case 'keepBystander':
      return bystanderName(option as BystanderIndex);
    case 'spendPower':
      return `${option as number} power`;
    case 'rerolls':
      return `die ${(option as number) + 1}`;
    case 'wounds': {
      const text = String(option);
      if (text.startsWith('c')) return bystanderName(Number(text.slice(1)));
      const who = heroName(state, Number(text.replace('b', '')));
      return text.startsWith('b') ? `${who} from bystanders` : who;
    }
    case 'roomOrder':
    case 'oddFigures':
    case 'foeWay':
    case 'bystanderWay':
    case 'zone':
      return zoneName(state, Number(option));
    case 'look':
      return option === NONE ? 'none' : `objective ${(option as number) + 1}`;
    case 'xpGiven':
      return `${option as number} xp`;
    case '$reaction':
      return nameReaction(state, option as Reaction);
    default:
      return String(option);
  }
}

/** `0`: a Trooper; `f3`: a Super Hero; `b5`: a Bystander. */
export function targetName(state: Moded, target: string): string {
  if (target === '') return 'none';
  const at = Number(target.replace(/^\D/, ''));
  if (target.startsWith('f')) return foeName(state, at);
  return target.startsWith('b') ? bystanderName(at) : kindName(state, at);
}

/** `0@12`: a Trooper in a Zone; `f3`: a Super Hero; `b5`: a Bystander. */
export function figureName(state: Pick<State, 'mission' | 'mode'>, figure: string): string {
  const [kind, zone] = figure.split('@');
  return zone === undefined
    ? targetName(state, figure)
    : `${kindName(state, Number(kind))} in ${zoneName(state, Number(zone))}`;
}

type Reaction = { readonly use: string; readonly locals?: { readonly hero?: HeroId } };

/** Its use and whose it is. */
function nameReaction(state: Named, { use: name, locals }: Reaction): string {
  const use = name.replace(/^saved-/, '');
  return locals?.hero === undefined ? use : `${heroName(state, locals.hero)} ${use}`;
}

function nameAct(state: Named, act: Act): string {
  switch (act.do) {
    case 'move': {
      const names = act.path.map((zone) => zoneName(state, zone));
      const via = names.slice(0, -1);
      return `move to ${names.at(-1)}${via.length > 0 ? ` via ${via.join(', ')}` : ''}`;
    }
    case 'open':
      return `open ${doorName(state, act.door)}`;
    case 'trait':
      return 'gain trait';
    case 'attack':
      return `attack ${zoneName(state, act.zone)}`;
    case 'save':
      return `save ${bystanderName(act.bystander)}`;
    case 'power':
      return 'power up';
    case 'carry':
      return `carry the sign to ${zoneName(state, act.zone)}`;
    case 'throw':
      return `throw the sign at ${zoneName(state, act.zone)}`;
    case 'objective':
      return `take objective ${act.objective + 1}`;
    case 'secret':
      return `take secret mission ${act.secret + 1}`;
    case 'use':
      return `use ${act.what}`;
    case 'end':
      return 'end turn';
    default:
      return act.do;
  }
}
