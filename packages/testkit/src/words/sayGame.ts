import { randomAnswer, rng } from '@shamble/bots';
import {
  createEngine,
  decider,
  EVERYONE,
  type GamePack,
  keyFromSeed,
  type Offer,
  type Phrase,
  type Shape,
  type Told,
} from '@shamble/kernel';

/** Hears what can be said of a table; throws where it cannot be said. */
export type Hear = (phrase: Phrase) => void;

/** Everything a random game shows, so many answers long: events and their reasons, questions, options, causes, threats. */
export function sayGame<G extends Shape>(
  pack: GamePack<G>,
  options: unknown,
  { seed, answers }: { seed: number; answers: number },
  hear: Hear,
): void {
  const engine = createEngine(pack.game);
  const luck = rng(seed);
  const opened = engine.open(options, keyFromSeed(seed));
  const { table } = opened;
  let { told } = opened;
  for (let n = 0; n < answers; n++) {
    const view = pack.game.view(table.state, EVERYONE) as G['view'];
    sayTold(pack, view, told, hear);
    for (const line of [...pack.threats(view), ...(pack.people?.(view) ?? [])]) hear(line);
    for (const seat of table.seats) hear(pack.seat!(view, seat));
    if (table.outcome !== null) {
      hear(pack.outcome(table.outcome));
      return;
    }
    const { pending } = table;
    hear(pack.prompt(view, pending!));
    for (const frame of table.stack) hear(pack.frame!(view, frame));
    const seat = decider(pending!.who);
    const offer = engine.offer(table, seat, { explain: true })!;
    for (const option of optionsOf(offer)) hear(pack.option(view, pending!.choice, option));
    for (const { option, because } of offer.refused ?? []) {
      hear(pack.option(view, pending!.choice, option));
      if (pack.cause !== undefined) hear(pack.cause(view, pending!.choice, option, because));
    }
    for (const way of (pack.ways?.of(view, pending!) ?? []).slice(0, 3)) {
      hear(pack.ways!.cost(way));
      for (const { phrase } of pack.ways!.risks(view, pending!, way)) hear(phrase);
    }
    told = engine.playInPlace(table, seat, randomAnswer(offer, luck)).told;
  }
}

function sayTold<G extends Shape>(pack: GamePack<G>, view: G['view'], told: readonly Told[], hear: Hear): void {
  for (const { event } of told) {
    hear(pack.event(view, event));
    for (const reason of pack.why?.(view, event) ?? []) hear(reason);
  }
}

function optionsOf(offer: Offer): readonly unknown[] {
  switch (offer.kind) {
    case 'one':
    case 'some':
      return offer.from;
    case 'share':
      return offer.among.map(({ id }) => id);
    case 'order':
      return offer.items;
    case 'arrange':
      return [...offer.items, ...offer.slots.map(({ id }) => id)];
  }
}
