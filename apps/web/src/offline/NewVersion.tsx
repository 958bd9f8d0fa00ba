import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import css from './NewVersion.module.css';
import { versionText } from './text.ts';
import { takeVersion } from './version.ts';

/** Offers the new version, and waits. */
export function NewVersion() {
  const word = useAreaWords(versionText);
  const [isLater, setLater] = useState(false);
  if (isLater) return null;
  return (
    <aside className={css.offer} role="status">
      <p>{word('version.new')}</p>
      <Button tone="primary" onClick={takeVersion}>
        {word('version.take')}
      </Button>
      <Button tone="quiet" onClick={() => setLater(true)}>
        {word('version.later')}
      </Button>
    </aside>
  );
}
