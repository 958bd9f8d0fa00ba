import { commitmentOf } from '@shamble/kept';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import type { DiceProof } from '../link/messages.ts';
import { AroundContext } from '../online/context.ts';
import { go, pageHouse, replayPath } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { SoundSwitch } from '../parts/Sound.tsx';
import { LanguageSwitch, ThemeSwitch } from '../parts/Switches.tsx';
import type { TableSession } from '../session/session.ts';
import { useSettings } from '../settings/settings.ts';
import { TellingBar, type TellingState } from '../telling/index.ts';
import type { GameWords } from '../text/words.ts';
import { Played, playedAt } from './Played.tsx';
import { ReportButton } from './ReportButton.tsx';
import { saveFile } from './saveFile.ts';
import css from './Table.module.css';

const SeatsPanel = lazy(async () => ({ default: (await import('./SeatsPanel.tsx')).SeatsPanel }));

export interface MenuProps {
  session: TableSession;
  isOver: boolean;
  /** This tab plays, no other. */
  isPlaying: boolean;
  words: GameWords;
  /** Where the bar has no room for it. */
  telling: TellingState | null;
  onClose: () => void;
}

export function MenuSheet({ session, isOver, isPlaying, words, telling, onClose: close }: MenuProps) {
  const [isSure, setSure] = useState(false);
  const { word } = words;
  const [{ confirm }] = useSettings();
  const canResign = !isOver && isPlaying;
  const online = use(AroundContext);
  const { game, view } = session.getSnapshot();
  const variants = game === null || view === null ? [] : playedAt(game, view.state);
  return (
    <div className={css.inside}>
      <header>
        <h2>{word('table.menu')}</h2>
        <Button tone="quiet" onClick={close}>
          {word('page.close')}
        </Button>
      </header>
      <div className={css.line}>
        <span>{word('settings.theme')}</span>
        <ThemeSwitch />
      </div>
      <div className={css.line}>
        <span>{word('settings.sound')}</span>
        <SoundSwitch />
      </div>
      {telling && (
        <div className={css.line}>
          <span>{word('settings.language')}</span>
          <LanguageSwitch />
        </div>
      )}
      {telling && (
        <div className={css.line}>
          <span>{word('settings.speed')}</span>
          <TellingBar telling={telling} words={words} />
        </div>
      )}
      {canResign && online === null && (
        <Suspense>
          <SeatsPanel session={session} words={words} />
        </Suspense>
      )}
      {online === null && <Dice table={session.table} words={words} isOver={isOver} />}
      {variants.length > 0 && (
        <details className={css.keys}>
          <summary>{word('table.variants')}</summary>
          <Played variants={variants} words={words} />
        </details>
      )}
      <Keys words={words} />
      <div className={css.buttons}>
        <Button onClick={() => go('/')}>{word('end.home')}</Button>
        {online?.menu ?? (
          <>
            <Button onClick={() => go(replayPath(session.table))}>{word('table.watch')}</Button>
            <Button onClick={() => void saveFile(session.table)}>{word('table.export')}</Button>
            <ReportButton table={session.table} />
          </>
        )}
        <Button onClick={() => go(`/rules?game=${session.getSnapshot().game?.id ?? ''}`)}>{word('rules.title')}</Button>
        <Button onClick={() => go('/settings')}>{word('page.settings')}</Button>
        {canResign && online?.giveUp(close)}
        {canResign && online === null && (
          <Button
            tone="danger"
            onClick={() => {
              if (!isSure && confirm) return setSure(true);
              close();
              void session.resign();
            }}
          >
            {word(isSure ? 'table.resign-sure' : 'table.resign')}
          </Button>
        )}
      </div>
    </div>
  );
}

const KEYS = [
  ['1–9', 'table.key.rows'],
  ['↵', 'table.key.usual'],
  ['Ctrl Z', 'table.key.undo'],
  ['Ctrl Y', 'table.key.redo'],
  ['Esc', 'table.key.close'],
  ['H', 'table.key.hint'],
  ['F', 'table.key.fit'],
  ['+ −', 'table.key.zoom'],
  ['← ↑ → ↓', 'table.key.arrows'],
] as const;

function Keys({ words }: { words: GameWords }) {
  return (
    <details className={css.keys}>
      <summary>{words.word('table.keys')}</summary>
      <dl>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.word(does)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Anyone can check the dice. */
function Dice({ table, words, isOver }: { table: string; words: GameWords; isOver: boolean }) {
  const [proof, setProof] = useState<DiceProof>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is there when the game is over
  useEffect(() => {
    let isWanted = true;
    pageHouse()
      .dice(table)
      .then(
        (found) => isWanted && setProof(found),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [table, isOver]);
  return (
    <details className={css.keys}>
      <summary>{words.word('dice.title')}</summary>
      {proof && (
        <>
          <p>{words.word('dice.commitment', { commitment: proof.commitment })}</p>
          <p>{proof.key === null ? words.word('dice.later') : words.word('dice.key', { key: proof.key })}</p>
          {proof.key !== null && commitmentOf(proof.key) === proof.commitment && <p>{words.word('dice.checked')}</p>}
        </>
      )}
    </details>
  );
}
