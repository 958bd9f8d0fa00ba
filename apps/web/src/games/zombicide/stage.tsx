import type { Event } from '@shamble/kernel';
import { CARDS } from '@shamble/zombicide/content/equipment';
import { ZOMBIE_CARDS, type ZombieCard } from '@shamble/zombicide/content/zombies';
import { LEVELS, type Level, type Zombicide } from '@shamble/zombicide/types';
import { CardBack, EquipmentCard, SpawnCard, type SpawnLine } from '../../parts/Card.tsx';
import type { Face } from '../../parts/Die.tsx';
import { DiceRoll, TurnedCard } from '../../telling/Shown.tsx';
import type { GameWords } from '../../text/words.ts';
import { cardOf } from './cards.ts';
import { cardWords } from './crew.tsx';
import { DeadDisc } from './Dead.tsx';

type Events = Zombicide['events'];

/** What is shown beside the board. `time`: how long dice tumble, in ms. */
export function stageOf(event: Event, words: GameWords, time: number) {
  switch (event.id as keyof Events) {
    case 'rolled': {
      const { faces, needed, successes } = event.data as Events['rolled'];
      const needs = words.word('telling.needs', { needed });
      return (
        <Rolled faces={faces} hit={(face) => face >= needed} needs={needs} hits={successes} words={words} time={time} />
      );
    }
    case 'carHit': {
      const { faces, successes } = event.data as Events['carHit'];
      const needs = words.word('telling.needs-low', { needed: RUNS_OVER });
      return (
        <Rolled
          faces={faces}
          hit={(face) => face <= RUNS_OVER}
          needs={needs}
          hits={successes}
          words={words}
          time={time}
        />
      );
    }
    case 'zombieCardDrawn': {
      const { card, level } = event.data as Events['zombieCardDrawn'];
      const back = <CardBack deck="dead" icon="raise-zombie" label={words.word('telling.card-back')} />;
      return (
        <TurnedCard back={back} face={<ZombieCardFace card={ZOMBIE_CARDS[card]!} level={level} words={words} />} />
      );
    }
    case 'equipmentDrawn': {
      const { card } = event.data as Events['equipmentDrawn'];
      const back = <CardBack deck="equipment" icon="knapsack" label={words.word('telling.card-back')} />;
      return <TurnedCard back={back} face={<EquipmentCard {...cardOf(CARDS[card]!, cardWords(words))} />} />;
    }
    default:
      return null;
  }
}

/** The greatest face of a car's die that is a success. */
const RUNS_OVER = 3;

interface RolledProps {
  faces: readonly number[];
  hit: (face: number) => boolean;
  needs: string;
  hits: number;
  words: GameWords;
  time: number;
}

function Rolled({ faces, hit, needs, hits, words, time }: RolledProps) {
  return (
    <DiceRoll
      faces={faces as readonly Face[]}
      hits={faces.map(hit)}
      needs={needs}
      result={words.word('telling.dice', { hits, dice: faces.length })}
      dieLabel={(face, isHit) => words.word('telling.die', { face, is: isHit ? 'hit' : 'miss' })}
      time={time}
    />
  );
}

/** A Zombie card with the line of the level in force marked. */
export function ZombieCardFace({ card, level, words }: { card: ZombieCard; level: Level; words: GameWords }) {
  const title = words.word('telling.zombie-card', { number: card.number });
  const levels = Object.fromEntries(LEVELS.map((one) => [one, words.say({ id: `level.${one}` })])) as Record<
    Level,
    string
  >;
  return (
    <SpawnCard title={title} lines={LEVELS.map((one) => lineOf(card, one, words))} level={level} levels={levels} />
  );
}

function lineOf(card: ZombieCard, level: Level, words: GameWords): SpawnLine {
  const kindWord = (kind: string): string => words.say({ id: `kind.${kind}` });
  const drawing = (kind: 'walker' | 'runner' | 'fatty' | 'abomination') => (
    <svg viewBox="-56 -56 112 112" aria-hidden="true">
      <DeadDisc kind={kind} />
    </svg>
  );
  if (card.type === 'extra')
    return level === 'blue'
      ? { level, text: words.word('telling.card-nothing') }
      : { level, text: words.word('telling.card-extra', { kind: kindWord(card.kind) }), drawing: drawing(card.kind) };
  const line = card.lines[LEVELS.indexOf(level)] ?? null;
  if (line === null) return { level, text: words.word('telling.card-nothing') };
  const text = words.word('telling.card-line', { count: line.count, kind: kindWord(line.kind) });
  return { level, text, drawing: drawing(line.kind) };
}
