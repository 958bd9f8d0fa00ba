import type { Event } from '@shamble/kernel';
import type { AgentKind } from '@shamble/marvel/content/enemies';
import { MOST_HUNGER } from '@shamble/marvel/content/heroes';
import type { SpawnCard as Card } from '@shamble/marvel/content/spawn';
import { spawnCard } from '@shamble/marvel/rules/questions';
import { LEVELS, type Level, type Marvel, type View } from '@shamble/marvel/types';
import type { CSSProperties, ReactNode } from 'react';
import { CardBack, SpawnCard, type SpawnLine } from '../../parts/Card.tsx';
import type { Face } from '../../parts/Die.tsx';
import { DiceRoll, TurnedCard } from '../../telling/Shown.tsx';
import type { GameWords } from '../../text/words.ts';
import { AgentDisc, type AgentLook } from './art/agents.tsx';
import { Burst } from './art/Burst.tsx';
import { BystanderCard, TraitCard } from './crew.tsx';
import { CaptionCard } from './dashboard.tsx';
import { bystanderCard, foeName, say } from './names.ts';

type Events = Marvel['events'];
type Tone = 'blood' | 'accent' | 'bright';

/** Moments worth a shout, and how they are printed. */
const SHOUTS: { readonly [Id in keyof Events]?: Tone } = {
  devoured: 'blood',
  foeEliminated: 'bright',
  heroEliminated: 'blood',
  woundsDealt: 'bright',
  bystanderEscaped: 'accent',
  extraActivation: 'blood',
  shotsFired: 'bright',
  shieldsRaised: 'accent',
  signThrown: 'bright',
  objectiveTaken: 'accent',
  bystanderSaved: 'bright',
  bystanderEaten: 'blood',
};
type Shout = 'devoured' | 'foeEliminated' | 'heroEliminated' | 'woundsDealt' | 'bystanderEscaped' | 'extraActivation';
type Shouted = Shout | 'shotsFired' | 'shieldsRaised' | 'signThrown' | 'objectiveTaken' | Rescue;
type Rescue = 'bystanderSaved' | 'bystanderEaten';

/** What is shown beside the board. `time`: how long dice tumble, in ms. */
export function stageOf({ id, data }: Event, view: View, words: GameWords, time: number): ReactNode {
  switch (id as keyof Events) {
    case 'rolled': {
      const { faces, accuracy } = data as Events['rolled'];
      return <Rolled faces={faces} needed={accuracy} words={words} time={time} />;
    }
    case 'parried':
      return <Rolled faces={(data as Events['parried']).faces} needed={PARRIES} words={words} time={time} />;
    case 'luckTried': {
      const { face, needed } = data as Events['luckTried'];
      return <Rolled faces={[face]} needed={needed} words={words} time={time} />;
    }
    case 'spawnCardDrawn': {
      const { card, level } = data as Events['spawnCardDrawn'];
      return turned(<SpawnFace card={spawnCard(view, card)} level={level} view={view} words={words} />, words);
    }
    case 'traitDrawn':
      return turned(<TraitCard view={view} card={(data as Events['traitDrawn']).card} words={words} />, words, WIDE);
    case 'bystanderDrawn':
      return turned(<DrawnFace view={view} {...(data as Events['bystanderDrawn'])} words={words} />, words, WIDE);
    case 'foeAppeared':
      return <Burst tone="blood">{words.say(foeName(view, (data as Events['foeAppeared']).foe))}</Burst>;
    case 'hungerChanged':
      return (data as Events['hungerChanged']).hunger === MOST_HUNGER ? (
        <Burst tone="blood">{words.say(say('m.ravenous'))}</Burst>
      ) : null;
    case 'levelReached':
      return <Burst tone="bright">{words.say(say(`level.${(data as Events['levelReached']).level}`))}</Burst>;
    default: {
      const tone = SHOUTS[id as keyof Events];
      return tone === undefined ? null : <Burst tone={tone}>{words.say(say(`m.shout.${id as Shouted}`))}</Burst>;
    }
  }
}

/** The least face of a shield that cancels a Wound (MZ-CARD-02). */
const PARRIES = 5;

interface RolledProps {
  faces: readonly number[];
  needed: number;
  words: GameWords;
  time: number;
}

function Rolled({ faces, needed, words, time }: RolledProps) {
  const hits = faces.map((face) => face >= needed);
  return (
    <DiceRoll
      faces={faces as readonly Face[]}
      hits={hits}
      needs={words.word('telling.needs', { needed })}
      result={words.word('telling.dice', { hits: hits.filter(Boolean).length, dice: faces.length })}
      dieLabel={(face, isHit) => words.word('telling.die', { face, is: isHit ? 'hit' : 'miss' })}
      time={time}
    />
  );
}

const WIDE = 134;

function turned(face: ReactNode, words: GameWords, wide = 120): ReactNode {
  return (
    <div style={{ '--card-w': `${wide}px` } as CSSProperties}>
      <TurnedCard
        back={<CardBack deck="equipment" icon="own:mask" label={words.word('telling.card-back')} />}
        face={face}
      />
    </div>
  );
}

/** Somebody, or a card that shows nobody. */
function DrawnFace({ view, card, words }: { view: View; card: number; words: GameWords }) {
  const { id } = bystanderCard(view, card);
  if (id.startsWith('bystander.')) return <BystanderCard view={view} bystander={card} words={words} />;
  return (
    <CaptionCard
      title={words.say({ id })}
      text={words.say({ id: `${id}.text` })}
      tone="trait"
      icon={id === 'card.saved' ? 'sprint' : 'own:mask'}
    />
  );
}

/** What a Spawn card is called. */
function titleOf(card: Card, { mode }: View): string {
  if (card.type === 'special') return `special.${card.special}`;
  return card.type === 'foe' || card.type === 'bystander' ? `spawn.${card.type}.${mode}` : `spawn.${card.type}`;
}

interface SpawnFaceProps {
  card: Card;
  level: Level;
  view: View;
  words: GameWords;
}

/** A Spawn card with the line of the level in force marked. */
export function SpawnFace({ card, level, view, words }: SpawnFaceProps) {
  const title = words.say({ id: titleOf(card, view) });
  const levels = Object.fromEntries(LEVELS.map((one) => [one, words.say(say(`level.${one}`))])) as Record<
    Level,
    string
  >;
  if (!('lines' in card)) {
    const kind = card.type === 'extra' ? words.say(say(`kind.${card.kind}`)) : '';
    const text = words.say({ id: `${titleOf(card, view)}.text` });
    return <CaptionCard title={title} when={kind} text={text} tone="foe" icon="own:mask" />;
  }
  return (
    <SpawnCard
      title={title}
      lines={LEVELS.map((one, at) => lineOf(card.lines[at]!, one, card.kind, words))}
      level={level}
      levels={levels}
    />
  );
}

function lineOf(count: number, level: Level, kind: AgentKind, words: GameWords): SpawnLine {
  if (count === 0) return { level, text: words.word('telling.card-nothing') };
  const text = words.word('telling.card-line', { count, kind: words.say(say(`kind.${kind}`)) });
  const drawing = (
    <svg viewBox="-38 -38 76 76" aria-hidden="true">
      <AgentDisc kind={kind as AgentLook} />
    </svg>
  );
  return { level, text, drawing };
}
