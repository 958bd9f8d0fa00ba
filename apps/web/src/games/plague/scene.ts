import { place, search, vehicle } from '@shamble/plague/phrases';
import { sight } from '@shamble/plague/preview';
import type { Human, View } from '@shamble/plague/types';
import type { Look } from '../../board/types.ts';
import type { BoardScene } from '../../table/skin.ts';
import type { Picture } from '../../telling/types.ts';
import type { GameWords } from '../../text/words.ts';
import { figureLook } from './grid/Figures.tsx';
import type { Disc, FigureMark, GridOwn, GridPiece } from './grid/scene.ts';
import { heroLook } from './looks.ts';
import { plan } from './map.ts';
import {
  groundFor,
  humanPiece,
  nameOf,
  type SkinWord,
  say,
  stairsOf,
  viewOf,
  wayPhrase,
  zombiePiece,
} from './names.ts';

const marksOf = (view: View, human: Human, id: number): FigureMark[] => [
  ...(human.aimed ? (['aimed'] as const) : []),
  ...(human.crouched ? (['crouched'] as const) : []),
  ...(human.infected ? (['infected'] as const) : []),
  ...(human.carries >= 0 ? (['carries'] as const) : []),
  ...(view.baby.state === 'carried' && view.baby.by === id ? (['baby'] as const) : []),
];

const figure = (disc: Disc): Disc & { readonly look: Look } => ({ ...disc, look: figureLook(disc) });

export function scene(picture: Picture, words: GameWords): BoardScene {
  const view = viewOf(picture.view);
  const ground = groundFor(view);
  const word = (id: SkinWord, more = {}): string => words.say(say(id, more));
  const way = (facing: number) => wayPhrase(facing);
  const threatened = new Set(
    view.zombies.flatMap(({ square, facing }) => (square < 0 ? [] : [ground.to[4 * square + facing]!])),
  );
  const pieces: GridPiece[] = [];
  view.humans.forEach((human, id) => {
    if (human.status !== 'in' || human.square < 0) return;
    const isInCar = human.square === ground.car;
    pieces.push({
      id: humanPiece(id),
      space: human.square,
      label: word(isInCar ? 'p.piece.human.car' : 'p.piece.human', {
        name: nameOf(id),
        place: place(view, human.square),
        way: way(human.facing),
        vehicle: vehicle(view),
      }),
      ...figure({
        hero: {
          ...heroLook(id),
          active: view.turn === id,
          threatened: !isInCar && threatened.has(human.square),
          wounds: view.variants.wounds ? 6 - human.health : 0,
        },
        facing: isInCar ? null : human.facing,
        kind: 'human',
        marks: marksOf(view, human, id),
      }),
      isFront: view.turn === id,
      ink: heroLook(id).inks.ink,
      sees: sight(view, human.square, human.facing),
    });
  });
  view.zombies.forEach((zombie, id) => {
    if (zombie.square < 0) return;
    const named = say(zombie.dog ? 'dog' : 'zombie', { n: id + 1 });
    const was = zombie.was >= 0 ? nameOf(zombie.was) : '';
    pieces.push({
      id: zombiePiece(id),
      space: zombie.square,
      label: word(was ? 'p.piece.was' : 'p.piece.zombie', {
        zombie: named,
        was,
        place: place(view, zombie.square),
        way: way(zombie.facing),
      }),
      ...figure({
        facing: zombie.facing,
        kind: zombie.dog ? 'dog' : 'zombie',
        number: id + 1,
        ...(zombie.was >= 0 ? { was: heroLook(zombie.was).inks.ink } : {}),
        marks: zombie.hunting ? ['hunting'] : [],
      }),
      group: zombie.dog ? 'dog' : 'zombie',
      ink: 'var(--acid)',
      sees: sight(view, zombie.square, zombie.facing),
    });
  });
  const acting = view.humans[view.turn];
  const lit: Record<number, 'lit' | 'plan'> = {};
  for (let square = 0; square <= ground.car; square++)
    lit[square] = square >= ground.cellar.first && square < ground.car && view.cellar < 0 ? 'plan' : 'lit';
  return {
    lights: lit,
    openDoors: new Set(ground.openings.flatMap((_, id) => (view.barred[id] === 1 || view.locked === id ? [] : [id]))),
    pieces,
    tokens: [],
    // What is below takes no room before somebody has found the way down.
    ...(view.cellar < 0 ? { part: plan(view.board, words).main } : {}),
    own: ownOf(view, words),
    ...(acting !== undefined && acting.status === 'in'
      ? { selected: { space: acting.square, ink: heroLook(view.turn).inks.ink } }
      : selectedZombie(picture)),
  };
}

/** The one whose player is asked what it does. */
function selectedZombie({ view: { pending, state } }: Picture): Pick<BoardScene, 'selected'> {
  if (pending?.choice !== 'zombieAct') return {};
  const { zombie } = pending.about as { zombie: number };
  return { selected: { space: (state as View).zombies[zombie]!.square, ink: 'var(--accent)' } };
}

function ownOf(view: View, words: GameWords): GridOwn {
  const ground = groundFor(view);
  const last = ground.openings.length - 1;
  const stairs = stairsOf(view);
  const word = (id: SkinWord, more = {}): string => words.say(say(id, more));
  const placed = new Map<string, { space: number; noise: 'faint' | 'loud' | 'very-loud' }>();
  for (const { square, noise } of view.heard) {
    const known = placed.get(String(square));
    if (known === undefined || LOUD.indexOf(known.noise) < LOUD.indexOf(noise))
      placed.set(String(square), { space: square, noise });
  }
  return {
    barred: view.barred.flatMap((bar, id) => (bar === 1 && id !== last ? [id] : [])),
    locked: view.locked,
    door:
      view.cellar < 0
        ? null
        : {
            space: view.cellar >> 2,
            side: view.cellar & 3,
            top: ground.cellar.top,
            barred: view.barred[last] === 1,
          },
    searches: ground.searches.flatMap(({ square }, id) => {
      if (square >= ground.cellar.first && view.cellar < 0) return [];
      const state = square === stairs ? 'stairs' : view.searched[id] !== 0 ? 'done' : 'open';
      return [{ space: square, state, label: word(`p.search.${state}`, { search: search(view, id) }) }] as const;
    }),
    noises: [...placed.values()].map((one) => ({
      ...one,
      label: word(`p.noise.${one.noise}`, { place: place(view, one.space) }),
    })),
    baby:
      view.baby.state === 'lies'
        ? { space: view.baby.square, label: word('p.piece.baby', { place: place(view, view.baby.square) }) }
        : null,
    started: view.started,
    reserve: {
      zombies: view.reserve,
      dogs: view.dogs,
      most: view.variants.reserve * view.humans.length,
      label: word('p.reserve.long', { reserve: view.reserve, dogs: view.dogs }),
    },
  };
}

const LOUD = ['faint', 'loud', 'very-loud'] as const;
