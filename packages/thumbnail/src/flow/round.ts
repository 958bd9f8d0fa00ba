import { Menu, type Play, peek, seatName, secret } from '@shamble/kernel';
import { boardOf } from '../board.ts';
import { ROUNDS } from '../content.ts';
import { attackIn } from '../rules/bite.ts';
import { appear, makeNoise } from '../rules/changes.ts';
import { figuresAt } from '../rules/questions.ts';
import { isBesieged, marches } from '../rules/shamble.ts';
import { BRUTE, type Thumbnail, WALKER } from '../types.ts';
import { ask, call, choice, done, goto, next, proc } from '../words.ts';

/** Heroes, dusk, the dead, night. `at` is the hero or the seat whose turn it is. */
export const round = proc('round', {
  dawn(play, locals) {
    const { state } = play;
    state.round += 1;
    state.leader = (state.leader + 1) % play.seats.length; // TH-TURN-02
    for (const hero of state.heroes) hero.braced = false;
    play.tell({ id: 'roundBegan', data: { round: state.round, leader: state.leader }, rules: ['TH-TURN-02'] });
    locals.at = 0;
    return next;
  },
  heroes(play, locals) {
    const { heroes } = play.state;
    while (locals.at < heroes.length && !heroes[locals.at]!.alive) locals.at++;
    if (locals.at === heroes.length) return goto('dusk');
    const hero = locals.at++;
    return call('turn', { hero }, hero, 'heroes');
  },
  dusk(play, locals) {
    locals.at = 0;
    return goto(play.state.traitorPlays ? 'signal' : 'dead');
  },
  signal(play, locals) {
    if (locals.at === play.seats.length) return goto('reveal');
    return ask(play.seats[locals.at]!, 'signal', { seat: locals.at }, 'signalled');
  },
  signalled(play, locals) {
    play.state.signals[locals.at] = secret(play.answer('signal') === 'lure' ? 1 : 0);
    locals.at += 1;
    return goto('signal');
  },
  reveal(play) {
    revealSignals(play);
    return goto('dead');
  },
  dead: () => call('shamble', { at: 0, bit: [] }, null, 'night'),
  night(play) {
    spawn(play);
    play.state.noise.fill(0); // TH-NOISE-02
    if (play.state.round >= ROUNDS) lose(play, 'dawn', ['TH-WIN-03']);
    return goto('dawn');
  },
});

/** Those besieging bite and stay, zone by zone (TH-DEAD-01); then all others move at once. */
export const shamble = proc('shamble', {
  bite(play, locals) {
    const { state } = play;
    const zones = state.noise.length;
    while (locals.at < zones && !(figuresAt(state, locals.at) > 0 && isBesieged(state, locals.at))) locals.at++;
    if (locals.at === zones) return next;
    const zone = locals.at++;
    locals.bit.push(zone);
    return call('bite', attackIn(state, zone), null, 'bite');
  },
  move(play, { bit }) {
    const { state } = play;
    const moves = marches(state).filter(({ from }) => !bit.includes(from)); // also where nobody has outlived them
    for (const { kind, from, to, count } of moves) {
      state.figures[2 * from + kind]! -= count;
      state.figures[2 * to + kind]! += count;
    }
    for (const { kind, from, to, count, why } of moves)
      play.tell({ id: 'shambled', data: { kind, from, to, count }, rules: ['TH-DEAD-02', 'TH-DEAD-03'], why });
    return done();
  },
});

/** TH-SPAWN-01 */
function spawn(play: Play<Thumbnail>): void {
  for (const zone of boardOf(play.state.board).spawns) {
    const face = play.roll('spawn', 6);
    if (face === 6) appear(play, zone, BRUTE, 1, ['TH-SPAWN-01']);
    else appear(play, zone, WALKER, face > 3 ? 2 : 1, ['TH-SPAWN-01']);
  }
}

/** TH-DUSK-02: how many lured is told, not who. */
function revealSignals(play: Play<Thumbnail>): void {
  const { state } = play;
  const lures = state.signals.reduce((sum, signal) => sum + play.reveal(signal), 0);
  state.signals = state.signals.map(() => secret(-1));
  state.lured = lures;
  const lured =
    state.heroes.find((hero) => hero.alive && hero.seat === state.leader) ?? state.heroes.find((hero) => hero.alive)!;
  play.tell({ id: 'signalled', data: { lures, zone: lured.zone }, rules: ['TH-DUSK-02'] });
  if (lures > 0) makeNoise(play, lured.zone, 2 * lures, ['TH-DUSK-02']);
}

/** TH-DUSK-01: all are asked, so that being asked tells nothing. */
export const signal = choice('signal', {
  always: true,
  offer({ state }, { seat }, explain) {
    const menu = new Menu<'quiet' | 'lure'>(explain);
    menu.allow('quiet');
    menu.weigh('lure', peek(state.traitor) === seat ? [] : ['TH-DUSK-01']);
    return menu.one();
  },
  usual: () => 'quiet',
});

/** The end for the heroes; the traitor's victory (TH-ROLE-01). */
export function lose(play: Play<Thumbnail>, because: string, rules: readonly string[]): void {
  const traitor = play.reveal(play.state.traitor);
  play.end({
    winners: traitor < 0 ? [] : [seatName(traitor)],
    because,
    rules: traitor < 0 ? rules : [...rules, 'TH-ROLE-01'],
  });
}

/** TH-WIN-01, TH-WIN-02: whatever happens, and as soon as it does. */
export function settle(play: Play<Thumbnail>): boolean {
  const { state } = play;
  let alive = false;
  let home = state.tokens.length === 0;
  const goal = home ? boardOf(state.board).goal : -1;
  for (const hero of state.heroes) {
    if (!hero.alive) continue;
    alive = true;
    if (hero.zone !== goal) home = false;
  }
  if (!alive) lose(play, 'slain', ['TH-WIN-02']);
  else if (home) {
    const traitor = play.reveal(state.traitor);
    play.end({ winners: play.seats.filter((_, seat) => seat !== traitor), because: 'escaped', rules: ['TH-WIN-01'] });
  }
  return false;
}
