import { Poster } from '../home/Posters.tsx';
import { Section } from './Section.tsx';
import css from './Style.module.css';
import type { StyleWords } from './words.ts';

export function PosterSection({ words }: { words: StyleWords }) {
  const [title, lead] = words.sections.posters;
  return (
    <Section id="posters" title={title!} lead={lead!}>
      <div className={css.tiles}>
        <Poster press="zombicide" />
        <Poster press="plague" />
      </div>
    </Section>
  );
}
