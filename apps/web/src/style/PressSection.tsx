import { patternId } from '../press/press.ts';
import { Group, Section } from './Section.tsx';
import css from './Style.module.css';
import type { StyleWords } from './words.ts';

const INKS = [
  'ink',
  'night',
  'panel',
  'raise',
  'rule',
  'bone',
  'straw',
  'accent',
  'blood',
  'acid',
  'amy',
  'doug',
  'josh',
  'ned',
  'phil',
  'wanda',
  'street',
  'pave',
  'kerb',
  'zebra',
];
const PLATES = [
  'wood-lit',
  'parquet-lit',
  'kitchen-lit',
  'diner-lit',
  'bath-lit',
  'rose-lit',
  'blue-lit',
  'clinic-lit',
  'lino-lit',
  'concrete-lit',
  'earth-lit',
  'tape',
  'hazard',
  'dots',
  'shade',
  'leopard',
];

export function PressSection({ words }: { words: StyleWords }) {
  const [title, lead] = words.sections.press;
  return (
    <Section id="press" title={title!} lead={lead!}>
      <div className={css.columns}>
        <Group title={words.inksTitle}>
          <ul className={css.inks}>
            {INKS.map((ink) => (
              <li key={ink}>
                <i style={{ background: `var(--${ink})` }} />
                {ink}
              </li>
            ))}
          </ul>
        </Group>
        <Group title={words.typeTitle}>
          <div className={css.type}>
            <p style={{ font: '900 60px/1 var(--display)' }}>{words.sampleName}</p>
            <p style={{ font: '900 34px/1 var(--display)' }}>{words.prompt}</p>
            <p style={{ font: '900 20px/1 var(--display)' }}>Amy, Doug, Josh, Ned, Phil, Wanda</p>
            <p style={{ font: '700 16px/1.3 var(--body)' }}>{words.act.open}</p>
            <p style={{ font: '500 14px/1.4 var(--body)' }}>{words.sampleRead}</p>
            <p className="caption">{words.backpack}</p>
          </div>
        </Group>
        <Group title={words.dotsTitle}>
          <ul className={css.plates}>
            {PLATES.map((plate) => (
              <li key={plate}>
                <svg viewBox="0 0 84 52" aria-hidden="true">
                  <rect width="84" height="52" fill="var(--street)" />
                  <rect width="84" height="52" fill={`url(#${patternId('zombicide', plate)})`} />
                </svg>
                {plate}
              </li>
            ))}
          </ul>
        </Group>
      </div>
    </Section>
  );
}
