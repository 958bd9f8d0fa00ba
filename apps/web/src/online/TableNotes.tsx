import { decider } from '@shamble/kernel';
import type { Drawn } from '../home/shelf.ts';
import { Button } from '../parts/Button.tsx';
import type { TableSession } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { answerInWords } from '../table/answerInWords.ts';
import { seatText } from '../table/seatText.ts';
import { seatName } from '../table/words.ts';
import { useAreaWords } from '../text/areaWords.ts';
import type { GameWords } from '../text/words.ts';
import { Conceding } from './Conceding.tsx';
import { Knocking } from './Knocking.tsx';
import { LineNote } from './LineNote.tsx';
import css from './Online.module.css';
import { isHost, mayHandOn, maySit, sittingIn } from './room.ts';
import type { SeatShown } from './SeatList.tsx';
import { onlineText } from './text.ts';
import { useErrands } from './useErrands.ts';
import { type OpenRoom, usePicture } from './useRoom.ts';

interface NotesProps {
  room: OpenRoom;
  session: TableSession;
  drawn: Drawn;
  words: GameWords;
  seats: readonly SeatShown[];
}

/** Over the board of a table online: the line, what was missed, proposals, undo asked for, who is away. */
export function TableNotes(props: NotesProps) {
  return (
    <>
      <LineNote room={props.room} />
      <Since {...props} />
      <Proposals {...props} />
      <AskedUndo {...props} />
      <Conceding room={props.room} />
      <Knocking room={props.room} />
      <Absent {...props} />
    </>
  );
}

const MOST_LINES = 40;

/** What happened while one was away. */
function Since({ room, session, words }: NotesProps) {
  const word = useAreaWords(onlineText);
  const { missed } = usePicture(room);
  const { view } = useSession(session);
  if (missed === null || missed.events.length === 0 || view === null) return null;
  const shown = missed.events.slice(-MOST_LINES);
  const left = missed.left + missed.events.length - shown.length;
  return (
    <section className={css.since} aria-labelledby="since">
      <h2 id="since">{word('online.since')}</h2>
      <ol>
        {left > 0 && <li className={css.mute}>{word('online.since-more', { n: left })}</li>}
        {shown.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <li key={at}>{words.event(view, event)}</li>
        ))}
      </ol>
      <Button tone="primary" onClick={() => room.book.forget()}>
        {word('online.since-read')}
      </Button>
    </section>
  );
}

/** Where several choose together: what was proposed, and who decides. */
function Proposals({ session, drawn, words }: NotesProps) {
  const word = useAreaWords(onlineText);
  const seatWord = useAreaWords(seatText);
  const { settled, offer, seat, seats, view, update, sending } = useSession(session);
  const pending = settled?.view.pending ?? null;
  if (settled === null || pending === null || typeof pending.who === 'string' || view === null) return null;
  if (settled.outcome !== null || settled.offer === null) return null;
  const name = (one: string): string => seatName(view, drawn.game, one, words, update?.holders);
  const judge = decider(pending.who);
  const isJudge = seats.includes(judge);
  const proposals = pending.proposals ?? [];
  const inWords = (answer: unknown): string => answerInWords(view, settled.offer!, answer, words, seatWord);
  if (proposals.length === 0 && isJudge) return null;
  return (
    <section className={css.note} role="status" data-proposals={proposals.length}>
      {!isJudge && proposals.length === 0 && <p>{word('online.decides', { name: name(judge) })}</p>}
      {proposals.map(({ seat: by, answer }) => (
        <div key={by} className={css.proposal}>
          <p>
            {seats.includes(by) || by === seat
              ? word('online.you-propose', { what: inWords(answer) })
              : word('online.proposes', { name: name(by), what: inWords(answer) })}
          </p>
          {isJudge && offer !== null && (
            <Button tone="primary" disabled={sending !== null} onClick={() => void session.answer(answer)}>
              {word('online.accept')}
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}

/** Whoever asks to go back waits for the others. They are asked by the table itself. */
function AskedUndo({ session }: NotesProps) {
  const word = useAreaWords(onlineText);
  const { undo, seats } = useSession(session);
  if (undo.asked === null || !seats.includes(undo.asked.seat)) return null;
  return (
    <section className={css.note} role="status">
      <p>{word('online.undo-asked')}</p>
    </section>
  );
}

/** The one who is to answer is not here, or nobody sits there. */
function Absent({ room, session, seats }: NotesProps) {
  const word = useAreaWords(onlineText);
  const picture = usePicture(room);
  const { view, outcome } = useSession(session);
  const { run } = useErrands(room.line);
  const { room: around } = picture;
  const who = view?.pending?.who;
  if (who === undefined || around === null || outcome !== null) return null;
  const seat = decider(who);
  const sitting = sittingIn(picture, seat);
  const name = seats.find((one) => one.seat === seat)?.name ?? seat;
  if (sitting.by === 'bot' || (sitting.by === 'person' && (sitting.here || sitting.id === around.you))) return null;
  const isOpen = sitting.by === 'open';
  const canSit = maySit(around, seat, sitting);
  // The prompt says already for whom everyone waits.
  if (!isHost(around) && !canSit) return null;
  return (
    <section className={css.note} role="status" data-absent={seat}>
      <p>{isOpen ? word('online.open-asked', { seat: name }) : word('online.absent', { name: sitting.name })}</p>
      {canSit && (
        <Button tone="primary" onClick={() => void run({ say: 'sit', seat })}>
          {word('online.sit')}
        </Button>
      )}
      {mayHandOn(around, sitting) && (
        <>
          <Button onClick={() => void run({ say: 'leave', seat, to: 'bot' })}>
            {isOpen ? word('online.to-bot') : word('online.absent-bot', { name: sitting.name })}
          </Button>
          {!around.offered.includes(seat) && (
            <Button onClick={() => void run({ say: 'offer', seat, offered: true })}>{word('online.offer')}</Button>
          )}
        </>
      )}
    </section>
  );
}
