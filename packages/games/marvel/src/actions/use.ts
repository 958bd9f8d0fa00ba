import type { Look, Menu, Next, Play, RuleId } from '@shamble/kernel';
import { BYSTANDER_IDS } from '../../content/bystanders.ts';
import { FEATS } from '../effects/index.ts';
import { sheetOf, traitOf, unlocked } from '../rules/questions.ts';
import { type Act, type HeroId, LEVELS, type Marvel, type Opening, type State } from '../types.ts';
import { type Action, canPay, pay, SPENT } from './action.ts';

/** What a Trait, Skill or Bystander card lets a hero do in its own Turn. `cost`: Actions (MZ-TRAIT-08). */
export interface Feat {
  readonly cost: 0 | 1;
  /** The rules that forbid it now; none: it can be done. */
  forbids(look: Look<Marvel>, hero: HeroId): readonly RuleId[];
  /** Goes back to the step `after`, also after a procedure it calls. */
  carryOut(play: Play<Marvel>, hero: HeroId): Next;
}

const featsOf = ({ mode }: Pick<State, 'mode'>): Readonly<Record<string, Feat>> => FEATS[mode];

/** In the own Turn only, between Actions. */
export const use: Action<'use'> = {
  do: 'use',
  offer(look, opening, menu) {
    const { state } = look;
    const { hero } = opening;
    if (opening.free === 1) return;
    for (const what of held(state, hero)) {
      const feat = featsOf(state)[what];
      if (feat === undefined) continue;
      const because = canPay(state.heroes[hero]!, opening, feat.cost) ? feat.forbids(look, hero) : SPENT;
      menu.weigh({ do: 'use', what }, because);
    }
    if (menu.explain) refuseOthers(state, hero, menu);
  },
  carryOut(play, opening: Opening, { what }) {
    const feat = featsOf(play.state)[what]!;
    pay(play.state.heroes[opening.hero]!, opening, feat.cost);
    return feat.carryOut(play, opening.hero);
  },
};

/** Traits held, each kind once; Skills unlocked; the Bystander. */
function held(state: State, id: HeroId): string[] {
  const hero = state.heroes[id]!;
  const names: string[] = [];
  for (const card of hero.traits) if (!names.includes(traitOf(state, card))) names.push(traitOf(state, card));
  const { skills } = sheetOf(hero);
  for (let level = 0; level <= unlocked(hero); level++) names.push(skills[LEVELS[level]!]);
  if (hero.bystander >= 0) names.push(BYSTANDER_IDS[hero.bystander]!);
  return names;
}

const LATER: readonly RuleId[] = ['MZ-TRAIT-06'];
const LOCKED: readonly RuleId[] = ['MZ-ID-04'];

/** Traits whose moment is another one (MZ-TRAIT-06), and Skills that are locked (MZ-ID-04). */
function refuseOthers(state: State, id: HeroId, menu: Menu<Act>): void {
  const hero = state.heroes[id]!;
  for (const what of new Set(hero.traits.map((card) => traitOf(state, card))))
    if (featsOf(state)[what] === undefined) menu.refuse({ do: 'use', what }, LATER);
  const { skills } = sheetOf(hero);
  for (let level = unlocked(hero) + 1; level < LEVELS.length; level++) {
    const what = skills[LEVELS[level]!];
    if (featsOf(state)[what] !== undefined) menu.refuse({ do: 'use', what }, LOCKED);
  }
}
