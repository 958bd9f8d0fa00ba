import { CARDS, EQUIPMENT, type EquipmentId } from '@shamble/zombicide/content/equipment';
import { clauseOf } from '@shamble/zombicide/content/skills';
import type { SkillId } from '@shamble/zombicide/content/survivors';
import { allowance, type Purse } from '@shamble/zombicide/preview';
import { EMPTY, HANDS, WOUND } from '@shamble/zombicide/types';
import { EmptySlot, EquipmentCard, WoundCard } from '../../parts/Card.tsx';
import { ActionCoins, type FreeAction } from '../../parts/Coins.tsx';
import type { CrewMember } from '../../parts/Crew.tsx';
import { DangerBar, type Level } from '../../parts/DangerBar.tsx';
import { type CardSlot, Inventory } from '../../parts/HeroSheet.tsx';
import { type SkillEntry, Skills } from '../../parts/Skills.tsx';
import type { Seen, SheetOf } from '../../table/skin.ts';
import type { GameWords, NameIn } from '../../text/words.ts';
import { type CardWords, cardOf } from './cards.ts';
import { skillName } from './cast.ts';
import { capital, nameOf, type SkinWord, say, sheetOf, type View, viewOf } from './names.ts';
import { heroLookOf } from './scene.ts';

const wordsByCard = new WeakMap<GameWords['say'], CardWords>();

/** How a card is labelled, in the language. */
export function cardWords(words: GameWords): CardWords {
  const known = wordsByCard.get(words.say);
  if (known) return known;
  const word = (id: SkinWord): string => words.say(say(id));
  const made: CardWords = {
    name: (id) => capital(word(`card.${id}`)),
    captions: {
      range: word('z.card.range'),
      dice: word('z.card.dice'),
      hit: word('z.card.hit'),
      damage: word('z.card.damage'),
    },
    noisy: word('z.card.noisy'),
    opensLoud: word('z.card.opens-loud'),
    opensQuiet: word('z.card.opens-quiet'),
    dual: word('z.card.dual'),
    reload: word('z.card.reload'),
    effect: new Proxy({}, { get: (_, effect) => word(`z.effect.${String(effect) as NameIn<SkinWord, 'z.effect'>}`) }),
    rerolls: (names) => words.say(say('z.card.rerolls', { names })),
  };
  wordsByCard.set(words.say, made);
  return made;
}

function purses(view: View, id: number): { readonly left: Purse; readonly of: Purse } {
  const { actions, freeMoves, freeCombats, freeSearches, done, status } = view.survivors[id]!;
  const of = allowance(view, id);
  if (status !== 'in') return { left: { actions: 0, freeMoves: 0, freeCombats: 0, freeSearches: 0 }, of };
  return { left: done ? { actions, freeMoves, freeCombats, freeSearches } : of, of };
}

export function crew(seen: Seen, words: GameWords): CrewMember[] {
  const view = viewOf(seen);
  const acting = view.marks.activating ?? -1;
  return view.survivors.map((survivor, id): CrewMember => {
    const { left, of } = purses(view, id);
    const wounds = survivor.slots.filter((held) => held === WOUND).length;
    const state = survivor.status !== 'in' ? 'dead' : id === acting ? 'playing' : survivor.done ? 'done' : 'waits';
    return {
      id: String(id),
      name: nameOf(view, id, words),
      look: heroLookOf(view, id, words),
      danger: survivor.xp,
      dangerLabel: words.say(say('z.danger.of', { danger: survivor.xp })),
      actions: {
        left: left.actions,
        of: Math.max(of.actions, left.actions),
        label: words.say(say('z.actions', { left: left.actions, of: Math.max(of.actions, left.actions) })),
      },
      wounds,
      woundsLabel: words.say(say('z.wounds', { n: wounds })),
      state,
      stateLabel: words.say(say(`z.state.${survivor.status === 'left' ? 'left' : state}`)),
    };
  });
}

const FREE = [
  ['freeMoves', 'walking-boot', 'z.free.move'],
  ['freeCombats', 'crosshair', 'z.free.combat'],
  ['freeSearches', 'magnifying-glass', 'z.free.search'],
] as const;

export function sheet(seen: Seen, hero: string, words: GameWords): SheetOf | null {
  const view = viewOf(seen);
  const id = Number(hero);
  const survivor = view.survivors[id];
  if (survivor === undefined) return null;
  const { left, of } = purses(view, id);
  const total = Math.max(of.actions, left.actions);
  const free = FREE.flatMap(([purse, icon, label]): FreeAction[] =>
    Array.from({ length: Math.max(of[purse], left[purse]) }, (_, i) => ({
      icon,
      label: words.say(say(label, { n: 1 })),
      spent: i >= left[purse],
    })),
  );
  const freeText = FREE.flatMap(([purse, , label]) =>
    left[purse] > 0 ? [words.say(say(label, { n: left[purse] }))] : [],
  );
  return {
    name: nameOf(view, id, words),
    look: heroLookOf(view, id, words),
    coins: (
      <ActionCoins
        left={left.actions}
        of={total}
        free={free}
        label={words.say(say('z.actions', { left: left.actions, of: total }))}
      />
    ),
    coinsText: [words.say(say('z.coins', { left: left.actions, of: total })), ...freeText].join(', '),
    danger: <DangerBar value={survivor.xp} label={words.say(say('z.danger.of', { danger: survivor.xp }))} />,
    skills: (
      <Skills
        skills={skillsOf(view, id, words)}
        label={words.say(say('z.skills'))}
        notYet={words.say(say('z.skill.not-yet'))}
      />
    ),
    inventory: <Inventory slots={slotsOf(view, id, words)} label={words.say(say('z.inventory'))} />,
  };
}

function skillsOf(view: View, id: number, words: GameWords): SkillEntry[] {
  const { blue, yellow, orange, red } = sheetOf(view, id);
  const { skills } = view.survivors[id]!;
  const left = [...skills];
  const entry = (level: Level, skill: SkillId): SkillEntry => {
    const at = left.indexOf(skill);
    if (at >= 0) left.splice(at, 1);
    return { id: `${level} ${skill}`, label: skillName(skill, words), level, earned: at >= 0, rule: clauseOf(skill) };
  };
  return [
    ...blue.map((skill) => entry('blue', skill)),
    ...yellow.map((skill) => entry('yellow', skill)),
    ...orange.map((skill) => entry('orange', skill)),
    ...red.map((skill) => entry('red', skill)),
    ...[...left].map((skill) => entry('red', skill)),
  ];
}

function slotsOf(view: View, id: number, words: GameWords): CardSlot[] {
  const word = (key: SkinWord, n = 0): string => words.say(say(key, { n }));
  return view.survivors[id]!.slots.map((held, slot): CardSlot => {
    const caption =
      slot < HANDS
        ? { icon: 'hand' as const, text: word('z.hand', slot + 1) }
        : slot === HANDS
          ? { icon: 'knapsack' as const, text: word('z.backpack') }
          : undefined;
    return {
      id: `slot ${slot}`,
      ...(caption ? { caption } : {}),
      card:
        held === WOUND ? (
          <WoundCard name={word('z.wound')} text={word('z.wound.text')} />
        ) : held === EMPTY ? (
          <EmptySlot label={word('z.empty')} />
        ) : (
          <Held view={view} card={held} words={words} />
        ),
    };
  });
}

export function Held({ view, card, words }: { view: View; card: number; words: GameWords }) {
  const kind = CARDS[card] as EquipmentId;
  const fired = view.fired[card] === 1;
  const scoped = view.scope[card]! >= 0;
  const props = cardOf(kind, cardWords(words));
  const text = fired ? words.say(say('z.fired')) : scoped ? words.say(say('z.scope')) : props.text;
  const isReloaded = EQUIPMENT[kind].modes.some(({ reload }) => reload);
  return <EquipmentCard {...props} {...(text ? { text } : {})} spent={fired && isReloaded} />;
}
