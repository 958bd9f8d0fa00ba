import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useShelf } from '../home/shelf.ts';
import type { Source } from '../link/replay.ts';
import { go } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { LanguageSwitch, ThemeSwitch } from '../parts/Switches.tsx';
import { failurePhrase } from '../session/troubles.ts';
import tableCss from '../table/Table.module.css';
import { useAreaWords } from '../text/areaWords.ts';
import { useWords } from '../text/useWords.ts';
import { Projector, sourceOf } from './projector.ts';
import css from './Replay.module.css';
import { replayText } from './text.ts';
import { Watched } from './Watched.tsx';

/** A game shown again: a table of this browser, or a file. */
export function ReplayScreen({ table }: { table: string | null }) {
  const [text, setText] = useState<string>();
  const source: Source | null = table !== null ? { table } : text !== undefined ? { text } : null;
  if (source === null) return <ChooseFile onText={setText} />;
  return <Opening key={text ?? table} source={source} table={table} />;
}

function ChooseFile({ onText }: { onText: (text: string) => void }) {
  const word = useAreaWords(replayText);
  const words = useWords();
  const file = useRef<HTMLInputElement>(null);
  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen !== undefined) onText(await chosen.text());
  };
  useEffect(() => {
    document.title = `${word('replay.none')} · ${words.word('page.title')}`;
  }, [word, words]);
  return (
    <main
      className={tableCss.notice}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void read(event.dataTransfer.files[0]);
      }}
    >
      <h1>{word('replay.none')}</h1>
      <p className={css.brief}>{word('replay.none-brief')}</p>
      <div className={tableCss.buttons}>
        <Button tone="primary" onClick={() => file.current?.click()}>
          {word('replay.file')}
        </Button>
        <Button onClick={() => go('/')}>{words.word('end.home')}</Button>
      </div>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={word('replay.file')}
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <div className={tableCss.buttons}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </main>
  );
}

function Opening({ source, table }: { source: Source; table: string | null }) {
  const projector = useProjector(source);
  return projector === null ? <Waiting /> : <Shown projector={projector} table={table} />;
}

function useProjector(source: Source): Projector | null {
  const [projector, setProjector] = useState<Projector | null>(null);
  const first = useRef(source);
  useEffect(() => {
    const { current } = first;
    const opened = new Projector('table' in current ? sourceOf(current.table) : current);
    setProjector(opened);
    return () => opened.close();
  }, []);
  return projector;
}

function Shown({ projector, table }: { projector: Projector; table: string | null }) {
  const { phase, failure, opened } = useSyncExternalStore(projector.subscribe, projector.getSnapshot);
  const shelf = useShelf(opened?.game ?? null);
  const { word, say } = useWords();
  if (phase === 'failed' || shelf === null)
    return (
      <main className={tableCss.notice}>
        <h1>{failure === null ? word('table.undrawn') : say(failurePhrase(failure))}</h1>
        <Button tone="primary" onClick={() => go('/')}>
          {word('end.home')}
        </Button>
      </main>
    );
  if (phase === 'opening' || shelf === undefined) return <Waiting />;
  return <Watched projector={projector} table={table} game={shelf.game} skin={shelf.skin} />;
}

function Waiting() {
  const { word } = useWords();
  return (
    <main className={tableCss.notice}>
      <p role="status">{word('page.loading')}</p>
    </main>
  );
}
