import { useMemo, useState } from 'react';
import { stageOf } from '../games/zombicide/stage.tsx';
import { teller } from '../games/zombicide/teller.tsx';
import { Button } from '../parts/Button.tsx';
import { DangerButton, type DangerLook, TellingBar, type TellingState, WhyButton } from '../telling/index.ts';
import { WhyPaper } from '../telling/Why.tsx';
import { moments, TOLD, tableWords } from './questions.ts';
import { Group, Section } from './Section.tsx';
import css from './Style.module.css';
import type { StyleWords } from './words.ts';

/** What the story is told with: dice, cards that turn over, reasons, danger. */
export function StorySection({ words }: { words: StyleWords }) {
  const [title, lead] = words.sections.story;
  const spoken = tableWords(words.tongue);
  const { view } = useMemo(moments, []).search;
  const [take, setTake] = useState(0);
  const [telling, setTelling] = useState({ speed: 1, paused: false } as Pick<TellingState, 'speed' | 'paused'>);
  const [isOn, setOn] = useState(true);
  const beat = teller.beat(teller.settle(view, null), [{ id: '1.0', event: TOLD.shambled, update: { view } as never }]);
  const state: TellingState = {
    ...telling,
    beat,
    picture: null,
    pace: 240,
    setSpeed: (speed) => setTelling((now) => ({ ...now, speed })),
    pause: (paused) => setTelling((now) => ({ ...now, paused })),
    skip: () => setTake((now) => now + 1),
  };
  const danger: DangerLook = { ...teller.danger(view), isOn, toggle: () => setOn((now) => !now) };
  const reasons = teller.why(view, TOLD.shambled)!;
  return (
    <Section id="story" title={title!} lead={lead!}>
      <div className={css.columns}>
        <Group title={words.dice}>
          <div className={`${css.panel} ${css.padded}`} key={take}>
            {stageOf(TOLD.rolled, spoken, 500)}
            {stageOf(TOLD.carHit, spoken, 500)}
          </div>
        </Group>
        <Group title={words.turned}>
          <div className={`${css.panel} ${css.padded}`}>
            <div className={css.flow} key={take}>
              {stageOf(TOLD.zombieCardDrawn, spoken, 500)}
              {stageOf(TOLD.equipmentDrawn, spoken, 500)}
            </div>
            <Button icon="play" onClick={() => setTake((now) => now + 1)}>
              {words.again}
            </Button>
          </div>
        </Group>
        <Group title={spoken.word('telling.why')}>
          <div className={`${css.panel} ${css.padded} ${css.onPaper}`}>
            <WhyPaper reasons={reasons} words={spoken} />
            <WhyButton teller={teller} view={view} event={TOLD.shambled} words={spoken} />
          </div>
        </Group>
        <Group title={spoken.word('telling.controls')}>
          <div className={`${css.panel} ${css.padded}`}>
            <TellingBar telling={state} words={spoken} />
          </div>
        </Group>
        <Group title={words.threat}>
          <div className={`${css.panel} ${css.padded}`}>
            <DangerButton danger={danger} words={spoken} />
          </div>
        </Group>
      </div>
    </Section>
  );
}
