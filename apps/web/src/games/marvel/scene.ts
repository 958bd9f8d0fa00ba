import { HEALTH } from '@shamble/marvel/content/heroes';
import { AGENTS, at, NONE, type View } from '@shamble/marvel/types';
import { centreOf } from '../../board/geometry.ts';
import type { SpaceId } from '../../board/plan.ts';
import { lightsOf, openDoors } from '../../board/tiles/lights.ts';
import type { Piece, Token } from '../../board/types.ts';
import type { HeroLook } from '../../pieces/Disc.tsx';
import type { BoardScene } from '../../table/skin.ts';
import type { Picture } from '../../telling/types.ts';
import type { GameWords } from '../../text/words.ts';
import { type AgentLook, agentFigure } from './art/agents.tsx';
import { bystanderBalloon, foeStar, heroPanel } from './art/pieces.tsx';
import { exitLook, hiddenLook, objectiveLook, signLook, spawnLook } from './art/tokens.tsx';
import { heroLook } from './looks.ts';
import {
  boardFor,
  bystanderCard,
  bystanderIn,
  bystanderName,
  bystanderPiece,
  foeIn,
  foeName,
  foePiece,
  heroName,
  heroPiece,
  nameOf,
  place,
  say,
  viewOf,
} from './names.ts';
import { courseOf, doesFight, MOST, toughnessOf } from './numbers.ts';
import { powersIn } from './powers.ts';

export const spawnToken = (spawn: number): string => `spawn ${spawn}`;
export const objectiveToken = (objective: number): string => `objective ${objective}`;
export const laidToken = (laid: number): string => `card ${laid}`;

export function scene({ view: seen, dead }: Picture, words: GameWords): BoardScene {
  const view = viewOf(seen);
  const { acting } = view.marks;
  const here = view.heroes[acting]?.zone ?? NONE;
  return {
    lights: lightsIn(view),
    openDoors: openDoors(view.doors),
    pieces: [
      ...heroes(view, words),
      ...foes(view, words),
      ...bystanders(view, words),
      ...dead.map(
        ({ id, kind, space }): Piece => ({
          ...{ id, space, group: kind, ink: 'var(--agent)' },
          label: words.say(say(`kind.${kind as AgentLook}`)),
          look: agentFigure(kind as AgentLook),
        }),
      ),
    ],
    tokens: tokensOf(view, words),
    ...(view.foes.some(({ status }) => status === 'in') ? { own: powersIn(view, words) } : {}),
    ...(here === NONE ? {} : { selected: { space: here, ink: lookOf(view, acting, words).inks.ink } }),
  };
}

export const lookOf = (view: View, id: number, words: GameWords): HeroLook =>
  heroLook(view.heroes[id]!.sheet, nameOf(view, id, words));

/** Where who acts can go next, or where anybody stands while nobody acts. */
function lightsIn(view: View): BoardScene['lights'] {
  const { zones, exits } = boardFor(view);
  const { acting } = view.marks;
  const lit = new Set<SpaceId>();
  view.heroes.forEach(({ status, zone }, id) => {
    if (status !== 'in' || (acting !== NONE && id !== acting)) return;
    lit.add(zone);
    if (id !== acting) return;
    for (const { to, door } of exits[zone]!) if (door === null || view.doors[door] === '1') lit.add(to);
  });
  const buildings = zones.map(({ building }) => building);
  return lightsOf({ board: view.mission, buildings, revealed: view.opened, lit });
}

const enemiesAt = ({ figures, foes: all }: View, zone: number): boolean =>
  figures.slice(at(zone, 0), at(zone, AGENTS)).some((n) => n > 0) ||
  all.some((foe) => foe.status === 'in' && foe.zone === zone);

function heroes(view: View, words: GameWords): Piece[] {
  const { acting } = view.marks;
  return view.heroes.flatMap((hero, id): Piece[] => {
    if (hero.status !== 'in') return [];
    const active = id === acting;
    const look = lookOf(view, id, words);
    const gauge = view.mode === 'zombie' ? hero.hunger : hero.power;
    return [
      {
        id: heroPiece(id),
        space: hero.zone,
        label: words.say(say(`m.piece.${view.mode}`, { name: nameOf(view, id, words), health: hero.health, gauge })),
        look: heroPanel({
          ...look,
          gauge,
          most: MOST,
          isHungry: view.mode === 'zombie',
          wounds: HEALTH - hero.health,
          active,
          threatened: active && enemiesAt(view, hero.zone),
        }),
        isFront: active,
        ink: look.inks.ink,
      },
    ];
  });
}

function foes(view: View, words: GameWords): Piece[] {
  return view.foes.flatMap((foe, i): Piece[] => {
    if (foe.status !== 'in' && foe.status !== 'lying') return [];
    const who = foeIn(view.mode, i);
    const look = heroLook(who, heroName(who, words));
    const toughness = toughnessOf(view, i);
    return [
      {
        id: foePiece(i),
        space: foe.zone,
        label: words.say(say('m.piece.foe', { name: foeName(view, i), toughness })),
        look: foeStar({ ...look, toughness, still: foe.asleep || foe.held || foe.status === 'lying' }),
        ink: 'var(--burst)',
      },
    ];
  });
}

function bystanders(view: View, words: GameWords): Piece[] {
  return view.bystanders.flatMap(({ zone, escort, objective }, i): Piece[] => {
    if (zone === NONE) return [];
    const who = bystanderIn(i);
    const name = bystanderName(i);
    const goal = courseOf(view, i);
    const fights = doesFight(view, i);
    const label =
      goal === null
        ? say(fights ? 'm.piece.fighter' : 'm.piece.stays', { name })
        : say(`m.piece.${goal.how}`, { name, place: place(view, goal.zone), n: goal.steps });
    return [
      {
        id: bystanderPiece(i),
        space: zone,
        label: words.say(label),
        look: bystanderBalloon({
          ...heroLook(who, words.say(name)),
          name: words.say(name),
          fights,
          escorted: escort !== NONE,
          wanted: objective,
          steps: goal?.how === 'runs' ? goal.steps : null,
          ways: (goal?.next ?? []).map((to) => wayTo(view, zone, to)),
        }),
        ink: 'var(--accent)',
      },
    ];
  });
}

/** In which direction a Zone lies, in degrees. */
function wayTo(view: View, from: number, to: number): number {
  const { zones } = boardFor(view);
  const [[x0, y0], [x1, y1]] = [centreOf(zones[from]!.rects), centreOf(zones[to]!.rects)];
  return Math.round((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI);
}

function tokensOf(view: View, words: GameWords): Token[] {
  const { spawns } = boardFor(view);
  return [
    ...spawns.flatMap(({ zone, colour }, i): Token[] =>
      view.active[i] === NONE
        ? []
        : [
            {
              id: spawnToken(i),
              space: zone,
              look: spawnLook({ order: i + 1, ink: colour === 'first' ? 'red' : colour, awake: view.active[i] === 1 }),
            },
          ],
    ),
    ...view.objectives.map(
      ({ zone, shown, colour, taken }, i): Token => ({
        id: objectiveToken(i),
        space: zone,
        look: objectiveLook({ ink: colour ?? shown, taken }),
        label: words.say(say('m.token.objective', { place: place(view, zone) })),
      }),
    ),
    ...view.laid.flatMap(({ zone, card, open, under }, i): Token[] =>
      under !== NONE || zone === NONE
        ? []
        : [
            {
              id: laidToken(i),
              space: zone,
              look: hiddenLook(open),
              label: words.say(
                card === NONE ? say('m.token.card', { place: place(view, zone) }) : bystanderCard(view, card),
              ),
            },
          ],
    ),
    ...(view.exit === NONE
      ? []
      : [{ id: 'exit', space: view.exit, look: exitLook(words.say(say('m.exit'))), isWide: true }]),
    ...(view.sign === NONE
      ? []
      : [{ id: 'sign', space: view.sign, look: signLook(view.throws < 2), label: words.say(say('m.sign')) }]),
  ];
}
