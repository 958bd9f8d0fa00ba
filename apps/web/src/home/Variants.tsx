import { useMemo } from 'react';
import type { LoadedGame } from '../games/index.ts';
import { RuleLink } from '../parts/Rule.tsx';
import type { Cast } from '../table/skin.ts';
import type { Rules } from '../table/useRules.ts';
import { useAreaWords } from '../text/areaWords.ts';
import type { GameWords } from '../text/words.ts';
import { type Draft, type Refused, refusalOf, toggled } from './draft.ts';
import css from './NewTable.module.css';
import { newText } from './text.ts';

interface VariantsProps {
  game: LoadedGame;
  cast: Cast | undefined;
  draft: Draft;
  rules: Rules;
  words: GameWords;
  onChange: (variants: readonly string[]) => void;
}

/** Switches, a line each; one that does not go with the others says why. */
export function Variants({ game, cast, draft, rules, words, onChange }: VariantsProps) {
  const word = useAreaWords(newText);
  const refusals = useMemo(
    () =>
      new Map(
        game.pack.variants.map(({ id }): [string, Refused | null] => {
          const isFine = refusalOf(game, cast, draft) === null;
          const then = { ...draft, variants: toggled(draft.variants, id) };
          // What is refused already may be mended by any switch.
          return [id, isFine ? refusalOf(game, cast, then) : null];
        }),
      ),
    [game, cast, draft],
  );
  return (
    <ul className={css.variants}>
      {game.pack.variants.map(({ id, title, brief, mark }) => {
        const isOn = draft.variants.includes(id);
        const refused = refusals.get(id) ?? null;
        return (
          <li key={id} className={refused === null ? undefined : css.no}>
            <label>
              <input
                type="checkbox"
                checked={isOn}
                disabled={refused !== null}
                onChange={() => onChange(toggled(draft.variants, id))}
              />
              <i aria-hidden="true" />
              <span>
                <b>
                  {words.say(title)} {mark && <em>{words.say(mark)}</em>}
                </b>
                {brief && <small>{words.say(brief)}</small>}
              </span>
            </label>
            {refused !== null && (
              <p className={css.why}>
                {word('new.not-together')} <Reason refused={refused} rules={rules} words={words} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** As the game says it, with the rules that forbid it; else in the words of these. */
export function Reason({ refused, rules, words }: { refused: Refused; rules: Rules; words: GameWords }) {
  const known = refused.rules.filter((rule) => rules[rule] !== undefined);
  if (refused.isOwn || known.length === 0)
    return (
      <>
        {words.say(refused.phrase)}{' '}
        {known.map((rule) => (
          <span key={rule}>
            <RuleLink id={rule} />{' '}
          </span>
        ))}
      </>
    );
  return (
    <>
      {known.map((rule) => (
        <span key={rule}>
          {rules[rule]} <RuleLink id={rule} />{' '}
        </span>
      ))}
    </>
  );
}
