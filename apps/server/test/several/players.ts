import type { Child } from '../child.ts';
import { ask } from '../line.ts';
import type { Nginx } from '../nginx.ts';
import { Player, type Way } from './player.ts';

export type { Player };

const GAMES = [
  { game: 'thumbnail', mission: 'block', seats: 2 },
  { game: 'zombicide', mission: '00', seats: 2 },
  { game: 'plague', mission: 'main', seats: 2 },
];

/** Without a proxy: to one of the processes by the table's id, and to the next when that does not answer. */
export const ways =
  (children: readonly Child[]): Way =>
  (table, again) => {
    const { base } = children[(Number.parseInt(table.slice(0, 6), 16) + again) % children.length]!;
    return { address: `${base.replace('http', 'ws')}/api/tables/${table}/socket` };
  };

/** Through the proxy, as the page comes. */
export const through =
  (nginx: Nginx): Way =>
  (table, unanswered) => {
    const query = unanswered === 0 ? '' : `?again=${unanswered}`;
    return { address: `${nginx.base.replace('http', 'ws')}/api/tables/${table}/socket${query}`, how: nginx.from() };
  };

/** So many tables, made at this address, with somebody at each. */
export async function gather(
  base: string,
  way: Way,
  tables: number,
  seed: number,
  patience?: number,
): Promise<Player[]> {
  const players: Player[] = [];
  const left = Array.from({ length: tables }, (_, i) => i);
  const open = async (): Promise<void> => {
    for (let i = left.pop(); i !== undefined; i = left.pop()) {
      const { cookie } = await ask(base, '/api/guest', { name: `Guest ${i}` });
      const wanted = GAMES[i % GAMES.length]!;
      const { given } = await ask<{ id: string; seats: { seat: string }[] }>(base, '/api/tables', wanted, cookie);
      const player = new Player(way, { id: given.id, cookie, seed: seed + i, ...(patience && { patience }) });
      players.push(player);
      await player.sit(given.seats.slice(1).map(({ seat }) => seat));
    }
  };
  await Promise.all(Array.from({ length: 6 }, open));
  return players;
}

/** Whose turn it is. */
let at = 0;

/** So many answers a second, at all tables in turn, as far as people are asked. */
export async function play(
  players: readonly Player[],
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<void> {
  const begun = performance.now();
  let given = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = (performance.now() - begun) / 1000;
      if (passed > seconds) {
        clearInterval(timer);
        resolve();
      }
      // What could not be given in time is not made up for.
      given = Math.max(given, Math.floor((passed - 0.2) * rate));
      for (let tries = 0; given < passed * rate && tries < players.length; tries++) {
        at = (at + 1) % players.length;
        if (players[at]!.answer()) given += 1;
      }
    }, 5);
  });
}

/** So long an answer may be under way, in milliseconds, before he who gave it counts as away. */
const UNDER_WAY = 1000;

/** Plays on until this is so, and everybody is there and is answered. */
export async function playUntil(players: readonly Player[], rate: number, isSo: () => boolean): Promise<void> {
  const isBack = ({ isHere, waited }: Player): boolean => isHere && waited < UNDER_WAY;
  while (!(isSo() && players.every(isBack))) await play(players, { rate, seconds: 0.25 });
}
