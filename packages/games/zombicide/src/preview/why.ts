import { type Event, type Phrase, word } from '@shamble/kernel';
import { counted, place } from '../phrases.ts';
import type { Why } from '../rules/march.ts';
import { board } from '../rules/questions.ts';
import { ABOMINATION, type View, type Zombicide, type Zone } from '../types.ts';

type Facts<Id extends keyof Zombicide['events']> = Zombicide['events'][Id];

/** Why the Zombies did it, a sentence each, the clauses last; nothing for what is not theirs to do. */
export function why(view: View, { id, data, rules, why: reasons }: Event): readonly Phrase[] {
  switch (id) {
    case 'shambled':
    case 'blocked': {
      const { kind } = data as Facts<'shambled' | 'blocked'>;
      const stopped = id === 'blocked' ? [blockedBy(view, data as Facts<'blocked'>)] : [];
      return [...ofMarch(view, reasons as Why, kind === ABOMINATION), ...stopped, ...cited(rules)];
    }
    case 'zombiesAttacked': {
      const { attackers } = data as Facts<'zombiesAttacked'>;
      const who = attackers.flatMap((count, kind) => (count > 0 ? [counted(kind, count)] : []));
      return [word('why.attack', { who: listed(who) }), ...cited(rules)];
    }
    case 'extraActivation':
      return [word(`why.extra.${(data as Facts<'extraActivation'>).because}`), ...cited(rules)];
    default:
      return [];
  }
}

const cited = (rules: readonly string[]): Phrase[] =>
  rules.length === 0 ? [] : [word('why.rules', { rules: rules.join(', ') })];

/** a, b and c. */
function listed(parts: readonly Phrase[]): Phrase {
  const [first, ...rest] = parts;
  if (rest.length === 0) return first!;
  return word(rest.length === 1 ? 'why.and' : 'why.comma', { first: first!, rest: listed(rest) });
}

function ofMarch(view: View, reasons: Why, alone: boolean): Phrase[] {
  const { seen, targets, noise, outOfReach = [], throughDoors, loudest, distance } = reasons;
  const zones = (all: readonly Zone[]): Phrase => listed(all.map((zone) => place(view, zone)));
  const phrases = [
    word(drawnBy(reasons), { zone: zones(targets), noise, zones: zones(seen?.map((one) => one.zone) ?? targets) }),
  ];
  if (throughDoors === true) phrases.push(word('why.doors'));
  if (loudest === true) phrases.push(word('why.loudest', { zone: zones(targets) }));
  if (outOfReach.length > 0) {
    const louder = outOfReach.map((one) => word('why.loud', { zone: place(view, one.zone), noise: one.noise }));
    phrases.push(word('why.outOfReach', { zones: listed(louder) }));
  }
  phrases.push(word('why.distance', { distance }), ...ofWays(view, reasons, alone));
  return phrases;
}

/** What they go by: one zone in sight, the noisiest of several, several that tie; or the same by ear. */
function drawnBy({ seen, targets }: Why): string {
  if (targets.length > 1) return seen === undefined ? 'why.heard.tie' : 'why.seen.tie';
  if (seen === undefined) return 'why.heard';
  return seen.length > 1 ? 'why.seen.noisiest' : 'why.seen';
}

function ofWays(view: View, { steps, split, added }: Why, alone: boolean): Phrase[] {
  if (steps.length === 1) return [];
  if (alone) return [word('why.chosen', { zones: listed(steps.map((zone) => place(view, zone))) })];
  const groups = steps.map((zone, i) => word('why.group', { count: split[i]!, zone: place(view, zone) }));
  const phrases = [word('why.split', { ways: steps.length, groups: listed(groups) })];
  if (added > 0) phrases.push(word('why.added', { added }));
  if (new Set(split).size > 1) phrases.push(word('why.short'));
  return phrases;
}

function blockedBy(view: View, { zone, door }: Facts<'blocked'>): Phrase {
  const { a, b } = board(view).doors[door]!;
  return word('why.blocked', { zone: place(view, a === zone ? b : a) });
}
