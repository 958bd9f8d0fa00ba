import { layOut } from '@shamble/zombicide/board/layout';
import { useMemo } from 'react';
import { Floors, Structure } from '../board/Ground.tsx';
import type { Ink, Light, Plan } from '../board/plan.ts';
import { surveyOf } from '../board/survey.ts';
import { planFrom } from '../board/tiles/plan.ts';
import { manholesOf } from '../games/zombicide/plan.ts';
import { Section } from './Section.tsx';
import css from './Style.module.css';
import type { StyleWords } from './words.ts';

const NOBODY: ReadonlySet<number> = new Set();
const FIRST: ReadonlySet<number> = new Set([0]);

/** A tile alone, with doors where two of its sites are. */
function tilePlan(tile: string, words: StyleWords, inks: readonly Ink[] = ['red', 'blue']): Plan {
  const laid = layOut([[tile]]);
  const doors = laid.sites.filter((_, i) => i % 3 === 1).slice(0, inks.length);
  return planFrom(
    { ...laid, manholes: manholesOf(laid) },
    doors.map(({ room, street, at }, i) => ({ a: room, b: street, at, ink: inks[i]! })),
    `tile ${tile}`,
    { ...words.plan, streets: [] },
  );
}

function Tile({ tile, light, words, caption }: { tile: string; light: Light; words: StyleWords; caption: string }) {
  const plan = useMemo(() => tilePlan(tile, words), [tile, words]);
  const survey = surveyOf(plan);
  const lights = useMemo(() => Object.fromEntries(plan.spaces.map(({ id }) => [id, light])), [plan, light]);
  return (
    <figure className={css.tile}>
      <svg viewBox="-7 -7 514 514" role="img" aria-label={caption}>
        <Floors plan={plan} survey={survey} lights={lights} framed={NOBODY} />
        <Structure plan={plan} survey={survey} lights={lights} open={FIRST} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const TILES = ['4B@3', '2B@1', '6B', '3B@2', '1C', '5E@1', '4D@2', '7B'];

export function TileSection({ words }: { words: StyleWords }) {
  const { tiles, light } = words.sections;
  return (
    <>
      <Section id="tiles" title={tiles[0]!} lead={tiles[1]!}>
        <div className={css.tiles}>
          {TILES.map((tile) => (
            <Tile key={tile} tile={tile} light="lit" words={words} caption={tile.replace('@', ' ↻ ')} />
          ))}
        </div>
      </Section>
      <Section id="light" title={light[0]!} lead={light[1]!}>
        <div className={`${css.tiles} ${css.three}`}>
          {(['lit', 'dusk', 'plan'] as const).map((one) => (
            <Tile key={one} tile="4C" light={one} words={words} caption={words.faceNames[one]} />
          ))}
        </div>
      </Section>
    </>
  );
}
