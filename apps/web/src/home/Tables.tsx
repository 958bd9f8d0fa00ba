import type { TableCard } from '@shamble/kept';
import { useRef, useState } from 'react';
import { go, pageHouse, replayPath, tablePath } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { useSettings } from '../settings/settings.ts';
import { saveFile } from '../table/saveFile.ts';
import { localeOf } from '../text/tongue.ts';
import { useTongue, useWords } from '../text/useWords.ts';
import { gameWords, type Words } from '../text/words.ts';
import type { Charted } from './charts.ts';
import css from './Home.module.css';
import { Rename } from './Rename.tsx';

interface TablesProps {
  cards: readonly TableCard[] | null;
  games: readonly Charted[];
  onLook: () => void;
  onWrong: (cause: unknown) => void;
}

/** The tables kept in this browser, the latest first. */
export function Tables({ cards, games, onLook, onWrong }: TablesProps) {
  const words = useWords();
  const { word } = words;
  const file = useRef<HTMLInputElement>(null);
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    try {
      go(tablePath((await pageHouse().import(await chosen.text())).id));
    } catch (cause) {
      onWrong(cause);
    }
  };
  const remove = (id: string): void => {
    pageHouse().delete(id).then(onLook, onWrong);
  };
  if (cards === null) return null;
  return (
    <section className={css.section} aria-labelledby="tables">
      <div className={css.head}>
        <h2 id="tables">{word('home.tables')}</h2>
        <Button tone="quiet" onClick={() => file.current?.click()}>
          {word('home.import')}
        </Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={word('home.import')}
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </div>
      {cards.length === 0 ? (
        <p className={css.none}>{word('home.no-tables')}</p>
      ) : (
        <ul className={css.tables}>
          {cards.map((card) => (
            <Kept key={card.id} card={card} games={games} words={words} onDelete={remove} onWrong={onWrong} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface KeptProps {
  card: TableCard;
  games: readonly Charted[];
  words: Words;
  onDelete: (id: string) => void;
  onWrong: (cause: unknown) => void;
}

function Kept({ card, games, words, onDelete, onWrong }: KeptProps) {
  const [tongue] = useTongue();
  const { word } = words;
  const [isSure, setSure] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const [{ confirm }] = useSettings();
  const played = games.find(({ game }) => game.id === card.game);
  const spoken = played === undefined ? null : gameWords(tongue, played.game);
  // A table that goes on from a save was made from nothing that is known.
  const mission = (card.options ?? null) === null ? undefined : played?.game.pack.missionOf(card.options);
  const title = card.title ?? (mission === undefined ? null : spoken?.mission(mission)) ?? card.game;
  const when = new Intl.DateTimeFormat(localeOf(tongue), { dateStyle: 'medium', timeStyle: 'short' }).format(
    card.touched,
  );
  const state =
    card.damaged !== null
      ? word('home.damaged')
      : card.outcome !== null
        ? (spoken?.outcome(card.outcome) ?? word('home.over'))
        : word('home.round', { round: card.round });
  return (
    <li className={`${css.table} ${card.outcome !== null ? css.over : ''}`}>
      <div>
        {isNaming ? (
          <Rename
            table={card.id}
            title={card.title ?? ''}
            words={words}
            onDone={() => setNaming(false)}
            onWrong={onWrong}
          />
        ) : (
          <h3>{title}</h3>
        )}
        <p>
          {state} · {word('home.seats', { n: card.seats.length })}
        </p>
        <p className={css.small}>{word('home.touched', { when })}</p>
      </div>
      <div className={css.buttons}>
        {card.damaged === null && (
          <a
            className={css.go}
            href={tablePath(card.id)}
            aria-label={`${word(card.outcome === null ? 'home.continue' : 'home.look')}: ${title}`}
          >
            {word(card.outcome === null ? 'home.continue' : 'home.look')}
          </a>
        )}
        {card.damaged === null && (
          <Button tone="quiet" label={`${word('home.watch')}: ${title}`} onClick={() => go(replayPath(card.id))}>
            {word('home.watch')}
          </Button>
        )}
        <Button tone="quiet" label={`${word('home.rename')}: ${title}`} onClick={() => setNaming(!isNaming)}>
          {word('home.rename')}
        </Button>
        <Button
          tone="quiet"
          label={`${word('home.export')}: ${title}`}
          onClick={() => void saveFile(card.id).catch(onWrong)}
        >
          {word('home.export')}
        </Button>
        <Button
          tone={isSure ? 'danger' : 'quiet'}
          label={`${word(isSure ? 'home.delete-sure' : 'home.delete')}: ${title}`}
          onClick={() => (isSure || !confirm ? onDelete(card.id) : setSure(true))}
        >
          {word(isSure ? 'home.delete-sure' : 'home.delete')}
        </Button>
      </div>
    </li>
  );
}
