import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { useSettings } from '../settings/settings.ts';
import { useAreaWords } from '../text/areaWords.ts';
import { localeOf } from '../text/tongue.ts';
import { useTongue } from '../text/useWords.ts';
import css from './Online.module.css';
import { nameOf } from './room.ts';
import { onlineText } from './text.ts';
import { useErrands } from './useErrands.ts';
import { type OpenRoom, usePicture } from './useRoom.ts';

/** In the menu: to leave one's seat, or to give up for one's side. */
export function GiveUp({ room, onDone }: { room: OpenRoom; onDone: () => void }) {
  const word = useAreaWords(onlineText);
  const [isSure, setSure] = useState(false);
  const [{ confirm }] = useSettings();
  const { room: around } = usePicture(room);
  const { run, wrong } = useErrands(room.line);
  const seats = around?.seats ?? [];
  if (seats.length === 0) return null;
  const leave = async (to: 'bot' | 'open'): Promise<void> => {
    for (const seat of seats) if (!(await run({ say: 'leave', seat, to }))) return;
    onDone();
  };
  const concede = async (): Promise<void> => {
    if (!isSure && confirm) return setSure(true);
    if (await run({ say: 'concede', seat: seats[0]!, agreed: true })) onDone();
  };
  return (
    <>
      <Button onClick={() => void leave('bot')}>{word('online.leave-bot')}</Button>
      <Button onClick={() => void leave('open')}>{word('online.leave-open')}</Button>
      <Button tone="danger" onClick={() => void concede()}>
        {word(isSure ? 'online.concede-sure' : 'online.concede')}
      </Button>
      {wrong !== null && (
        <p className={css.wrong} role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}

/** Over the board: who wants to give up, and who has yet to agree. */
export function Conceding({ room }: { room: OpenRoom }) {
  const word = useAreaWords(onlineText);
  const [tongue] = useTongue();
  const { room: around } = usePicture(room);
  const { run } = useErrands(room.line);
  if (around === null) return null;
  const list = new Intl.ListFormat(localeOf(tongue));
  const names = (people: readonly string[]): string => list.format(people.map((one) => nameOf(around, one)));
  const owned = (seat: string): boolean => around.seats.includes(seat) || around.keptFor[seat] === around.you;
  return around.conceding.map(({ seats, agreed, missing }) => {
    const mine = seats.find(owned);
    const answer = (yes: boolean) => void run({ say: 'concede', seat: mine!, agreed: yes });
    return (
      <section key={seats.join()} className={css.note} role="status" data-conceding={agreed.length}>
        <p>{word('online.conceding', { names: names(agreed), n: agreed.length, missing: names(missing) })}</p>
        {mine !== undefined && missing.includes(around.you) && (
          <>
            <Button tone="danger" onClick={() => answer(true)}>
              {word('online.concede-too')}
            </Button>
            <Button onClick={() => answer(false)}>{word('online.concede-no')}</Button>
          </>
        )}
        {mine !== undefined && agreed.includes(around.you) && (
          <Button onClick={() => answer(false)}>{word('online.concede-back')}</Button>
        )}
      </section>
    );
  });
}
