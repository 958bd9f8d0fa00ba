import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { LoadedGame } from '../games/index.ts';
import { type ActionEntry, ActionList, type ActionTarget, type Reason } from '../parts/ActionRow.tsx';
import { Button } from '../parts/Button.tsx';
import type { SessionState } from '../session/state.ts';
import type { GameWords } from '../text/words.ts';
import type { Choice, Row } from './rows.ts';
import type { Seen, Worth } from './skin.ts';
import { useSteady } from './steady.ts';
import css from './Table.module.css';
import type { Acting } from './useActing.ts';
import type { Rules } from './useRules.ts';

interface ActionsProps {
  state: SessionState;
  words: GameWords;
  rules: Rules;
  acting: Acting;
  /** What was just done is still being told, and the next question is this seat's own: the list stays where it was. */
  isShort: boolean;
  tiles: boolean;
}

/** What can be answered now, as a list. */
export function Actions({ state, words, rules, acting, isShort, tiles }: ActionsProps) {
  const { offer, sending } = state;
  const { rows, worths, row, among, looked, enter, asked } = acting;
  const list = useRef<HTMLDivElement>(null);
  useFocusOnList(list, state.view?.n ?? 0);
  const listedAnew = useMemo(
    () =>
      (among === null ? rows : among.map((choice) => alone(rows, choice))).map((one) =>
        entryOf(one, worths, rules, words, { enter, asked }, looked),
      ),
    [rows, among, worths, rules, words, enter, asked, looked],
  );
  const entries = useSteady(listedAnew);
  const { choose } = acting;
  const pick = useCallback((_: string, target?: string) => target !== undefined && choose(target), [choose]);
  const before = useRef(entries);
  if (offer !== null) before.current = entries;
  const isStill = sending !== null || offer === null;
  const listed = offer === null ? before.current : entries;
  if (listed.length === 0 || (offer === null && !isShort)) return null;
  return (
    <div ref={list} tabIndex={-1} className={css.list}>
      {acting.held !== null && <HeldRow acting={acting} words={words} />}
      {acting.way !== null && <WayRow acting={acting} seen={state.view!} game={state.game!} words={words} />}
      {among !== null && (
        <div className={css.among}>
          <h3>{words.word('table.among')}</h3>
          <Button tone="quiet" onClick={acting.close}>
            {words.word('table.all')}
          </Button>
        </div>
      )}
      <ActionList
        actions={listed}
        label={words.word('table.actions')}
        whyNot={words.word('table.not-possible')}
        hot={looked?.row ?? acting.hotRow ?? undefined}
        hotTarget={looked?.key}
        opened={row ?? undefined}
        disabled={isStill}
        tiles={tiles}
        numbered
        onPick={pick}
        onOpen={acting.open}
        onHover={acting.hover}
      />
    </div>
  );
}

/** With another question nobody has chosen anything yet: the focus is on the list, not on what was pressed before. */
function useFocusOnList(list: RefObject<HTMLElement | null>, n: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question
  useLayoutEffect(() => {
    if (list.current?.contains(document.activeElement)) list.current.focus({ preventScroll: true });
  }, [n]);
}

interface WayRowProps {
  acting: Acting;
  seen: Seen;
  game: LoadedGame;
  words: GameWords;
}

/** The way that was chosen on the board: Enter walks it. */
function WayRow({ acting, seen, game, words }: WayRowProps) {
  const way = acting.way!;
  const { ways } = game.pack;
  const risks = ways!.risks(seen.state, seen.pending!, way).map(({ phrase }) => words.say(phrase));
  return (
    <div className={css.way}>
      <Button tone="primary" icon="boot-prints" hotkey="↵" wide onClick={acting.walk}>
        {words.word('table.go')}
        <small>{[words.say(ways!.cost(way)), ...risks].join(' · ')}</small>
      </Button>
      <Button tone="quiet" hotkey="Esc" onClick={acting.close}>
        {words.word('table.stay')}
      </Button>
    </div>
  );
}

/** What a finger has touched once, with what it promises: here, or where it was touched, it is done. */
function HeldRow({ acting, words }: Pick<WayRowProps, 'acting' | 'words'>) {
  const { key, icon, title, detail } = acting.held!;
  const { odds } = acting.worths.get(key) ?? {};
  return (
    <div className={css.way}>
      <Button tone="primary" icon={icon} wide onClick={() => acting.choose(key)}>
        {title}
        <small>{[detail, odds].filter(Boolean).join(' · ')}</small>
      </Button>
      <Button tone="quiet" onClick={acting.close}>
        {words.word('table.not-yet')}
      </Button>
    </div>
  );
}

/** More than so many things that the same rule forbids are only counted. */
const FEW = 3;

const alone = (rows: readonly Row[], choice: Choice): Row => {
  const row = rows.find(({ id }) => id === choice.row)!;
  return { ...row, id: `${row.id} ${choice.key}`, choices: [choice], refused: [] };
};

function entryOf(
  { id, icon, hero, title, choices, refused }: Row,
  worths: ReadonlyMap<string, Worth>,
  rules: Rules,
  words: GameWords,
  { enter, asked }: Pick<Acting, 'enter' | 'asked'>,
  looked: Choice | null,
): ActionEntry {
  const worthOf = (choice: Choice): Worth => worths.get(choice.key) ?? {};
  const rankOf = (choice: Choice): number => worthOf(choice).rank ?? 0;
  const sorted = [...choices].sort((a, b) => rankOf(b) - rankOf(a));
  const targets = sorted.map((choice): ActionTarget => {
    const { cost, costLabel, odds, isIdle = false } = worthOf(choice);
    return { id: choice.key, label: choice.detail ?? choice.title, cost, costLabel, odds, isIdle };
  });
  // What is looked at says its own.
  const spoken = looked !== null && choices.includes(looked) ? looked : null;
  const first = spoken ?? sorted[0];
  const { cost, costLabel, odds } = first === undefined ? {} : worthOf(first);
  const found = new Map<string, { readonly rule: string; readonly reason: string; readonly names: string[] }>();
  for (const { rules: because, cause, names } of refused) {
    // What says it here and now is the last and closest of them.
    const rule = (cause === null ? because[0] : because.at(-1)) ?? '';
    const reason = cause ?? rules[rule] ?? '';
    const known = found.get(`${rule} ${reason}`) ?? { rule, reason, names: [] };
    known.names.push(...names);
    found.set(`${rule} ${reason}`, known);
  }
  const reasons = [...found.values()].map(
    ({ rule, reason, names }): Reason => ({
      reason,
      rule,
      names: names.length > FEW ? [words.word('table.several', { n: names.length })] : names,
    }),
  );
  return {
    id,
    icon,
    hero,
    label: title,
    detail:
      choices.length === 1 || spoken !== null
        ? (spoken ?? choices[0]!).detail
        : choices.length > 1
          ? words.word('table.several', { n: choices.length })
          : undefined,
    cost,
    costLabel,
    odds,
    targets,
    refused: reasons,
    forbidden: choices.length === 0,
    loses: choices.some(({ key }) => key === asked) ? worths.get(asked!)?.loses : undefined,
    isEnter: choices.some(({ key }) => key === enter),
  };
}
