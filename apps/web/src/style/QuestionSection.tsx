import { useEffect, useMemo, useState } from 'react';
import { OfferControl } from '../controls/index.ts';
import type { Faces } from '../controls/types.ts';
import { faces } from '../games/zombicide/faces.tsx';
import { skin } from '../games/zombicide/skin.ts';
import type { GameWords } from '../text/words.ts';
import { type Moment, moments, SOME, tableWords } from './questions.ts';
import { Group, Section } from './Section.tsx';
import css from './Style.module.css';
import type { StyleWords } from './words.ts';

/** Of the cards somebody holds, several. */
const SEVERAL: Faces = {
  ...faces,
  option: (view, _choice, slot, words, rules) => faces.option(view, 'loseCard', slot, words, rules),
};

/** Every question in the middle of something, as the rules put it. */
export function QuestionSection({ words }: { words: StyleWords }) {
  const [title, lead] = words.sections.questions;
  const { small, search, trade } = useMemo(moments, []);
  const spoken = tableWords(words.tongue);
  const [rules, setRules] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    void skin.clauses[words.tongue]().then(({ default: told }) => setRules(told));
  }, [words.tongue]);
  const lost = small.find(({ choice }) => choice === 'loseCard')!;
  return (
    <Section id="questions" title={title!} lead={lead!}>
      <div className={css.columns}>
        {small.map((moment) => (
          <Question key={moment.choice} moment={moment} words={spoken} rules={rules} />
        ))}
        <Question moment={{ ...lost, offer: SOME }} words={spoken} rules={rules} faces={SEVERAL} />
      </div>
      {[search, trade].map((moment, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of the same kind
        <div key={i} className={css.wide}>
          <Question moment={moment} words={spoken} rules={rules} />
        </div>
      ))}
    </Section>
  );
}

interface QuestionProps {
  moment: Moment;
  words: GameWords;
  rules: Readonly<Record<string, string>>;
  faces?: Faces;
}

function Question({ moment: { choice, view, offer }, words, rules, faces: drawn = faces }: QuestionProps) {
  const [answer, setAnswer] = useState('');
  return (
    <Group title={words.prompt(view) ?? ''}>
      <div className={`${css.panel} ${css.asked}`}>
        <OfferControl
          offer={offer}
          choice={choice}
          view={view}
          words={words}
          faces={drawn}
          rules={rules}
          onAnswer={(given) => setAnswer(JSON.stringify(given))}
        />
        {answer && <code>{answer}</code>}
      </div>
    </Group>
  );
}
