import { EQUIPMENT_IDS } from '@shamble/zombicide/content/equipment';
import { ZOMBIE_CARDS, type ZombieCard } from '@shamble/zombicide/content/zombies';
import { useState } from 'react';
import { cardOf } from '../games/zombicide/cards.ts';
import { DeadDisc } from '../games/zombicide/Dead.tsx';
import { CardBack, EmptySlot, EquipmentCard, SpawnCard, type SpawnLine, WoundCard } from '../parts/Card.tsx';
import { Section } from './Section.tsx';
import css from './Style.module.css';
import type { StyleWords } from './words.ts';

const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;

function spawnLines(card: ZombieCard, words: StyleWords): SpawnLine[] {
  if (card.type === 'extra') return [];
  return LEVELS.map((level, i) => {
    const line = card.lines[i];
    if (!line) return { level, text: words.nothing };
    return {
      level,
      text: `${line.count} × ${words.dead[line.kind]}`,
      drawing: (
        <svg viewBox="-56 -56 112 112" aria-hidden="true">
          <DeadDisc kind={line.kind} />
        </svg>
      ),
    };
  });
}

export function CardSection({ words }: { words: StyleWords }) {
  const [title, lead] = words.sections.cards;
  const [selected, select] = useState<string>('katana');
  const levels = Object.fromEntries(LEVELS.map((level) => [level, words.book(`level.${level}`)])) as Record<
    (typeof LEVELS)[number],
    string
  >;
  return (
    <Section id="cards" title={title!} lead={lead!}>
      <div className={css.cards}>
        {EQUIPMENT_IDS.map((id) => (
          <EquipmentCard
            key={id}
            {...cardOf(id, words.cards)}
            selected={selected === id}
            spent={id === 'sawed-off'}
            onClick={() => select(id)}
          />
        ))}
        <WoundCard name={words.wound} text={words.woundText} />
        <EmptySlot label={words.empty} />
        <CardBack deck="equipment" icon="knapsack" label={words.deckEquipment} />
        <CardBack deck="dead" icon="raise-zombie" label={words.deckDead} />
        <SpawnCard
          title={words.spawnCard}
          lines={spawnLines(ZOMBIE_CARDS[11]!, words)}
          level="yellow"
          levels={levels}
        />
      </div>
    </Section>
  );
}
