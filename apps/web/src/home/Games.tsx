import { useMemo } from 'react';
import { halftone } from '../press/halftone.ts';
import { useTongue } from '../text/useWords.ts';
import { gameWords } from '../text/words.ts';
import type { Charted } from './charts.ts';
import css from './Home.module.css';
import { MissionMap } from './MissionMap.tsx';

const DOTS = halftone([0, 0, 900, 96], { step: 11, dot: 5.4 }, (x, y) => (x * 0.5 + y - 200) / 400);

const newTable = (game: string, mission?: string): string =>
  `/new?game=${game}${mission === undefined ? '' : `&mission=${encodeURIComponent(mission)}`}`;

/** A game in its own inks, with all its missions: each leads to a new table. */
export function Game({ game, map }: Charted) {
  const [tongue] = useTongue();
  const words = useMemo(() => gameWords(tongue, game), [tongue, game]);
  const { missions } = game.pack;
  const min = Math.min(...missions.map(({ seats }) => seats.min));
  const max = Math.max(...missions.map(({ seats }) => seats.max));
  return (
    <section className={css.section} aria-labelledby={`game-${game.id}`} data-press={map.press}>
      <div className={css.band}>
        <svg className={css.dots} viewBox="0 0 900 96" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
          <path d={DOTS} />
        </svg>
        <div>
          <h2 id={`game-${game.id}`}>{words.title}</h2>
          <p>{words.word('home.game', { missions: missions.length, min, max })}</p>
        </div>
        <div className={css.ways}>
          <a href={newTable(game.id)} aria-label={`${words.word('home.new')}: ${words.title}`}>
            {words.word('home.new')}
          </a>
        </div>
      </div>
      <ul className={css.missions}>
        {missions.map((mission) => {
          const title = words.say(mission.title);
          return (
            <li key={mission.id}>
              <a className={css.mission} href={newTable(game.id, mission.id)}>
                <span className={css.map}>
                  <MissionMap
                    plan={map.plan(mission.id, words)}
                    marks={map.marks(mission.id)}
                    label={words.word('home.map', { mission: title })}
                  />
                </span>
                <span className={css.about}>
                  <b>{title}</b>
                  {mission.group && <em className={css.group}>{words.say(mission.group)}</em>}
                  {mission.heading && <span className={css.heading}>{words.say(mission.heading)}</span>}
                  {mission.brief && <span>{words.say(mission.brief)}</span>}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
