import type { Seat } from '@shamble/kernel';
import type { RoomState } from '@shamble/protocol';
import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Portrait } from '../pieces/Portrait.tsx';
import type { HeroEntry } from '../table/skin.ts';
import { useAreaWords } from '../text/areaWords.ts';
import css from './Online.module.css';
import { isHost, lookersOn, mayHandOn, maySit, nameOf, type Sitting, sittingIn } from './room.ts';
import { onlineText } from './text.ts';
import { useErrands } from './useErrands.ts';
import { type OpenRoom, usePicture } from './useRoom.ts';

export interface SeatShown {
  readonly seat: Seat;
  readonly name: string;
  readonly heroes: readonly HeroEntry[];
}

/** Who sits where, who looks on; sitting down, leaving, and what the host may do. */
export function SeatList({ room, seats }: { room: OpenRoom; seats: readonly SeatShown[] }) {
  const word = useAreaWords(onlineText);
  const picture = usePicture(room);
  const { run, wrong } = useErrands(room.line);
  const { room: around } = picture;
  if (around === null) return null;
  const lookers = lookersOn(picture);
  return (
    <>
      <ul className={css.seats}>
        {seats.map(({ seat, name, heroes }) => {
          const sitting = sittingIn(picture, seat);
          return (
            <li key={seat} className={css.seat}>
              {heroes.length > 0 && (
                <span className={css.heroes}>
                  {heroes.map((hero) => (
                    <span key={hero.id} title={hero.name}>
                      <Portrait name={hero.look.portrait} inks={hero.look.inks} crop="8 2 84 84" />
                    </span>
                  ))}
                </span>
              )}
              <div className={css.who}>
                <h3>{name}</h3>
                <Sitter sitting={sitting} around={around} />
                {around.offered.includes(seat) && <p className={css.badge}>{word('online.offered')}</p>}
              </div>
              <SeatTools seat={seat} name={name} sitting={sitting} around={around} run={(wish) => void run(wish)} />
              {sitting.by === 'person' && (
                <PersonTools guest={sitting.id} around={around} run={(wish) => void run(wish)} />
              )}
            </li>
          );
        })}
      </ul>
      {wrong !== null && (
        <p className={css.wrong} role="alert">
          {wrong}
        </p>
      )}
      {lookers.length + around.watchers > 0 && (
        <>
          <h3 className={css.caption}>{word('online.lookers')}</h3>
          <ul className={css.seats}>
            {lookers.map(({ id }) => (
              <li key={id} className={css.seat}>
                <div className={css.who}>
                  <Sitter sitting={{ by: 'person', id, name: nameOf(around, id), here: true }} around={around} />
                </div>
                <PersonTools guest={id} around={around} run={(wish) => void run(wish)} />
              </li>
            ))}
            {around.watchers > 0 && <li className={css.mute}>{word('online.lookers-more', { n: around.watchers })}</li>}
          </ul>
        </>
      )}
    </>
  );
}

function Sitter({ sitting, around }: { sitting: Sitting; around: RoomState }) {
  const word = useAreaWords(onlineText);
  if (sitting.by === 'open') return <p className={css.mute}>{word('online.seat-open')}</p>;
  if (sitting.by === 'bot')
    return (
      <p className={css.mute}>
        {sitting.keptFor === null
          ? word('online.seat-bot')
          : word('online.seat-kept', { name: nameOf(around, sitting.keptFor) })}
      </p>
    );
  const { id, name, here } = sitting;
  const isMuted = around.people.some((one) => one.id === id && one.muted);
  return (
    <p className={css.person}>
      <i className={here ? css.here : css.away} role="img" aria-label={word(here ? 'online.here' : 'online.away')} />
      <b>{id === around.you ? word('online.you', { name }) : name}</b>
      {id === around.host && <small className={css.badge}>{word('online.host')}</small>}
      {!here && <small>{word('online.away')}</small>}
      {isMuted && <small>{word('online.muted')}</small>}
    </p>
  );
}

type Run = (wish: Parameters<OpenRoom['line']['say']>[0]) => void;

interface SeatToolsProps {
  seat: Seat;
  name: string;
  sitting: Sitting;
  around: RoomState;
  run: Run;
}

function SeatTools({ seat, name, sitting, around, run }: SeatToolsProps) {
  const word = useAreaWords(onlineText);
  const isMine = sitting.by === 'person' && sitting.id === around.you;
  const isKeptForMe = sitting.by === 'bot' && sitting.keptFor === around.you;
  const isOffered = around.offered.includes(seat);
  const canHandOn = !isMine && !isKeptForMe && mayHandOn(around, sitting);
  const tool = (what: string, wish: Parameters<Run>[0], isFirst = false) => (
    <Button
      tone={isFirst ? 'plain' : 'quiet'}
      label={word('online.for', { what, seat: name })}
      onClick={() => run(wish)}
    >
      {what}
    </Button>
  );
  return (
    <div className={css.tools}>
      {maySit(around, seat, sitting) &&
        tool(word(isKeptForMe ? 'online.sit-back' : 'online.sit'), { say: 'sit', seat }, true)}
      {(isMine || canHandOn) && sitting.by !== 'bot' && tool(word('online.to-bot'), { say: 'leave', seat, to: 'bot' })}
      {(isMine || isKeptForMe) && tool(word('online.stand'), { say: 'leave', seat, to: 'open' })}
      {canHandOn && sitting.by === 'bot' && tool(word('online.to-open'), { say: 'leave', seat, to: 'open' })}
      {around.isStarted &&
        isOffered &&
        isHost(around) &&
        tool(word('online.offer-not'), { say: 'offer', seat, offered: false })}
      {around.isStarted && !isOffered && canHandOn && tool(word('online.offer'), { say: 'offer', seat, offered: true })}
    </div>
  );
}

function PersonTools({ guest, around, run }: { guest: string; around: RoomState; run: Run }) {
  const word = useAreaWords(onlineText);
  const [isSure, setSure] = useState(false);
  if (around.host !== around.you || guest === around.you) return null;
  const person = around.people.find(({ id }) => id === guest);
  if (person === undefined) return null;
  const tool = (what: string, act: () => void) => (
    <button type="button" aria-label={word('online.for', { what, seat: person.name })} onClick={act}>
      {what}
    </button>
  );
  return (
    <div className={css.powers}>
      {tool(word(person.muted ? 'online.unmute' : 'online.mute'), () =>
        run({ say: 'mute', guest, muted: !person.muted }),
      )}
      {tool(word('online.hand-over'), () => run({ say: 'host', guest }))}
      {tool(word(isSure ? 'online.remove-sure' : 'online.remove'), () =>
        isSure ? run({ say: 'remove', guest }) : setSure(true),
      )}
    </div>
  );
}
