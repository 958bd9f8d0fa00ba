import { DEVOUR, HEALTH, MOST_HUNGER } from '@shamble/marvel/content/heroes';
import { clauseOf } from '@shamble/marvel/content/skills';
import { TRAITS } from '@shamble/marvel/content/traits';
import { isRavenous, sheetOf, traitOf, unlocked } from '@shamble/marvel/rules/questions';
import { LEVELS, NONE, type View } from '@shamble/marvel/types';
import { ActionCoins } from '../../parts/Coins.tsx';
import type { CrewMember } from '../../parts/Crew.tsx';
import { DangerBar } from '../../parts/DangerBar.tsx';
import { type CardSlot, Inventory } from '../../parts/HeroSheet.tsx';
import { type SkillEntry, Skills } from '../../parts/Skills.tsx';
import type { IconName } from '../../press/Icon.tsx';
import type { Seen, SheetOf } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { AttackCard, type AttackLine, CaptionCard, EmptyPlace, Gauges, Tracks } from './dashboard.tsx';
import { heroLook } from './looks.ts';
import { attackName, bystanderIn, bystanderName, nameOf, type SkinWord, say, viewOf } from './names.ts';
import { FATES } from './options.ts';
import { lookOf } from './scene.ts';

const MOST_ACTIONS = 4;

function purseOf({ heroes }: View, id: number): { left: number; of: number } {
  const { actions, done, status, xp } = heroes[id]!;
  const of = Math.max(actions, xp >= 7 ? MOST_ACTIONS : MOST_ACTIONS - 1);
  return { left: status !== 'in' ? 0 : done ? actions : of, of };
}

export function crew(seen: Seen, words: GameWords): CrewMember[] {
  const view = viewOf(seen);
  const word = (id: SkinWord, more = {}): string => words.say(say(id, more));
  return view.heroes.map((hero, id): CrewMember => {
    const { left, of } = purseOf(view, id);
    const wounds = HEALTH - hero.health;
    const state = hero.status !== 'in' ? 'dead' : id === view.marks.acting ? 'playing' : hero.done ? 'done' : 'waits';
    return {
      id: String(id),
      name: nameOf(view, id, words),
      look: lookOf(view, id, words),
      danger: hero.xp,
      dangerLabel: word('m.danger.of', { danger: hero.xp }),
      actions: { left, of, label: word('m.actions', { left, of }) },
      gauge:
        view.mode === 'zombie'
          ? {
              as: 'teeth',
              bared: hero.hunger,
              of: MOST_HUNGER,
              label: word('m.hunger', { n: hero.hunger, of: MOST_HUNGER }),
            }
          : {
              as: 'bolts',
              bared: hero.power,
              of: MOST_HUNGER,
              label: word('m.power', { n: hero.power, of: MOST_HUNGER }),
            },
      wounds,
      woundsLabel: word('m.wounds', { n: wounds }),
      state,
      stateLabel: word(`m.state.${hero.status === 'left' ? 'left' : state}`),
    };
  });
}

export function sheet(seen: Seen, hero: string, words: GameWords): SheetOf | null {
  const view = viewOf(seen);
  const id = Number(hero);
  const one = view.heroes[id];
  if (one === undefined) return null;
  const { left, of } = purseOf(view, id);
  const word = (key: SkinWord, more = {}): string => words.say(say(key, more));
  const label = word('m.actions', { left, of });
  const isHunger = view.mode === 'zombie';
  const n = isHunger ? one.hunger : one.power;
  const gauge = { bared: n, isHunger };
  return {
    name: nameOf(view, id, words),
    look: lookOf(view, id, words),
    coins: <ActionCoins left={left} of={of} label={label} />,
    coinsText: word('m.coins', { left, of }),
    danger: (
      <Gauges>
        <Tracks
          health={{ left: one.health, of: HEALTH, label: word('m.health', { left: one.health, of: HEALTH }) }}
          gauge={{ ...gauge, of: MOST_HUNGER, label: word(isHunger ? 'm.hunger' : 'm.power', { n, of: MOST_HUNGER }) }}
          more={isHunger && n > 0 ? word('m.hunger.dice', { n }) : null}
          ravenous={isRavenous(one) ? word('m.ravenous') : null}
        />
        <DangerBar value={one.xp} label={word('m.danger.of', { danger: one.xp })} />
      </Gauges>
    ),
    skills: <Skills skills={skillsOf(view, id, words)} label={word('m.skills')} notYet={word('m.skill.not-yet')} />,
    inventory: <Inventory slots={slotsOf(view, id, words)} label={word('m.cards')} />,
  };
}

function skillsOf(view: View, id: number, words: GameWords): SkillEntry[] {
  const hero = view.heroes[id]!;
  const { skills } = sheetOf(hero);
  return LEVELS.map((level, at) => {
    const skill = skills[level];
    const rule = clauseOf(skill);
    return {
      id: skill,
      label: words.say(say(`skill.${skill}`)),
      level,
      earned: at <= unlocked(hero),
      ...(rule === null ? {} : { rule }),
    };
  });
}

function slotsOf(view: View, id: number, words: GameWords): CardSlot[] {
  const word = (key: SkinWord, more = {}): string => words.say(say(key, more));
  const hero = view.heroes[id]!;
  const traits = [0, 1].map((at): CardSlot => {
    const card = hero.traits[at];
    return {
      id: `trait ${at}`,
      ...(at === 0 ? { caption: { icon: 'card-draw', text: word('m.traits') } } : {}),
      card:
        card === undefined ? (
          <EmptyPlace>{word('m.trait.none')}</EmptyPlace>
        ) : (
          <TraitCard view={view} card={card} words={words} />
        ),
    };
  });
  return [
    {
      id: 'attacks',
      caption: { icon: 'own:fist', text: word('m.attacks') },
      card: <Attacks view={view} id={id} words={words} />,
    },
    ...traits,
    {
      id: 'bystander',
      caption: { icon: 'own:person', text: word(`m.bystander.${view.mode}`) },
      card:
        hero.bystander === NONE ? (
          <EmptyPlace>{word('m.bystander.none')}</EmptyPlace>
        ) : (
          <BystanderCard view={view} bystander={hero.bystander} words={words} />
        ),
    },
    ...skillCards(view, id, words),
  ];
}

/** What a level has given, in the words of its card. */
function skillCards(view: View, id: number, words: GameWords): CardSlot[] {
  const hero = view.heroes[id]!;
  const { skills } = sheetOf(hero);
  return LEVELS.slice(0, unlocked(hero) + 1)
    .map((level) => skills[level])
    .filter((skill) => skill !== 'plus-action')
    .map((skill, i) => ({
      id: `skill ${skill}`,
      ...(i === 0 ? { caption: { icon: 'own:horns' as const, text: words.say(say('m.skills')) } } : {}),
      card: (
        <CaptionCard
          title={words.say(say(`skill.${skill}`))}
          text={words.say(say(`skill.${skill}.text`))}
          tone="skill"
          icon="own:horns"
        />
      ),
    }));
}

const FAMILY_ICONS: Readonly<Record<string, IconName>> = {
  dice: 'own:dice',
  reroll: 'own:clover',
  movement: 'sprint',
  hunger: 'own:meal',
  power: 'plus',
  defence: 'own:shield',
  control: 'own:snatch',
  devour: 'own:fangs',
  rescue: 'hand',
  team: 'own:person',
  danger: 'own:horns',
};

export function TraitCard({ view, card, words }: { view: View; card: number; words: GameWords }) {
  const id = traitOf(view, card);
  const { moment, family } = TRAITS.find((trait) => trait.id === id)!;
  return (
    <CaptionCard
      title={words.say(say(`trait.${id}`))}
      when={words.say(say(`m.moment.${moment}`))}
      text={words.say(say(`trait.${id}.text`))}
      tone="trait"
      icon={FAMILY_ICONS[family] ?? 'card-draw'}
    />
  );
}

export function BystanderCard({ view, bystander, words }: { view: View; bystander: number; words: GameWords }) {
  const who = bystanderIn(bystander);
  const name = words.say(bystanderName(bystander));
  const { portrait, inks } = heroLook(who, name);
  return (
    <CaptionCard
      title={name}
      when={words.say(say(`bystander.${who}.${FATES[view.mode]}`))}
      text={words.say(say(`bystander.${who}.${FATES[view.mode]}.text`))}
      tone="person"
      face={{ name: portrait, inks }}
    />
  );
}

/** Both lines of the ID card, with the dice that hunger adds. */
function Attacks({ view, id, words }: { view: View; id: number; words: GameWords }) {
  const word = (key: SkinWord, more = {}): string => words.say(say(key, more));
  const hero = view.heroes[id]!;
  const { attack } = sheetOf(hero);
  const line = (kind: 'unique' | 'devour'): AttackLine => {
    const { min, max, dice, accuracy } = kind === 'devour' ? DEVOUR : attack;
    return {
      id: kind,
      name: words.say(attackName(view, id, kind)),
      range: min === max ? `${min}` : `${min}–${max}`,
      dice: dice + hero.hunger,
      hungry: hero.hunger,
      hit: `${accuracy}+`,
    };
  };
  const captions = {
    ...{ range: word('m.attack.range'), dice: word('m.attack.dice'), hit: word('m.attack.hit') },
    hungry: word('m.hunger.dice', { n: hero.hunger }),
  };
  return (
    <AttackCard lines={[line('unique'), ...(view.mode === 'zombie' ? [line('devour')] : [])]} captions={captions} />
  );
}
