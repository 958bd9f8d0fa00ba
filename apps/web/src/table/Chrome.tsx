import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Point, Rect } from '../board/geometry.ts';
import { CrewColumn, CrewTabs } from '../parts/Crew.tsx';
import { Drawer, type Stop } from '../parts/Drawer.tsx';
import { HeroSheet } from '../parts/HeroSheet.tsx';
import { PocketTable, Table } from '../parts/Table.tsx';
import { TellingStage } from '../telling/index.ts';
import { Asides } from './Asides.tsx';
import { Asked } from './Asked.tsx';
import { Goals } from './Goals.tsx';
import { Heading } from './Heading.tsx';
import { Hint } from './Hint.tsx';
import { LogPanel } from './LogPanel.tsx';
import css from './Table.module.css';
import { UndoButtons } from './UndoButtons.tsx';
import type { Sitting } from './useSitting.ts';

const LazyCoach = lazy(async () => ({ default: (await import('../coach/Coach.tsx')).Coach }));

interface ChromeProps {
  sitting: Sitting;
  board: ReactNode;
  answers: ReactNode;
}

const sizeOf = ([x0, y0, x1, y1]: Rect): Point => [x1 - x0, y1 - y0];

/** Everything round board and answers, on a wide screen. */
export function WideChrome({ sitting, board, answers }: ChromeProps) {
  const { words, crew, sheet, onHero } = sitting;
  return (
    <Table
      size={sizeOf(sitting.ground.part)}
      top={<Top sitting={sitting} />}
      crew={<CrewColumn members={crew} label={words.word('table.crew')} onPick={onHero} />}
      board={board}
      sheet={sheet && <HeroSheet {...sheet} />}
      prompt={<Prompted sitting={sitting} />}
      actions={
        <>
          {answers}
          <Besides sitting={sitting} />
        </>
      }
      coach={<Coach sitting={sitting} />}
      goals={<Goals seen={sitting.seen} skin={sitting.skin} words={words} />}
      log={<Log sitting={sitting} />}
      foot={<Foot sitting={sitting} />}
    />
  );
}

/** The same on a phone. */
export function PocketChrome({ sitting, board, answers }: ChromeProps) {
  const { words, crew, sheet, seen, skin, state, isMenu, onHero } = sitting;
  const [stop, setStop] = useState<Stop>('actions');
  // A question that is answered in the drawer opens it.
  const needsDrawer = state.offer !== null && !isMenu;
  const isArranged = needsDrawer && state.offer!.kind === 'arrange';
  useEffect(() => {
    if (needsDrawer) setStop((now) => (now === 'prompt' ? 'actions' : now));
  }, [needsDrawer]);
  const toggleLog = useCallback(() => setStop((now) => (now === 'sheet' ? 'actions' : 'sheet')), []);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const body = log.current?.parentElement;
    if (stop !== 'sheet' || body == null) return;
    // Into view would pull the whole table along.
    body.scrollTop += log.current!.getBoundingClientRect().top - body.getBoundingClientRect().top;
  }, [stop]);
  const goals = <Goals seen={seen} skin={skin} words={words} fixed />;
  // What it is about is read once, before anybody acts.
  const isBeginning = skin.isBeginning(seen);
  const drawer = (
    <Drawer
      stop={stop}
      isHigh={isArranged}
      onStop={setStop}
      head={<CrewTabs members={crew} label={words.word('table.crew')} onPick={onHero} />}
      actions={
        <>
          <Coach sitting={sitting} />
          {isBeginning && !isArranged && goals}
          {sheet && !isBeginning && !isArranged && (
            <div className={css.stats}>
              {sheet.coins}
              {sheet.danger}
            </div>
          )}
          {answers}
          {isBeginning && isArranged && goals}
          {!isArranged && sheet?.inventory}
          <Besides sitting={sitting} />
        </>
      }
      more={
        <>
          <div ref={log}>
            <Log sitting={sitting} />
          </div>
          {!isBeginning && goals}
          <div className={css.skills}>{sheet?.skills}</div>
        </>
      }
      foot={<Foot sitting={sitting} onLog={toggleLog} />}
      words={{ up: words.word('table.drawer.up'), down: words.word('table.drawer.down') }}
    />
  );
  return (
    <PocketTable
      top={<Top sitting={sitting} />}
      prompt={<Prompted sitting={sitting} />}
      board={board}
      drawer={drawer}
    />
  );
}

function Top({ sitting: { seen, session, state, skin, words, telling, pocket } }: { sitting: Sitting }) {
  return (
    <Heading
      seen={seen}
      session={session}
      isOver={state.outcome !== null}
      isPlaying={state.role === 'playing'}
      skin={skin}
      words={words}
      telling={telling}
      pocket={pocket}
    />
  );
}

function Prompted({ sitting: { settled, ...more } }: { sitting: Sitting }) {
  const { state, telling, skin, words, pocket, acting } = more;
  return <Asked seen={settled} {...{ state, telling, skin, words, pocket, acting }} />;
}

function Besides({ sitting: { telling, session, state, words } }: { sitting: Sitting }) {
  return telling.beat === null && <Asides session={session} state={state} words={words} />;
}

function Coach({ sitting: { state, acting } }: { sitting: Sitting }) {
  return (
    <Suspense>
      <LazyCoach state={state} rows={acting.rows} />
    </Suspense>
  );
}

function Log({ sitting: { state, notes, settled, skin, words, onShow } }: { sitting: Sitting }) {
  return <LogPanel log={state.log} notes={notes} seen={settled} skin={skin} words={words} onShow={onShow} />;
}

function Foot({ sitting, onLog }: { sitting: Sitting; onLog?: () => void }) {
  const { session, state, skin, words, pocket, acting, telling, onShow } = sitting;
  // While others move there is nothing to take back: the way to the end of it takes the same room.
  if (telling.beat?.enemy)
    return <TellingStage telling={telling} teller={skin.teller} words={words} isPrompted onShow={onShow} />;
  return (
    <Hint state={state} words={words} acting={acting}>
      <UndoButtons
        session={session}
        undo={state.undo}
        log={state.log}
        n={state.update?.n ?? 0}
        isSending={state.sending !== null}
        skin={skin}
        words={words}
        pocket={pocket}
        onLog={onLog}
      />
    </Hint>
  );
}
