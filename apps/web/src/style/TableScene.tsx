import { type ReactNode, useMemo, useState } from 'react';
import { Board } from '../board/Board.tsx';
import type { SpaceId } from '../board/plan.ts';
import type { Highlights, PinnedTicket } from '../board/types.ts';
import { ActionList } from '../parts/ActionRow.tsx';
import { Button, IconButton, Segments } from '../parts/Button.tsx';
import { CrewColumn, CrewTabs } from '../parts/Crew.tsx';
import { DangerBar } from '../parts/DangerBar.tsx';
import { Drawer, type Stop } from '../parts/Drawer.tsx';
import { HeroSheet, Inventory } from '../parts/HeroSheet.tsx';
import { Log } from '../parts/Log.tsx';
import { Prompt } from '../parts/Prompt.tsx';
import { Skills } from '../parts/Skills.tsx';
import { PocketTable, Table } from '../parts/Table.tsx';
import { DangerSign, PhaseTracker, TopBar } from '../parts/TopBar.tsx';
import { POCKET, useMedia } from '../press/theme.ts';
import { actionsOf, coinsOf, costTicket, crewOf, logLines, oddsTicket, skillsOf, slotsOf } from './parts.tsx';
import css from './Style.module.css';
import { at, figures, LIGHTS, look, missionPlan, OPEN_DOORS, tokensOf } from './scene.ts';
import type { StyleWords } from './words.ts';

const HERE = at('c1-clinic');
const LEGAL: readonly SpaceId[] = ['c1-kitchenette', 'c1-office', 'c1-waiting', 'b1-bath'].map(at);
const FIRST = LEGAL[0]!;
const CLOSE = [928, 60, 1502, 500] as const;

export interface SceneProps {
  words: StyleWords;
  /** Switches of the page, in the bar. */
  tools: ReactNode;
}

export const boardWords = (words: StyleWords) => ({
  board: words.board,
  zoomIn: words.zoomIn,
  zoomOut: words.zoomOut,
  fit: words.fit,
  crowd: words.crowdOf,
});

/** The whole table as a player meets it, made of the parts on this page. */
export function TableScene({ words, tools }: SceneProps) {
  const pocket = useMedia(POCKET);
  const plan = missionPlan(words);
  const pieces = useMemo(() => figures(words), [words]);
  const tokens = useMemo(() => tokensOf(words), [words]);
  const crew = useMemo(() => crewOf(words), [words]);
  const [hover, setHover] = useState<SpaceId>();
  const [action, setAction] = useState('move');
  const [why, setWhy] = useState<string | undefined>('search');
  const [card, setCard] = useState('shotgun');
  const goal = hover ?? FIRST;

  const highlights: Highlights = useMemo(
    () => ({
      legal: LEGAL,
      hover: goal,
      selected: { space: HERE, ink: 'var(--ned)' },
      seen: { from: 'ned', through: [HERE, at('c1-waiting')], target: 'walker c1-waiting 0' },
      path: { piece: 'ned', through: [HERE, goal], cost: 2 },
    }),
    [goal],
  );
  const tickets: PinnedTicket[] = useMemo(
    () => [
      { key: 'cost', at: { space: goal }, body: costTicket(words) },
      { key: 'odds', at: { piece: 'walker c1-waiting 0' }, body: oddsTicket(words) },
    ],
    [goal, words],
  );
  const onOpen = (id: string): void => setWhy((now) => (now === id ? undefined : id));

  const tracker = (
    <PhaseTracker
      round={words.round}
      label={words.phase}
      current="survivors"
      phases={Object.entries(words.phases).map(([id, label]) => ({ id, label }))}
    />
  );
  const board = (
    <Board
      plan={plan}
      title={words.missionTitle}
      lights={LIGHTS}
      openDoors={OPEN_DOORS}
      pieces={pieces}
      tokens={tokens}
      highlights={highlights}
      tickets={tickets}
      words={boardWords(words)}
      onHover={(pick) => setHover(pick && 'space' in pick ? pick.space : undefined)}
      {...(pocket ? { part: CLOSE, controls: false } : { part: [-14, -14, 1514, 1014] as const })}
    />
  );
  const prompt = <Prompt title={words.prompt} detail={words.promptDetail} />;
  const inventory = <Inventory slots={slotsOf(words, card, setCard)} label={words.inventory} />;
  const danger = <DangerBar value={12} label={words.dangerOf(12)} />;
  const undo = (
    <Button icon="backward-time" {...(pocket ? {} : { hotkey: 'Ctrl Z' })} wide>
      {words.undo}
    </Button>
  );

  if (pocket)
    return (
      <Pocket
        {...{ words, tools, tracker, prompt, board, inventory, danger, undo, crew }}
        actions={
          <ActionList
            actions={actionsOf(words, true)}
            label={words.actions}
            hot={action}
            opened={why}
            whyNot={words.why}
            onPick={setAction}
            onOpen={onOpen}
            tiles
          />
        }
      />
    );

  return (
    <Table
      size={plan.size}
      top={
        <TopBar
          brand="Shamble"
          mission={words.missionTitle}
          goal={words.goal}
          tracker={tracker}
          danger={<DangerSign level="yellow" label={words.danger} />}
        >
          <Speed words={words} />
          {tools}
          <IconButton icon="menu" label={words.menu} />
        </TopBar>
      }
      crew={<CrewColumn members={crew} label={words.crew} />}
      board={board}
      sheet={
        <HeroSheet
          name="Ned"
          look={look('ned')}
          coins={coinsOf(words)}
          coinsText={words.coins}
          danger={danger}
          skills={<Skills skills={skillsOf(words)} label={words.skills} notYet={words.notYet} />}
          inventory={inventory}
        />
      }
      prompt={prompt}
      actions={
        <ActionList
          actions={actionsOf(words)}
          label={words.actions}
          hot={action}
          opened={why}
          whyNot={words.why}
          onPick={setAction}
          onOpen={onOpen}
        />
      }
      log={
        <Log title={words.log} order={words.newest}>
          {logLines(words)}
        </Log>
      }
      foot={undo}
    />
  );
}

interface PocketParts extends SceneProps {
  crew: ReturnType<typeof crewOf>;
  tracker: ReactNode;
  prompt: ReactNode;
  board: ReactNode;
  actions: ReactNode;
  inventory: ReactNode;
  danger: ReactNode;
  undo: ReactNode;
}

/** The same on a phone: what is not the board lies in a drawer. */
function Pocket({ words, tools, crew, tracker, prompt, board, actions, inventory, danger, undo }: PocketParts) {
  const [stop, setStop] = useState<Stop>('actions');
  return (
    <PocketTable
      top={
        <TopBar
          brand="Shamble"
          mission={words.missionTitle}
          goal={words.goal}
          tracker={tracker}
          danger={<DangerSign level="yellow" label={words.dangerShort} />}
        >
          {tools}
        </TopBar>
      }
      prompt={prompt}
      board={board}
      drawer={
        <Drawer
          stop={stop}
          onStop={setStop}
          head={<CrewTabs members={crew} label={words.crew} />}
          actions={
            <>
              <div className={css.pocketStats}>
                {coinsOf(words)}
                {danger}
              </div>
              {actions}
              {inventory}
            </>
          }
          more={
            <>
              <div className={css.pocketSkills}>
                <Skills skills={skillsOf(words)} label={words.skills} notYet={words.notYet} />
              </div>
              <Log title={words.log} order={words.newest}>
                {logLines(words)}
              </Log>
            </>
          }
          foot={
            <>
              {undo}
              <Button tone="quiet" onClick={() => setStop('sheet')}>
                {words.log}
              </Button>
            </>
          }
          words={{ up: words.up, down: words.down }}
        />
      }
    />
  );
}

function Speed({ words }: { words: StyleWords }) {
  const [speed, setSpeed] = useState('1');
  return (
    <Segments
      label={words.speed}
      value={speed}
      onChange={setSpeed}
      options={[
        { value: '0', label: words.pause, icon: 'pause' },
        { value: '1', label: '1×' },
        { value: '2', label: '2×' },
        { value: '4', label: '4×' },
      ]}
    />
  );
}
