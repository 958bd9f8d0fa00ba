import type { Look, Menu, RuleId } from '@shamble/kernel';
import { eachWalk } from '@shamble/parts';
import { board, zombiesAt } from '../rules/questions.ts';
import type { Act, State, SurvivorId, Zombicide, Zone } from '../types.ts';
import { goto } from '../words.ts';
import { type Action, canPay, LEGAL, pay, SPENT } from './action.ts';

/** One action, one zone (ZC-MOVE-07); more with some skills. Leaving Zombies behind costs extra (ZC-MOVE-09). */
export const move: Action<'move'> = {
  do: 'move',
  offer(look, id, menu) {
    const { state } = look;
    const survivor = state.survivors[id]!;
    const because = forbidden(look, id);
    offerWays(state, survivor.zone, look.query('moveZones', { survivor: id }), because, menu);
  },
  carryOut(play, id, { path }) {
    const { state } = play;
    const survivor = state.survivors[id]!;
    pay(survivor, 'move', cost(play, id));
    const from = survivor.zone;
    survivor.zone = path[path.length - 1]!;
    play.tell({ id: 'moved', data: { survivor: id, from, path: [...path] }, rules: ['ZC-MOVE-07'] });
    return goto('choose');
  },
};

const cost = (look: Look<Zombicide>, id: SurvivorId): number =>
  1 + look.query('moveExtra', { survivor: id, zone: look.state.survivors[id]!.zone });

function forbidden(look: Look<Zombicide>, id: SurvivorId): readonly RuleId[] {
  const survivor = look.state.survivors[id]!;
  if (survivor.car >= 0) return ['ZC-CAR-10'];
  const price = cost(look, id);
  if (canPay(survivor, 'move', price)) return LEGAL;
  return price > 1 ? ['ZC-MOVE-10'] : SPENT;
}

const STOPPED: readonly RuleId[] = ['ZC-MOVE-11'];

/** All ways of so many zones. A zone with Zombies ends the Move (ZC-MOVE-11); no zone comes twice. */
function offerWays(state: State, from: Zone, most: number, because: readonly RuleId[], menu: Menu<Act>): void {
  eachWalk({ exits: board(state).exits, doors: state.doors }, [from], most, because, {
    reach(path, now) {
      menu.weigh({ do: 'move', path }, now);
      if (now.length > 0 && now !== STOPPED) return undefined;
      const then = zombiesAt(state, path.at(-1)!) > 0 ? STOPPED : now;
      return then.length === 0 || menu.explain ? then : undefined;
    },
    stop: (to) => menu.refuse({ do: 'move', path: [to] }, ['ZC-MOVE-08']),
  });
}
