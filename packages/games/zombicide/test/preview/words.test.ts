import { randomAnswer, rng } from '@shamble/bots';
import { createEngine, decider, type Event, heardBy, keyFromSeed, type Offer, type Phrase } from '@shamble/kernel';
import { faultsOf, LOCALES, type Locale, speak } from '@shamble/text';
import { describe, expect, test } from 'vitest';
import { game, pack, text } from '../../src/index.ts';
import type { View } from '../../src/types.ts';
import { engine, randomScene, type Table, viewOf } from './scenes.ts';

const say = (locale: Locale) => speak(text[locale], locale, { strict: true });
const voices = LOCALES.map(say);
/** Throws where one of the languages lacks a word. */
const both = (phrase: Phrase): string[] => voices.map((voice) => voice(phrase));

/** All that can be said of a table. */
function speakOf(table: Table, playing = engine): void {
  const { pending } = table;
  const view = viewOf(table);
  for (const phrase of [...pack.threats(view), ...pack.people!(view)]) both(phrase);
  if (pending === null) {
    both(pack.outcome(table.outcome!));
    return;
  }
  for (const frame of table.stack) both(pack.frame!(view, frame));
  both(pack.prompt(view, pending));
  const seat = decider(pending.who);
  both(pack.seat!(view, seat));
  const offer = playing.offer(table, seat, { explain: true })!;
  for (const option of optionsOf(offer)) both(pack.option(view, pending.choice, option));
  for (const { option } of offer.refused ?? []) both(pack.option(view, pending.choice, option));
  for (const [aside, given] of Object.entries(playing.asides(table, seat)))
    for (const option of optionsOf(given)) both(pack.option(view, aside, option));
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

function speakOfEvents(view: View, events: readonly Event[]): void {
  for (const event of events) {
    both(pack.event(view, event));
    for (const reason of pack.why!(view, event)) both(reason);
  }
}

describe('words in both languages', () => {
  test('the catalogues fit together', () => {
    expect(faultsOf(text)).toEqual([]);
  });

  test('every procedure, event and choice has some', () => {
    const ids = new Set(Object.keys(text.en));
    const names = [
      ...Object.keys(game.procs).map((name) => `proc.${name}`),
      ...Object.keys(pack.stage.events).map((name) => `event.${name}`),
      ...Object.keys(game.choices).map((name) => `ask.${name}`),
    ];
    expect(names.filter((name) => !ids.has(name))).toEqual([]);
  });

  test('whole games can be told', { timeout: 60_000 }, () => {
    const playing = createEngine(game);
    for (const [seed, [mission, players, variants]] of GAMES.entries()) {
      const opened = playing.open(pack.options(mission, players, variants), keyFromSeed(seed));
      const { table } = opened;
      const luck = rng(seed);
      speakOfEvents(viewOf(table), heardBy(opened.told, 'p1'));
      for (let answers = 0; answers < 250 && table.outcome === null; answers++) {
        speakOf(table, playing);
        const seat = decider(table.pending!.who);
        const { told } = playing.playInPlace(table, seat, randomAnswer(playing.offer(table, seat)!, luck));
        speakOfEvents(viewOf(table), heardBy(told, seat));
      }
    }
  });

  test('so can positions that games seldom come to', { timeout: 60_000 }, () => {
    for (let seed = 2000; seed < 2060; seed++) {
      const { table, told } = randomScene(seed, seed % 2 === 0 ? 'zombies' : 'players');
      const luck = rng(seed);
      speakOfEvents(viewOf(table), told);
      for (let answers = 0; answers < 15 && table.outcome === null; answers++) {
        speakOf(table);
        const seat = decider(table.pending!.who);
        const { told: more } = engine.playInPlace(table, seat, randomAnswer(engine.offer(table, seat)!, luck));
        speakOfEvents(viewOf(table), heardBy(more, seat));
      }
    }
  });
});

const GAMES: readonly (readonly [string, number, readonly string[]])[] = [
  ['00', 1, []],
  ['A4', 6, []],
  ['A4', 2, ['home-made']],
  ['00', 4, ['home-made']],
];

describe('why', () => {
  const reasons = (event: Omit<Event, 'id'> & { id?: string }, mission: string): string[][] => {
    const view = { mission, survivors: [], sheets: [] } as unknown as View;
    const phrases = pack.why!(view, { id: 'shambled', ...event });
    return LOCALES.map((locale) => phrases.map(say(locale)));
  };
  const mission = JSON.stringify({
    board: `
a-b-c-d
+
A
`,
  });
  const data = { kind: 0, from: 1, to: 2, count: 2, added: 1 };
  const plain = { targets: [3], noise: 2, distance: 2, steps: [2], split: [2], added: 0 };

  test('what they see', () => {
    const seen = [{ zone: 3, noise: 2 }];
    expect(reasons({ data, rules: ['ZC-ZMOV-02'], why: { ...plain, seen } }, mission)).toEqual([
      ['They see Survivors in zone d (noise 2).', 'By the shortest path it is 2 zones away.', 'Rules: ZC-ZMOV-02.'],
      [
        'Des Survivants sont en vue : zone d (bruit 2).',
        'Par le plus court chemin, c’est à 2 zones.',
        'Règles : ZC-ZMOV-02.',
      ],
    ]);
    const several = [{ zone: 0, noise: 1 }, ...seen];
    expect(reasons({ data, rules: [], why: { ...plain, seen: several } }, mission)[0]![0]).toBe(
      'They see Survivors in zone a and zone d, and go for the noisiest of these: zone d (noise 2).',
    );
  });

  test('what they hear, how they split, what is added, what is louder but out of reach', () => {
    const why = {
      ...{ targets: [0, 3], noise: 2, distance: 1, steps: [0, 2], split: [1, 1], added: 1 },
      noisiest: [0, 3].map((zone) => ({ zone, noise: 2 })),
      outOfReach: [{ zone: 4, noise: 5 }],
    };
    expect(reasons({ data, rules: [], why }, mission)[0]).toEqual([
      'They see no Survivor, so they go by noise: zone a and zone d are the noisiest and equally noisy (2).',
      'Louder, but no open way leads there: zone A (noise 5).',
      'By the shortest path it is 1 zone away.',
      '2 ways are equally short, so they split: 1 to zone a and 1 to zone c.',
      '1 figure was added from the box to make the groups equal.',
    ]);
  });

  test('the Abomination goes one way; a closed door stops', () => {
    const why = { ...plain, steps: [0, 2], split: [1, 0], noisiest: [{ zone: 3, noise: 2 }] };
    expect(reasons({ data: { ...data, kind: 3 }, rules: [], why }, mission)[0]).toContain(
      'Several ways are equally good (zone a and zone c); it never splits, and the players chose.',
    );
    const blocked = { kind: 0, zone: 0, count: 2, door: 0 };
    const doors = { ...plain, targets: [4], steps: [0], throughDoors: true, noisiest: [{ zone: 4, noise: 2 }] };
    expect(reasons({ id: 'blocked', data: blocked, rules: [], why: doors }, mission)[0]).toEqual([
      'They see no Survivor, so they go by noise: zone A is the noisiest zone (noise 2).',
      'No open way leads them to a Survivor: they go as if all doors were open.',
      'By the shortest path it is 2 zones away.',
      'The closed door to zone A stops them.',
    ]);
  });
});
