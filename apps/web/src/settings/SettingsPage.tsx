import { type ReactNode, useState } from 'react';
import { forgetLessons } from '../coach/lessons.ts';
import { Button, Segments } from '../parts/Button.tsx';
import { Volume } from '../parts/Sound.tsx';
import { keepSpeed, keptSpeed, SPEEDS } from '../telling/speed.ts';
import { useAreaWords } from '../text/areaWords.ts';
import css from './Page.module.css';
import { Page } from './Page.tsx';
import { useSettings, WARNINGS } from './settings.ts';
import { type SettingWord, settingText } from './text.ts';

/** What a person can set, and what each of it does. */
export function SettingsPage() {
  const word = useAreaWords(settingText);
  const [{ sound, confirm, askAll, warn, patterns, text, coach, neutral }, change] = useSettings();
  const [speed, setSpeed] = useState(keptSpeed);
  const [isAnew, setAnew] = useState(false);
  const onOff = (of: 'sound' | 'confirm' | 'askAll' | 'patterns' | 'coach' | 'neutral', value: boolean) => (
    <Segments
      label={word(`set.${of}`)}
      value={value ? 'on' : 'off'}
      options={[
        { value: 'on', label: word('set.on') },
        { value: 'off', label: word('set.off') },
      ]}
      onChange={(chosen) => change({ [of]: chosen === 'on' })}
    />
  );
  return (
    <Page title={word('set.title')} lead={word('set.kept')}>
      <div className={css.rows}>
        <Row of="sound" word={word}>
          {onOff('sound', sound)}
          <Volume label={word('set.volume')} />
        </Row>
        <Row of="speed" word={word}>
          <Segments
            label={word('set.speed')}
            value={String(speed)}
            options={SPEEDS.map((one) => ({ value: String(one), label: `${one}×` }))}
            onChange={(chosen) => {
              const next = SPEEDS.find((one) => String(one) === chosen)!;
              keepSpeed(next);
              setSpeed(next);
            }}
          />
        </Row>
        <Row of="text" word={word}>
          <Segments
            label={word('set.text')}
            value={text}
            options={(['normal', 'large', 'larger'] as const).map((value) => ({
              value,
              label: word(`set.text.${value}`),
            }))}
            onChange={(chosen) => change({ text: chosen })}
          />
        </Row>
        <Row of="patterns" word={word}>
          {onOff('patterns', patterns)}
        </Row>
        <Row of="confirm" word={word}>
          {onOff('confirm', confirm)}
        </Row>
        <Row of="askAll" word={word}>
          {onOff('askAll', askAll)}
        </Row>
        <Row of="warn" word={word}>
          <Segments
            label={word('set.warn')}
            value={String(warn)}
            options={WARNINGS.map((one) => ({ value: String(one), label: one === 0 ? word('set.off') : `${one} %` }))}
            onChange={(chosen) => change({ warn: WARNINGS.find((one) => String(one) === chosen)! })}
          />
        </Row>
        <Row of="neutral" word={word}>
          {onOff('neutral', neutral)}
        </Row>
        <Row of="coach" word={word}>
          {onOff('coach', coach)}
          <Button
            tone="quiet"
            onClick={() => {
              forgetLessons();
              change({ coach: true });
              setAnew(true);
            }}
          >
            {word('set.coach.again')}
          </Button>
        </Row>
      </div>
      <p role="status">{isAnew && word('set.coach.done')}</p>
    </Page>
  );
}

type Titled = 'sound' | 'speed' | 'text' | 'patterns' | 'confirm' | 'askAll' | 'warn' | 'neutral' | 'coach';

function Row({ of, word, children }: { of: Titled; word: (id: SettingWord) => string; children: ReactNode }) {
  return (
    <div className={css.row}>
      <b>{word(`set.${of}`)}</b>
      <p>{word(`set.${of}.why`)}</p>
      <div>{children}</div>
    </div>
  );
}
