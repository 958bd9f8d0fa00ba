import { Menu } from '@shamble/kernel';
import { berserkPick, hiddenLairs, rollHidden } from '../auto/phases.ts';
import { offered } from '../bot/offered.ts';
import { chooseBerserk, chooseLair } from '../bot/zombie.ts';
import { askedTogether, drawCounter, layZombie, type Playing, turn, zombieSeat } from '../rules/changes.ts';
import { activeSpace, anyDead } from '../rules/questions.ts';
import { BERSERK, CALM, CALMED, EMPTY, NONE, type Space, type State, type Why } from '../types.ts';
import { ask, call, choice, done, goto, next, proc } from '../words.ts';
import { battles } from './attack.ts';
import { besiege } from './settle.ts';

export const NOBODY = { at: NONE, who: NONE, left: 0, tow: NONE, from: NONE };

/** The five phases of the zombies' turn (DD-SEQ-02). */
export const dead = proc('dead', {
  begin(play) {
    const { state } = play;
    state.moved.fill(0);
    state.routed = !anyDead(state);
    for (const one of state.characters) one.moved = false;
    play.tell({ id: 'zombieTurnBegan', data: { round: state.round }, rules: ['DD-SEQ-02'] });
    return goto(state.automatic && state.active.length > 0 ? 'lair' : 'berserk');
  },
  /** DD-SOLO-03 to DD-SOLO-08 */
  lair(play) {
    const { state } = play;
    const digit = rollHidden(play);
    if (digit === null || state.pool.length === 0) return goto('berserk');
    const spaces = hiddenLairs(state, digit, activeSpace(state));
    if (spaces.length === 0) return goto('berserk');
    return ask(askedTogether(play), 'lair', { spaces }, 'comeOut');
  },
  comeOut(play) {
    const { state } = play;
    const space = play.answer('lair');
    layZombie(state, space, drawCounter(play, state.pool));
    play.tell({ id: 'hiddenCame', data: { space }, rules: ['DD-SOLO-06'] });
    turn(play, space);
    return next;
  },
  /** First those who are berserk, then one who may become so (DD-SEQ-03). */
  berserk(play) {
    const { state } = play;
    for (let space = 0; space < state.berserk.length; space++) if (state.berserk[space] === BERSERK) calm(play, space);
    const spaces = candidates(state);
    if (spaces.length === 0) return goto('react');
    const seat = zombieSeat(play);
    if (seat !== null) return ask(seat, 'berserk', {}, 'tried');
    const { space, why } = berserkPick(play, spaces);
    rouse(play, space, why);
    return goto('react');
  },
  tried(play) {
    rouse(play, play.answer('berserk'));
    return next;
  },
  react(play) {
    const { state } = play;
    for (let space = 0; space < state.berserk.length; space++)
      if (state.berserk[space] === CALMED) state.berserk[space] = CALM;
    // Without an activation nobody reacts (DD-ACT-05).
    return state.active.length === 0 ? goto('free') : call('react', { ...NOBODY }, null, 'free');
  },
  free(play) {
    const die = play.roll('free', 6);
    play.tell({ id: 'freeRolled', data: { face: die }, rules: ['DD-FREE-01'] });
    return call('free', { ...NOBODY, die }, null, 'attack');
  },
  attack: ({ state }) => call('attacks', { spaces: battles(state) }, null, 'generation'),
  generation: () => call('generation', { entrances: [], spaces: [] }, null, 'end'),
  end(play) {
    besiege(play);
    return done();
  },
});

/** DD-BERS-01 */
function calm(play: Playing, space: Space): void {
  const face = play.roll('berserk', 6);
  const stays = face <= 4;
  if (!stays) play.state.berserk[space] = CALMED;
  play.tell({ id: 'berserkRolled', data: { space, face, stays }, rules: ['DD-BERS-01'] });
}

/** DD-BERS-02 */
function rouse(play: Playing, space: Space, why?: Why): void {
  const face = play.roll('berserk', 6);
  const berserk = face <= 4;
  if (berserk) play.state.berserk[space] = BERSERK;
  const event = { id: 'berserkTried', data: { space, face, berserk }, rules: ['DD-BERS-02'] } as const;
  play.tell(why === undefined ? event : { ...event, why });
}

/** Normal zombies on the plan that have not just lost the status (DD-BERS-02, DD-BERS-03). */
export function candidates({ zombies, berserk }: Pick<State, 'zombies' | 'berserk'>): Space[] {
  const found: Space[] = [];
  for (let space = 0; space < zombies.length; space++)
    if (zombies[space] !== EMPTY && berserk[space] === CALM) found.push(space);
  return found;
}

export const berserkChoice = choice('berserk', {
  offer({ state }, _about, explain) {
    const menu = new Menu<Space>(explain);
    for (const space of candidates(state)) menu.allow(space);
    if (explain)
      for (const [space, mood] of state.berserk.entries())
        if (mood !== CALM) menu.refuse(space, [mood === BERSERK ? 'DD-BERS-02' : 'DD-BERS-03']);
    return menu.one();
  },
  usual: (view, _about, offer) => chooseBerserk(view, offered(offer)),
});

/** Between spaces equally near the player chooses (DD-SOLO-07). */
export const lair = choice('lair', {
  offer: (_look, { spaces }) => ({ kind: 'one', from: spaces }),
  usual: (view, { spaces }) => chooseLair(view, spaces),
});
