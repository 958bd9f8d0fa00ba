import { randomAnswer, rng } from '@shamble/bots';
import { createEngine, decider, EVERYONE, keyFromSeed, type Phrase } from '@shamble/kernel';
import { faultsOf, LOCALES, speak } from '@shamble/text';
import { expect, test } from 'vitest';
import { pack, text } from '../src/index.ts';
import type { View } from '../src/types.ts';

test('every message can be said in both languages', () => {
  expect(faultsOf(text)).toEqual([]);
});

/** What has been said already. */
const known = new Set<string>();

/** Everything a game shows, said in both languages: an unknown message or a missing part throws. */
function sayAll(plan: string, players: number, seed: number, answers: number): void {
  const engine = createEngine(pack.game);
  const luck = rng(seed);
  const said = LOCALES.map((locale) => speak(text[locale], locale, { strict: true }));
  const say = (phrase: Phrase): void => {
    const key = JSON.stringify(phrase);
    if (known.has(key)) return;
    known.add(key);
    for (const one of said) if (one(phrase) === '') throw new Error(`${phrase.id} says nothing`);
  };
  const opened = engine.open(pack.options(plan, players, ['siege']), keyFromSeed(seed));
  const { table } = opened;
  let { told } = opened;
  for (let n = 0; n < answers; n++) {
    const view = pack.game.view(table.state, EVERYONE) as View;
    for (const { event } of told) {
      say(pack.event(view, event));
      for (const reason of pack.why!(view, event)) say(reason);
    }
    for (const line of [...pack.threats(view), ...pack.people!(view)]) say(line);
    for (const seat of table.seats) say(pack.seat!(view, seat));
    if (table.outcome !== null) {
      say(pack.outcome(table.outcome));
      return;
    }
    const { choice, who } = table.pending!;
    say(pack.prompt(view, table.pending!));
    for (const frame of table.stack) say(pack.frame!(view, frame));
    const offer = engine.offer(table, decider(who), { explain: true })!;
    const refused = 'refused' in offer ? (offer.refused ?? []).map((one) => one.option) : [];
    const options =
      offer.kind === 'arrange'
        ? [...offer.items, ...offer.slots.map(({ id }) => id)]
        : offer.kind === 'order'
          ? offer.items
          : 'from' in offer
            ? offer.from
            : [];
    for (const option of [...options, ...refused]) say(pack.option(view, choice, option));
    told = engine.playInPlace(table, decider(who), randomAnswer(offer, luck)).told;
  }
}

test('whatever is asked, offered, told and explained can be said', () => {
  for (let seed = 1; seed <= 4; seed++) {
    sayAll('wing', 1 + (seed % 2), seed, 150);
    sayAll('mall', seed, 10 + seed, 40);
  }
});
