import type { Card, OwnWeapon } from '@shamble/plague/content/card';
import { CARDS } from '@shamble/plague/content/cards';
import { kindOf } from '@shamble/plague/preview';
import type { View } from '@shamble/plague/types';
import { type CardMode, EquipmentCard } from '../../parts/Card.tsx';
import { Mark } from '../../press/Icon.tsx';
import type { Skin } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { cardIcon } from './cardIcons.ts';
import { capital, type SkinWord, say } from './names.ts';

const known = new Map(CARDS.map((card) => [card.id, card]));

const familyOf = (card: Card) =>
  card.type === 'event' ? 'trap' : card.type === 'item' ? 'supply' : card.weapon.reach === 'melee' ? 'melee' : 'ranged';

/** What a weapon does, in four figures. */
function modesOf(card: Card): CardMode[] {
  if (card.type !== 'weapon') return [];
  const { range, width, kills, pushes = 5, ap = 1, turns } = card.weapon;
  const from = (face: number): string => (face > 6 ? '–' : face === 6 ? '6' : `${face}+`);
  return [
    {
      id: card.id,
      range: width > 1 ? `${range}×${width}` : String(range),
      dice: String(ap),
      hit: from(kills),
      damage: turns === undefined ? (pushes < kills ? from(pushes) : '–') : '–',
    },
  ];
}

interface PlagueCardProps {
  kind: string;
  words: GameWords;
  /** Out of ammunition. */
  empty?: boolean;
  /** Weapons as this table has them. */
  own?: View['weapons'];
}

/** As it is printed, or as an owner has typed it in. */
function cardAs(kind: string, own: View['weapons']): Card {
  const card = known.get(kind)!;
  const typed = own?.find(({ id }) => id === kind);
  return card.type !== 'weapon' || typed === undefined
    ? card
    : { ...card, provenance: 'ours', weapon: { ...card.weapon, ...typed } };
}

/** A card face up. */
export function PlagueCard({ kind, words, empty = false, own }: PlagueCardProps) {
  const card = cardAs(kind, own);
  const word = (id: SkinWord, more = {}): string => words.say(say(id, more));
  const text =
    card.type === 'weapon'
      ? weaponText(card, empty, word)
      : words.knows(`p.short.${kind}`)
        ? words.say({ id: `p.short.${kind}` })
        : word(`card.${kind}.text`);
  return (
    <EquipmentCard
      name={capital(word(`card.${kind}`))}
      family={familyOf(card)}
      art={<Mark name={cardIcon(kind)} x={45} y={31} size={52} ink="currentColor" />}
      modes={modesOf(card)}
      captions={{
        range: word('p.card.range'),
        dice: word('p.card.ap'),
        hit: word('p.card.kills'),
        damage: word('p.card.pushes'),
      }}
      {...(text ? { text } : {})}
      {...(card.provenance === 'reconstructed' ? { remade: word('p.card.remade') } : {})}
      spent={empty}
    />
  );
}

function weaponText(card: Extract<Card, { type: 'weapon' }>, empty: boolean, word: (id: SkinWord) => string): string {
  if (empty) return word(card.weapon.empty === 'bat' ? 'p.card.empty.bat' : 'p.card.empty');
  const { turns, oops, motor, reach } = card.weapon;
  const loud = motor === true || reach === 'firearm' ? `${word('p.card.loud')} ` : '';
  return loud + word(turns === undefined ? `p.oops.${oops}` : 'p.card.turns');
}

/** A card of somebody's box. */
export const boxed: NonNullable<Skin['boxed']> = (part, entry, words) =>
  part === 'boards' ? null : (
    <PlagueCard kind={entry.id} words={words} own={part === 'weapons' ? [entry as unknown as OwnWeapon] : undefined} />
  );

export function Held({ view, card, words }: { view: View; card: number; words: GameWords }) {
  return <PlagueCard kind={kindOf(card)} words={words} empty={view.empty[card] === 1} own={view.weapons} />;
}
