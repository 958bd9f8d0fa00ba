import type { BoardZone } from '@shamble/marvel/board/board';
import { locksOf } from '@shamble/marvel/rules/locks';
import { AGENT_NAMES, AGENTS, at, type Mode, NONE, type State, type View } from '@shamble/marvel/types';
import type { ReactNode } from 'react';
import { drawnDoor } from '../../board/DoorMark.tsx';
import { Drawn } from '../../board/Drawn.tsx';
import { drawnGround } from '../../board/drawnGround.tsx';
import type { Ink } from '../../board/plan.ts';
import type { Look } from '../../board/types.ts';
import type { LegendEntry, Seen } from '../../table/skin.ts';
import type { GameWords, NameIn } from '../../text/words.ts';
import { AgentDisc, type AgentLook } from './art/agents.tsx';
import { bystanderBalloon, foeStar } from './art/pieces.tsx';
import { exitLook, hiddenLook, objectiveLook, signLook, spawnLook } from './art/tokens.tsx';
import { heroLook } from './looks.ts';
import {
  boardFor,
  bystanderIn,
  bystanderName,
  bystanderPiece,
  capital,
  foePiece,
  type SkinWord,
  say,
  viewOf,
} from './names.ts';
import { toughnessOf } from './numbers.ts';
import { FATES } from './options.ts';
import { powersIn } from './powers.ts';
import { laidToken, objectiveToken, spawnToken } from './scene.ts';

type Explained = Exclude<NameIn<SkinWord, 'm.legend'>, 'locked.colour'>;

/** What each of those who come in numbers can take and do. */
const KIND_RULES: Readonly<Record<Mode, readonly (readonly string[])[]>> = {
  zombie: ['MZ-ENEMY-02', 'MZ-ENEMY-03', 'MZ-ENEMY-04'].map((rule) => [rule, 'MZ-PRIO-01']),
  hero: Array.from({ length: AGENTS }, () => ['MZ-HM-06', 'MZ-HM-07']),
};

const drawnAgent = (kind: AgentLook): ReactNode => (
  <g transform="scale(.85)">
    <AgentDisc kind={kind} />
  </g>
);

/** The places of those that fit. */
const those = <T,>(all: readonly T[], fits: (one: T) => boolean): number[] =>
  all.flatMap((one, i) => (fits(one) ? [i] : []));

/** What lies on the board of this mission, kind by kind. */
export function legend(seen: Seen, words: GameWords): readonly LegendEntry[] {
  const view = viewOf(seen);
  const { doors } = boardFor(view);
  const entries: LegendEntry[] = [];
  const { min, max, accuracy } = boardFor(view).content.sign;
  const add = (id: Explained, drawing: ReactNode, which: Partial<LegendEntry>, rules: readonly string[]): void => {
    const text = words.say(say(`m.legend.${id}.text`, { min, max, accuracy }));
    entries.push({ id, drawing, title: words.say(say(`m.legend.${id}`)), text, rules, ...which });
  };
  const tokens = (id: Explained, found: readonly string[], look: Look, rules: readonly string[]): void => {
    if (found.length > 0) add(id, <Drawn look={look} />, { tokens: found }, rules);
  };

  const awake = those(view.active, (one) => one === 1).map(spawnToken);
  tokens('spawn', awake, spawnLook({ order: 1, ink: 'red', awake: true }), ['MZ-SPAWN-02', 'MZ-SPAWN-03', 'MZ-NCB-03']);
  const asleep = those(view.active, (one) => one === 0);
  const first = boardFor(view).spawns[asleep[0] ?? 0]!.colour;
  const look = spawnLook({ order: 1, ink: first === 'first' ? 'red' : first, awake: false });
  tokens('asleep', asleep.map(spawnToken), look, ['MZ-SPAWN-05', 'MZ-NCB-04']);

  const known = those(view.objectives, ({ taken, colour }) => !taken && colour !== null);
  const ink: Ink = view.objectives[known[0] ?? 0]?.colour ?? 'red';
  tokens('objective', known.map(objectiveToken), objectiveLook({ ink, taken: false }), ['MZ-OBJ-01', 'MZ-OBJ-02']);
  const hidden = those(view.objectives, ({ taken, colour }) => !taken && colour === null);
  tokens('hidden', hidden.map(objectiveToken), objectiveLook({ ink: 'red', taken: false }), ['MZ-OBJ-04']);
  const taken = those(view.objectives, (one) => one.taken);
  tokens('taken', taken.map(objectiveToken), objectiveLook({ ink: 'red', taken: true }), []);

  const lies = (open: boolean) =>
    those(view.laid, (one) => one.under === NONE && one.zone !== NONE && one.open === open);
  tokens('card', lies(false).map(laidToken), hiddenLook(), ['MZ-SETUP-07', 'MZ-BLDG-05', 'MZ-BYS-09']);
  tokens('secret', lies(true).map(laidToken), hiddenLook(true), ['MZ-MIS-05']);
  tokens('exit', view.exit === NONE ? [] : ['exit'], exitLook(words.say(say('m.exit'))), ['MZ-MIS-03', 'MZ-MIS-04']);
  const sign = view.sign === NONE ? [] : ['sign'];
  if (boardFor(view).rules.beacon) tokens('beacon', sign, signLook(view.throws < 2), ['MZ-H03-04', 'MZ-H03-07']);
  else tokens('sign', sign, signLook(view.throws < 2), ['MZ-SIGN-01', 'MZ-SIGN-05']);

  for (const [of, kind] of AGENT_NAMES[view.mode].entries())
    if (boardFor(view).zones.some((_, zone) => view.figures[at(zone, of)]! > 0))
      add(kind, drawnAgent(kind), { group: kind }, KIND_RULES[view.mode][of]!);
  for (const { id, name, look: face, ability, text } of powersIn(view, words).powers)
    entries.push({
      id: foePiece(id),
      drawing: <Drawn look={foeStar({ ...face, toughness: toughnessOf(view, id), still: false })} />,
      title: name,
      text: `${ability} ${text}`,
      rules: view.mode === 'zombie' ? ['MZ-ENEMY-05', 'MZ-ENEMY-06'] : ['MZ-HM-06'],
      pieces: [foePiece(id)],
    });
  view.bystanders.forEach(({ zone }, id) => {
    if (zone === NONE) return;
    const who = bystanderIn(id);
    const title = words.say(bystanderName(id));
    const facts = { fights: false, escorted: false, wanted: false, steps: null, ways: [] };
    entries.push({
      id: bystanderPiece(id),
      drawing: <Drawn look={bystanderBalloon({ ...heroLook(who, title), name: title, ...facts })} />,
      title,
      text: words.say(say(`m.gives.${view.mode}`, { what: say(`bystander.${who}.${FATES[view.mode]}.text`) })),
      rules: view.mode === 'zombie' ? ['MZ-BYS-02', 'MZ-NCB-01'] : ['MZ-HM-11', 'MZ-HM-12'],
      pieces: [bystanderPiece(id)],
    });
  });

  const closed = doors.flatMap((_, door) => (view.doors[door] === '1' ? [] : [door]));
  const state = { ...view, objectives: guessed(view) } as unknown as State;
  const locks = (door: number): readonly string[] => locksOf(state, door);
  const free = closed.filter((door) => locks(door).length === 0);
  if (free.length > 0) add('door', drawnDoor('plain'), { doors: free }, ['MZ-DOOR-01', 'MZ-DOOR-05', 'MZ-BLDG-03']);
  for (const colour of new Set(doors.map((door) => door.colour))) {
    const locked = closed.filter((door) => doors[door]!.colour === colour && locks(door).length > 0);
    if (locked.length === 0) continue;
    const which = { id: `locked ${colour}`, doors: locked };
    const title =
      colour === null
        ? words.say(say('m.legend.locked'))
        : capital(words.say(say('m.legend.locked.colour', { colour: say(`colour.${colour}`) })));
    add('locked', drawnDoor(colour ?? 'plain'), { ...which, title }, locks(locked[0]!));
  }

  const { zones } = boardFor(view);
  const ground = (id: Explained, fits: (zone: BoardZone) => boolean, fill: string, rules: readonly string[]): void => {
    const spaces = those(zones, fits);
    if (spaces.length > 0) add(id, drawnGround(fill), { spaces, isGround: true }, rules);
  };
  ground('street', ({ street }) => street, 'var(--street)', ['MZ-LOS-02', 'MZ-LOS-03']);
  ground('room', ({ street, spawn }) => !street && !spawn, 'var(--floor)', ['MZ-LOS-04', 'MZ-BLDG-02']);
  ground('nest', ({ street, spawn }) => !street && spawn, 'var(--blood)', ['MZ-LOS-04', 'MZ-BLDG-03']);
  return entries;
}

/** Of the tokens whose colour is hidden nobody knows which is which, but what colours there are: that is all a lock asks. */
function guessed({ mission, objectives }: View): View['objectives'] {
  const on = boardFor({ mission });
  const left = [...on.undersides];
  objectives.forEach(({ colour }, at) => {
    if (on.objectives[at]!.hidden && colour !== null) left.splice(left.indexOf(colour), 1);
  });
  return objectives.map((one) => ({ ...one, colour: one.colour ?? left.pop()! }));
}
