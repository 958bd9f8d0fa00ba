import { BERSERK, EMPTY, FACE_DOWN, FACE_UP, NONE, SUPER_VALUE, type View } from '@shamble/dawn/types';
import type { ReactNode } from 'react';
import { Drawn } from '../../board/Drawn.tsx';
import { drawnGround } from '../../board/drawnGround.tsx';
import type { LegendEntry, Seen } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { type DeadFacts, deadLook, rifleLook } from './counters.tsx';
import { bustOf } from './looks.ts';
import { DoorDrawing, type DoorState } from './mall/Doors.tsx';
import type { MallDoor } from './mall/plan.ts';
import { plan } from './map.ts';
import { groundOf, say, viewOf } from './names.ts';
import { doorsOf } from './scene.ts';

const drawnDead = (facts: Partial<DeadFacts>): ReactNode => (
  <Drawn look={deadLook({ value: null, isUp: false, berserk: false, was: null, active: false, ...facts })} />
);
const drawnDoor = (kind: MallDoor['kind'], state: DoorState): ReactNode => (
  <DoorDrawing door={{ id: -1, kind, axis: 'h', at: [0, 0] }} state={state} />
);

/** What lies on the plan of this table, kind by kind. */
export function legend(seen: Seen, words: GameWords): readonly LegendEntry[] {
  const view = viewOf(seen);
  const entries: LegendEntry[] = [];
  const add = (id: string, drawing: ReactNode, rules: readonly string[], where: Partial<LegendEntry>): void => {
    const text = words.say(say(`d.legend.${id}.text`));
    entries.push({ id, drawing, title: words.say(say(`d.legend.${id}`)), text, rules, ...where });
  };
  const lying = (id: string, spaces: readonly number[], drawing: ReactNode, rules: readonly string[]): void => {
    if (spaces.length > 0) add(id, drawing, rules, { spaces });
  };
  lying('dead', zombiesThat(view, FACE_DOWN), drawnDead({}), ['DD-COMP-03']);
  lying('up', zombiesThat(view, FACE_UP), drawnDead({ value: 3, isUp: true }), ['DD-REVEAL-01']);
  const wild = view.berserk.flatMap((mood, space) => (mood === BERSERK ? [space] : []));
  lying('berserk', wild, drawnDead({ berserk: true }), ['DD-BERS-04', 'DD-GLASS-01']);
  const risen = view.characters.flatMap(({ status }, id) => (status === 'super' ? [id] : []));
  lying(
    'super',
    risen.map((id) => view.characters[id]!.space),
    drawnDead({ value: SUPER_VALUE, isUp: true, was: bustOf(risen[0] ?? 0) }),
    ['DD-SUPER-01', 'DD-SUPER-04'],
  );
  const { rifles, hall, exposed, entranceAt } = groundOf(view.plan);
  if (view.rifles > 0 && rifles !== NONE)
    add('rifles', <Drawn look={rifleLook(view.rifles)} />, ['DD-RIFLE-01', 'DD-WIN-05'], { tokens: ['rifles'] });

  const { mall, doors } = plan(view.plan, words);
  const states = doorsOf(view);
  const standing = (
    id: string,
    fits: (door: MallDoor, state: DoorState) => boolean,
    drawing: ReactNode,
    rules: readonly string[],
  ): void => {
    const found = mall.doors.filter((door) => fits(door, states[door.id]!)).map((door) => door.id);
    const around = doors.flatMap((door) => (found.includes(door.id) ? [door.a, door.b] : []));
    if (found.length > 0) add(id, drawing, rules, { doors: found, around });
  };
  standing('glass', ({ kind }, state) => kind === 'glass' && state !== 'destroyed', drawnDoor('glass', 'closed'), [
    'DD-DOOR-05',
    'DD-MOD-07',
  ]);
  standing('solid', ({ kind }) => kind === 'solid', drawnDoor('solid', 'closed'), ['DD-DOOR-03']);
  standing('broken', (_, state) => state === 'destroyed', drawnDoor('glass', 'destroyed'), ['DD-GLASS-01']);
  standing('main', ({ kind }) => kind === 'main', drawnDoor('main', 'closed'), ['DD-DOOR-07', 'DD-DOOR-09']);

  const ground = (id: string, fits: (space: number) => boolean, fill: string, rules: readonly string[]): void => {
    const spaces = exposed.flatMap((_, space) => (fits(space) ? [space] : []));
    if (spaces.length > 0) add(id, drawnGround(fill), rules, { spaces, isGround: true });
  };
  const isHall = (space: number): boolean => hall[space] === 1;
  ground('hall', isHall, 'var(--hall)', ['DD-SETUP-07']);
  ground('store', (space) => !isHall(space) && exposed[space] === '', 'var(--floor)', ['DD-LOS-04']);
  ground('bare', (space) => !isHall(space) && exposed[space] !== '', 'var(--floor)', ['DD-SETUP-08', 'DD-SETUP-09']);
  ground('entrance', (space) => entranceAt[space] !== NONE, 'var(--street)', ['DD-ENTRY-01']);
  return entries;
}

const zombiesThat = ({ zombies }: View, lies: number): number[] =>
  zombies.flatMap((how, space) => (how === lies && how !== EMPTY ? [space] : []));
