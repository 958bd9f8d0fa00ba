import { isOpen } from '@shamble/parts';
import { board, isIn, seatName } from '../rules/questions.ts';
import { NEUTRALISED, type View } from '../types.ts';
import { kindNames, zoneName } from './names.ts';

/** The board in lines, zone by zone: what is in it and where one gets from it. Empty zones that lead nowhere new are short. */
export function drawBoard(view: View): string {
  const lines = board(view).zones.map((_, zone) => {
    const ways = board(view).exits[zone]!.map(
      ({ to, door }) =>
        `${zoneName(view, to)}${door === null ? '' : isOpen(view.doors, door) ? ' (open door)' : ' (closed door)'}`,
    );
    return `${zoneName(view, zone).padEnd(14)} ${content(view, zone).padEnd(46)} -> ${ways.join(', ')}`;
  });
  return lines.join('\n');
}

function content(view: View, zone: number): string {
  const here = view.survivors
    .filter((survivor) => isIn(survivor) && survivor.zone === zone)
    .map(({ sheet, seat }) => `${sheet} (${seatName(seat)})`);
  const dead = Object.entries(kindNames(view.figures.slice(4 * zone, 4 * zone + 4))).filter(([, count]) => count > 0);
  const tokens = [
    ...board(view).spawns.flatMap((spawn, at) =>
      spawn.zone === zone && view.active[at] !== NEUTRALISED ? [view.active[at] === 1 ? 'SPAWN' : 'spawn asleep'] : [],
    ),
    ...view.objectives.flatMap((token) =>
      token.zone === zone && !token.taken ? [`objective (${token.colour ?? token.shown})`] : [],
    ),
    ...view.cars.flatMap((car) => (car.zone === zone ? [`${car.kind} car`] : [])),
    ...(board(view).exit === zone ? ['EXIT'] : []),
    ...(view.noise[zone]! > 0 ? [`noise ${view.noise[zone]}`] : []),
  ];
  return [...here, ...dead.map(([kind, count]) => `${count} ${kind}`), ...tokens].join(', ');
}
