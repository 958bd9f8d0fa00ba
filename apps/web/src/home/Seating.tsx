import { type CSSProperties, useRef, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Skills } from '../parts/Skills.tsx';
import { Portrait } from '../pieces/Portrait.tsx';
import type { Holder } from '../session/holders.ts';
import { HolderChoice } from '../table/HolderChoice.tsx';
import type { HeroEntry } from '../table/skin.ts';
import { useAreaWords } from '../text/areaWords.ts';
import css from './NewTable.module.css';
import { newText } from './text.ts';

/** A seat of the table that is being laid. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly holder: Holder;
  readonly heroes: readonly HeroEntry[];
}

interface SeatingProps {
  places: readonly Place[];
  /** Everybody there is to choose from; nobody where the game leaves no choice. */
  roster: readonly HeroEntry[];
  bots: readonly string[];
  onHolder: (seat: number, holder: Holder) => void;
  onHeroes: (heroes: readonly string[]) => void;
}

/** Who plays for each seat, and with whom. */
export function Seating({ places, roster, bots, onHolder, onHeroes }: SeatingProps) {
  const word = useAreaWords(newText);
  const [marked, setMarked] = useState(0);
  const chosen = places.flatMap(({ heroes }) => heroes);
  const at = Math.min(marked, Math.max(0, chosen.length - 1));
  const seatOf = (hero: HeroEntry): Place | undefined =>
    places.find(({ heroes }) => heroes.some(({ id }) => id === hero.id));
  const take = (hero: HeroEntry): void => {
    const there = chosen.findIndex(({ id }) => id === hero.id);
    const ids = chosen.map(({ id }) => id);
    if (there >= 0) ids[there] = ids[at]!;
    ids[at] = hero.id;
    onHeroes(ids);
    if (there < 0) setMarked((at + 1) % chosen.length);
  };
  const firsts = places.map((_, seat) => places.slice(0, seat).reduce((sum, { heroes }) => sum + heroes.length, 0));
  return (
    <>
      <ul className={css.places}>
        {places.map(({ id, name, holder, heroes }, seat) => (
          <li key={id} className={css.place}>
            <div className={css.who}>
              <h3>{name}</h3>
              <HolderChoice seat={name} holder={holder} bots={bots} onChange={(now) => onHolder(seat, now)} />
            </div>
            {heroes.length > 0 && (
              <div className={css.slots}>
                {heroes.map((hero, i) => {
                  const slot = firsts[seat]! + i;
                  return (
                    <button
                      key={hero.id}
                      type="button"
                      className={css.slot}
                      aria-pressed={slot === at}
                      aria-label={word('new.slot', { hero: hero.name, seat: name })}
                      onClick={() => setMarked(slot)}
                    >
                      <Portrait name={hero.look.portrait} inks={hero.look.inks} crop="8 2 84 84" />
                      <span>{hero.name}</span>
                    </button>
                  );
                })}
              </div>
            )}
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <Roster
          roster={roster}
          label={(hero) =>
            hero.id === chosen[at]!.id
              ? word('new.plays', { hero: hero.name, seat: seatOf(hero)!.name })
              : word('new.takes', { hero: hero.name, other: chosen[at]!.name })
          }
          seatOf={(hero) => seatOf(hero)?.name ?? null}
          marked={chosen[at]!.id}
          onTake={take}
          onChance={() => onHeroes(shuffled(roster.map(({ id }) => id)))}
        />
      )}
    </>
  );
}

function shuffled(ids: string[]): string[] {
  for (let i = ids.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [ids[i], ids[j]] = [ids[j]!, ids[i]!];
  }
  return ids;
}

interface RosterProps {
  roster: readonly HeroEntry[];
  label: (hero: HeroEntry) => string;
  seatOf: (hero: HeroEntry) => string | null;
  marked: string;
  onTake: (hero: HeroEntry) => void;
  onChance: () => void;
}

function Roster({ roster, label, seatOf, marked, onTake, onChance }: RosterProps) {
  const word = useAreaWords(newText);
  return (
    <>
      <div className={css.lead}>
        <p>{word('new.heroes-lead')}</p>
        <Button tone="quiet" onClick={onChance}>
          {word('new.by-chance')}
        </Button>
      </div>
      <ul className={css.roster}>
        {roster.map((hero) => {
          const seat = seatOf(hero);
          return (
            <li key={hero.id}>
              <button
                type="button"
                className={`${css.hero} ${seat === null ? '' : css.hired} ${hero.id === marked ? css.marked : ''}`}
                style={{ '--hero': hero.look.inks.ink } as CSSProperties}
                aria-pressed={seat !== null}
                title={label(hero)}
                onClick={() => onTake(hero)}
              >
                <Portrait name={hero.look.portrait} inks={hero.look.inks} crop="6 0 88 100" className={css.face} />
                <span className={css.name}>
                  <b>{hero.name}</b>
                  {seat !== null && <small>{seat}</small>}
                </span>
              </button>
              <Skills skills={hero.skills} label={hero.name} notYet="" />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** More heroes, from a file of somebody's own. */
export function HeroFile({ onFile }: { onFile: (text: string) => void }) {
  const word = useAreaWords(newText);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button tone="quiet" onClick={() => field.current?.click()}>
        {word('new.more')}
      </Button>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={word('new.more')}
        onChange={(event) => void event.target.files?.[0]?.text().then(onFile)}
      />
    </>
  );
}
