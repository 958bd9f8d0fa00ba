import type { Look, Menu, Next } from '@shamble/kernel';
import { type Playing, putDown, seatOf } from '../rules/changes.ts';
import { ground, isIn, isLeft, isTaken } from '../rules/questions.ts';
import { type Act, HEALTH, type Human, type HumanId, NONE, type Plague, type Square, type State } from '../types.ts';
import { ask, call, done, goto, proc } from '../words.ts';
import { areBeside } from './trade.ts';

/** Without the wounds variant everybody weighs as much as one in full health (ZP-PORT-01); in water twice (ZP-WATER-01). */
function weightOf(state: State, by: HumanId, id: HumanId): number {
  const { variants, humans } = state;
  const weight = variants.wounds ? humans[id]!.health : HEALTH;
  return isWet(state, by) ? 2 * weight : weight;
}

const isWet = (state: State, id: HumanId): boolean => ground(state).water[state.humans[id]!.square] === 1;

const WET = ['ZP-PORT-03', 'ZP-WATER-01'];

export function offerCarrying(menu: Menu<Act>, look: Look<Plague>, id: HumanId): void {
  const { state } = look;
  const human = state.humans[id]!;
  if (human.carries >= 0) {
    for (const square of placesFor(state, human)) menu.allow({ do: 'put', square });
    return;
  }
  for (let other = 0; other < state.humans.length; other++) {
    if (other === id || !isIn(state.humans[other]!)) continue;
    if (!areBeside(state, id, other)) menu.refuse({ do: 'carry', with: other }, ['ZP-PORT-02']);
    else
      menu.weigh(
        { do: 'carry', with: other },
        weightOf(state, id, other) <= human.ap ? [] : isWet(state, id) ? WET : ['ZP-PORT-03'],
      );
  }
}

/** The free squares of his way, and the car, which holds all; where the carried one was only if there is no other (ZP-PORT-04). */
function placesFor(state: State, { path: [first, ...way] }: Human): Square[] {
  const isRoom = (square: Square): boolean => square === ground(state).car || !isTaken(state, square);
  const places = [...new Set(way)].filter(isRoom);
  return places.length > 0 ? places : [first!].filter(isRoom);
}

export const startCarrying = (_play: Playing, id: HumanId, other: HumanId): Next =>
  call('carry', { human: id, with: other }, id, 'choose');

export const carry = proc('carry', {
  ask(play, { human, with: other }) {
    const { humans } = play.state;
    if (humans[human]!.seat === humans[other]!.seat || isLeft(play.state, other)) return goto('lift');
    return ask(seatOf(play.state, other), 'agree', { human, with: other, to: 'carry' }, 'answer');
  },
  answer(play, { human, with: other }) {
    if (play.answer('agree') === 'yes') return goto('lift');
    play.tell({ id: 'refused', data: { human, with: other }, rules: ['ZP-PORT-01'] });
    return done();
  },
  lift(play, { human: id, with: other }) {
    const { state } = play;
    const [human, carried] = [state.humans[id]!, state.humans[other]!];
    human.ap -= weightOf(state, id, other);
    human.carries = other;
    human.path = [carried.square, human.square];
    carried.status = 'carried';
    carried.square = NONE;
    play.tell({ id: 'carried', data: { human: id, with: other }, rules: ['ZP-PORT-03'] });
    return done();
  },
});

export function put(play: Playing, id: HumanId, square: number): Next {
  putDown(play, id, square);
  return goto('choose');
}
