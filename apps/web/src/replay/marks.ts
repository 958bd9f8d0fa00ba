import type { Chapter } from '../link/messages.ts';
import type { IconName } from '../press/Icon.tsx';
import type { Skin } from '../table/skin.ts';

/** Something that mattered, on the time line. */
export interface TimeMark {
  readonly key: string;
  readonly n: number;
  readonly icon: IconName;
  readonly what: string;
  readonly hero: string | null;
}

export function marksOf(chapters: readonly Chapter[], { figures }: Skin): readonly TimeMark[] {
  if (figures === undefined) return [];
  const icons = new Map(figures.kinds.filter(({ marks }) => marks).map(({ id, icon }) => [id, icon]));
  return chapters.flatMap(({ n, lines }) =>
    lines.flatMap(({ event }, at) =>
      figures.of(event).flatMap(({ what, hero }) => {
        const icon = icons.get(what);
        return icon === undefined ? [] : [{ key: `${n}.${at}.${what}`, n, icon, what, hero }];
      }),
    ),
  );
}

/** Where each round begins. */
export const roundsOf = (rounds: readonly number[], first: number): { n: number; round: number }[] =>
  rounds.flatMap((round, at) => (at > 0 && rounds[at - 1] === round ? [] : [{ n: first + at, round }]));
