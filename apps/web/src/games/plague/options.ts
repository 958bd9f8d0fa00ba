import { opening, place, search } from '@shamble/plague/phrases';
import { kindOf, searchBefore, stateOf } from '@shamble/plague/preview';
import type { IconName } from '../../press/Icon.tsx';
import type { Seen, ShownOption, Target } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { cardIcon } from './cardIcons.ts';
import {
  type Act,
  capital,
  groundFor,
  humanPiece,
  nameOf,
  type SkinWord,
  say,
  type View,
  viewOf,
  wayPhrase,
  type ZombieAct,
  zombiePiece,
} from './names.ts';

/** As they are read. */
export const ROWS: readonly string[] = [
  ...['forward', 'turn-left', 'turn-right', 'attack', 'search', 'barricade', 'start', 'aim', 'leave', 'stealth'],
  ...['left', 'right', 'back', 'crouch', 'stand', 'charge', 'use', 'throw', 'trade', 'unlock', 'break', 'lift', 'lay'],
  ...['carry', 'put', 'treat', 'mend', 'steal', 'reveal', 'end'],
];

const WAYS: readonly IconName[] = ['own:north', 'own:east', 'own:south', 'own:west'];
const ICONS: Readonly<Record<string, IconName>> = {
  forward: 'walking-boot',
  leap: 'sprint',
  back: 'backward-time',
  left: 'boot-prints',
  right: 'boot-prints',
  stealth: 'own:stealth',
  'turn-left': 'own:turn-left',
  'turn-right': 'own:turn-right',
  crouch: 'own:crouch',
  stand: 'own:stand',
  charge: 'own:charge',
  barricade: 'own:barricade',
  break: 'own:smash',
  unlock: 'key',
  attack: 'axe-swing',
  bite: 'own:bite',
  devour: 'own:bite',
  aim: 'crosshair',
  search: 'magnifying-glass',
  start: 'steering-wheel',
  leave: 'exit-door',
  trade: 'trade',
  use: 'knapsack',
  throw: 'own:alarm-clock',
  lift: 'own:baby',
  lay: 'own:baby',
  carry: 'own:carry',
  put: 'own:carry',
  treat: 'own:treat',
  mend: 'own:first-aid-kit',
  reveal: 'own:reveal',
  steal: 'own:steal',
  end: 'hourglass',
  opening: 'own:barricade',
  spot: 'walking-boot',
  room: 'raise-zombie',
  cot: 'own:baby',
  zombie: 'shambling-zombie',
  finish: 'hourglass',
};

const FEW = 6;

const shown = (row: string, title: string, more: Partial<ShownOption> = {}): ShownOption => ({
  row,
  icon: ICONS[row] ?? 'hand',
  title,
  ...more,
});

export function option(seen: Seen, choice: string, given: unknown, words: GameWords): ShownOption {
  const view = viewOf(seen);
  const said = capital(words.option(seen, choice, given));
  switch (choice) {
    case 'act':
      return act(view, given as Act, said, words);
    case 'zombieAct':
      return zombieAct(view, seen, given as ZombieAct, said);
    case 'facing': {
      const { square } = seen.pending!.about as { square: number };
      const to = besideOf(view, square, given as number);
      return shown(`facing ${given as number}`, said, {
        icon: WAYS[given as number]!,
        ...(to >= 0 ? { targets: [{ space: to }] } : {}),
      });
    }
    case 'spot':
    case 'room':
    case 'cot': {
      const targets = [{ space: given as number }];
      const { squares = [] } = seen.pending!.about as { squares?: readonly number[] };
      // A few have a row each.
      return squares.length > 0 && squares.length <= FEW
        ? shown(`${choice} ${given as number}`, said, { icon: ICONS[choice]!, targets })
        : shown(choice, words.prompt(seen) ?? '', { detail: said, targets });
    }
    case 'opening':
      return shown(choice, words.prompt(seen) ?? '', { detail: said, targets: [{ door: given as number }] });
    case 'zombie': {
      const id = given as number;
      if (id < 0) return shown('finish', said);
      const where = capital(words.say(place(view, view.zombies[id]!.square)));
      return shown('zombie', words.prompt(seen) ?? '', {
        detail: `${said}, ${where}`,
        targets: [{ piece: zombiePiece(id) }],
      });
    }
    default:
      return shown(choice, said);
  }
}

/** The square beyond a side, wherever the board goes on. */
export function besideOf(view: View, square: number, way: number): number {
  const { columns, rows, cellar, car } = groundFor(view);
  if (square === car) return -1;
  const isBelow = square >= cellar.first;
  const [base, wide] = isBelow ? [cellar.first, cellar.columns] : [0, columns];
  const high = isBelow ? (car - cellar.first) / wide : rows;
  const x = ((square - base) % wide) + [0, 1, 0, -1][way]!;
  const y = Math.floor((square - base) / wide) + [-1, 0, 1, 0][way]!;
  return x < 0 || y < 0 || x >= wide || y >= high ? -1 : base + y * wide + x;
}

function zombieAct(view: View, seen: Seen, given: ZombieAct, said: string): ShownOption {
  const { zombie: id } = seen.pending!.about as { zombie: number };
  const { square, facing } = view.zombies[id]!;
  if (given.do === 'turn') {
    const way = (facing + (given.to === 'left' ? 3 : 1)) & 3;
    return shown(`turn-${given.to}`, said, to(besideOf(view, square, way)));
  }
  const ahead = groundFor(view).to[4 * square + facing]!;
  return shown(given.do, said, given.do === 'end' || ahead < 0 ? {} : to(ahead));
}

const to = (space: number): { targets?: readonly Target[] } => (space < 0 ? {} : { targets: [{ space }] });
const also = (space: number): { also?: readonly Target[] } => (space < 0 ? {} : { also: [{ space }] });

const TURNS: Readonly<Record<string, number>> = { forward: 0, right: 1, back: 2, left: 3, stealth: 0 };

function act(view: View, given: Act, said: string, words: GameWords): ShownOption {
  const human = view.humans[view.turn]!;
  const { square, facing } = human;
  const ground = groundFor(view);
  const isInCar = square === ground.car;
  const ahead = (turn: number): number => (isInCar ? -1 : (ground.to[4 * square + ((facing + turn) & 3)] ?? -1));
  const word = (id: SkinWord, more = {}): string => words.say(say(id, more));
  const where = (at: number): string => words.say(place(view, at));
  switch (given.do) {
    case 'forward':
    case 'back':
    case 'left':
    case 'right': {
      const next = ahead(TURNS[given.do]!);
      return shown(given.do, said, { ...(next < 0 ? {} : { detail: where(next) }), ...to(next) });
    }
    case 'stealth': {
      const next = ahead(0);
      return shown(given.do, said, { ...(next < 0 ? {} : { detail: where(next) }), ...also(next) });
    }
    case 'turn': {
      const way = (facing + (given.to === 'left' ? 3 : 1)) & 3;
      const way2 = wayPhrase(way);
      return shown(`turn-${given.to}`, said, {
        detail: word('p.to.way', { way: way2 }),
        ...to(besideOf(view, square, way)),
      });
    }
    case 'attack':
      return shown('attack', word('act.attack'), {
        ...(given.from === undefined
          ? also(ahead(0))
          : { detail: said, targets: [{ space: besideOf(view, given.from, given.facing ?? 0) }] }),
      });
    case 'barricade':
    case 'break':
    case 'unlock': {
      const before = isInCar ? -1 : ground.side[4 * square + facing]!;
      if (before < 0) return shown(given.do, said);
      const title = word(`p.act.${given.do}`);
      return shown(given.do, title, { detail: capital(words.say(opening(view, before))), targets: [{ door: before }] });
    }
    case 'search': {
      const found = isInCar ? -1 : searchBefore(stateOf(view), human);
      if (found < 0) return shown('search', said);
      return shown('search', word('act.search.none'), {
        detail: capital(words.say(search(view, found))),
        ...to(ground.searches[found]!.square),
      });
    }
    case 'trade':
    case 'carry':
    case 'treat':
      return shown(given.do, word(`p.act.${given.do}`), {
        detail: given.with === view.turn ? word('p.self') : nameOf(given.with),
        [given.do === 'trade' ? 'targets' : 'also']: [{ piece: humanPiece(given.with) }],
      });
    case 'mend':
      return shown('mend', word('p.act.mend'), {
        detail: `${given.with === view.turn ? word('p.self') : nameOf(given.with)} (${word(`card.${kindOf(given.card)}`)})`,
        also: [{ piece: humanPiece(given.with) }],
      });
    case 'put':
    case 'leave':
      return shown(given.do, word(`p.act.${given.do}`), { detail: where(given.square), ...to(given.square) });
    case 'use':
      return shown(`use ${given.card}`, said, { icon: cardIcon(kindOf(given.card)) });
    case 'throw':
      return shown(`throw ${given.card}`, word('p.act.throw', { card: say(`card.${kindOf(given.card)}`) }), {
        icon: cardIcon(kindOf(given.card)),
        detail: where(given.square),
        ...also(given.square),
      });
    case 'steal':
      return shown('steal', word('p.act.steal'), { detail: said });
    case 'lift':
    case 'lay':
      return shown(given.do, said, also(ahead(0)));
    default:
      return shown(given.do, said);
  }
}
