import { useState } from 'react';
import { pageHouse } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import type { Words } from '../text/words.ts';
import css from './Home.module.css';

interface RenameProps {
  table: string;
  title: string;
  words: Words;
  onDone: () => void;
  onWrong: (cause: unknown) => void;
}

/** A table called by another name. An empty one gives it its own back. */
export function Rename({ table, title, words, onDone, onWrong }: RenameProps) {
  const { word } = words;
  const [name, setName] = useState(title);
  return (
    <form
      className={css.rename}
      onSubmit={(event) => {
        event.preventDefault();
        pageHouse()
          .rename(table, name.trim() || null)
          .then(onDone, onWrong);
      }}
    >
      <input
        aria-label={word('home.name')}
        value={name}
        maxLength={200}
        // biome-ignore lint/a11y/noAutofocus: whoever asks for a new name wants to write it
        autoFocus
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <Button tone="primary" submit>
        {word('home.rename')}
      </Button>
    </form>
  );
}
