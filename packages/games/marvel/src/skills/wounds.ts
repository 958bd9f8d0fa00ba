import { growHungry } from '../effects/free.ts';
import { hasSkill, heroesAt, isRavenous, seatOf } from '../rules/questions.ts';
import type { HeroId, View } from '../types.ts';
import { amend, prevent, proc, reaction } from '../words.ts';
import { showSkill } from './skill.ts';

/** MZ-CARD-02: a die for every Wound of Enemies in his Zone, whoever would suffer it; not for Combat Bystanders'. */
export const shieldParry = reaction({
  name: 'shield-parry',
  on: 'woundsDealt',
  window: 'before',
  rules: ['MZ-CARD-02'],
  proc: 'parry',
  uses({ state }, { data: { zone, enemies, each, warded, eased } }) {
    if (enemies + each === 0 || eased.includes('shield-parry')) return [];
    const hero = heroesAt(state, zone).find((id) => hasSkill(state, id, 'shield-parry'));
    return hero === undefined ? [] : [{ locals: { hero, zone, enemies, each, warded, eased } }];
  },
});

const PARRIED = 5;

export const parry = proc('parry', {
  roll(play, { hero, zone, enemies, each, warded, eased }) {
    showSkill(play, hero, 'shield-parry');
    const faces: number[] = [];
    const isParried = (): boolean => {
      const face = play.roll('dice', 6);
      faces.push(face);
      return face >= PARRIED;
    };
    let shared = enemies;
    for (let wound = 0; wound < enemies; wound++) if (isParried()) shared -= 1;
    const safe: HeroId[] = [];
    for (const one of heroesAt(play.state, zone))
      for (let wound = 0; wound < each; wound++) if (isParried()) safe.push(one);
    play.tell({ id: 'parried', data: { hero, zone, faces, by: 'shield-parry' }, rules: ['MZ-CARD-02'] });
    const wounds = enemies - shared + safe.length;
    if (wounds > 0) play.tell({ id: 'spared', data: { hero, wounds, by: 'shield-parry' }, rules: ['MZ-CARD-02'] });
    return amend<'woundsDealt'>({
      ...{ enemies: shared, warded: [...warded, ...safe], eased: [...eased, 'shield-parry'] },
    });
  },
});

/** MZ-CARD-10: once for each Wound, and only of Enemies. */
export const energyAbsorption = reaction({
  name: 'energy-absorption',
  on: 'wounded',
  window: 'before',
  rules: ['MZ-CARD-10'],
  proc: 'absorb',
  uses: ({ state }, { data: { hero, source } }) =>
    source === 'enemy' && !isRavenous(state.heroes[hero]!) && hasSkill(state, hero, 'energy-absorption')
      ? [{ by: seatOf(state, hero), locals: { hero }, subject: hero }]
      : [],
  usual: (view, locals) => isWorthIt(view, locals as { hero: HeroId }),
});

/** The last point makes Ravenous: only to save one's skin. */
const isWorthIt = ({ heroes }: View, { hero }: { hero: HeroId }): boolean =>
  heroes[hero]!.hunger < 3 || heroes[hero]!.health === 1;

export const absorb = proc('absorb', {
  use(play, { hero }) {
    showSkill(play, hero, 'energy-absorption');
    growHungry(play, hero, 'energy-absorption');
    play.tell({ id: 'spared', data: { hero, wounds: 1, by: 'energy-absorption' }, rules: ['MZ-CARD-10'] });
    return prevent;
  },
});
