import { Menu, type Next } from '@shamble/kernel';
import { rollDice } from '@shamble/parts';
import { fire } from '../actions/fire.ts';
import { rollSpread } from '../auto/phases.ts';
import { chooseDefence, chooseVictims } from '../bot/human.ts';
import { offered } from '../bot/offered.ts';
import { chooseSpread } from '../bot/zombie.ts';
import { biteFor } from '../rules/bite.ts';
import { askedFor, defenders, die, type Playing, zombieSeat } from '../rules/changes.ts';
import { hasHuman, humansAt, isHeld, valueAt } from '../rules/questions.ts';
import type { CharacterId, Space, State } from '../types.ts';
import { ask, call, choice, done, goto, proc } from '../words.ts';

/** Every space in which a zombie is with a character (DD-ATT-01). */
export const battles = (state: State): Space[] =>
  [...new Set(state.characters.flatMap(({ space }) => (space >= 0 ? [space] : [])))]
    .filter((space) => hasHuman(state, space) && isHeld(state, space))
    .sort((a, b) => a - b);

/** One space after the other, in the order the zombie player likes (DD-ATT-01). */
export const attacks = proc('attacks', {
  choose(play, { spaces }) {
    if (spaces.length === 0) return done();
    const seat = zombieSeat(play);
    if (seat !== null) return ask(seat, 'assault', { spaces: [...spaces] }, 'begin');
    return begin(spaces, spaces[spaces.length === 1 ? 0 : play.pick('lot', spaces.length)]!);
  },
  begin: (play, { spaces }) => begin(spaces, play.answer('assault')),
});

function begin(spaces: Space[], space: Space): Next {
  spaces.splice(spaces.indexOf(space), 1);
  return call('attack', { space, fired: [], targets: [], strength: 0 }, null, 'choose');
}

/** One attack: fire first, then whom it strikes, then what comes of it (DD-ATT-02 to DD-ATT-08). */
export const attack = proc('attack', {
  begin(play, { space }) {
    const { state } = play;
    if (!isHeld(state, space) || !hasHuman(state, space)) return done();
    play.tell({ id: 'attacked', data: { space, value: valueAt(state, space) }, rules: ['DD-ATT-01'] });
    return goto('defend');
  },
  defend(play, { space, fired }) {
    const ready = defenders(play.state, space, fired);
    if (ready.length === 0) return goto('spread');
    return ask(askedFor(play, ready), 'defend', { space, fired: [...fired] }, 'fire');
  },
  fire(play, { space, fired }) {
    const who = play.answer('defend');
    if (who.length === 0) return goto('spread');
    fire(play, who, space, true);
    fired.push(...who);
    return isHeld(play.state, space) ? goto('defend') : done();
  },
  spread(play, locals) {
    const { space } = locals;
    const humans = humansAt(play.state, space);
    if (humans.length === 1) return aim(play, locals, humans, 1);
    const seat = zombieSeat(play);
    if (seat !== null) return ask(seat, 'spread', { space }, 'divide');
    return name(play, locals, rollSpread(play, space, humans.length));
  },
  divide(play, locals) {
    const count = play.answer('spread');
    play.tell({ id: 'spread', data: { space: locals.space, count, face: 0 }, rules: ['DD-ATT-03'] });
    return name(play, locals, count);
  },
  named: (play, locals) => aim(play, locals, [...play.answer('victims')], play.answer('victims').length),
  sequence(play, locals) {
    if (locals.targets.length === 1) return goto('strike');
    const seat = zombieSeat(play);
    if (seat !== null) return ask(seat, 'sequence', { space: locals.space, targets: [...locals.targets] }, 'ordered');
    play.shuffle('lot', locals.targets);
    return goto('strike');
  },
  ordered(play, locals) {
    const order = play.answer('sequence');
    locals.targets.sort((a, b) => order.indexOf(String(a)) - order.indexOf(String(b)));
    return goto('strike');
  },
  /** Each result takes effect before the next roll (DD-ATT-08). */
  strike(play, locals) {
    const target = locals.targets.shift();
    if (target === undefined) return done();
    strike(play, target, locals.strength);
    return goto('strike');
  },
});

interface Aim {
  space: Space;
  targets: CharacterId[];
  strength: number;
}

/** The humans say who it is, unless it is everybody (DD-ATT-04). */
function name(play: Playing, locals: Aim, count: number): Next {
  const humans = humansAt(play.state, locals.space);
  if (count === humans.length) return aim(play, locals, humans, count);
  return ask(askedFor(play, humans), 'victims', { space: locals.space, count }, 'named');
}

/** DD-ATT-05 */
function aim(play: Playing, locals: Aim, targets: CharacterId[], count: number): Next {
  locals.targets = targets;
  locals.strength = Math.floor(valueAt(play.state, locals.space) / count);
  return goto('sequence');
}

function strike(play: Playing, character: CharacterId, strength: number): void {
  const { state } = play;
  const one = state.characters[character]!;
  const faces = strength === 0 ? [] : rollDice(play, 'attack', 2, 6);
  const result = strength === 0 ? 'none' : biteFor(strength, faces[0]! + faces[1]!);
  play.tell({ id: 'bitten', data: { character, strength, faces, result }, rules: ['DD-ATT-06', 'DD-TAB-02'] });
  if (result === 'none') return;
  state.idle = 0;
  if (one.status !== 'well') {
    die(play, character); // DD-STUN-04, DD-INF-04
    return;
  }
  one.status = result;
  if (result === 'infected') one.infected = state.round;
  play.tell({ id: result, data: { character }, rules: [result === 'infected' ? 'DD-INF-01' : 'DD-STUN-01'] });
}

export const assault = choice('assault', {
  offer: (_look, { spaces }) => ({ kind: 'one', from: spaces }),
  usual: (_view, { spaces }) => spaces[0]!,
});

/** One of those attacked, two together, or nobody (DD-RFIRE-05, DD-RFIRE-06). */
export const defend = choice('defend', {
  offer({ state }, { space, fired }, explain) {
    const menu = new Menu<readonly CharacterId[]>(explain);
    const ready = defenders(state, space, fired);
    for (const [at, id] of ready.entries()) {
      menu.allow([id]);
      for (const other of ready.slice(at + 1)) menu.allow([id, other]);
    }
    menu.allow([]);
    if (explain)
      for (const id of humansAt(state, space))
        if (!ready.includes(id)) menu.refuse([id], [fired.includes(id) ? 'DD-RFIRE-06' : 'DD-RFIRE-02']);
    return menu.one();
  },
  usual: (view, { space }, offer) => chooseDefence(view, space, offered<readonly CharacterId[]>(offer)),
});

/** At least one, at most all (DD-ATT-03). */
export const spread = choice('spread', {
  offer: ({ state }, { space }) => ({ kind: 'one', from: humansAt(state, space).map((_, at) => at + 1) }),
  usual: (view, { space }) =>
    chooseSpread(
      view,
      space,
      humansAt(view, space).map((_, at) => at + 1),
    ),
});

export const victims = choice('victims', {
  offer: ({ state }, { space, count }) => ({ kind: 'some', from: humansAt(state, space), min: count, max: count }),
  usual: (view, { space, count }) => chooseVictims(view, humansAt(view, space), count),
});

/** DD-ATT-07 */
export const sequence = choice('sequence', {
  offer: (_look, { targets }) => ({ kind: 'order', items: targets.map(String) }),
  usual: (_view, { targets }) => targets.map(String),
});
