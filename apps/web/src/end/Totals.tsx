import type { CrewMember } from '../parts/Crew.tsx';
import { Portrait } from '../pieces/Portrait.tsx';
import { Icon } from '../press/Icon.tsx';
import type { Figures } from '../table/skin.ts';
import { useAreaWords } from '../text/areaWords.ts';
import type { GameWords } from '../text/words.ts';
import css from './End.module.css';
import type { Summary } from './summary.ts';
import { endText } from './text.ts';

interface TotalsProps {
  totals: Summary['totals'];
  crew: readonly CrewMember[];
  kinds: Figures['kinds'];
  words: GameWords;
}

/** Everybody's figures side by side; the most of each stands out. */
export function Totals({ totals, crew, kinds, words }: TotalsProps) {
  const word = useAreaWords(endText);
  const counted = kinds.filter(({ id }) => Object.values(totals[id] ?? {}).some((n) => n > 0));
  if (counted.length === 0) return null;
  return (
    <table className={css.totals}>
      <caption className="caption">{word('end.figures')}</caption>
      <thead>
        <tr>
          <td />
          {crew.map(({ id, name, look, state }) => (
            <th key={id} scope="col">
              <Portrait name={look.portrait} inks={look.inks} crop="8 4 84 84" spent={state === 'dead'} />
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counted.map(({ id, icon }) => {
          const row = crew.map((member) => totals[id]?.[member.id] ?? 0);
          const most = Math.max(...row);
          return (
            <tr key={id}>
              <th scope="row">
                <Icon name={icon} size={18} />
                <span>{words.say({ id: `figure.${id}` })}</span>
              </th>
              {row.map((n, at) => (
                <td key={crew[at]!.id} className={n === 0 ? css.none : n === most ? css.most : undefined}>
                  {n}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
