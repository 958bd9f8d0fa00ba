import { type Move, maySay, type Said, saidOf } from '@shamble/bots';
import { newId } from '@shamble/kept';
import type { Shape } from '@shamble/kernel';
import type { BotSeats, TableHost } from '@shamble/protocol';
import type { ShelvedGame } from '../games.ts';
import type { Bots } from './bots.ts';

/** Who has let bots play more than that waits so long before the next answer, in milliseconds. */
const PAUSE = 500;

interface Around {
  readonly game: Pick<ShelvedGame, 'id' | 'pack'>;
  readonly bots: Bots;
  /** Somebody sits there or looks on: nobody has bots play on among themselves, which fills the store for no one. */
  isForSomebody(): boolean;
  isClosing(): boolean;
  /** Whether those who play here may have a bot answer now. */
  may(): Promise<boolean>;
  /** Tells everyone why a bot does what it is about to do. */
  say(reason: Said): void;
}

/** A table online as its bots know it. */
export function botTable(host: TableHost<Shape>, around: Around): ConstructorParameters<typeof BotSeats>[0] {
  const mayPlay = (): boolean => !around.isClosing() && around.isForSomebody();
  return {
    match: host.match,
    get mayPlay() {
      return mayPlay();
    },
    async decide(bot, seat) {
      const { offer, view } = host.update(seat);
      if (offer === null) return null;
      if (!(await around.may())) await new Promise((resolve) => setTimeout(resolve, PAUSE).unref());
      const { game } = around;
      const say = (move: Move): void => {
        if (maySay(host.match.engine, host.match.table))
          around.say(saidOf(game.pack, view, seat, move, offer.kind === 'one'));
      };
      return { answer: await around.bots.decide(game.id, bot, view, offer, say) };
    },
    answer: (seat, n, answer) =>
      host.receive({ say: 'do', id: newId(), n, seat, input: { do: 'answer', answer } }, 'bot'),
  };
}
