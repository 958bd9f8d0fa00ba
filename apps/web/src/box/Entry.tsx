import { type BoxEntry, type BoxPart, entryFaults } from '@shamble/kernel';
import { useMemo } from 'react';
import { MissionMap } from '../home/MissionMap.tsx';
import { Button } from '../parts/Button.tsx';
import type { Skin } from '../table/skin.ts';
import { useAreaWords } from '../text/areaWords.ts';
import { capital } from '../text/capital.ts';
import type { GameWords } from '../text/words.ts';
import css from './Box.module.css';
import { Several } from './Field.tsx';
import { boxText } from './text.ts';

interface EntryProps {
  part: BoxPart;
  entry: BoxEntry;
  isOwn: boolean;
  skin: Skin;
  words: GameWords;
  onChange: (entry: BoxEntry) => void;
}

/** One entry: its fields, what is wrong with it, and what it looks like. */
export function Entry({ part, entry, isOwn, skin, words, onChange }: EntryProps) {
  const word = useAreaWords(boxText);
  const faults = useMemo(() => entryFaults(part, entry), [part, entry]);
  const name = capital(words.say(part.called(entry)));
  const reset = (): void => onChange(part.shipped.find(({ id }) => id === entry.id)!);
  return (
    <article className={css.entry} aria-labelledby="entry">
      <header>
        <h2 id="entry">{name}</h2>
        <Button tone="quiet" disabled={!isOwn} onClick={reset}>
          {word('box.reset')}
        </Button>
      </header>
      <div className={css.both}>
        <Several
          {...{ part, entry, words }}
          form={part.form}
          label={name}
          value={entry as never}
          onChange={(next) => onChange({ ...(next as unknown as BoxEntry), id: entry.id })}
        />
        <aside>
          <h3>{word(faults.length === 0 ? 'box.preview' : 'box.faults')}</h3>
          <div role="status">
            {faults.length === 0 ? (
              <p className={css.fine}>{word('box.fine')}</p>
            ) : (
              <ul className={css.faults}>
                {faults.map(({ sentence, says }) => (
                  <li key={sentence}>{capital(says === null ? sentence : words.say(says))}.</li>
                ))}
              </ul>
            )}
          </div>
          {faults.length === 0 && <Preview {...{ part, entry, skin, words, name }} />}
        </aside>
      </div>
    </article>
  );
}

/** The map of a mission, or whatever the skin draws of it. */
function Preview({ part, entry, skin, words, name }: Omit<EntryProps, 'isOwn' | 'onChange'> & { name: string }) {
  const mission = useMemo(() => part.mission?.(entry), [part, entry]);
  if (mission === undefined) return skin.boxed?.(part.id, entry, words) ?? null;
  return (
    <div className={css.map}>
      <MissionMap
        plan={skin.plan(mission, words)}
        marks={skin.marks(mission)}
        label={words.word('home.map', { mission: name })}
      />
    </div>
  );
}
