import { expect, test } from 'vitest';
import { type Heard, Reader } from './person/reader.ts';
import { SLOW, visits, withLuck } from './person/visit.ts';

const { visit } = visits();

/** Far more than the tutorial takes. */
const MOST = 150;

test('the tutorial is played to its end by ear and by keyboard', { timeout: SLOW }, async () => {
  const reader = await Reader.at(await visit('/', { coach: true, before: withLuck(7) }));
  await reader.press(await reader.until('the tutorial', button('Play the tutorial')));
  const asked = new Set<string>();
  for (let answers = 0; answers < MOST; answers++) {
    const now = await reader.until('a question, or the end', (all) => ended(all) ?? question(all));
    if (now.role === 'end') {
      expect(asked.size).toBeGreaterThan(5);
      return;
    }
    asked.add(now.name);
    // Nobody has to look for the question: it is read out.
    expect(now.within.some(({ is }) => is.live === 'polite')).toBe(true);
    reader.story.push(`hears ${now.name}`);
    await answer(reader);
  }
  throw new Error(`After ${MOST} answers it goes on.\n${reader.story.join('\n')}`);
});

const button =
  (name: string) =>
  (all: readonly Heard[]): Heard | undefined =>
    all.find((one) => one.role === 'button' && one.name === name && one.is.disabled !== true);

const ended = (all: readonly Heard[]): Heard | undefined => {
  const heading = all.find(({ role, name }) => role === 'heading' && /^(won|lost)$/i.test(name));
  return heading && { ...heading, role: 'end' };
};

/** The question, once it can be answered. */
const question = (all: readonly Heard[]): Heard | undefined =>
  button('Skip')(all) || !button('Hint')(all) || answersIn(all).length === 0
    ? undefined
    : all.find(({ role, is, within }) => role === 'heading' && is.level === 2 && within.some((one) => one.is.live));

const answersIn = (all: readonly Heard[]): readonly Heard[] =>
  all.filter(
    ({ role, within, is }) =>
      role === 'button' && is.disabled !== true && within.some(({ name }) => name === 'What can be done'),
  );

/** Asks for a hint, and does what it says. */
async function answer(reader: Reader): Promise<void> {
  const hintIn = (all: readonly Heard[]): string | undefined =>
    all.flatMap(({ role, text, within }) =>
      role === 'paragraph' && within.some((one) => one.role === 'status')
        ? (/^(?:The best that was found|The usual answer would be): (.+)/.exec(text)?.[1] ?? [])
        : [],
    )[0];
  await reader.press(await reader.until('the button for a hint', button('Hint')));
  const { hint, answers } = await reader.until('a hint', (all) => {
    const found = hintIn(all);
    return found === undefined ? undefined : { hint: found, answers: answersIn(all) };
  });
  reader.story.push(`is told ${hint}`);
  if (answers.some(({ name }) => name.startsWith('Confirm'))) await confirm(reader);
  else if (!(await reader.tryPress(likest(isIdle(hint) ? 'End the turn' : hint, answers)))) {
    // What was still told has closed the open row when it was over: the hint is asked for again.
    await answer(reader);
    return;
  }
  const next = await reader.until('what comes next', (all) => (hintIn(all) === hint ? warning(all) : all));
  // Whoever gives something up is asked once whether he means it.
  if ('role' in next) {
    await reader.press(next);
    await reader.until('what comes next', (all) => (hintIn(all) === hint ? undefined : all));
  }
}

/** What would be lost, said on the row that was pressed. */
const warning = (all: readonly Heard[]): Heard | undefined =>
  answersIn(all).find(({ name }) => /again to end/.test(name));

/** Whoever confirms cards as they are changes nothing by it, which costs nothing: he might go on so for ever. */
const isIdle = (hint: string): boolean => /^(Reorganise|Exchange)\b/.test(hint);

/** Puts every card where there is room, and confirms the rest as it is. */
async function confirm(reader: Reader): Promise<void> {
  const first = (what: string, fits: (name: string) => boolean) =>
    reader.until(what, (all) => answersIn(all).find(({ name }) => fits(name)));
  const next = () => first('something to do', (name) => name.includes('Not placed yet') || name.startsWith('Confirm'));
  for (let one = await next(); !one.name.startsWith('Confirm'); one = await next()) {
    await reader.press(one);
    await reader.press(await first('a place', (name) => /^Put .*Empty$|^Put .*Discard/.test(name)));
  }
  await reader.press(await next());
}

/** What sounds most like it; of an open row, one of its targets. */
function likest(hint: string, answers: readonly Heard[]): Heard {
  const lists = ({ within }: Heard): number => within.filter(({ role }) => role === 'list').length;
  const deepest = Math.max(...answers.map(lists));
  const heard = new Set(wordsIn(hint));
  const alike = (one: Heard): number => {
    const words = wordsIn(one.name);
    return words.filter((word) => heard.has(word)).length - words.length / 100;
  };
  const [best] = answers.filter((one) => lists(one) === deepest).sort((a, b) => alike(b) - alike(a));
  return best!;
}

const wordsIn = (said: string): readonly string[] => said.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
