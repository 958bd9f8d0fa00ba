import { memo, use } from 'react';
import { AroundContext } from '../online/context.ts';
import { SoundSwitch } from '../parts/Sound.tsx';
import { LanguageSwitch } from '../parts/Switches.tsx';
import { DangerSign, PhaseTracker, TopBar } from '../parts/TopBar.tsx';
import type { TableSession } from '../session/session.ts';
import { TellingBar, type TellingState } from '../telling/index.ts';
import type { GameWords } from '../text/words.ts';
import { Menu } from './Menu.tsx';
import type { Seen, Skin } from './skin.ts';
import css from './Table.module.css';

interface HeadingProps {
  seen: Seen;
  session: TableSession;
  isOver: boolean;
  isPlaying: boolean;
  skin: Skin;
  words: GameWords;
  telling: TellingState;
  pocket: boolean;
}

/** Mission, round, phase and danger; speed, language and menu. */
export const Heading = memo(function Heading({
  seen,
  session,
  isOver,
  isPlaying,
  skin,
  words,
  telling,
  pocket,
}: HeadingProps) {
  const online = use(AroundContext);
  const { mission, goal, round, phases, phase, danger } = skin.heading(seen, words);
  return (
    <TopBar
      brand={words.word('page.title')}
      mission={mission}
      goal={goal}
      tracker={<PhaseTracker round={round} label={words.word('table.phase')} phases={phases} current={phase} />}
      danger={<DangerSign level={danger.level} label={pocket ? danger.short : danger.label} />}
    >
      {!pocket && (
        <div className={css.telling}>
          <TellingBar telling={telling} words={words} />
        </div>
      )}
      {!pocket && <SoundSwitch />}
      {online?.bar}
      {!pocket && <LanguageSwitch />}
      <Menu session={session} isOver={isOver} isPlaying={isPlaying} words={words} telling={pocket ? telling : null} />
    </TopBar>
  );
});
