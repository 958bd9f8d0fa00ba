import type { GamePack, Shape } from '@shamble/kernel';
import * as ofPlague from '@shamble/plague';
import { faultsOf, speak } from '@shamble/text';
import { describe, expect, it } from 'vitest';
import { type LoadedGame, loadGame } from '../src/games/index.ts';
import { cast } from '../src/games/zombicide/cast.ts';
import {
  countsOf,
  type Draft,
  missionIn,
  newDraft,
  onMission,
  optionsOf,
  refusalOf,
  seatsOf,
  tableFrom,
  viewBefore,
} from '../src/home/draft.ts';
import { newText } from '../src/home/text.ts';
import { botNames } from '../src/session/botNames.ts';
import { holderText, ME, personIn, readHolder } from '../src/session/holders.ts';
import { playedAt } from '../src/table/Played.tsx';
import { seatText } from '../src/table/seatText.ts';
import { game as thumbnail } from './house.ts';

const zombicide = (await loadGame('zombicide')) as LoadedGame;
const plague: LoadedGame = { id: 'plague', pack: ofPlague.pack as unknown as GamePack<Shape>, text: ofPlague.text };
const draft = (more: Partial<Draft> = {}, mission = '00'): Draft => ({ ...newDraft(zombicide, mission), ...more });
const chosen = (of: Draft): readonly (readonly string[])[] => cast.chosen(optionsOf(zombicide, cast, of));

describe('a new table', () => {
  it('begins with the fewest players a mission takes, and everybody of the box in order', () => {
    expect(newDraft(zombicide, '06')).toMatchObject({ mission: '06', players: 2 });
    expect(newDraft(zombicide, 'nowhere').mission).toBe('00');
    expect(chosen(draft())).toEqual([['amy', 'doug', 'josh', 'ned']]);
    expect(tableFrom(zombicide, cast, draft())).toEqual({
      game: 'zombicide',
      options: { mission: '00', players: 1 },
      holders: { p1: 'here' },
    });
  });

  it('keeps people and heroes when the mission or the number of players changes', () => {
    const three = draft({ players: 3, heroes: ['wanda', 'phil', 'ned', 'amy', 'doug', 'josh'] });
    expect(chosen(three)).toEqual([
      ['wanda', 'phil'],
      ['ned', 'amy'],
      ['doug', 'josh'],
    ]);
    expect(chosen({ ...three, players: 1 })).toEqual([['wanda', 'phil', 'ned', 'amy']]);
    expect(onMission(zombicide, three, '06')).toMatchObject({ mission: '06', players: 3 });
    const counts = countsOf(missionIn(zombicide, '09'));
    expect(counts).toContain(onMission(zombicide, { ...three, players: 5 }, '09').players);
  });

  it('takes heroes from a file, and says what is wrong with one', () => {
    const zoe = { id: 'zoe', name: { en: 'Zoe', fr: 'Zoé' }, colour: 'green', blue: 'ninja' };
    const whole = { ...zoe, orange: ['hoard', 'sniper'], red: ['loud', 'medic', 'lucky'] };
    const files = [JSON.stringify({ survivors: [whole] })];
    expect(chosen(draft({ files, heroes: ['zoe'] }))).toEqual([['zoe', 'amy', 'doug', 'josh']]);
    expect(refusalOf(zombicide, cast, draft({ files, heroes: ['zoe'] }))).toBeNull();
    const broken = refusalOf(zombicide, cast, draft({ files: [JSON.stringify({ survivors: [zoe] })] }));
    expect(broken?.rules).toEqual(['ZC-COMP-12']);
  });

  it('can be held by people with names and by bots', () => {
    const holders = [ME, { who: 'other', name: ' Ada ' }, { who: 'bot', bot: 'careful' }] as const;
    expect(tableFrom(zombicide, cast, draft({ players: 3, holders })).holders).toEqual({
      p1: 'here',
      p2: 'here:Ada',
      p3: 'bot:careful',
    });
  });

  it('knows the seats by name before it is there, of any game', () => {
    expect(seatsOf(zombicide, optionsOf(zombicide, cast, draft({ players: 2 }))).map(({ id }) => id)).toEqual([
      'p1',
      'p2',
    ]);
    const [first] = thumbnail.pack.missions;
    const small = optionsOf(thumbnail, undefined, newDraft(thumbnail, first!.id));
    expect(seatsOf(thumbnail, small).length).toBe(first!.seats.min);
  });
});

const NEEDS: Readonly<Record<string, readonly string[]>> = {
  rising: ['late'],
  devour: ['baby'],
  heal: ['wounds'],
  bare: ['land'],
};

describe('variants', () => {
  it('that do not go together are refused by the rule', () => {
    const alone = newDraft(plague, 'main');
    expect(refusalOf(plague, undefined, alone)).toBeNull();
    expect(refusalOf(plague, undefined, { ...alone, variants: ['rising'] })?.rules).toEqual(['ZP-V28-07']);
    expect(refusalOf(plague, undefined, { ...alone, variants: ['zombie-player'] })?.rules).toEqual(['ZP-GAME-01']);
  });

  it('say what they want instead, in the words of the game', () => {
    const heal = refusalOf(plague, undefined, { ...newDraft(plague, 'main'), variants: ['heal'] })!;
    expect(heal.isOwn).toBe(true);
    expect(speak(plague.text.fr, 'fr')(heal.phrase)).toBe('« Soigner » ne se joue qu’avec « Blessures ».');
    const many = refusalOf(plague, undefined, { ...newDraft(plague, 'main'), players: 9 })!;
    expect(speak(plague.text.en, 'en')(many.phrase)).toBe('One to six can play.');
  });

  it('are told of a table that is there: all that it was made with', () => {
    const { variants } = plague.pack;
    const alone = variants.map(({ id }) => [id, ...(NEEDS[id] ?? [])]);
    for (const chosen of [[], ...alone, ['zombie-player', 'two-figures', 'reserve-6', 'traitor', 'land', 'bare']]) {
      const players = chosen.includes('four-figures') ? 1 : chosen.includes('three-figures') ? 2 : 3;
      const draft = { ...newDraft(plague, 'main'), players, variants: chosen };
      const told = playedAt(plague, viewBefore(plague, optionsOf(plague, undefined, draft)));
      expect(told.map(({ id }) => id).sort()).toEqual([...chosen].sort());
    }
  });

  it('[ZP-VAR-02] bear their mark, and a line that tells what they do', () => {
    const marks = plague.pack.variants.map(({ id, mark }) => [id, mark?.id.replace('mark.', '')]);
    expect(Object.fromEntries(marks)).toMatchObject({ 'reserve-4': 'Z', 'reserve-6': 'ZZZ', traitor: undefined });
    expect(plague.pack.variants.every(({ brief }) => brief !== undefined && brief.id in plague.text.en)).toBe(true);
  });
});

describe('the pile', () => {
  const { pile } = plague.pack;
  const usual = pile!.chosen(optionsOf(plague, undefined, newDraft(plague, 'main')));
  const less = (id: string): string[] => usual.filter((_, at) => at !== usual.indexOf(id));
  const ofCards = (cards: readonly string[], variants: readonly string[] = []): Draft => ({
    ...newDraft(plague, 'main'),
    cards,
    variants,
  });

  it('[ZP-SETUP-01] is the usual one until players choose another, and the table is made with theirs', () => {
    expect(tableFrom(plague, undefined, newDraft(plague, 'main')).options).not.toHaveProperty('cards');
    const own = [...less('pistol'), 'molotov'];
    expect(plague.pack.game.options(tableFrom(plague, undefined, ofCards(own)).options)).toMatchObject({ cards: own });
  });

  it('that the rules do not allow is refused by them', () => {
    expect(refusalOf(plague, undefined, ofCards([...usual, 'molotov']))?.rules).toEqual(['ZP-DECK-01']);
    expect(refusalOf(plague, undefined, ofCards(less('car-keys')))?.rules).toEqual(['ZP-DECK-02']);
    expect(refusalOf(plague, undefined, ofCards(less('walkie-talkie')))?.rules).toEqual(['ZP-DECK-04']);
    expect(refusalOf(plague, undefined, ofCards(less('key')))?.rules).toEqual(['ZP-DECK-05']);
  });

  it('has the baby in it when that is played with, and never otherwise', () => {
    const of = (draft: Draft) => pile!.chosen(optionsOf(plague, undefined, draft)).includes('baby');
    expect([of(ofCards(less('pistol'), ['baby'])), of(ofCards([...less('pistol'), 'baby']))]).toEqual([true, false]);
    expect(refusalOf(plague, undefined, ofCards(less('pistol'), ['baby']))).toBeNull();
  });
});

describe('holders', () => {
  it('are read as they were written; without a name a seat keeps its own', () => {
    for (const holder of [ME, { who: 'other', name: 'Ada' }, { who: 'bot', bot: 'usual' }] as const)
      expect(readHolder(holderText(holder, 'p2'), 'p2')).toEqual(holder);
    const nameless = holderText({ who: 'other', name: '  ' }, 'p2');
    expect(nameless).not.toBe('here');
    expect(readHolder(nameless, 'p2')).toEqual({ who: 'other', name: '' });
    expect(personIn({ p1: 'here', p2: nameless, p3: 'here:Ada' }, 'p2')).toBeNull();
    expect(personIn({ p3: 'here:Ada' }, 'p3')).toBe('Ada');
    expect(holderText({ who: 'other', name: 'x'.repeat(80) }, 'p1').length).toBeLessThanOrEqual(64);
  });

  it('may be any bot of the game, the one that knows it first', () => {
    expect(botNames(zombicide.pack)[0]).toBe('careful');
    expect(botNames(thumbnail.pack)).toEqual(['usual', 'random']);
  });
});

describe('the words of the new table and its seats', () => {
  it('are the same messages in French and English', () => {
    expect([...faultsOf(newText), ...faultsOf(seatText)]).toEqual([]);
  });
});
