import { type Seat, seatName } from '@shamble/kernel';
import { MOST_WOUNDS } from '../content.ts';
import type { Attack, HeroId, State, Zone } from '../types.ts';
import { usualBites } from '../usual.ts';
import { announce, ask, call, choice, done, goto, next, proc } from '../words.ts';
import { leave } from './changes.ts';
import { biteLimits, figuresAt, heroesAt } from './questions.ts';

/** All dead of a zone at once. */
export const attackIn = (state: State, zone: Zone): Attack => ({
  zone,
  bites: figuresAt(state, zone),
  queue: [],
  taken: state.known.map(() => 0),
});

/** The dead of a zone bite; those concerned share the wounds out (TH-WOUND-01, TH-WOUND-02). */
export const bite = proc('bite', {
  begin(play, { zone, bites }) {
    play.tell({ id: 'bitten', data: { zone, bites }, rules: ['TH-WOUND-01'] });
    return next;
  },
  share(play, { zone, bites, taken }) {
    const bitten = heroesAt(play.state, zone);
    if (bites === 0 || bitten.length === 0) return done();
    return ask(concerned(play.state, bitten), 'bites', { zone, bites, taken });
  },
  line(play, locals) {
    const shares = play.answer('bites');
    for (const [id, wounds] of Object.entries(shares)) {
      const hero = Number(id);
      for (let i = 0; i < wounds; i++) locals.queue.push(hero);
      locals.taken[play.state.heroes[hero]!.seat]! += wounds;
    }
    locals.bites = 0; // what the heroes could not hold is lost (TH-WOUND-03)
    return next;
  },
  wound(play, locals) {
    const hero = locals.queue.shift();
    if (hero === undefined) return goto('share');
    if (!play.state.heroes[hero]!.alive) {
      locals.bites += 1; // he died of a wound he took for another: this one is shared out anew (TH-WOUND-05)
      locals.taken[play.state.heroes[hero]!.seat]! -= 1;
      return goto('wound');
    }
    return call('wound', { hero }, hero, 'wound');
  },
});

/** TH-WOUND-02: those whose heroes are bitten talk it over; the leader decides, or the first of them if he is not concerned. */
function concerned(state: State, bitten: readonly HeroId[]): Seat | { anyOf: Seat[]; decider: Seat } {
  const seats = [...new Set(bitten.map((hero) => state.heroes[hero]!.seat))].sort((a, b) => a - b);
  const first = seatName(seats[0]!);
  if (seats.length === 1) return first;
  return { anyOf: seats.map(seatName), decider: seats.includes(state.leader) ? seatName(state.leader) : first };
}

export const bitesChoice = choice('bites', {
  offer({ state }, { zone, bites, taken }) {
    const bitten = heroesAt(state, zone);
    return {
      kind: 'share',
      total: bites,
      among: bitten.map((hero) => ({ id: String(hero), max: MOST_WOUNDS - state.heroes[hero]!.wounds })),
      limits: biteLimits(state, bitten, taken),
    };
  },
  usual: usualBites,
});

export const wound = proc('wound', {
  announce: (play, { hero }) =>
    announce({ id: 'wounded', data: { hero, wounds: play.state.heroes[hero]!.wounds + 1 }, rules: ['TH-WOUND-01'] }),
  suffer(play) {
    const event = play.announced('wounded');
    // Whoever stepped in may have given up since.
    if (event === null || !play.state.heroes[event.data.hero]!.alive) return done();
    const { hero } = event.data;
    const wounds = ++play.state.heroes[hero]!.wounds;
    play.tell({ ...event, data: { hero, wounds } });
    if (wounds >= MOST_WOUNDS) {
      leave(play, hero, ['TH-WOUND-04']);
      play.tell({ id: 'died', data: { hero }, rules: ['TH-WOUND-04'] });
    }
    return done();
  },
});
