import type { Dawn } from '@shamble/dawn/types';
import type { Event } from '@shamble/kernel';
import type { ReactNode } from 'react';
import type { Face } from '../../parts/Die.tsx';
import { DiceRoll } from '../../telling/Shown.tsx';
import type { GameWords } from '../../text/words.ts';
import { nameOf, say } from './names.ts';

type Events = Dawn['events'];

/** A roll: its dice, whether it went well for the humans, what it is for, what came of it. */
interface Roll {
  readonly faces: readonly number[];
  readonly good: boolean;
  readonly needs: string;
  readonly result: string;
}

type Word = (id: string, more?: object) => string;

const ROLLS: { readonly [Id in keyof Events]?: (data: Events[Id], word: Word) => Roll } = {
  panicChecked: ({ character, faces, panic, held }, word) => ({
    faces,
    good: held,
    needs: word('d.stage.panic', { name: nameOf(character), panic }),
    result: word(held ? 'd.stage.held' : 'd.stage.panicked'),
  }),
  fired: ({ faces, modifier, result, value, hit }, word) => ({
    faces,
    good: hit,
    needs: word('d.stage.fire', { modifier }),
    result: word(hit ? 'd.stage.hit' : 'd.stage.missed', { result, value }),
  }),
  bitten: ({ character, faces, strength, result }, word) => ({
    faces,
    good: result === 'none',
    needs: word('d.stage.attack', { name: nameOf(character), strength }),
    result: word(`d.stage.bite.${result}`),
  }),
  infectionRolled: ({ character, faces, turns }, word) => ({
    faces,
    good: !turns,
    needs: word('d.stage.infection', { name: nameOf(character) }),
    result: word(turns ? 'd.stage.turns' : 'd.stage.holds'),
  }),
  entryRolled: ({ faces, entrances }, word) => ({
    faces,
    good: entrances.length === 0,
    needs: word('d.stage.entry'),
    result: word('d.stage.entries', { n: entrances.length }),
  }),
  glassTried: ({ faces, value, broken }, word) => ({
    faces,
    good: !broken,
    needs: word('d.stage.glass', { value }),
    result: word(broken ? 'd.stage.broken' : 'd.stage.glass-holds'),
  }),
  berserkTried: ({ face, berserk }, word) => ({
    faces: [face],
    good: !berserk,
    needs: word('d.stage.berserk'),
    result: word(berserk ? 'd.stage.berserk.yes' : 'd.stage.berserk.no'),
  }),
  freeRolled: ({ face }, word) => ({
    faces: [face],
    good: false,
    needs: word('d.stage.free'),
    result: word('d.stage.free.n', { n: face }),
  }),
  hiddenRolled: ({ faces, digit }, word) => ({
    faces,
    good: digit < 0,
    needs: word('d.stage.hidden'),
    result: word(digit < 0 ? 'd.stage.hidden.none' : 'd.stage.hidden.digit', { digit }),
  }),
};

/** The dice beside the board. `time`: how long they tumble, in ms. */
export function stageOf(event: Event, words: GameWords, time: number): ReactNode {
  const read = ROLLS[event.id as keyof Events] as ((data: object, word: Word) => Roll) | undefined;
  if (read === undefined) return null;
  const { faces, good, needs, result } = read(event.data, (id, more = {}) => words.say(say(id, { ...more })));
  return (
    <DiceRoll
      faces={faces as readonly Face[]}
      hits={faces.map(() => good)}
      needs={needs}
      result={result}
      dieLabel={(face) => words.say(say('d.die', { face }))}
      time={time}
    />
  );
}
