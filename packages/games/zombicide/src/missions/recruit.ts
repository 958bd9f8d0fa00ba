import type { Look } from '@shamble/kernel';
import type { Sheet } from '../../content/survivors.ts';
import { isIn, seatOf } from '../rules/questions.ts';
import { newSurvivor } from '../setup.ts';
import type { Zombicide } from '../types.ts';
import { ask, choice, done, proc } from '../words.ts';

/** Somebody who was hidden there joins the player with the fewest Survivors in play (ZC-M09-09). */
export const recruit = proc('recruit', {
  choose(play, { survivor }) {
    if (unused(play).length === 0) return done();
    return ask(seatOf(play.state, survivor), 'recruiter', { survivor, seats: shortest(play) });
  },
  join(play, { survivor, rules }) {
    const { state } = play;
    const seat = play.answer('recruiter');
    const free = unused(play);
    const sheet = free[play.pick('recruits', free.length)]!;
    const joined = newSurvivor(sheet, seat, state.survivors[survivor]!.zone);
    state.survivors.push(joined);
    const id = state.survivors.length - 1;
    play.tell({ id: 'survivorJoined', data: { survivor: id, sheet: sheet.id, seat, zone: joined.zone }, rules });
    for (const skill of joined.skills)
      play.tell({ id: 'learned', data: { survivor: id, skill }, rules: ['ZC-SETUP-10'] });
    return done();
  },
});

/** Among those who are tied the taker's player decides. */
export const recruiter = choice('recruiter', {
  offer: (_look, { seats }) => ({ kind: 'one', from: seats }),
  usual: (_view, { seats }) => seats[0]!,
});

/** Sheets that nobody has played in this game. */
const unused = ({ state: { sheets, survivors } }: Look<Zombicide>): Sheet[] =>
  sheets.filter(({ id }) => survivors.every(({ sheet }) => sheet !== id));

function shortest({ state, seats }: Look<Zombicide>): number[] {
  const counts = seats.map((_, seat) => state.survivors.filter((one) => one.seat === seat && isIn(one)).length);
  const least = Math.min(...counts);
  return [...counts.keys()].filter((seat) => counts[seat] === least);
}
