import { botsFor, type Luck, type Policy } from '@shamble/bots';
import type { Engine, Offer, Seat, Shape, TableOf, TableView } from '@shamble/kernel';
import { type ShelvedGame, unknown } from './games.ts';

export function findBot(given: string, { pack }: Pick<ShelvedGame, 'pack'>): Policy {
  const there = botsFor(pack);
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

/** What the bot in this seat answers, given no more than it wants to see. `offer` is the open question's, if known. */
export function decide(
  engine: Engine<Shape>,
  table: TableOf<Shape>,
  seat: Seat,
  policy: Policy,
  luck: Luck,
  offer: Offer = engine.offer(table, seat, { usual: policy.wants === 'usual' })!,
): unknown {
  const view = policy.wants === undefined ? engine.view(table, seat) : UNSEEN;
  return policy(view, offer, luck);
}

/** Stands in for the view of a policy that has said it does not look at it. */
const UNSEEN = {} as TableView<Shape>;
