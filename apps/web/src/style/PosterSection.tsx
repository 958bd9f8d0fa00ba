import { poster as dawn } from '../games/dawn/poster.tsx';
import { poster as marvel } from '../games/marvel/poster.tsx';
import { poster as plague } from '../games/plague/poster.tsx';
import { poster as zombicide } from '../games/zombicide/poster.tsx';
import { Section } from './Section.tsx';
import css from './Style.module.css';
import type { StyleWords } from './words.ts';

export function PosterSection({ words }: { words: StyleWords }) {
  const [title, lead] = words.sections.posters;
  return (
    <Section id="posters" title={title!} lead={lead!}>
      <div className={css.tiles}>
        {zombicide}
        {plague}
        {dawn}
        {marvel}
      </div>
    </Section>
  );
}
