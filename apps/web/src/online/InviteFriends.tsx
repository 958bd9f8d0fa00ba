import { isPartner } from '@shamble/bots';
import { useState } from 'react';
import type { LoadedGame } from '../games/index.ts';
import { type Draft, optionsOf } from '../home/draft.ts';
import { go, tablePath } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { type Holder, ME } from '../session/holders.ts';
import type { Cast } from '../table/skin.ts';
import { useAreaWords } from '../text/areaWords.ts';
import { ApiFault, makeOnline, myself } from './api.ts';
import { NameForm } from './Me.tsx';
import css from './Online.module.css';
import { RoomLine, type Wish } from './roomLine.ts';
import { onlineText } from './text.ts';

interface InviteProps {
  game: LoadedGame;
  cast: Cast | undefined;
  draft: Draft;
  disabled: boolean;
}

/** Why a server does not lay a table; 0: it does not answer. */
const REFUSED: { readonly [status: number]: 'online.no-server' | 'online.too-many' | 'online.full' } = {
  0: 'online.no-server',
  404: 'online.no-server',
  409: 'online.too-many',
  503: 'online.full',
};

/** Lays the table on the server instead of in this browser. */
export function InviteFriends({ game, cast, draft, disabled }: InviteProps) {
  const word = useAreaWords(onlineText);
  const [step, setStep] = useState<'idle' | 'name' | 'making'>('idle');
  const [wrong, setWrong] = useState<string | null>(null);
  const invite = async (isNamed: boolean): Promise<void> => {
    setStep('making');
    setWrong(null);
    try {
      if (!isNamed && (await myself()) === null) return setStep('name');
      go(tablePath(await layOnline(game, cast, draft)));
    } catch (cause) {
      const known = cause instanceof ApiFault ? REFUSED[cause.status] : undefined;
      const why = cause instanceof Error ? cause.message : '';
      setWrong(known === undefined ? word('online.failed', { why }) : word(known));
      setStep('idle');
    }
  };
  return (
    <div className={`${css.me} ${css.onPaper}`}>
      {step === 'name' ? (
        <>
          <h3>{word('online.who')}</h3>
          <NameForm name="" submit={word('online.enter')} onNamed={() => void invite(true)} />
        </>
      ) : (
        <Button wide disabled={disabled || step === 'making'} onClick={() => void invite(false)}>
          {word(step === 'making' ? 'online.making' : 'online.invite')}
        </Button>
      )}
      {wrong !== null && (
        <p className={css.wrong} role="alert">
          {wrong}
        </p>
      )}
      <p className={css.brief}>{word('online.invite-brief')}</p>
    </div>
  );
}

/** Makes the table and seats its maker and the bots where the draft has them; everybody else comes by the link. */
async function layOnline(game: LoadedGame, cast: Cast | undefined, draft: Draft): Promise<string> {
  const options = optionsOf(game, cast, draft);
  const wanted = { game: game.id, mission: draft.mission, seats: draft.players, options };
  const { id, seats } = await makeOnline(wanted);
  const wishes = seats.flatMap(({ seat }, at) => wishFor(draft.holders[at] ?? ME, seat, at === 0));
  if (wishes.length === 0) return id;
  const line = new RoomLine(id);
  for (const wish of wishes) await line.say(wish);
  line.close();
  return id;
}

/** Whoever makes a table sits in its first seat; the others are open. */
function wishFor(holder: Holder, seat: string, isFirst: boolean): Wish[] {
  const { who } = holder;
  if (who === 'bot') {
    const bot = isPartner(holder.bot) ? { bot: holder.bot } : {};
    return [{ say: 'leave', seat, to: 'bot', ...bot }];
  }
  if (who === 'me') return isFirst ? [] : [{ say: 'sit', seat }];
  return isFirst ? [{ say: 'leave', seat, to: 'open' }] : [];
}
