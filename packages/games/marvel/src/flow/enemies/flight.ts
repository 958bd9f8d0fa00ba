import type { Look, Play } from '@shamble/kernel';
import { discardBystander, takeBystander } from '../../rules/changes.ts';
import { flightOf, spawnZones } from '../../rules/march.ts';
import { everyone } from '../../rules/questions.ts';
import { type BystanderIndex, type Marvel, NONE, type Zone } from '../../types.ts';
import { ask, done, goto, proc } from '../../words.ts';

/** Those who do not fight run for the nearest Spawn Zone, one after the other (MZ-NCB-01). `left`: steps of the one at it. */
export const flight = proc('flight', {
  next(play, locals) {
    const { bystanders } = play.state;
    while (locals.at < bystanders.length && !flees(play, locals.at)) locals.at++;
    if (locals.at === bystanders.length) return done();
    locals.left = play.query('flightZones', { bystander: locals.at });
    return goto('step');
  },
  step(play, locals) {
    const bystander = locals.at;
    const { zone } = play.state.bystanders[bystander]!;
    if (escapes(play, bystander, zone)) return goto('on');
    const flight = locals.left > 0 ? flightOf(play.state, zone) : null;
    if (flight === null) return goto('on');
    if (flight.ways.length > 1)
      return ask(everyone(play), 'bystanderWay', { bystander, from: zone, ways: flight.ways }, 'went');
    run(play, bystander, flight.ways[0]!);
    locals.left -= 1;
    return goto('step');
  },
  went(play, locals) {
    run(play, locals.at, play.answer('bystanderWay'));
    locals.left -= 1;
    return goto('step');
  },
  on(_play, locals) {
    locals.at += 1;
    return goto('next');
  },
});

const flees = (look: Look<Marvel>, bystander: BystanderIndex): boolean => {
  const { zone, escort } = look.state.bystanders[bystander]!;
  return zone !== NONE && escort === NONE && !look.query('fights', { bystander });
};

/** Heroes in its Zone do not hinder it (MZ-NCB-02). */
function run(play: Play<Marvel>, bystander: BystanderIndex, to: Zone): void {
  const { state } = play;
  const from = state.bystanders[bystander]!.zone;
  const { targets, ways, distance } = flightOf(state, from)!;
  state.bystanders[bystander]!.zone = to;
  const why = { by: 'flight', targets, distance, ways, split: ways.map((way) => (way === to ? 1 : 0)) };
  play.tell({ id: 'bystanderMoved', data: { bystander, from, to }, rules: ['MZ-NCB-01', 'MZ-NCB-02'], why });
}

/** Off the board as soon as it is in a Spawn Zone (MZ-NCB-03). */
function escapes(play: Play<Marvel>, bystander: BystanderIndex, zone: Zone): boolean {
  if (!spawnZones(play.state).includes(zone)) return false;
  takeBystander(play, bystander);
  play.tell({ id: 'bystanderEscaped', data: { bystander, zone }, rules: ['MZ-NCB-03'] });
  discardBystander(play, bystander, ['MZ-NCB-03']);
  return true;
}
