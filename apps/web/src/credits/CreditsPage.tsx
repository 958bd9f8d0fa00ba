import notice from '../../../../NOTICE?raw';
import css from '../settings/Page.module.css';
import { Page } from '../settings/Page.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import { creditText } from './text.ts';

/** The part of NOTICE that names the authors of what we use. */
const authors = notice.slice(notice.indexOf('Icons\n'));

/** Whose the names are, what is ours, and whom to thank. */
export function CreditsPage() {
  const word = useAreaWords(creditText);
  return (
    <Page title={word('credits.title')}>
      <p>{word('credits.unofficial')}</p>
      <h2>{word('credits.reconstructed')}</h2>
      <p>{word('credits.reconstructed-why')}</p>
      <h2>{word('credits.private')}</h2>
      <p>{word('credits.private-why')}</p>
      <h2>{word('credits.free')}</h2>
      <p>{word('credits.free-why')}</p>
      <h2>{word('credits.notice')}</h2>
      <p className={css.small} lang="en">
        {authors}
      </p>
    </Page>
  );
}
