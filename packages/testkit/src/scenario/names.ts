import { Fault, type GamePack, type Offer, type ReactionOption, type RuleId, type Shape } from '@shamble/kernel';
import { REACTION } from './facts.ts';
import { brief } from './matching.ts';
import { calledSo, nameList, plainName, unknownName } from './spelling.ts';

/** An offer in the words of its game. */
export interface NamedOffer {
  readonly choice: string;
  readonly offer: Offer;
  /** What can be picked, filled, ordered or placed. */
  readonly options: readonly Named[];
  /** Where the items of an `arrange` can go. */
  readonly slots: readonly Named[];
  readonly refused: readonly (Named & { readonly because: readonly RuleId[] })[];
}

export interface Named {
  readonly name: string;
  readonly value: unknown;
}

export function nameOffer(pack: GamePack<Shape>, state: object, choice: string, offer: Offer): NamedOffer {
  const values = optionsOf(offer);
  const refused = offer.refused ?? [];
  const all = [...values, ...refused.map(({ option }) => option)];
  const named = (value: unknown): Named => ({ name: nameOption(pack, state, choice, value, all), value });
  return {
    choice,
    offer,
    options: values.map(named),
    slots: offer.kind === 'arrange' ? offer.slots.map(({ id }) => named(id)) : [],
    refused: refused.map(({ option, because }) => ({ ...named(option), because })),
  };
}

export function optionsOf(offer: Offer): readonly unknown[] {
  if (offer.kind === 'share') return offer.among.map(({ id }) => id);
  return 'items' in offer ? offer.items : offer.from;
}

/** A reaction goes by its own name; where it can be used in several ways the game tells these apart. */
export function nameOption(
  pack: GamePack<Shape>,
  state: object,
  choice: string,
  option: unknown,
  among: readonly unknown[] = [option],
): string {
  if (choice !== REACTION) return pack.stage.name(state, choice, option);
  const { use } = option as ReactionOption;
  const uses = (among as readonly ReactionOption[]).filter((one) => one.use === use);
  return uses.length > 1 ? pack.stage.name(state, choice, option) : use;
}

/** An answer that was put into words. */
export interface ReadAnswer {
  readonly answer: unknown;
  /** The parts of it that are refused. */
  readonly refused: readonly { readonly name: string; readonly because: readonly RuleId[] }[];
}

const NONE = 'none';
const TAKES: Readonly<Record<Offer['kind'], string>> = {
  one: 'one name',
  some: 'a list of names',
  share: 'a map "name: number"',
  order: 'a list of all the names, first one first',
  arrange: 'a map "item: slot"',
};

/** What an answer written in names means. */
export function readAnswer(named: NamedOffer, given: unknown): ReadAnswer {
  const { kind } = named.offer;
  const refused: ReadAnswer['refused'][number][] = [];
  const find = (name: unknown): unknown => {
    const found = findOption(named, name);
    if ('because' in found) refused.push({ name: found.name, because: found.because as readonly RuleId[] });
    return found.value;
  };
  const done = (answer: unknown): ReadAnswer => ({ answer, refused });
  // An option may itself be called "none", as that of a reaction is.
  const nothing = given === NONE && !named.options.some(({ name }) => plainName(name) === NONE);
  if (kind === 'one' && isWord(given)) return done(find(given));
  if (kind === 'some' && nothing) return done([]);
  if (kind === 'some' && (Array.isArray(given) || isWord(given))) return done([given].flat().map(find));
  if (kind === 'order' && Array.isArray(given)) return done(given.map(find));
  if (kind === 'share' && nothing) return done({});
  if (isMap(given) && (kind === 'share' || kind === 'arrange')) {
    const parts = Object.entries(given).map(([name, part]) => [
      String(find(name)),
      kind === 'share' ? part : findSlot(named, part),
    ]);
    const now = named.offer.kind === 'arrange' ? named.offer.now : {};
    return done({ ...now, ...Object.fromEntries(parts) });
  }
  throw new Fault('bad-content', `The question "${named.choice}" takes ${TAKES[kind]}, not ${brief(given)}.`);
}

/** The option of that name, offered or refused. */
export function findOption(named: NamedOffer, given: unknown): Named | NamedOffer['refused'][number] {
  if (!isWord(given)) throw new Fault('bad-content', `A name is a word, not ${brief(given)}.`);
  const [found, ...others] = optionsCalled(named, String(given));
  if (found === undefined) {
    const known = [...named.options, ...named.refused].map(({ name }) => name);
    throw new Fault('bad-content', unknownName('option', String(given), known, `in "${named.choice}"`));
  }
  if (others.length === 0) return found;
  throw new Fault('bad-content', severalMeant(`options of "${named.choice}"`, String(given), [found, ...others]));
}

/** Of an option that is offered in one way and refused in another, the offered one. */
export function optionsCalled(named: NamedOffer, name: string): (Named | NamedOffer['refused'][number])[] {
  const all = calledSo<Named>([...named.options, ...named.refused], name);
  const offered = all.filter((one) => !('because' in one));
  return all.every((one) => plainName(one.name) === plainName(name)) && offered.length > 0 ? offered : all;
}

function findSlot(named: NamedOffer, given: unknown): unknown {
  const [found, ...others] = calledSo(named.slots, String(given));
  if (found === undefined) {
    const known = named.slots.map(({ name }) => name);
    throw new Fault('bad-content', unknownName('slot', String(given), known, `in "${named.choice}"`));
  }
  if (others.length === 0) return found.value;
  throw new Fault('bad-content', severalMeant(`slots of "${named.choice}"`, String(given), [found, ...others]));
}

function severalMeant(what: string, given: string, all: readonly Named[]): string {
  const names = all.map(({ name }) => name);
  return names.every((name) => plainName(name) === plainName(given))
    ? `${all.length} ${what} are called "${given}"; the game must give each a name of its own.`
    : `"${given}" could be ${all.length} ${what}: ${nameList(names)}. Say more of the name.`;
}

const isWord = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const offeredNames = (named: NamedOffer): string[] => named.options.map(({ name }) => name);
export const sayOffered = (named: NamedOffer): string => nameList(offeredNames(named));
