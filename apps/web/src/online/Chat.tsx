import { useEffect, useRef, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import { localeOf } from '../text/tongue.ts';
import { useTongue } from '../text/useWords.ts';
import css from './Online.module.css';
import { onlineText } from './text.ts';
import { useErrands } from './useErrands.ts';
import { type OpenRoom, usePicture } from './useRoom.ts';

const LONGEST = 500;

/** What is said at the table, and a line to say something. */
export function Chat({ room }: { room: OpenRoom }) {
  const word = useAreaWords(onlineText);
  const [tongue] = useTongue();
  const { said, room: around } = usePicture(room);
  const { run, wrong } = useErrands(room.line);
  const [draft, setDraft] = useState('');
  const [isSending, setSending] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    room.book.read(true);
    return () => room.book.read(false);
  }, [room]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes last is seen
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said]);
  if (around === null) return null;
  const isMuted = around.people.some(({ id, muted }) => id === around.you && muted);
  const isHost = around.host === around.you;
  const when = new Intl.DateTimeFormat(localeOf(tongue), { timeStyle: 'short' });
  const send = async (): Promise<void> => {
    const text = draft.trim();
    if (text === '' || isSending) return;
    setSending(true);
    if (await run({ say: 'chat', text })) setDraft('');
    setSending(false);
  };
  return (
    <section className={css.chat} aria-labelledby="chat">
      <h2 id="chat">{word('online.chat')}</h2>
      <ol ref={list} className={css.said} aria-live="polite">
        {said.length === 0 && <li className={css.mute}>{word('online.quiet')}</li>}
        {said.map(({ at, by, name, text, when: time }) => (
          <li key={at} className={by === around.you ? css.own : ''}>
            <p>
              <b>{name}</b> <time dateTime={new Date(time).toISOString()}>{when.format(time)}</time>
              {(by === around.you || isHost) && (
                <button type="button" onClick={() => void run({ say: 'unsay', at })}>
                  {word('online.unsay')}
                </button>
              )}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {wrong !== null && (
        <p className={css.wrong} role="alert">
          {wrong}
        </p>
      )}
      {isMuted ? (
        <p className={css.mute}>{word('online.silenced')}</p>
      ) : (
        <form
          className={css.line}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input
            className={css.field}
            value={draft}
            maxLength={LONGEST}
            placeholder={word('online.say')}
            aria-label={word('online.say')}
            autoComplete="off"
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => event.stopPropagation()}
          />
          <Button submit disabled={isSending}>
            {word('online.send')}
          </Button>
        </form>
      )}
    </section>
  );
}
