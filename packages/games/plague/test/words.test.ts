import { randomAnswer, rng } from '@shamble/bots';
import { createEngine, decider, EVERYONE, keyFromSeed, type Phrase } from '@shamble/kernel';
import { faultsOf, LOCALES, speak } from '@shamble/text';
import { expect, test } from 'vitest';
import { pack, text } from '../src/index.ts';
import type { View } from '../src/types.ts';
import { small, tiny } from './small.ts';

test('every message can be said in both languages', () => {
  expect(faultsOf(text)).toEqual([]);
});

test('the players are told how long a game takes [ZP-GAME-04]', () => {
  const told = LOCALES.map((locale) => speak(text[locale], locale, { strict: true })(pack.missions[0]!.heading!));
  expect(told).toEqual(['1 to 6 players, 60 to 90 minutes', 'De 1 à 6 joueurs, 60 à 90 minutes']);
});

const voices = LOCALES.map((locale) => speak(text[locale], locale, { strict: true }));
/** What is said again is said the same way. */
const said = new Set<string>();

function say(phrase: Phrase): void {
  const key = JSON.stringify(phrase);
  if (said.has(key)) return;
  said.add(key);
  for (const voice of voices) if (voice(phrase) === '') expect.fail(`Nothing is said for ${key}.`);
}

/** Everything a game shows, said in both languages: an unknown message or a missing part throws. */
function sayAll(of: typeof pack, seed: number, players: number, variants: string[]): void {
  const engine = createEngine(of.game);
  const luck = rng(seed);
  const opened = engine.open(of.options(of.missions[0]!.id, players, variants), keyFromSeed(seed));
  const { table } = opened;
  let told = opened.told;
  for (let n = 0; n < 400; n++) {
    const view = of.game.view(table.state, EVERYONE) as View;
    for (const { event } of told) {
      say(of.event(view, event));
      for (const reason of of.why!(view, event)) say(reason);
    }
    for (const line of [...of.threats(view), ...of.people!(view)]) say(line);
    for (const seat of table.seats) say(of.seat!(view, seat));
    if (table.outcome !== null) {
      say(of.outcome(table.outcome));
      return;
    }
    say(of.prompt(view, table.pending!));
    for (const frame of table.stack) say(of.frame!(view, frame));
    const seat = decider(table.pending!.who);
    const offer = engine.offer(table, seat, { explain: true })!;
    if (offer.kind === 'one')
      for (const option of [...offer.from, ...(offer.refused ?? []).map((one) => one.option)])
        say(of.option(view, table.pending!.choice, option));
    if (offer.kind === 'arrange')
      for (const item of [...offer.items, ...offer.slots.map(({ id }) => id)]) say(of.option(view, 'trade', item));
    told = engine.playInPlace(table, seat, randomAnswer(offer, luck)).told;
  }
}

test('whatever is asked, offered, told and explained can be said', () => {
  const variants = [
    [],
    ['traitor', 'short', 'reserve-6'],
    ['baby', 'devour', 'dogs', 'boredom', 'reserve-4'],
    ['group', 'wounds', 'carry', 'heal', 'charge'],
    ['late', 'rising', 'short', 'land', 'bare'],
  ];
  for (const [at, names] of variants.entries()) {
    for (let seed = 1; seed <= 4; seed++) sayAll(small, seed, 3, names);
    sayAll(pack, 10 + at, 2, names);
    sayAll(tiny, 20 + at, 3, ['zombie-player', ...names]);
  }
  expect(said.size).toBeGreaterThan(5000);
});
