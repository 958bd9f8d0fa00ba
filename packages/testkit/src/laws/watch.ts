import {
  canonical,
  type Game,
  type Interruption,
  type Play,
  type Seat,
  type Secret,
  type Shape,
} from '@shamble/kernel';

/** What is seen of the rules at work, while `on`. */
export interface Watch {
  on: boolean;
  /** What was read with `reveal`, in order. */
  revealed: string[];
  /** Something was shuffled: what was revealed before may be lost again. */
  shuffled: boolean;
  /** The queries put. */
  asked: { readonly query: string; readonly of: unknown }[];
}

/** The same game, watched. */
export function watched<G extends Shape>(given: Game<G>, watch: Watch): Game<G> {
  const game = given as unknown as Game<Shape>;
  const spied = <P extends Play<Shape>>(play: P): P => {
    if (watch.on && !Object.hasOwn(play, 'reveal')) {
      const { reveal, shuffle } = play;
      Object.assign(play, {
        reveal<T>(secret: Secret<T>): T {
          watch.revealed.push(canonical(secret));
          return reveal.call(play, secret) as T;
        },
        shuffle<T>(stream: string, items: T[]): void {
          watch.shuffled = true;
          shuffle.call(play, stream, items);
        },
      });
    }
    return play;
  };
  const settle = game.settle?.bind(game);
  const watchedGame: Game<Shape> = {
    ...game,
    procs: mapValues(game.procs, (steps) =>
      mapValues(steps, (step) => (play, locals) => step.call(steps, spied(play), locals)),
    ),
    asides: mapValues(game.asides, (aside) => ({
      offer: aside.offer.bind(aside),
      run: (play: Interruption<Shape>, seat: Seat, answer: never) => aside.run(spied(play), seat, answer),
    })),
    queries: mapValues(game.queries, (base, query) => (of, state) => {
      if (watch.on) watch.asked.push({ query, of });
      return base(of, state);
    }),
    ...(settle === undefined ? {} : { settle: (play: Play<Shape>) => settle(spied(play)) }),
    resign: (play, seat) => game.resign(spied(play), seat),
  };
  return watchedGame as unknown as Game<G>;
}

/** Watches while it runs, from nothing. */
export function watching<T>(watch: Watch, run: () => T): T {
  watch.on = true;
  watch.revealed = [];
  watch.shuffled = false;
  watch.asked = [];
  try {
    return run();
  } finally {
    watch.on = false;
  }
}

function mapValues<T, U>(fields: Readonly<Record<string, T>>, change: (value: T, key: string) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value, key)]));
}
