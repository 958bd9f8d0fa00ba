import type { CrewMember } from '../parts/Crew.tsx';
import { Icon } from '../press/Icon.tsx';
import type { Figures } from '../table/skin.ts';
import { useAreaWords } from '../text/areaWords.ts';
import type { GameWords } from '../text/words.ts';
import css from './End.module.css';
import type { Round } from './summary.ts';
import { endText } from './text.ts';

interface RoundsProps {
  rounds: readonly Round[];
  crew: readonly CrewMember[];
  kinds: Figures['kinds'];
  words: GameWords;
}

const HIGH = 56;

/** The game round by round: a bar for the first of the figures, a sign for what mattered. */
export function Rounds({ rounds, crew, kinds, words }: RoundsProps) {
  const word = useAreaWords(endText);
  const most = Math.max(1, ...rounds.map(({ n }) => n));
  const what = words.say({ id: `figure.${kinds[0]!.id}` });
  const nameOf = (hero: string | null): string => crew.find(({ id }) => id === hero)?.name ?? '';
  return (
    <section className={css.rounds} aria-label={word('end.time')}>
      <h3 className="caption">{word('end.time')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol tabIndex={0}>
        {rounds.map(({ round, n, marks }) => (
          <li key={round}>
            <span className="sr">{word('end.round', { round })}</span>
            <span className={css.signs}>
              {marks.map(({ key, icon, what: kind, hero }) => (
                <span key={key} title={`${words.say({ id: `figure.${kind}` })} ${nameOf(hero)}`}>
                  <Icon name={icon} size={17} />
                  <span className="sr">
                    {words.say({ id: `figure.${kind}` })} {nameOf(hero)}
                  </span>
                </span>
              ))}
            </span>
            <span className={css.bar} style={{ height: Math.round((HIGH * n) / most) }} />
            <span className={css.count}>
              <span className="sr">{word('end.count', { what, n })}</span>
              <span aria-hidden="true">{n > 0 ? n : ''}</span>
            </span>
            <b aria-hidden="true">{round}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
