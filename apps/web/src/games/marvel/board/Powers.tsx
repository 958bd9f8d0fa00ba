import { useId, useState } from 'react';
import { Portrait } from '../../../pieces/Portrait.tsx';
import type { PowerOwn } from '../powers.ts';
import css from './Powers.module.css';

/** What Super Heroes in play can do: captions over the page, each to be folded to a face. */
export function Powers({ label, powers }: PowerOwn) {
  return (
    <ul className={css.powers} aria-label={label}>
      {powers.map((power) => (
        <Power key={power.id} {...power} />
      ))}
    </ul>
  );
}

function Power({ name, look, toughness, ability, text, off }: PowerOwn['powers'][number]) {
  // On a phone the board is all there is room for.
  const [isFolded, setFolded] = useState(() => matchMedia('(max-width: 900px)').matches);
  const words = useId();
  return (
    <li className={`${css.power} ${isFolded ? css.folded : ''} ${off === null ? '' : css.off}`}>
      <button type="button" aria-expanded={!isFolded} aria-controls={words} onClick={() => setFolded(!isFolded)}>
        <Portrait name={look.portrait} inks={look.inks} crop="14 6 72 80" />
        <b>{name}</b>
        <i aria-hidden="true">{toughness}</i>
      </button>
      <p id={words} hidden={isFolded}>
        <em>{ability}</em> {text} {off && <strong>({off})</strong>}
      </p>
    </li>
  );
}
