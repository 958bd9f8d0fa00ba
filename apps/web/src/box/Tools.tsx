import { type Box, Fault, readBox } from '@shamble/kernel';
import { faultPhrase } from '@shamble/text';
import { useRef, useState } from 'react';
import type { LoadedGame } from '../games/index.ts';
import { Button } from '../parts/Button.tsx';
import { giveFile } from '../table/saveFile.ts';
import { useAreaWords } from '../text/areaWords.ts';
import type { GameWords } from '../text/words.ts';
import css from './Box.module.css';
import { emptyBox } from './kept.ts';
import { boxText } from './text.ts';

interface ToolsProps {
  game: LoadedGame;
  words: GameWords;
  box: Box;
  onChange: (box: Box) => void;
}

/** The name of the box, and the way in and out of a file. */
export function Tools({ game, words, box, onChange }: ToolsProps) {
  const word = useAreaWords(boxText);
  const file = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState('');
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    try {
      const read = readBox(game.id, game.pack.box!, JSON.parse(await chosen.text()));
      onChange(read);
      setNews(word('box.opened', { name: read.name }));
    } catch (cause) {
      const why = cause instanceof Fault ? words.say(faultPhrase(cause)) : word('box.no-json');
      setNews(word('box.bad-file', { why }));
    }
  };
  const named = { ...box, name: box.name.trim() || word('box.unnamed') };
  const isEmpty = Object.values(box.parts).every((entries) => entries.length === 0);
  return (
    <section className={css.tools}>
      <label className={css.field}>
        <span>{word('box.name')}</span>
        <input
          value={box.name}
          placeholder={word('box.unnamed')}
          maxLength={60}
          onChange={({ target }) => onChange({ ...box, name: target.value })}
        />
      </label>
      <Button
        disabled={isEmpty}
        onClick={() => giveFile(`shamble-box-${game.id}.json`, JSON.stringify(named, null, 2))}
      >
        {word('box.export')}
      </Button>
      <Button onClick={() => file.current?.click()}>{word('box.import')}</Button>
      <Button tone="danger" disabled={isEmpty} onClick={() => onChange(emptyBox(game.id))}>
        {word('box.clear')}
      </Button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={word('box.import')}
        onChange={(event) => void open(event.target.files?.[0])}
      />
      <p role="status">{news}</p>
    </section>
  );
}
