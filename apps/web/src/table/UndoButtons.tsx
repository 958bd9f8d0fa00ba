import { memo, use, useEffect, useState } from 'react';
import { AroundContext } from '../online/context.ts';
import { Button } from '../parts/Button.tsx';
import type { LogLine } from '../session/logs.ts';
import type { TableSession } from '../session/session.ts';
import type { UndoReach } from '../session/state.ts';
import { useSettings } from '../settings/settings.ts';
import type { GameWords } from '../text/words.ts';
import type { Skin } from './skin.ts';
import css from './Table.module.css';

interface UndoProps {
  session: TableSession;
  undo: UndoReach;
  log: readonly LogLine[];
  n: number;
  isSending: boolean;
  skin: Skin;
  words: GameWords;
  pocket: boolean;
  onLog?: (() => void) | undefined;
}

/** Back, and how far that reaches. What costs new dice is asked twice. */
export const UndoButtons = memo(function UndoButtons(props: UndoProps) {
  const { session, undo, log, n, isSending, skin, words, pocket, onLog } = props;
  const online = use(AroundContext);
  const [{ confirm }] = useSettings();
  const [sureAt, setSure] = useState<number>();
  useEffect(() => {
    if (sureAt === undefined) return;
    const timer = setTimeout(() => setSure(undefined), 4000);
    return () => clearTimeout(timer);
  }, [sureAt]);
  const isSure = sureAt !== undefined && sureAt === n;
  const { to, isFree, asksOthers, again } = undo;
  const sure = online?.undo.sure ?? words.word(asksOthers ? 'undo.sure-others' : 'undo.sure');
  const cost = online?.undo.cost ?? words.word(asksOthers ? 'undo.cost-others' : 'undo.cost');
  const events = to === null ? [] : log.filter((line) => line.n > to && !line.undone).map(({ event }) => event);
  const deed = skin.deed(events);
  const text =
    to === null
      ? words.word('undo.nothing')
      : isSure
        ? sure
        : deed === null
          ? words.word('undo.step')
          : words.word('undo.to', { deed });
  const press = (): void => {
    if (to === null) return;
    if (!isFree && !isSure && confirm) setSure(n);
    else {
      setSure(undefined);
      void session.undo();
    }
  };
  return (
    <div className={css.undo}>
      <Button
        icon="backward-time"
        tone={isSure ? 'danger' : 'plain'}
        disabled={to === null || isSending}
        mark="undo"
        shortcut="Control+Z"
        {...(pocket ? {} : { hotkey: 'Ctrl Z' })}
        wide
        onClick={press}
      >
        {text}
        {to !== null && !isFree && !isSure && <small>{cost}</small>}
      </Button>
      {again !== null && (
        <Button tone="quiet" onClick={() => void session.redo()}>
          {words.word('undo.again')}
        </Button>
      )}
      {onLog && (
        <Button tone="quiet" onClick={onLog}>
          {words.word('table.log')}
        </Button>
      )}
    </div>
  );
});
