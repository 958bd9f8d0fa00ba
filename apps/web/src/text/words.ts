import type { Event, GamePack, Outcome, Phrase, Shape, TableView } from '@shamble/kernel';
import { type Catalogue, inEvery, kernelText, type Locale, type Speak, speak, type Text } from '@shamble/text';
import { settings } from '../settings/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { neutral } from './neutral.ts';
import { pseudoCatalogue } from './pseudo.ts';
import { localeOf, type Tongue } from './tongue.ts';

export const pageText = { en, fr } satisfies Text;

/** Something the page says of its own. */
export type WordId = keyof typeof en;

export interface Words {
  readonly tongue: Tongue;
  /** Any phrase: of a game, a fault, a complaint. */
  readonly say: Speak;
  /** Whether there is such a message: some things have a shorter name, and some have not. */
  knows(id: string): boolean;
  /** The page's own words. */
  word(id: WordId, more?: NonNullable<Phrase['with']>): string;
}

const NO_GAME: Text = inEvery(() => ({}));
const spoken = new WeakMap<Text, Map<Tongue, Words>>();

/** The words of the page, and of a game if there is one. The same object for the same language. */
export function wordsOf(tongue: Tongue, game: Text = NO_GAME): Words {
  const known = spoken.get(game) ?? new Map<Tongue, Words>();
  spoken.set(game, known);
  const words = known.get(tongue) ?? newWords(tongue, game);
  known.set(tongue, words);
  return words;
}

function newWords(tongue: Tongue, game: Text): Words {
  const catalogue = catalogueOf(tongue, game);
  const speakAnew = speak(catalogue, localeOf(tongue));
  const set = TYPESETTING[localeOf(tongue)];
  const say = remembered(set === undefined ? speakAnew : (phrase) => set(speakAnew(phrase)));
  const knows = (id: string): boolean => Object.hasOwn(catalogue, id);
  return { tongue, say, knows, word: (id, more = {}) => say({ id, with: more }) };
}

/** What a language asks of its lines. */
const TYPESETTING: Readonly<Partial<Record<Locale, (text: string) => string>>> = {
  // No line begins with a colon: the space before it holds.
  fr: (text) => text.replace(/ (?=[:;!?»])/g, '\u00a0'),
};

const MOST_REMEMBERED = 4000;

/** A screen says much the same again and again. */
function remembered(speakAnew: Speak): Speak {
  const said = new Map<string, string>();
  return (phrase) => {
    const key = JSON.stringify(phrase);
    const known = said.get(key);
    if (known !== undefined) return known;
    if (said.size >= MOST_REMEMBERED) said.clear();
    const text = speakAnew(phrase);
    said.set(key, text);
    return text;
  };
}

function catalogueOf(tongue: Tongue, game: Text): Catalogue {
  const locale = localeOf(tongue);
  const said: Catalogue = { ...kernelText[locale], ...game[locale], ...pageText[locale] };
  return tongue === 'pseudo' ? pseudoCatalogue(said) : said;
}

/** How a game is said. */
export interface GameWords extends Words {
  readonly title: string;
  /** The open question; null if there is none. */
  prompt(view: TableView<Shape>): string | null;
  /** An option of the choice that is open, or of an aside by its name. */
  option(view: TableView<Shape>, choice: string, option: unknown): string;
  /** Why an option is refused, here and now; null where the game does not say. */
  cause(view: TableView<Shape>, choice: string, option: unknown, because: readonly string[]): string | null;
  event(view: TableView<Shape>, event: Event): string;
  outcome(outcome: Outcome): string;
  threats(view: TableView<Shape>): readonly string[];
  mission(id: string): string | null;
}

export function gameWords(
  tongue: Tongue,
  { pack, text }: { readonly pack: GamePack<Shape>; readonly text: Text },
): GameWords {
  const words = wordsOf(tongue, settings().neutral ? neutral(text) : text);
  const { say } = words;
  return {
    ...words,
    title: say(pack.title),
    prompt: ({ state, pending }) => (pending === null ? null : say(pack.prompt(state, pending))),
    option: ({ state }, choice, option) => say(pack.option(state, choice, option)),
    cause({ state }, choice, option, because) {
      const phrase = pack.cause?.(state, choice, option, because);
      return phrase === undefined ? null : say(phrase);
    },
    event: ({ state }, event) => say(pack.event(state, event)),
    outcome: (outcome) => say(pack.outcome(outcome)),
    threats: ({ state }) => pack.threats(state).map(say),
    mission(id) {
      // One that is laid with somebody's box is still called what it is called.
      const shipped = pack.box?.missionIn(id) ?? id;
      const found = pack.missions.find((mission) => mission.id === shipped);
      return found === undefined ? null : say(found.title);
    },
  };
}

/** The names that stand after this beginning in the ids of messages: `bed` of `legend.bed`. */
export type NameIn<Id extends string, Beginning extends string> = Id extends `${Beginning}.${infer Name}`
  ? Name extends `${string}.text`
    ? never
    : Name
  : never;
