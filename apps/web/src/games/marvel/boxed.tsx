import type { BoxEntry } from '@shamble/kernel';
import type { OwnHero, OwnSpawn } from '@shamble/marvel/content/own';
import { TRAITS } from '@shamble/marvel/content/traits';
import type { Skin } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { AttackCard, CaptionCard } from './dashboard.tsx';
import { heroLook } from './looks.ts';
import { type SkinWord, say } from './names.ts';

type Saying = (id: SkinWord, more?: object) => string;

/** An entry of somebody's box as the card it changes. */
export const boxed: NonNullable<Skin['boxed']> = (part, entry, words: GameWords) => {
  const word: Saying = (id, more = {}) => words.say(say(id, more as never));
  if (part === 'heroes') return <Hero entry={entry} word={word} />;
  if (part === 'traits') return <Trait entry={entry} word={word} />;
  if (part === 'spawns') return <Spawn entry={entry} word={word} words={words} />;
  if (part === 'foes') return <Foe entry={entry} word={word} />;
  if (part === 'bystanders') return <Bystander entry={entry} word={word} />;
  if (part === 'sign') return <Sign entry={entry} word={word} />;
  return null;
};

const faceOf = (id: string, name: string) => {
  const { portrait, inks } = heroLook(id, name);
  return { name: portrait, inks };
};

function Foe({ entry: { id, toughness }, word }: { entry: BoxEntry; word: Saying }) {
  const name = word(`hero.${id}`);
  return (
    <CaptionCard
      title={word('m.piece.foe', { name, toughness })}
      when={word(`foe.${id}.ability`)}
      text={word(`foe.${id}.ability.text`)}
      tone="foe"
      face={faceOf(id, name)}
    />
  );
}

/** Both sides of the card: devoured, and saved. */
function Bystander({ entry: { id, combat }, word }: { entry: BoxEntry; word: Saying }) {
  const name = word(`bystander.${id}`);
  return (['devoured', 'saved'] as const).map((fate) => (
    <CaptionCard
      key={fate}
      title={combat && fate === 'devoured' ? word('m.piece.fighter', { name }) : name}
      when={word(`bystander.${id}.${fate}`)}
      text={word(`bystander.${id}.${fate}.text`)}
      tone="person"
      face={faceOf(id, name)}
    />
  ));
}

const Sign = ({ entry, word }: { entry: BoxEntry; word: Saying }) => (
  <CaptionCard title={word('sign')} text={word('m.legend.sign.text', entry)} tone="trait" icon="own:mask" />
);

function Hero({ entry, word }: { entry: BoxEntry; word: Saying }) {
  const { id, min, max, dice, accuracy, blue, orange, red } = entry as unknown as OwnHero;
  const range = min === max ? `${min}` : `${min}–${max}`;
  const captions = {
    ...{ range: word('m.attack.range'), dice: word('m.attack.dice'), hit: word('m.attack.hit') },
    hungry: word('m.hunger.dice', { n: 0 }),
  };
  return (
    <>
      <AttackCard
        lines={[{ id: 'unique', name: word(`hero.${id}.attack`), range, dice, hungry: 0, hit: `${accuracy}+` }]}
        captions={captions}
      />
      {[blue, orange, red].map((skill) => (
        <CaptionCard
          key={skill}
          title={word(`skill.${skill}`)}
          text={word(`skill.${skill}.text`)}
          tone="skill"
          icon="own:horns"
        />
      ))}
    </>
  );
}

function Trait({ entry: { id, copies }, word }: { entry: BoxEntry; word: Saying }) {
  const { moment } = TRAITS.find((trait) => trait.id === id)!;
  return (
    <CaptionCard
      title={`${word(`trait.${id}`)} × ${Number(copies)}`}
      when={word(`m.moment.${moment}`)}
      text={word(`trait.${id}.text`)}
      tone="trait"
      icon="card-draw"
    />
  );
}

const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;

function Spawn({ entry, word, words }: { entry: BoxEntry; word: Saying; words: GameWords }) {
  const { kind, lines } = entry as unknown as OwnSpawn;
  if (kind === undefined || lines === undefined) return null;
  const said = word(`kind.${kind}`);
  return (
    <CaptionCard
      title={said}
      text={LEVELS.map((level, at) => {
        const count = lines[at]!;
        const text =
          count === 0 ? words.word('telling.card-nothing') : words.word('telling.card-line', { count, kind: said });
        return `${word(`level.${level}`)}: ${text}`;
      }).join(' · ')}
      tone="foe"
      icon="own:mask"
    />
  );
}
