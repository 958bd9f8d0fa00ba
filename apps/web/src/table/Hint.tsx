import type { Advised } from '@shamble/bots';
import { lazy, type ReactNode, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import type { SessionState } from '../session/state.ts';
import { useAreaWords } from '../text/areaWords.ts';
import type { GameWords } from '../text/words.ts';
import { BotSaid } from './BotSaid.tsx';
import css from './Seats.module.css';
import { seatText } from './seatText.ts';
import type { Acting } from './useActing.ts';

/** Only who asks for a hint fetches it. */
const Advice = lazy(async () => ({ default: (await import('./Advice.tsx')).Advice }));

interface HintProps {
  state: SessionState;
  words: GameWords;
  acting: Acting;
  /** What stands beside the button. */
  children: ReactNode;
}

interface Given {
  /** The question that it is about. */
  readonly n: number;
  /** Null while it is thought about. */
  readonly text: string | null;
  /** The answer as the list of actions knows it. */
  readonly key?: string;
  /** The best options, where several were weighed. */
  readonly advised?: readonly Advised[];
}

/** Asks a bot what it would do and why, and points there. Nothing is answered. */
export function Hint({ state, words, acting, children }: HintProps) {
  const word = useAreaWords(seatText);
  const [given, setGiven] = useState<Given>();
  const { view, offer, game } = state;
  const n = view?.n ?? -1;
  const latest = useRef({ n, acting });
  latest.current = { n, acting };
  const ask = useCallback(async (): Promise<void> => {
    if (view === null || offer === null || game === null) return;
    setGiven({ n, text: null });
    const [{ askAdvice, askBot }, { answerInWords }, { botNames }] = await Promise.all([
      import('./hint.ts'),
      import('./answerInWords.ts'),
      import('../session/botNames.ts'),
    ]);
    const [bot = 'usual'] = botNames(game.pack);
    const advised = bot === 'usual' ? [] : await askAdvice(view, offer);
    const { usual } = offer;
    const answer = advised === null ? usual : (advised[0]?.answer ?? (await askBot(bot, view, offer)));
    if (latest.current.n !== n) return;
    if (answer === undefined) return setGiven({ n, text: word('hint.failed') });
    const what = answerInWords(view, offer, answer, words, word);
    const said = word(bot === 'usual' || advised === null ? 'hint.plain' : 'hint.says', { what });
    const text = advised === null ? `${word('hint.failed')} ${said}` : said;
    setGiven({ n, text, key: JSON.stringify(answer), ...(advised !== null && advised.length > 1 ? { advised } : {}) });
  }, [view, offer, game, n, words, word]);
  const isHere = given !== undefined && given.n === n && offer !== null;
  const pointed = isHere ? given.key : undefined;
  // A story that ends puts another list there: it is pointed at again, before anybody sees it without.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else is looked at meanwhile is nobody's business here
  useLayoutEffect(() => {
    if (pointed !== undefined) pointAt(latest.current.acting, pointed);
  }, [pointed, acting.rows]);
  const isThinking = isHere && given.text === null;
  return (
    <div className={css.foot}>
      <div role="status">
        <BotSaid state={state} words={words} />
        {isHere && given.text !== null && (
          <div className={css.hint}>
            <div>
              <p>{given.text}</p>
              {given.advised !== undefined && (
                <Suspense>
                  <Advice
                    seen={view!}
                    offer={offer}
                    advised={given.advised}
                    words={words}
                    onPoint={(answer) => pointAt(latest.current.acting, JSON.stringify(answer))}
                  />
                </Suspense>
              )}
            </div>
            <button type="button" aria-label={word('hint.away')} onClick={() => setGiven(undefined)}>
              ×
            </button>
          </div>
        )}
      </div>
      <div className={css.row}>
        {children}
        <Button
          tone="quiet"
          mark="hint"
          shortcut="H"
          disabled={offer === null || isThinking}
          onClick={() => void ask().catch(() => setGiven({ n, text: word('hint.failed') }))}
        >
          {word(isThinking ? 'hint.asking' : 'hint.ask')}
        </Button>
      </div>
    </div>
  );
}

/** In the list and on the board, as if somebody looked there. */
function pointAt(acting: Acting, key: string): void {
  const row = acting.rows.find(({ choices }) => choices.some((choice) => choice.key === key));
  if (row === undefined) return;
  if (row.choices.length > 1 && acting.row !== row.id) acting.open(row.id);
  acting.hover(row.id, key);
}
