import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import css from './Online.module.css';
import { onlineText } from './text.ts';

/** A link to copy, or to share where the device can. */
export function LinkLine({ link, label, title }: { link: string; label: string; title?: string }) {
  const word = useAreaWords(onlineText);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    // Plain http has no clipboard: then it is marked, to be copied by hand.
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <div className={css.line}>
      <input
        className={css.field}
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => event.stopPropagation()}
      />
      <Button tone="primary" onClick={() => void copy()}>
        {word(isCopied ? 'online.copied' : 'online.copy')}
      </Button>
      {title !== undefined && 'share' in navigator && (
        <Button
          onClick={() =>
            void navigator
              .share({ title, text: word('online.share-text', { title }), url: link })
              .catch(() => undefined)
          }
        >
          {word('online.share')}
        </Button>
      )}
    </div>
  );
}

/** Without what follows the address of the table. */
export const tableLink = (table: string): string => `${location.origin}/table/${table}`;
/** Behind the #, so that no server ever writes it down. */
export const resumeLink = (resume: string): string => `${location.origin}/guest#${resume}`;
