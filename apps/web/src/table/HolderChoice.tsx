import { useEffect, useState } from 'react';
import { Segments } from '../parts/Button.tsx';
import { type Holder, LONGEST_NAME } from '../session/holders.ts';
import { type AreaWord, useAreaWords } from '../text/areaWords.ts';
import css from './Seats.module.css';
import { type SeatWord, seatText } from './seatText.ts';

interface HolderProps {
  /** What the seat is called. */
  seat: string;
  holder: Holder;
  /** Names of bots, the best first. */
  bots: readonly string[];
  onChange: (holder: Holder) => void;
}

/** What a bot is called, and how it plays; one nobody has described goes by its own name. */
export const botTitle = (word: AreaWord<SeatWord>, bot: string): string =>
  `bot.${bot}` in seatText.en ? word(`bot.${bot}` as SeatWord) : bot;
const botText = (word: AreaWord<SeatWord>, bot: string): string =>
  `bot.${bot}.text` in seatText.en ? word(`bot.${bot}.text` as SeatWord) : '';

/** Who plays for a seat: me, somebody here with a name, or a bot. */
export function HolderChoice({ seat, holder, bots, onChange }: HolderProps) {
  const word = useAreaWords(seatText);
  const kinds = (['me', 'other', 'bot'] as const).map((value) => ({ value, label: word(`seat.${value}`) }));
  const choose = (who: Holder['who']): void => {
    if (who === holder.who) return;
    onChange(who === 'me' ? { who } : who === 'bot' ? { who, bot: bots[0]! } : { who, name: '' });
  };
  return (
    <div className={css.holder}>
      <Segments label={word('seat.who', { seat })} value={holder.who} options={kinds} onChange={choose} />
      {holder.who === 'other' && (
        <NameField seat={seat} name={holder.name} onChange={(name) => onChange({ who: 'other', name })} />
      )}
      {holder.who === 'bot' && (
        <>
          <Segments
            label={word('seat.bot-of', { seat })}
            value={holder.bot}
            options={bots.map((bot) => ({ value: bot, label: botTitle(word, bot) }))}
            onChange={(bot) => onChange({ who: 'bot', bot })}
          />
          <p className={css.text}>{botText(word, holder.bot)}</p>
        </>
      )}
    </div>
  );
}

/** Said when it is written, not letter by letter. */
function NameField({ seat, name, onChange }: { seat: string; name: string; onChange: (name: string) => void }) {
  const word = useAreaWords(seatText);
  const [draft, setDraft] = useState(name);
  useEffect(() => setDraft(name), [name]);
  const say = (): void => {
    if (draft.trim() !== name) onChange(draft.trim());
  };
  return (
    <input
      className={css.name}
      value={draft}
      maxLength={LONGEST_NAME}
      placeholder={word('seat.name')}
      aria-label={word('seat.name-of', { seat })}
      autoComplete="off"
      onChange={(event) => setDraft(event.target.value)}
      onBlur={say}
      onKeyDown={(event) => event.key === 'Enter' && say()}
    />
  );
}
