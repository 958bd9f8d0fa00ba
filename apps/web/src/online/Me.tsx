import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import { callMe, type Guest, myself } from './api.ts';
import { LinkLine, resumeLink } from './Invite.tsx';
import { notifying } from './notify.ts';
import css from './Online.module.css';
import { onlineText } from './text.ts';

/** A name is no longer than the server keeps. */
const LONGEST = 32;

interface NameProps {
  name: string;
  submit: string;
  tone?: 'primary' | 'quiet';
  onNamed: (guest: Guest) => void;
}

/** What one is called here. */
export function NameForm({ name, submit, tone = 'primary', onNamed }: NameProps) {
  const word = useAreaWords(onlineText);
  const [draft, setDraft] = useState(name);
  const [isSending, setSending] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    if (draft.trim() === '') return;
    setSending(true);
    setWrong(null);
    try {
      onNamed(await callMe(draft.trim()));
    } catch (cause) {
      setWrong(word('online.failed', { why: cause instanceof Error ? cause.message : '' }));
    }
    setSending(false);
  };
  return (
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
        placeholder={word('online.name')}
        aria-label={word('online.name')}
        autoComplete="nickname"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => event.stopPropagation()}
      />
      <Button submit tone={tone} disabled={isSending || draft.trim() === ''}>
        {submit}
      </Button>
      {wrong !== null && (
        <p className={css.wrong} role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}

/** One's own name, the link that makes one oneself elsewhere, and being told of one's turn. */
export function Me({ name, heading: Heading = 'h3' }: { name: string; heading?: 'h2' | 'h3' }) {
  const word = useAreaWords(onlineText);
  const [resume, setResume] = useState<string | null>(null);
  const [notify, setNotify] = useState(notifying.state());
  return (
    <div className={css.me}>
      <Heading className={css.caption}>{word('online.called')}</Heading>
      <NameForm key={name} name={name} submit={word('online.rename')} tone="quiet" onNamed={() => undefined} />
      <Heading className={css.caption}>{word('online.resume-link')}</Heading>
      <p className={css.mute}>{word('online.resume-brief')}</p>
      {resume === null ? (
        <Button
          tone="quiet"
          onClick={() => void myself().then((guest) => guest && setResume(resumeLink(guest.resume)))}
        >
          {word('online.resume-show')}
        </Button>
      ) : (
        <LinkLine link={resume} label={word('online.resume-link')} />
      )}
      {notify === 'off' && (
        <Button tone="quiet" onClick={() => void notifying.ask().then(setNotify)}>
          {word('online.notify')}
        </Button>
      )}
      {notify === 'on' && <p className={css.mute}>{word('online.notify-on')}</p>}
      {notify === 'denied' && <p className={css.mute}>{word('online.notify-no')}</p>}
    </div>
  );
}
