import { EVERYONE } from '@shamble/kernel';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Highlights, Pick, Piece } from '../board/types.ts';
import type { LoadedGame } from '../games/index.ts';
import { Button, Segments } from '../parts/Button.tsx';
import { CrewColumn, CrewTabs } from '../parts/Crew.tsx';
import { LanguageSwitch } from '../parts/Switches.tsx';
import { DangerSign, PhaseTracker, TopBar } from '../parts/TopBar.tsx';
import { PressContext } from '../press/press.ts';
import { Printing } from '../table/Printing.tsx';
import { RuleNote } from '../table/RuleNote.tsx';
import type { Skin } from '../table/skin.ts';
import { useDrawn } from '../table/useDrawn.ts';
import { useRules } from '../table/useRules.ts';
import { seatName } from '../table/words.ts';
import { TellingStage, useTelling } from '../telling/index.ts';
import { useAreaWords } from '../text/areaWords.ts';
import { aboutOf, toldOf, type Whom } from './about.ts';
import { Moment } from './Moment.tsx';
import type { Projector } from './projector.ts';
import css from './Replay.module.css';
import { Charted, Sides } from './Sides.tsx';
import { TimeLine } from './TimeLine.tsx';
import { replayText } from './text.ts';
import { useAnalysing } from './useAnalysing.ts';

interface WatchedProps {
  projector: Projector;
  table: string | null;
  game: LoadedGame;
  skin: Skin;
}

/** A game that is shown again: board and crew as they were, the story beside, time along the foot. */
export function Watched({ projector, table, game, skin }: WatchedProps) {
  const word = useAreaWords(replayText);
  const showing = useSyncExternalStore(projector.subscribe, projector.getSnapshot);
  const telling = useTelling(projector, skin.teller);
  const settled = showing.settled!.view;
  const opened = showing.opened!;
  const drawn = useDrawn(game, skin, settled, telling);
  const { pocket, words, seen, scene, crew, mission, Ground } = drawn;
  const rules = useRules(skin, drawn.tongue);
  const [reason, setReason] = useState<Highlights | null>(null);
  const highlights = useMemo((): Highlights => ({ selected: scene.selected, ...reason }), [scene.selected, reason]);

  const [whom, setWhom] = useState<Whom | null>(null);
  const end = showing.end!;
  const all = useMemo(() => toldOf(showing.chapters, skin, end, words), [showing.chapters, skin, end, words]);
  const told = useMemo(() => (whom === null ? all : aboutOf(all, whom)), [all, whom]);
  const pickHero = useCallback(
    (id: string) => {
      const member = crew.find((one) => one.id === id);
      if (member !== undefined) setWhom({ id, name: member.name, hero: member.look });
    },
    [crew],
  );
  const pick = useCallback(
    (what: Pick) => {
      const piece = 'piece' in what ? scene.pieces.find(({ id }) => id === what.piece) : undefined;
      if (piece === undefined) return;
      const { group } = piece;
      if (group !== undefined) setWhom({ id: group, name: piece.label, group });
      else pickHero(crew.find(({ id }) => skin.pieceOf(id) === piece.id)?.id ?? '');
    },
    [scene.pieces, crew, skin, pickHero],
  );

  const played = opened.title ?? mission;
  const { box } = opened;
  const title = word('replay.title', { mission: box === null ? played : word('replay.box', { mission: played, box }) });
  useEffect(() => {
    document.title = `${title} · ${words.word('page.title')}`;
  }, [title, words]);

  const { phases, phase, round, danger } = skin.heading(seen, words);
  const nameOf = useCallback(
    (seat: string) => (seat === EVERYONE ? word('replay.all') : seatName(settled, game, seat, words)),
    [word, settled, game, words],
  );
  const analysing = useAnalysing(projector, opened, showing.seat, table);
  const pickable = useMemo(() => ({ ...highlights, legalPieces: heroesOf(scene.pieces) }), [highlights, scene.pieces]);
  const Crew = pocket ? CrewTabs : CrewColumn;

  return (
    <PressContext value={skin.press}>
      <Printing skin={skin} />
      <main className={`${css.page} ${analysing.isCharted ? css.analysed : ''}`} data-press={skin.press}>
        <div className={css.top}>
          <TopBar
            brand={words.word('page.title')}
            mission={title}
            goal=""
            tracker={<PhaseTracker round={round} label={words.word('table.phase')} phases={phases} current={phase} />}
            danger={<DangerSign level={danger.level} label={pocket ? danger.short : danger.label} />}
          >
            <LanguageSwitch />
          </TopBar>
        </div>
        <div className={css.crew}>
          <Crew members={crew} label={words.word('table.crew')} onPick={pickHero} />
        </div>
        <div className={css.board}>
          <Ground
            {...drawn.ground}
            highlights={pickable}
            tickets={drawn.staged}
            pace={showing.isPlaying || telling.beat !== null ? telling.pace : 0}
            onPick={pick}
          />
          <TellingStage telling={telling} teller={skin.teller} words={words} onShow={setReason} />
        </div>
        <aside className={css.rail}>
          <Moment showing={showing} nameOf={nameOf} words={words} />
          {opened.viewers.length > 1 && (
            <div className={css.seats}>
              <span className="caption">{word('replay.from')}</span>
              <Segments
                label={word('replay.from')}
                value={showing.seat}
                options={opened.viewers.map((seat) => ({ value: seat, label: nameOf(seat) }))}
                onChange={(seat) => void projector.watchFrom(seat)}
              />
            </div>
          )}
          {whom !== null && (
            <div className={css.whom}>
              <Button tone="quiet" onClick={() => setWhom(null)}>
                {word('replay.about', { name: whom.name })} ×
              </Button>
            </div>
          )}
          {opened.before !== null && <p className={css.before}>{word('replay.before', { ...opened.before })}</p>}
          <Sides {...{ projector, table, showing, told, mission, nameOf, words, analysing }} />
        </aside>
        <Charted analysing={analysing} projector={projector} showing={showing} nameOf={nameOf} />
        <TimeLine
          projector={projector}
          showing={showing}
          told={told}
          whom={whom}
          skin={skin}
          words={words}
          telling={telling}
        />
      </main>
      <RuleNote rules={rules} words={words} />
    </PressContext>
  );
}

const heroesOf = (pieces: readonly Piece[]): string[] =>
  pieces.filter(({ group }) => group === undefined).map(({ id }) => id);
