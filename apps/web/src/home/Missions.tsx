import type { MissionEntry } from '@shamble/kernel';
import { useMemo, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import type { NewTable } from '../link/messages.ts';
import { Button, Segments } from '../parts/Button.tsx';
import type { Skin } from '../table/skin.ts';
import { skinWords } from '../table/words.ts';
import { useTongue } from '../text/useWords.ts';
import type { GameWords } from '../text/words.ts';
import css from './Home.module.css';
import { MissionMap } from './MissionMap.tsx';

interface MissionsProps {
  game: LoadedGame;
  skin: Skin;
  disabled: boolean;
  onPlay: (wanted: NewTable) => void;
}

/** All missions of the game, each with its plan. */
export function Missions({ game, skin, disabled, onPlay }: MissionsProps) {
  const [tongue] = useTongue();
  const words = useMemo(() => skinWords(tongue, game, skin), [tongue, game, skin]);
  return (
    <section className={css.section} aria-labelledby="missions">
      <h2 id="missions">
        {words.title}: {words.word('home.missions')}
      </h2>
      <ul className={css.missions}>
        {game.pack.missions.map((mission) => (
          <Mission
            key={mission.id}
            mission={mission}
            game={game}
            skin={skin}
            words={words}
            disabled={disabled}
            onPlay={onPlay}
          />
        ))}
      </ul>
    </section>
  );
}

const seatsOf = ({ seats: { min, max, except = [] } }: MissionEntry): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((n) => !except.includes(n));

function Mission({
  mission,
  game,
  skin,
  words,
  disabled,
  onPlay,
}: MissionsProps & { mission: MissionEntry; words: GameWords }) {
  const { id, provenance } = mission;
  const title = words.say(mission.title);
  const counts = seatsOf(mission);
  const [players, setPlayers] = useState(counts[0]!);
  const plan = skin.plan(id, words);
  return (
    <li className={css.mission}>
      <div className={css.map}>
        <MissionMap plan={plan} marks={skin.marks(id)} label={words.word('home.map', { mission: title })} />
      </div>
      <div className={css.about}>
        <h3>{title}</h3>
        {mission.heading && <p className={css.heading}>{words.say(mission.heading)}</p>}
        {mission.brief && <p>{words.say(mission.brief)}</p>}
        {provenance === 'reconstructed' && <p className={css.small}>{words.word('home.reconstructed')}</p>}
        <div className={css.choose}>
          <div>
            <span className="caption">{words.word('home.players')}</span>
            <Segments
              label={`${words.word('home.players')}: ${title}`}
              value={String(players)}
              options={counts.map((n) => ({ value: String(n), label: String(n) }))}
              onChange={(value) => setPlayers(Number(value))}
            />
          </div>
          <Button
            tone="primary"
            disabled={disabled}
            label={words.word('home.open', { mission: title })}
            onClick={() => onPlay({ game: game.id, options: game.pack.options(id, players, []) })}
          >
            {words.word('home.start')}
          </Button>
        </div>
      </div>
    </li>
  );
}
