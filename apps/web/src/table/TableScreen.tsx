import { useEffect, useState } from 'react';
import { loadSkin } from '../games/index.ts';
import { go, pageHouse } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { LanguageSwitch } from '../parts/Switches.tsx';
import type { TableSession } from '../session/session.ts';
import { useSession, useTable } from '../session/useSession.ts';
import { useWords } from '../text/useWords.ts';
import { Curtain } from './Curtain.tsx';
import { ReportButton } from './ReportButton.tsx';
import { Seated } from './Seated.tsx';
import { saveFile } from './saveFile.ts';
import type { Skin } from './skin.ts';
import css from './Table.module.css';

/** The page of one table. */
export function TableScreen({ table }: { table: string }) {
  const session = useTable(pageHouse(), table);
  return session === null ? <Waiting /> : <Opened key={table} session={session} />;
}

function Opened({ session }: { session: TableSession }) {
  const state = useSession(session);
  const { phase, game, complaint } = state;
  const skin = useSkin(game?.id ?? null);
  const { word, say } = useWords();
  if (phase === 'failed') {
    const isGone = complaint?.code === 'gone';
    return (
      <Notice
        title={complaint === null ? word('page.title') : say(complaint.phrase)}
        {...(isGone ? {} : { table: session.table })}
      />
    );
  }
  if (phase === 'opening' || game === null || skin === undefined) return <Waiting />;
  if (skin === null) return <Notice title={word('table.undrawn')} />;
  return (
    <Curtain state={state} game={game} skin={skin}>
      <Seated session={session} game={game} skin={skin} />
    </Curtain>
  );
}

/** Undefined while it is fetched; null if there is none. */
function useSkin(game: string | null): Skin | null | undefined {
  const [found, setFound] = useState<{ readonly game: string; readonly skin: Skin | null }>();
  useEffect(() => {
    let isWanted = true;
    if (game !== null) void loadSkin(game).then((skin) => isWanted && setFound({ game, skin }));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return found !== undefined && found.game === game ? found.skin : undefined;
}

function Waiting() {
  const { word } = useWords();
  return (
    <main className={css.notice}>
      <p role="status">{word('page.loading')}</p>
    </main>
  );
}

function Notice({ title, table }: { title: string; table?: string }) {
  const { word } = useWords();
  return (
    <main className={css.notice}>
      <h1>{title}</h1>
      <div className={css.buttons}>
        <Button tone="primary" onClick={() => go('/')}>
          {word('end.home')}
        </Button>
        <Button onClick={() => location.reload()}>{word('page.reload')}</Button>
        {table !== undefined && (
          <>
            <Button onClick={() => void saveFile(table)}>{word('table.export')}</Button>
            <ReportButton table={table} />
          </>
        )}
      </div>
      <LanguageSwitch />
    </main>
  );
}
