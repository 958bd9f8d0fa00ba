import { type Phrase, word } from '@shamble/kernel';
import { boardOf } from './board/board.ts';
import { attackName, bystander, effect, foe, kind, person, place, trait } from './phrases.ts';
import type { Act, HeroId, View } from './types.ts';

/** An option in words. */
export function option(view: View, choice: string, given: unknown): Phrase {
  switch (choice) {
    case 'act':
      return act(view, given as Act);
    case 'start': {
      const id = String(given);
      return id.startsWith('z') ? place(view, Number(id.slice(1))) : named(person(view, Number(id)));
    }
    case 'activate':
    case 'hero':
      return named(person(view, given as HeroId));
    case 'target':
      return target(view, String(given));
    case 'dropTrait':
    case 'giveTrait':
      return trait(view, given as number);
    case 'howMuch':
      return word('option.number', { n: given as number });
    case 'figure':
      return figure(view, String(given));
    case 'lend':
      return given === 'keep' ? word('option.kept') : named(person(view, Number(given)));
    case 'figures':
      return given === 'stay' ? word('option.left') : kind(view, Number(given));
    case 'keepBystander':
      return named(bystander(given as number));
    case 'spendPower':
      return word('option.power', { power: given as number });
    case 'rerolls':
      return word('option.die', { n: (given as number) + 1 });
    case 'wounds': {
      const id = String(given);
      if (id.startsWith('c')) return word('option.eaten', { name: bystander(Number(id.slice(1))) });
      const name = person(view, Number(id.replace('b', '')));
      return id.startsWith('b') ? word('option.wounds.bystanders', { name }) : named(name);
    }
    case 'roomOrder':
    case 'oddFigures':
    case 'foeWay':
    case 'bystanderWay':
    case 'zone':
      return place(view, Number(given));
    case 'leave':
    case 'topCard':
    case 'gift':
      return word(`option.${given as string}`);
    case 'xpGiven':
      return word('option.xp', { xp: given as number });
    case 'look': {
      const token = view.objectives[given as number];
      return token === undefined
        ? word('option.look.none')
        : word('option.objective', { zone: place(view, token.zone) });
    }
    default:
      return reaction(view, given as Reaction);
  }
}

const named = (name: Phrase): Phrase => word('option.name', { name });

function target(view: View, id: string): Phrase {
  const at = Number(id.replace(/^\D/, ''));
  if (id.startsWith('f')) return named(foe(view, at));
  return id.startsWith('b') ? named(bystander(at)) : kind(view, at);
}

function figure(view: View, id: string): Phrase {
  const [what, zone] = id.split('@').map(Number);
  return zone === undefined
    ? target(view, id)
    : word('option.figure', { kind: kind(view, what!), zone: place(view, zone) });
}

type Reaction = { readonly use: string; readonly locals?: { readonly hero?: HeroId } };

function reaction(view: View, { use, locals }: Reaction): Phrase {
  if (use === 'none') return word('option.none');
  if (locals?.hero === undefined) return named(effect(view, use));
  return word('use.by', { hero: person(view, locals.hero), what: effect(view, use) });
}

function act(view: View, given: Act): Phrase {
  const acting = view.marks.acting;
  switch (given.do) {
    case 'move': {
      const [zone, via] = [...given.path].reverse().map((one) => place(view, one));
      return via === undefined ? word('act.move', { zone: zone! }) : word('act.move.via', { zone: zone!, via });
    }
    case 'open': {
      const { a, b } = boardOf(view.mission).doors[given.door]!;
      return word('act.open', { zone: place(view, view.heroes[acting]?.zone === a ? b : a) });
    }
    case 'attack': {
      const hero = Math.max(0, acting);
      return word('act.attack', { zone: place(view, given.zone), attack: attackName(view, hero, 'unique') });
    }
    case 'throw':
    case 'carry':
      return word(`act.${given.do}`, { zone: place(view, given.zone) });
    case 'save':
      return word('act.save', { bystander: bystander(given.bystander) });
    case 'use':
      return word('act.use', { what: effect(view, given.what) });
    default:
      return word(`act.${given.do}`);
  }
}
