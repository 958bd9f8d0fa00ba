import type { Hero, State } from './types.ts';

/** Fields in the order of set-up, so that for the machine a clone is the same kind of object and play stays fast. */
export const clone = (state: State): State => ({
  board: state.board,
  doors: state.doors,
  figures: state.figures.slice(),
  supply: state.supply.slice(),
  noise: state.noise.slice(),
  heroes: state.heroes.map(cloneHero),
  finds: { pile: state.finds.pile.slice(), discard: state.finds.discard.slice() },
  found: state.found,
  known: state.known.slice(),
  tokens: state.tokens.slice(),
  round: state.round,
  leader: state.leader,
  fog: state.fog,
  traitor: state.traitor,
  traitorPlays: state.traitorPlays,
  signals: state.signals.slice(),
  lured: state.lured,
});

const cloneHero = (hero: Hero): Hero => ({
  seat: hero.seat,
  zone: hero.zone,
  wounds: hero.wounds,
  kills: hero.kills,
  skills: hero.skills.slice(),
  slots: hero.slots.slice(),
  actions: hero.actions,
  searched: hero.searched,
  braced: hero.braced,
  alive: hero.alive,
});
