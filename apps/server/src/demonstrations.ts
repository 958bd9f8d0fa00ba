import { type Demonstration, demonstrate } from './demonstration.ts';
import type { ShelvedGame } from './games.ts';

const MOST_KEPT = 20;
const MOST_WAITING = 5;

/** Plays one after the other, and the same seed once: whoever asks for many keeps nobody else waiting but himself. */
export class Demonstrations {
  private readonly game: ShelvedGame;
  private readonly kept = new Map<number, Promise<Demonstration>>();
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(game: ShelvedGame) {
    this.game = game;
  }

  /** Null: too many have asked for others. */
  of(seed: number): Promise<Demonstration> | null {
    const known = this.kept.get(seed);
    if (known !== undefined) return known;
    if (this.waiting >= MOST_WAITING) return null;
    this.waiting += 1;
    const played = this.last
      .then(() => demonstrate(this.game, seed))
      .finally(() => {
        this.waiting -= 1;
      });
    this.last = played.catch(() => this.kept.delete(seed));
    this.kept.set(seed, played);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return played;
  }
}
