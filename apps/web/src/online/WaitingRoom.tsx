import type { OnlineCard, RoomState } from '@shamble/protocol';
import { MissionMap } from '../home/MissionMap.tsx';
import type { Drawn } from '../home/shelf.ts';
import { Button } from '../parts/Button.tsx';
import { PageFrame } from '../parts/PageFrame.tsx';
import { Played } from '../table/Played.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import { localeOf } from '../text/tongue.ts';
import { useTongue } from '../text/useWords.ts';
import { Chat } from './Chat.tsx';
import { HostTools } from './HostTools.tsx';
import { LinkLine, tableLink } from './Invite.tsx';
import { Knocking } from './Knocking.tsx';
import { LineNote } from './LineNote.tsx';
import { Me } from './Me.tsx';
import css from './Online.module.css';
import { nameOf, sittingIn } from './room.ts';
import { SeatList } from './SeatList.tsx';
import { onlineText } from './text.ts';
import { useErrands } from './useErrands.ts';
import { type OpenRoom, usePicture } from './useRoom.ts';
import { useDescribed } from './useSeats.ts';

const A_DAY = 24 * 3600_000;

/** Before a game begins: the link, the seats, those who are here. */
export function WaitingRoom({
  room,
  card,
  around,
  drawn,
}: {
  room: OpenRoom;
  card: OnlineCard;
  around: RoomState;
  drawn: Drawn;
}) {
  const word = useAreaWords(onlineText);
  const [tongue] = useTongue();
  const picture = usePicture(room);
  const { title, seats, words, mission, variants } = useDescribed(card, drawn);
  const { run, wrong } = useErrands(room.line);
  const { skin } = drawn;
  const isHost = around.host === around.you;
  const open = seats.filter(({ seat }) => sittingIn(picture, seat).by === 'open');
  const start = async (): Promise<void> => {
    for (const { seat } of open) if (!(await run({ say: 'leave', seat, to: 'bot' }))) return;
    await run({ say: 'start' });
  };
  const date = new Intl.DateTimeFormat(localeOf(tongue), { dateStyle: 'long' }).format(card.keptUntil);
  const entry = drawn.game.pack.missions.find(({ id }) => id === mission);
  return (
    <PageFrame title={word('online.waiting')} lead={word('online.waiting-brief')} press={skin.press}>
      <div className={css.columns}>
        <div className={css.stack}>
          <LineNote room={room} />
          <section className={css.invite} aria-labelledby="link">
            <h2 id="link">{word('online.link')}</h2>
            <LinkLine link={tableLink(card.id)} label={word('online.link')} title={title} />
          </section>
          <section aria-labelledby="seats">
            <h2 id="seats">{word('online.seats')}</h2>
            <Knocking room={room} />
            <SeatList room={room} seats={seats} />
          </section>
          <Chat room={room} />
        </div>
        <aside className={css.bill} aria-labelledby="table">
          <div className={css.sheet}>
            <div className={css.map}>
              <MissionMap
                plan={skin.plan(mission, words)}
                marks={skin.marks(mission)}
                label={words.word('home.map', { mission: title })}
              />
            </div>
            <div className={css.paper}>
              <h2 id="table">{title}</h2>
              {entry?.brief && <p>{words.say(entry.brief)}</p>}
              <Played variants={variants} words={words} />
              {isHost ? (
                <>
                  <Button tone="primary" icon="play" wide onClick={() => void start()}>
                    {open.length === 0 ? word('online.start') : word('online.start-open', { n: open.length })}
                  </Button>
                  {open.length > 0 && <p className={css.small}>{word('online.start-brief')}</p>}
                </>
              ) : (
                <p className={css.wait} role="status">
                  {word('online.start-wait', { host: nameOf(around, around.host) })}
                </p>
              )}
              {wrong !== null && (
                <p className={css.wrong} role="alert">
                  {wrong}
                </p>
              )}
            </div>
          </div>
          <div className={css.panel}>
            <HostTools room={room} around={around} />
            <Me name={nameOf(around, around.you)} />
            <p className={css.small}>
              {word('online.kept-until', { date, days: Math.round((card.keptUntil - card.touched) / A_DAY) })}
            </p>
          </div>
        </aside>
      </div>
    </PageFrame>
  );
}
