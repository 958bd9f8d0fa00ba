import { numbersOf } from '@shamble/dawn/rules/questions';
import { BERSERK, EMPTY, FACE_UP, NONE, SUPER_VALUE, type View } from '@shamble/dawn/types';
import { isDestroyed, isOpen } from '@shamble/parts';
import type { Piece, Token } from '../../board/types.ts';
import type { BoardScene } from '../../table/skin.ts';
import type { Picture } from '../../telling/types.ts';
import type { GameWords } from '../../text/words.ts';
import { deadLook, humanLook, lurkerLook, rifleLook } from './counters.tsx';
import { bustOf, INKS } from './looks.ts';
import type { DoorState } from './mall/Doors.tsx';
import type { MallOwn } from './mall/scene.ts';
import { plan } from './map.ts';
import { groundOf, nameOf, personPiece, say } from './names.ts';
import { usualOrders } from './orders.ts';
import { stateIn } from './picture.ts';

/** How the doors stand: those between spaces, then the main doors the plan has. */
export function doorsOf(view: View): DoorState[] {
  const between = Array.from(
    view.doors,
    (_, door): DoorState =>
      isDestroyed(view.doors, door) ? 'destroyed' : isOpen(view.doors, door) ? 'open' : 'closed',
  );
  const { entrances } = groundOf(view.plan);
  const main = view.main.filter((_, entrance) => entrances[entrance] !== NONE);
  return [...between, ...main.map((shut): DoorState => (shut === 1 ? 'closed' : 'open'))];
}

export function scene(picture: Picture, words: GameWords): BoardScene {
  const view = stateIn(picture);
  const ground = plan(view.plan, words);
  const doors = doorsOf(view);
  const acting = view.characters[view.active[0] ?? NONE];
  return {
    lights: Object.fromEntries(ground.spaces.map(({ id }) => [id, 'lit'])),
    openDoors: new Set(doors.flatMap((state, door) => (state === 'closed' ? [] : [door]))),
    pieces: [...deadIn(picture, words), ...peopleIn(view, words)],
    tokens: [...riflesIn(view, words), ...lurkersIn(view, words)],
    own: { doors, ...ordersIn(picture) } satisfies MallOwn,
    ...(acting !== undefined && acting.space !== NONE
      ? { selected: { space: acting.space, ink: INKS[view.active[0]!]!.ink } }
      : {}),
  };
}

function deadIn({ dead, view: { state } }: Picture, words: GameWords): Piece[] {
  const view = state as View;
  const { names } = groundOf(view.plan);
  return dead
    .filter(({ space }) => view.zombies[space] !== EMPTY)
    .map(({ id, space }) => {
      const isUp = view.zombies[space] === FACE_UP;
      const known = isUp ? view.values[space]! : view.memory[space]!;
      const isBerserk = view.berserk[space] === BERSERK;
      const value = known > 0 ? known : null;
      const said = isUp ? 'd.piece.dead.up' : value !== null ? 'd.piece.dead.known' : 'd.piece.dead';
      const piece = say(said, { number: names[space]!, value: known });
      const label = words.say(isBerserk ? say('d.piece.berserk', { piece }) : piece);
      return {
        id,
        space,
        label,
        look: deadLook({ value, isUp, berserk: isBerserk, was: null, active: false }),
        group: 'dead',
        ink: 'var(--acid-d)',
      };
    });
}

function peopleIn(view: View, words: GameWords): Piece[] {
  const { names } = groundOf(view.plan);
  return view.characters.flatMap((one, id): Piece[] => {
    if (one.space === NONE) return [];
    const number = names[one.space]!;
    const isActive = view.active.includes(id);
    if (one.status === 'super')
      return [
        {
          id: personPiece(id),
          space: one.space,
          label: words.say(say('d.piece.super', { name: nameOf(id), number, value: SUPER_VALUE })),
          look: deadLook({ value: SUPER_VALUE, isUp: true, berserk: false, was: bustOf(id), active: false }),
          ink: 'var(--blood)',
        },
      ];
    const isInfected = one.status === 'infected';
    const { fire, panic, movement } = numbersOf(view, id);
    return [
      {
        id: personPiece(id),
        space: one.space,
        label: words.say(
          // What is printed on it is part of its name: fire, panic, movement.
          say(`d.piece.human${one.status === 'well' ? '' : `.${one.status}`}`, {
            name: nameOf(id),
            number,
            printed: `${fire}·${panic}·${movement}`,
          }),
        ),
        look: humanLook({
          ...bustOf(id),
          fire,
          panic,
          movement,
          stunned: one.status === 'stunned',
          infected: isInfected,
          rifle: one.rifle,
          active: isActive,
          rests: !isActive && view.round > 1 && one.activated === view.round - 1,
          threatened: view.zombies[one.space] !== EMPTY,
        }),
        isFront: isActive,
        ink: INKS[id]!.ink,
      },
    ];
  });
}

function riflesIn(view: View, words: GameWords): Token[] {
  if (view.rifles === 0) return [];
  const { rifles: space } = groundOf(view.plan);
  return [
    { id: 'rifles', space, label: words.say(say('d.token.rifles', { n: view.rifles })), look: rifleLook(view.rifles) },
  ];
}

/** Those who hide, for the one who knows where. */
const lurkersIn = (view: View, words: GameWords): Token[] =>
  (view.hidden ?? []).map((space) => ({
    id: `lurker ${space}`,
    space,
    label: words.say(say('d.token.lurker', { number: groundOf(view.plan).names[space]! })),
    look: lurkerLook,
  }));

/** Where the dead would go, for their player. */
function ordersIn({ view }: Picture): Pick<MallOwn, 'orders'> {
  const orders = usualOrders(view);
  return orders === null ? {} : { orders };
}
