import type { MissionEntry } from '@shamble/kernel';
import { Fragment } from 'react';
import type { Skin } from '../table/skin.ts';
import type { GameWords } from '../text/words.ts';
import { MissionMap } from './MissionMap.tsx';
import css from './NewTable.module.css';

interface WallProps {
  missions: readonly MissionEntry[];
  skin: Skin;
  words: GameWords;
  label: string;
  value: string;
  onChange: (mission: string) => void;
}

/** All missions of a game as small posters; one is chosen. */
export function MissionWall({ missions, skin, words, label, value, onChange }: WallProps) {
  return (
    <fieldset className={css.wall}>
      <legend className="sr">{label}</legend>
      {missions.map(({ id, title, heading, group }, at) => {
        const name = words.say(title);
        const isFirst = group !== undefined && group.id !== missions[at - 1]?.group?.id;
        return (
          <Fragment key={id}>
            {isFirst && <b className={css.group}>{words.say(group)}</b>}
            <label className={`${css.mission} ${id === value ? css.chosen : ''}`}>
              <input
                type="radio"
                className="sr"
                name="mission"
                value={id}
                checked={id === value}
                onChange={() => onChange(id)}
              />
              <span className={css.thumb} aria-hidden="true">
                <MissionMap plan={skin.plan(id, words)} marks={skin.marks(id)} label="" />
              </span>
              <span className={css.about}>
                <b>{name}</b>
                {heading && <small>{words.say(heading)}</small>}
              </span>
            </label>
          </Fragment>
        );
      })}
    </fieldset>
  );
}
