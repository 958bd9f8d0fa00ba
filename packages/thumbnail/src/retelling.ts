import { type Retelling, type Retold, retellBy } from '@shamble/kernel';
import { opened } from '@shamble/parts';
import { ROUNDS } from './content.ts';
import { type Hero, type HeroId, KINDS, type Thumbnail, type View, type Zone } from './types.ts';

/** What happened, done to a view. Cards are left out: what is stowed and traded is told in the rough. */
export const retelling: Retelling<Thumbnail, View> = {
  begin: ({ state }) => state,
  retell: (view, event) => retellBy(retold, view, event),
  claim: ({ round, leader, lured, doors, figures, supply, tokens, noise, heroes }) => ({
    ...{ round, leader, lured, doors, figures, supply, tokens },
    // The last night makes all quiet, and no round after it says so.
    noise: round < ROUNDS ? noise : [],
    heroes: heroes.map(({ zone, wounds, kills, skills, alive, braced }) => ({
      ...{ zone, wounds, kills, skills, alive, braced },
    })),
  }),
};

const retold: Retold<Thumbnail, View> = {
  roundBegan: (view, { round, leader }) => ({
    ...view,
    ...{ round, leader, noise: view.noise.map(() => 0) },
    heroes: view.heroes.map((hero) => ({ ...hero, braced: false })),
  }),
  moved: (view, { hero, to }) => withHero(view, hero, { zone: to }),
  doorOpened: (view, { door }) => ({ ...view, doors: opened(view.doors, door) }),
  noiseMade: (view, { zone, total }) => ({ ...view, noise: view.noise.with(zone, total) }),
  attackResolved: (view, { hero, zone, slain, kills }) =>
    slain.reduce((now, count, kind) => withFigures(now, zone, kind, -count), withHero(view, hero, { kills })),
  learned: (view, { hero, skill }) => withHero(view, hero, { skills: [...view.heroes[hero]!.skills, skill] }),
  wounded: (view, { hero, wounds }) => withHero(view, hero, { wounds }),
  saved: (view, { hero, by }) => (by === 'tough' ? withHero(view, hero, { braced: true }) : view),
  healed: (view, { hero, wounds }) => withHero(view, hero, { wounds }),
  died: (view, { hero }) => withHero(view, hero, { alive: false }),
  taken: (view, { zone }) => ({ ...view, tokens: view.tokens.filter((one) => one !== zone) }),
  appeared: (view, { zone, kind, count }) => withFigures(view, zone, kind, count),
  shambled: (view, { kind, from, to, count }) => withFigures(withFigures(view, from, kind, -count), to, kind, count),
  signalled: (view, { lures }) => ({ ...view, lured: lures }),
  resigned: (view, { seat }) => ({
    ...view,
    heroes: view.heroes.map((hero) => (hero.seat === seat ? { ...hero, alive: false } : hero)),
  }),
};

const withHero = (view: View, id: HeroId, more: Partial<Hero>): View => ({
  ...view,
  heroes: view.heroes.with(id, { ...view.heroes[id]!, ...more }),
});

/** Out of the box, or back into it. */
function withFigures(view: View, zone: Zone, kind: number, by: number): View {
  const at = KINDS.length * zone + kind;
  return {
    ...view,
    figures: view.figures.with(at, view.figures[at]! + by),
    supply: view.supply.with(kind, view.supply[kind]! - by),
  };
}
