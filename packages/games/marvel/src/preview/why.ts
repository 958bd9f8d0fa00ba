import { type Event, type Phrase, word } from '@shamble/kernel';
import { bystander, foe, kind, listed, place } from '../phrases.ts';
import { spawnCard } from '../rules/questions.ts';
import { FOE, type Marvel, type View, type Why, type Zone } from '../types.ts';

type Facts<Id extends keyof Marvel['events']> = Marvel['events'][Id];

/** Why the Enemies and Bystanders did it, a sentence each, the clauses last; nothing for what the players do. */
export function why(view: View, { id, data, rules, why: reasons }: Event): readonly Phrase[] {
  const phrases = reasonsFor(view, id, data, reasons as Why | undefined);
  return phrases.length === 0 || rules.length === 0
    ? phrases
    : [...phrases, word('why.rules', { rules: rules.join(', ') })];
}

function reasonsFor(view: View, id: string, data: object, reasons: Why | undefined): Phrase[] {
  switch (id) {
    case 'marched':
      return ofMarch(view, reasons!, false);
    case 'foeMoved':
      return ofMarch(view, reasons!, true);
    case 'bystanderMoved':
      return ofMarch(view, reasons!, true);
    case 'bystanderEscaped':
      return [word('why.escaped')];
    case 'woundsDealt':
      return ofAttack(view, data as Facts<'woundsDealt'>);
    case 'extraActivation':
      return [word(`why.extra.${(data as Facts<'extraActivation'>).because}`)];
    case 'spawnCardDrawn':
      return ofCard(view, data as Facts<'spawnCardDrawn'>);
    case 'figuresRanOut':
      return [word('why.ranOut')];
    case 'shotsFired':
      return [word('why.shots')];
    case 'shieldsRaised':
      return [word('why.shields')];
    default:
      return [];
  }
}

const zonesOf = (view: View, zones: readonly Zone[]): Phrase => listed(zones.map((zone) => place(view, zone)));

function ofMarch(view: View, { by, targets, distance, ways, split, unseen = [] }: Why, alone: boolean): Phrase[] {
  const phrases = [word(targets.length > 1 ? `why.${by}.several` : `why.${by}`, { zone: zonesOf(view, targets) })];
  if (unseen.length > 0) phrases.push(word('why.unseen', { zone: zonesOf(view, unseen) }));
  phrases.push(word('why.distance', { distance }));
  if (ways.length === 1) return phrases;
  if (alone) return [...phrases, word('why.chosen', { zone: zonesOf(view, ways) })];
  const groups = ways.map((zone, i) => word('why.group', { count: split[i]!, zone: place(view, zone) }));
  phrases.push(word('why.split', { ways: ways.length, groups: listed(groups) }));
  if (new Set(split).size > 1) phrases.push(word('why.odd'));
  return phrases;
}

function ofAttack(view: View, { attackers, foes, fighters, bystanders, each }: Facts<'woundsDealt'>): Phrase[] {
  const who = [
    ...attackers.flatMap((count, id) =>
      id === FOE || count === 0 ? [] : [word('count', { count, kind: kind(view, id) })],
    ),
    ...foes.map((id) => foe(view, id)),
  ];
  return [
    ...(who.length > 0 ? [word('why.attack', { who: listed(who) })] : []),
    ...(bystanders > 0 ? [word('why.fighters', { who: listed(fighters.map(bystander)) })] : []),
    ...(each > 0 ? [word('why.each')] : []),
  ];
}

/** What the card says, and the line that counts. */
function ofCard(view: View, { card, level, fewer }: Facts<'spawnCardDrawn'>): Phrase[] {
  const { type } = spawnCard(view, card);
  const drawn = spawnCard(view, card);
  const named = drawn.type === 'special' ? drawn.special : type;
  return [
    word('kind' in drawn ? `why.card.${named}` : `why.card.${type}`, {
      ...('kind' in drawn ? { kind: word(`kind.${drawn.kind}`) } : {}),
    }),
    ...('lines' in drawn ? [word('why.level', { level: word(`level.${level}`) })] : []),
    ...(fewer > 0 ? [word('why.fewer', { n: fewer })] : []),
  ];
}
