import { type BoxPart, entryFaults } from '@shamble/kernel';
import { useMemo, useRef, useState } from 'react';
import { GamePage } from '../home/GamePage.tsx';
import type { Drawn } from '../home/shelf.ts';
import { useAreaWords } from '../text/areaWords.ts';
import { capital } from '../text/capital.ts';
import { useTongue } from '../text/useWords.ts';
import { gameWords } from '../text/words.ts';
import css from './Box.module.css';
import { Entry } from './Entry.tsx';
import { boxAt, entryIn, isChanged, keepBox, withEntry } from './kept.ts';
import { Tools } from './Tools.tsx';
import { boxText } from './text.ts';

/** Where an owner of a game types in what the copy says. */
export function BoxPage() {
  const word = useAreaWords(boxText);
  return (
    <GamePage title={word('box.title')} lead={word('box.lead')} label={word('box.game')} className={css.columns}>
      {(drawn) => <Opened key={drawn.game.id} {...drawn} />}
    </GamePage>
  );
}

function Opened({ game, skin }: Drawn) {
  const word = useAreaWords(boxText);
  const [tongue] = useTongue();
  const words = useMemo(() => gameWords(tongue, game), [tongue, game]);
  const { parts } = game.pack.box!;
  const [box, setBox] = useState(() => boxAt(game.id));
  const [isKept, setKept] = useState(true);
  const [at, setAt] = useState({ part: parts[0]!.id, entry: parts[0]!.shipped[0]!.id });
  const change = (next: typeof box): void => {
    setBox(next);
    setKept(keepBox(next));
  };
  const typing = useRef<HTMLDivElement>(null);
  const part = parts.find(({ id }) => id === at.part)!;
  const entry = entryIn(box, part, at.entry);
  return (
    <div className={css.columns}>
      <nav className={css.parts} aria-label={word('box.title')}>
        {parts.map((one) => (
          <details key={one.id} open={parts.length === 1 || one === part}>
            <summary>
              <h2>{words.say(one.title)}</h2>
            </summary>
            <ul>
              {one.shipped.map(({ id }) => (
                <Listed
                  key={id}
                  part={one}
                  name={capital(words.say(one.called(entryIn(box, one, id))))}
                  state={stateOf(box, one, id)}
                  isChosen={one === part && id === at.entry}
                  onChoose={() => {
                    setAt({ part: one.id, entry: id });
                    typing.current?.scrollIntoView({ block: 'start' });
                  }}
                />
              ))}
            </ul>
          </details>
        ))}
      </nav>
      <div ref={typing}>
        <Tools game={game} words={words} box={box} onChange={change} />
        {!isKept && <p role="alert">{word('box.full')}</p>}
        <Entry
          key={`${at.part} ${at.entry}`}
          {...{ part, entry, skin, words }}
          isOwn={isChanged(box, part, at.entry)}
          onChange={(next) => change(withEntry(box, part, next))}
        />
      </div>
    </div>
  );
}

type State = 'shipped' | 'yours' | 'wrong';

function stateOf(box: Parameters<typeof entryIn>[0], part: BoxPart, id: string): State {
  if (!isChanged(box, part, id)) return 'shipped';
  return entryFaults(part, entryIn(box, part, id)).length === 0 ? 'yours' : 'wrong';
}

interface ListedProps {
  part: BoxPart;
  name: string;
  state: State;
  isChosen: boolean;
  onChoose: () => void;
}

function Listed({ name, state, isChosen, onChoose }: ListedProps) {
  const word = useAreaWords(boxText);
  return (
    <li>
      <button type="button" aria-current={isChosen} data-state={state} onClick={onChoose}>
        <b>{name}</b>
        <small>{word(`box.${state}`)}</small>
      </button>
    </li>
  );
}
