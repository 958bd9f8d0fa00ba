import type { Box } from '@shamble/kernel';
import { useMemo } from 'react';
import type { LoadedGame } from '../games/index.ts';
import css from '../home/NewTable.module.css';
import { useAreaWords } from '../text/areaWords.ts';
import { usableBox } from './kept.ts';
import { boxText } from './text.ts';

/** Whether the table is laid with the box of this browser; the way to it where there is none yet. */
export function UseBox({
  game,
  chosen,
  onChange,
}: {
  game: LoadedGame;
  chosen: Box | null;
  onChange: (box: Box | null) => void;
}) {
  const word = useAreaWords(boxText);
  const box = useMemo(() => usableBox(game.id, game.pack.box), [game]);
  const edit = <a href={`/box?game=${game.id}`}>{word('box.edit')}</a>;
  if (box === null) return <p>{edit}</p>;
  const count = Object.values(box.parts).reduce((sum, entries) => sum + entries.length, 0);
  return (
    <ul className={css.variants}>
      <li>
        <label>
          <input type="checkbox" checked={chosen !== null} onChange={() => onChange(chosen === null ? box : null)} />
          <i aria-hidden="true" />
          <span>
            <b>{word('box.use')}</b>
            <small>{word('box.use-brief', { name: box.name, count })}</small>
          </span>
        </label>
      </li>
      <li>{edit}</li>
    </ul>
  );
}
