import { botsFor, type Policy, thinkersFor } from '@shamble/bots';
import { createEngine } from '@shamble/kernel';
import { type ShelvedGame, unknown } from './games.ts';

export function findBot(given: string, { pack }: Pick<ShelvedGame, 'pack'>): Policy {
  const there = { ...botsFor(pack), ...thinkersFor(createEngine(pack.game), pack) };
  return (
    (Object.hasOwn(there, given) ? there[given] : undefined) ?? unknown('cli.unknown.bot', given, Object.keys(there))
  );
}

/** Several joined by `+`: a seat each, the last for all that follow. */
export const findBots = (given: string, game: Pick<ShelvedGame, 'pack'>): Policy[] =>
  given.split('+').map((name) => findBot(name, game));

/** Who plays when nobody is named: whoever plays this game best. */
export const usualBot = ({ pack }: Pick<ShelvedGame, 'pack'>): string =>
  pack.bots?.careful === undefined ? 'usual' : 'careful';
