import type { Chapter } from '../link/messages.ts';
import type { HeroLook } from '../pieces/Disc.tsx';
import type { LogEntry, Seen, Skin } from '../table/skin.ts';
import type { GameWords } from '../text/words.ts';

/** Whose moments are looked for: somebody of the crew, or a group of pieces. */
export interface Whom {
  readonly id: string;
  readonly name: string;
  readonly hero?: HeroLook;
  readonly group?: string;
}

/** A line of the story, and the moment it belongs to. */
export interface ReplayLine {
  readonly key: string;
  readonly n: number;
  readonly entry: LogEntry;
  readonly rule: string | undefined;
}

export interface Heading {
  readonly n: number;
  readonly chapter: Chapter;
  readonly lines: readonly ReplayLine[];
}

/** The story in lines. */
export const toldOf = (chapters: readonly Chapter[], skin: Skin, end: Seen, words: GameWords): readonly Heading[] =>
  chapters.map((chapter) => ({
    n: chapter.n,
    chapter,
    lines: chapter.lines.flatMap(({ event, phrase }, at) => {
      const entry = skin.log(end, event, phrase, words);
      return entry === null ? [] : [{ key: `${chapter.n}.${at}`, n: chapter.n, entry, rule: event.rules[0] }];
    }),
  }));

/** Of somebody alone. */
export const aboutOf = (told: readonly Heading[], whom: Whom): readonly Heading[] =>
  told
    .map((one) => ({ ...one, lines: one.lines.filter(({ entry }) => isAbout(entry, whom)) }))
    .filter(({ lines }) => lines.length > 0);

function isAbout({ badge, text }: LogEntry, { hero, group, name }: Whom): boolean {
  if ('group' in badge) return badge.group === group;
  if (hero === undefined) return false;
  return ('hero' in badge && badge.hero.portrait === hero.portrait) || text.includes(name);
}
