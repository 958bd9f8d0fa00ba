import { type Retelling, type Retold, retellBy } from '@shamble/kernel';
import { opened } from '@shamble/parts';
import { board } from './rules/questions.ts';
import {
  at,
  type Bystander,
  type BystanderIndex,
  FOE,
  type Foe,
  type FoeIndex,
  type Hero,
  type HeroId,
  type KindId,
  type Marvel,
  NONE,
  type View,
  type Zone,
} from './types.ts';

/** What happened, done to a view: who is where and how, doors, tokens and cards that lie on the board. */
export const retelling: Retelling<Marvel, View> = {
  begin: ({ state }) => state,
  retell: (view, event) => retellBy(retold, view, event),
  claim(view) {
    const { round, doors, opened: buildings, figures, supply, active, exit, sign, throws, marks } = view;
    // Nobody is held once all have acted, which is heard when new ones come. The living may have to say before where to go.
    const isHeard = view.mode === 'zombie';
    return {
      ...{ round, doors, buildings, figures, supply, active, exit, sign, throws },
      held: isHeard ? view.held : [],
      ...{ acting: marks.acting, shields: marks.shields, objectives: view.objectives },
      heroes: view.heroes.map(({ actions: _left, used: _used, boosts: _boosts, fed: _fed, ...told }) => told),
      foes: view.foes.map(({ muted: _muted, held, ...told }) => ({ ...told, held: isHeard && held })),
      bystanders: view.bystanders.map(({ escort, ...told }) => ({ ...told, escorted: escort !== NONE })),
      laid: view.laid.map(({ zone, open, under }) => ({ zone, open, under })),
    };
  },
};

/** Nobody hears which Spawn card marks an escort. */
const ESCORTED = 0;

const retold: Retold<Marvel, View> = {
  heroPlaced: (view, { hero, zone }) => withHero(view, hero, { zone }),
  roundBegan: (view, { round }) => ({
    ...view,
    ...{ round, phase: 'players' },
    heroes: view.heroes.map((hero) => (hero.status === 'in' ? { ...hero, done: false } : hero)),
  }),
  turnBegan: (view, { hero, actions }) => ({
    ...withHero(view, hero, { done: true, actions, used: [], boosts: [], fed: 0 }),
    marks: { ...view.marks, acting: hero },
  }),
  turnEnded: (view, { hero }) => ({
    ...withHero(view, hero, { actions: 0, boosts: [] }),
    marks: { ...view.marks, acting: NONE },
  }),
  hungerChanged: (view, { hero, hunger }) => withHero(view, hero, { hunger }),
  powerChanged: (view, { hero, power }) => withHero(view, hero, { power }),
  moved: (view, { hero, path, actions }) => withHero(view, hero, { zone: path.at(-1)!, actions }),
  doorOpened: (view, { door }) => ({ ...view, doors: opened(view.doors, door) }),
  buildingOpened: (view, { building }) => ({ ...view, opened: view.opened.with(building, 1) }),
  bystanderDrawn(view, { zone, from }) {
    const at = from === 'deck' ? -1 : view.laid.findIndex((one) => one.zone === zone && !one.open);
    return at < 0 ? view : { ...view, laid: view.laid.toSpliced(at, 1) };
  },
  bystanderAppeared: (view, { bystander, zone, escorted, objective }) =>
    withBystander(view, bystander, { zone, escort: escorted ? ESCORTED : NONE, objective }),
  bystanderSaved: (view, { hero, bystander }) =>
    withHero(withBystander(view, bystander, { zone: NONE, escort: NONE }), hero, { found: bystander }),
  bystanderEaten: (view, { bystander }) => withBystander(view, bystander, { zone: NONE, escort: NONE }),
  traitDrawn: (view, { hero, card }) => withHero(view, hero, { traits: [...view.heroes[hero]!.traits, card] }),
  traitsChanged: (view, { hero, traits }) => withHero(view, hero, { traits }),
  traitDiscarded: (view, { hero, card }) => withoutTrait(view, hero, card),
  traitUsed: (view, { hero, card }) => withoutTrait(view, hero, card),
  abilityUsed: (view, { hero, ability }) => withHero(view, hero, { used: [...view.heroes[hero]!.used, ability] }),
  eliminated: (view, { zone, kind, left, supply }) => ({
    ...standing(view, zone, kind, left),
    supply: view.supply.with(kind, supply),
  }),
  foeEliminated: (view, { foe, zone, status }) =>
    withFoe(withFigures(view, zone, FOE, -1), foe, { ...AWAKE, status, zone: status === 'lying' ? zone : NONE }),
  devoured: (view, { hero, bystander }) =>
    withHero(withBystander(view, bystander, { zone: NONE, escort: NONE, objective: false }), hero, {
      devoured: view.heroes[hero]!.devoured + 1,
      found: bystander,
    }),
  xpGained: (view, { hero, total }) => withHero(view, hero, { xp: total }),
  bystanderKept: (view, { hero, bystander }) => withHero(view, hero, { bystander, found: NONE }),
  objectiveTaken(view, { hero, objective, colour }) {
    const token = { ...view.objectives[objective]!, colour, known: true, taken: true };
    const held = withHero(view, hero, { taken: view.heroes[hero]!.taken + 1 });
    return { ...held, objectives: view.objectives.with(objective, token) };
  },
  objectiveSeen: (view, { objective, colour }) => ({
    ...view,
    objectives: view.objectives.with(objective, { ...view.objectives[objective]!, colour, known: true }),
  }),
  spawnActivated: (view, { spawn }) => ({ ...view, active: view.active.with(spawn, 1) }),
  spawnRemoved: (view, { spawn }) => ({ ...view, active: view.active.with(spawn, NONE) }),
  exitPlaced: (view, { zone }) => ({ ...view, exit: zone }),
  signThrown: (view, { to, throws }) => ({
    ...view,
    throws,
    sign: throws === 0 && !board(view).rules.beacon ? NONE : to,
  }),
  signCarried: (view, { to }) => ({ ...view, sign: to }),
  heroLeft: (view, { hero }) => withHero(view, hero, { status: 'left', zone: NONE }),
  enemyPhaseBegan(view, { round }) {
    const { marks } = view;
    const shields = marks.shields <= round ? 0 : marks.shields;
    return { ...view, phase: 'enemies', marks: { ...marks, shields } };
  },
  wounded: (view, { hero, health }) => withHero(view, hero, { health }),
  healed: (view, { hero, health }) => withHero(view, hero, { health }),
  heroEliminated: (view, { hero }) => withHero(view, hero, { status: 'out', zone: NONE }),
  marched: (view, { kind, from, to, count }) => shifted(view, kind, from, to, count),
  foeMoved: (view, { foe, from, to }) => withFoe(shifted(view, FOE, from, to, 1), foe, { zone: to }),
  bystanderMoved: (view, { bystander, to }) => withBystander(view, bystander, { zone: to }),
  bystanderLured: (view, { bystander, to }) => withBystander(view, bystander, { zone: to }),
  bystanderEscaped: (view, { bystander }) => withBystander(view, bystander, { zone: NONE, escort: NONE }),
  enemiesPushed: (view, { kind, from, to, count }) => shifted(view, kind, from, to, count),
  enemiesHeld: (view, { zone, kind, count }) => ({ ...view, held: view.held.with(at(zone, kind), count) }),
  foeHeld: (view, { foe, muted }) => withFoe(view, foe, { held: true, muted }),
  foeWoke: (view, { foe }) => withFoe(view, foe, { asleep: false }),
  foeLaidDown: (view, { foe, zone }) => withFoe(view, foe, { ...AWAKE, status: 'lying', zone }),
  /** Those held back have been for as long as it lasts. */
  spawnBegan: (view) => ({
    ...view,
    held: view.held.map(() => 0),
    foes: view.foes.map((foe) => ({ ...foe, held: false })),
  }),
  appeared: (view, { zone, kind, total, supply }) => ({
    ...view,
    figures: view.figures.with(at(zone, kind), total),
    supply: view.supply.with(kind, supply),
  }),
  foeAppeared: (view, { foe, zone }) => withFoe(withFigures(view, zone, FOE, 1), foe, { ...AWAKE, status: 'in', zone }),
  shieldsRaised: (view) => ({ ...view, marks: { ...view.marks, shields: view.round + 1 } }),
  endPhaseBegan: (view) => ({
    ...view,
    phase: 'end',
    foes: view.foes.map((foe) => ({ ...foe, muted: false })),
  }),
};

const AWAKE = { asleep: false, held: false, muted: false } as const;

const withHero = (view: View, id: HeroId, more: Partial<Hero>): View => ({
  ...view,
  heroes: view.heroes.with(id, { ...view.heroes[id]!, ...more }),
});

function withoutTrait(view: View, id: HeroId, card: number): View {
  const { traits } = view.heroes[id]!;
  return withHero(view, id, { traits: traits.toSpliced(traits.indexOf(card), 1) });
}

const withFoe = (view: View, id: FoeIndex, more: Partial<Foe>): View => ({
  ...view,
  foes: view.foes.with(id, { ...view.foes[id]!, ...more }),
});

const withBystander = (view: View, id: BystanderIndex, more: Partial<Bystander>): View => ({
  ...view,
  bystanders: view.bystanders.with(id, { ...view.bystanders[id]!, ...more }),
});

const withFigures = (view: View, zone: Zone, kind: KindId, by: number): View => ({
  ...view,
  figures: view.figures.with(at(zone, kind), view.figures[at(zone, kind)]! + by),
});

/** Those that are held go last, and stay held. */
function shifted(view: View, kind: KindId, from: Zone, to: Zone, count: number): View {
  const moved = withFigures(withFigures(view, from, kind, -count), to, kind, count);
  const [spot, there] = [at(from, kind), at(to, kind)];
  const bound = Math.max(0, view.held[spot]! - moved.figures[spot]!);
  const held = view.held.with(spot, view.held[spot]! - bound);
  return bound === 0 ? moved : { ...moved, held: held.with(there, held[there]! + bound) };
}

/** So many are left there; those that are held go last. */
function standing(view: View, zone: Zone, kind: KindId, left: number): View {
  const spot = at(zone, kind);
  return {
    ...view,
    figures: view.figures.with(spot, left),
    held: view.held.with(spot, Math.min(view.held[spot]!, left)),
  };
}
