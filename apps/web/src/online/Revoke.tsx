import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import { type Guest, revoke } from './api.ts';
import css from './Online.module.css';
import { onlineText } from './text.ts';

/** For who has left himself behind on another device, or whose link somebody else has: asked twice, for links are lost by it. */
export function Revoke({ onRevoked }: { onRevoked: (guest: Guest) => void }) {
  const word = useAreaWords(onlineText);
  const [step, setStep] = useState<'rest' | 'sure' | 'sending' | 'done'>('rest');
  const [wrong, setWrong] = useState<string | null>(null);
  const press = async (): Promise<void> => {
    if (step !== 'sure') return setStep('sure');
    setStep('sending');
    setWrong(null);
    try {
      onRevoked(await revoke());
      setStep('done');
    } catch (cause) {
      setWrong(word('online.failed', { why: cause instanceof Error ? cause.message : '' }));
      setStep('rest');
    }
  };
  return (
    <div className={css.me}>
      <h2 className={css.caption}>{word('online.revoke-title')}</h2>
      <p className={css.mute}>{word('online.revoke-brief')}</p>
      <Button tone="quiet" disabled={step === 'sending'} onClick={() => void press()}>
        {word(step === 'sure' ? 'online.revoke-sure' : 'online.revoke')}
      </Button>
      <p className={wrong === null ? css.mute : css.wrong} role="status">
        {wrong ?? (step === 'done' ? word('online.revoked') : '')}
      </p>
    </div>
  );
}
