import type { Look, Menu, Next, Play, RuleId } from '@shamble/kernel';
import { BYSTANDER_IDS } from '../../content/bystanders.ts';
import { FEATS } from '../effects/index.ts';
import { sheetOf, traitOf, unlocked } from '../rules/questions.ts';
import { type Act, type HeroId, LEVELS, type Marvel, type Opening, type State, type TraitCard } from '../types.ts';
import { type Action, canPay, pay, SPENT } from './action.ts';

/** What a Trait, Skill or Bystander card lets a hero do in its own Turn. `cost`: Actions (MZ-TRAIT-08). */
export interface Feat {
  readonly cost: 0 | 1;
  /** The rules that forbid it now; none: it can be done. */
  forbids(look: Look<Marvel>, hero: HeroId): readonly RuleId[];
  /** Goes back to the step `after`, also after a procedure it calls. */
  carryOut(play: Play<Marvel>, hero: HeroId): Next;
}

const featNamed = ({ mode }: Pick<State, 'mode'>, what: string): Feat | undefined => FEATS[mode][what];

/** In the own Turn only, between Actions. */
export const use: Action<'use'> = {
  do: 'use',
  offer(look, opening, menu) {
    const { state } = look;
    const { hero: id } = opening;
    if (opening.free === 1) return;
    const hero = state.heroes[id]!;
    const offer = (what: string): void => {
      const feat = featNamed(state, what);
      if (feat === undefined) return;
      menu.weigh({ do: 'use', what }, canPay(hero, opening, feat.cost) ? feat.forbids(look, id) : SPENT);
    };
    const { traits } = hero;
    for (let at = 0; at < traits.length; at++) if (isFirstOfKind(state, traits, at)) offer(traitOf(state, traits[at]!));
    const { skills } = sheetOf(hero);
    for (let level = 0; level <= unlocked(hero); level++) offer(skills[LEVELS[level]!]);
    if (hero.bystander >= 0) offer(BYSTANDER_IDS[hero.bystander]!);
    if (menu.explain) refuseOthers(state, id, menu);
  },
  carryOut(play, opening: Opening, { what }) {
    const feat = featNamed(play.state, what)!;
    pay(play.state.heroes[opening.hero]!, opening, feat.cost);
    return feat.carryOut(play, opening.hero);
  },
};

/** Two copies of a Trait are one option. */
function isFirstOfKind(state: State, traits: readonly TraitCard[], at: number): boolean {
  for (let before = 0; before < at; before++)
    if (traitOf(state, traits[before]!) === traitOf(state, traits[at]!)) return false;
  return true;
}

const LATER: readonly RuleId[] = ['MZ-TRAIT-06'];
const LOCKED: readonly RuleId[] = ['MZ-ID-04'];

/** Traits whose moment is another one (MZ-TRAIT-06), and Skills that are locked (MZ-ID-04). */
function refuseOthers(state: State, id: HeroId, menu: Menu<Act>): void {
  const hero = state.heroes[id]!;
  for (const what of new Set(hero.traits.map((card) => traitOf(state, card))))
    if (featNamed(state, what) === undefined) menu.refuse({ do: 'use', what }, LATER);
  const { skills } = sheetOf(hero);
  for (let level = unlocked(hero) + 1; level < LEVELS.length; level++) {
    const what = skills[LEVELS[level]!];
    if (featNamed(state, what) !== undefined) menu.refuse({ do: 'use', what }, LOCKED);
  }
}
