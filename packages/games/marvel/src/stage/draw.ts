import { isOpen } from '@shamble/parts';
import { boardOf } from '../board/board.ts';
import { AGENTS, at, type View } from '../types.ts';
import { bystanderName, foesOf, kindName, zoneName } from './names.ts';

/** The board as a list: each Zone, where one can go from it, and who and what is in it. */
export function drawBoard(view: View): string {
  const board = boardOf(view.mission);
  const wide = Math.max(...board.zones.map(({ name }) => name.length));
  return board.zones
    .map(({ name }, zone) => {
      const ways = board.exits[zone]!.map(({ to, door }) => {
        const sign = door === null ? '' : isOpen(view.doors, door) ? '/' : '+';
        return `${sign}${zoneName(view, to)}`;
      });
      return `${name.padEnd(wide)}  ${contentOf(view, zone).join(' ')}  (${ways.join(' ')})`;
    })
    .join('\n');
}

/** `hulk`, `3 troopers`, `*red` an Objective, `?` a Bystander card. */
function contentOf(view: View, zone: number): string[] {
  const board = boardOf(view.mission);
  const figures = view.figures.slice(at(zone, 0), at(zone, AGENTS));
  return [
    ...view.heroes.flatMap((hero) => (hero.status === 'in' && hero.zone === zone ? [hero.sheet] : [])),
    ...foesOf(view).filter((_, foe) => view.foes[foe]!.status === 'in' && view.foes[foe]!.zone === zone),
    ...figures.flatMap((count, kind) => (count > 0 ? [`${count} ${kindName(view, kind)}${count > 1 ? 's' : ''}`] : [])),
    ...view.bystanders.flatMap((one, id) => (one.zone === zone ? [bystanderName(id)] : [])),
    ...view.laid.flatMap((one) => (one.zone === zone ? ['?'] : [])),
    ...view.objectives.flatMap((one) => (one.zone === zone && !one.taken ? [`*${one.colour ?? one.shown}`] : [])),
    ...board.spawns.flatMap((spawn, id) =>
      spawn.zone === zone && view.active[id]! >= 0 ? [view.active[id] === 1 ? 'SPAWN' : 'spawn'] : [],
    ),
    ...(view.sign === zone ? ['SIGN'] : []),
    ...(view.exit === zone ? ['EXIT'] : []),
  ];
}
