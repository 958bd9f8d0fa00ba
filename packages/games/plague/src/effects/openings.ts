import { Menu, type Next } from '@shamble/kernel';
import { type Playing, seatOf, zombieSeat } from '../rules/changes.ts';
import { ground, isClosed } from '../rules/questions.ts';
import type { HumanId, OpeningId, State } from '../types.ts';
import { ask, choice, done } from '../words.ts';
import { CARD, type Effect } from './event.ts';

export const smashBarricade: Effect<'smash'> = (play, { human }) => byZombies(play, human, 'smash');

export const lockDoor: Effect<'locked-door'> = (play, { human }) => byZombies(play, human, 'lock');

export const barricadeAnywhere: Effect<'coincidence'> = ({ state }, { human }) =>
  openingsFor(state, 'bar').length === 0
    ? done()
    : ask(seatOf(state, human), 'opening', { human, to: 'bar' }, 'opened');

/** The Zombie player chooses; without one, the lot. */
function byZombies(play: Playing, human: HumanId, to: 'smash' | 'lock'): Next {
  const openings = openingsFor(play.state, to);
  if (openings.length === 0) return done();
  const seat = zombieSeat(play);
  if (seat !== null) return ask(seat, 'opening', { human, to }, to === 'smash' ? 'smashed' : 'locked');
  const opening = openings[play.pick('lot', openings.length)]!;
  return to === 'smash' ? smash(play, opening) : lock(play, opening);
}

export function smash(play: Playing, opening: OpeningId): Next {
  play.state.barred[opening] = 0;
  play.tell({ id: 'barricadeLost', data: { opening }, rules: CARD });
  return done();
}

export function lock(play: Playing, opening: OpeningId): Next {
  play.state.locked = opening;
  play.tell({ id: 'doorLocked', data: { opening }, rules: ['ZP-DECK-05'] });
  return done();
}

export function bar(play: Playing, human: HumanId, opening: OpeningId): Next {
  play.state.barred[opening] = 1;
  play.tell({ id: 'barricadeWon', data: { human, opening }, rules: CARD });
  return done();
}

function openingsFor(
  state: Pick<State, 'barred' | 'locked' | 'board' | 'cellar'>,
  to: 'smash' | 'bar' | 'lock',
): OpeningId[] {
  const board = ground(state);
  return board.openings.flatMap(({ a, window }, id) => {
    if (a < 0) return [];
    if (to === 'smash') return state.barred[id] === 1 ? [id] : [];
    if (to === 'bar') return state.barred[id] === 1 ? [] : [id];
    return window || isClosed(state, id) ? [] : [id];
  });
}

export const opening = choice('opening', {
  offer({ state }, { to }, explain) {
    const menu = new Menu<OpeningId>(explain);
    for (const id of openingsFor(state, to)) menu.allow(id);
    return menu.one();
  },
});
