import type { SkillId } from '../../content/skills.ts';
import { hasSkill } from '../rules/questions.ts';
import type { AttackOf, Zombicide } from '../types.ts';
import { modifier } from '../words.ts';

type Kind = 'melee' | 'ranged' | 'combat';
type State = Zombicide['state'];

const applies = (state: State, { survivor, attack }: AttackOf, skill: SkillId, kind: Kind): boolean =>
  (kind === 'combat' || attack === kind) && hasSkill(state, survivor, skill);

/** One more die per weapon: with a pair, two (ZC-SKILL-06, 07, 08). */
const plusDie = (skill: SkillId, kind: Kind, rule: string) =>
  modifier({
    on: 'dice',
    layer: 'add',
    rules: [rule],
    value: (dice, of, state) => (applies(state, of, skill, kind) ? dice + 1 : dice),
  });

/** One more on each die; a result never exceeds 6 (ZC-SKILL-03, 04, 05). */
const plusRoll = (skill: SkillId, kind: Kind, rule: string) =>
  modifier({
    on: 'rollBonus',
    layer: 'add',
    rules: [rule],
    value: (bonus, of, state) => (applies(state, of, skill, kind) ? bonus + 1 : bonus),
  });

const plusDamage = (skill: SkillId, kind: Kind) =>
  modifier({
    on: 'damage',
    layer: 'add',
    rules: ['ZC-SKILL-02'],
    value: (damage, of, state) => (applies(state, of, skill, kind) ? damage + 1 : damage),
  });

export const diceModifiers = [
  plusDie('plus-die-ranged', 'ranged', 'ZC-SKILL-06'),
  plusDie('plus-die-combat', 'combat', 'ZC-SKILL-07'),
  plusDie('plus-die-melee', 'melee', 'ZC-SKILL-08'),
  plusRoll('plus-roll-ranged', 'ranged', 'ZC-SKILL-03'),
  plusRoll('plus-roll-combat', 'combat', 'ZC-SKILL-04'),
  plusRoll('plus-roll-melee', 'melee', 'ZC-SKILL-05'),
  plusDamage('plus-damage-melee', 'melee'),
  plusDamage('plus-damage-ranged', 'ranged'),
];

/** ZC-SKILL-12: ranged weapons only; sight still limits. */
export const plusRange = modifier({
  on: 'maxRange',
  layer: 'add',
  rules: ['ZC-SKILL-12'],
  value: (range, of, state) => (applies(state, of, 'plus-range', 'ranged') ? range + 1 : range),
});
