import { useEffect, useState } from 'react';
import { go } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { PageFrame } from '../parts/PageFrame.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import { ApiFault, type Guest, myself, resumeAs } from './api.ts';
import { Me, NameForm } from './Me.tsx';
import css from './Online.module.css';
import { Revoke } from './Revoke.tsx';
import { onlineText } from './text.ts';

/** Being oneself again: by a personal link, which is taken out of the address at once. */
export function GuestPage() {
  const word = useAreaWords(onlineText);
  const [guest, setGuest] = useState<Guest | null | undefined>(undefined);
  const [found, setFound] = useState<'resumed' | 'resume-bad' | 'no-server' | null>(null);
  useEffect(() => {
    const link = location.hash.slice(1);
    if (link !== '') history.replaceState(null, '', '/guest');
    const look = async (): Promise<void> => {
      if (link === '') return setGuest(await myself());
      setGuest(await resumeAs(link));
      setFound('resumed');
    };
    look().catch(async (cause) => {
      setFound(cause instanceof ApiFault && cause.status === 0 ? 'no-server' : 'resume-bad');
      setGuest(await myself().catch(() => null));
    });
  }, []);
  return (
    <PageFrame title={found === 'resumed' && guest ? word('online.resumed', { name: guest.name }) : word('online.who')}>
      <div className={css.gate}>
        {guest === undefined && <p role="status">{word('online.resuming')}</p>}
        {found !== null && found !== 'resumed' && (
          <p className={css.wrong} role="alert">
            {word(`online.${found}`)}
          </p>
        )}
        {guest === null && <NameForm name="" submit={word('online.enter')} onNamed={setGuest} />}
        {guest && <Me key={guest.resume} name={guest.name} heading="h2" />}
        {guest && <Revoke onRevoked={setGuest} />}
        <Button tone="primary" onClick={() => go('/tables')}>
          {word('online.to-tables')}
        </Button>
      </div>
    </PageFrame>
  );
}
