import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../board/Board.tsx';
import type { Rect } from '../board/geometry.ts';
import type { BoardHandle, Highlights, PinnedTicket } from '../board/types.ts';
import type { LoadedGame } from '../games/index.ts';
import { CrewColumn, CrewTabs } from '../parts/Crew.tsx';
import { Drawer, type Stop } from '../parts/Drawer.tsx';
import { HeroSheet } from '../parts/HeroSheet.tsx';
import { MiniMap } from '../parts/MiniMap.tsx';
import { PocketTable, Table } from '../parts/Table.tsx';
import { PressContext } from '../press/press.ts';
import { POCKET, useMedia } from '../press/theme.ts';
import type { TableSession } from '../session/session.ts';
import { DangerButton, TellingStage, useDanger, useStageTickets, useTelling } from '../telling/index.ts';
import { useTongue } from '../text/useWords.ts';
import { Actions } from './Actions.tsx';
import { Asides } from './Asides.tsx';
import { Asked } from './Asked.tsx';
import { Goals } from './Goals.tsx';
import { Heading } from './Heading.tsx';
import { Hint } from './Hint.tsx';
import { LegendButton, useNote } from './Legend.tsx';
import { LogPanel } from './LogPanel.tsx';
import { Notes } from './Notes.tsx';
import { Printing } from './Printing.tsx';
import { RuleNote } from './RuleNote.tsx';
import type { Skin } from './skin.ts';
import { useSteady, useSteadyScene } from './steady.ts';
import css from './Table.module.css';
import { UndoButtons } from './UndoButtons.tsx';
import { useActing } from './useActing.ts';
import { useCamera } from './useCamera.ts';
import { useKeys } from './useKeys.ts';
import { useRules } from './useRules.ts';
import { useBusy, useShown } from './useShown.ts';
import { skinWords } from './words.ts';

const OfferControl = lazy(async () => ({ default: (await import('../controls/index.ts')).OfferControl }));
const Beside = lazy(async () => ({ default: (await import('../coach/Beside.tsx')).Beside }));
const Coach = lazy(async () => ({ default: (await import('../coach/Coach.tsx')).Coach }));
const End = lazy(async () => ({ default: (await import('../end/End.tsx')).End }));

const NOTHING: readonly never[] = [];
/** Around the board where all of it is shown. */
const EDGE = 22;

interface SeatedProps {
  session: TableSession;
  game: LoadedGame;
  skin: Skin;
}

/** A table somebody sits at. */
export const Seated = memo(function Seated({ session, game, skin }: SeatedProps) {
  const pocket = useMedia(POCKET);
  const [tongue] = useTongue();
  const words = useMemo(() => skinWords(tongue, game, skin), [tongue, game, skin]);
  const [wantsRules, setWantsRules] = useState(false);
  const wantRules = useCallback(() => setWantsRules(true), []);
  const rules = useRules(skin, tongue, wantsRules);
  const state = useShown(session);
  const page = useRef<HTMLElement>(null);
  useBusy(session, page);
  const telling = useTelling(session, skin.teller);
  const { offer, outcome, view } = state;
  const { beat, pace } = telling;
  const picture = telling.picture;
  const seen = picture?.view ?? view!;
  const settled = view!;

  const plan = skin.plan(skin.mission(settled), words);
  const drawn = useMemo(
    () => skin.scene(picture ?? skin.teller.settle(settled, null), words),
    [skin, picture, settled, words],
  );
  const scene = useSteadyScene(drawn);
  const answer = useCallback((given: unknown) => void session.answer(given), [session]);
  const acting = useActing({
    seen: offer === null ? null : settled,
    offer,
    skin,
    words,
    pieces: scene.pieces,
    onAnswer: answer,
  });

  const [looksAt, setLooksAt] = useState<{ readonly n: number; readonly hero: string }>();
  const crew = useSteady(useMemo(() => skin.crew(seen, words), [skin, seen, words]));
  const hero =
    (looksAt?.n === settled.n ? looksAt.hero : null) ??
    skin.hero(seen) ??
    crew.find(({ state: is }) => is === 'waits')?.id ??
    crew.find(({ state: is }) => is !== 'dead')?.id ??
    crew[0]!.id;
  const sheet = useMemo(() => skin.sheet(seen, hero, words), [skin, seen, hero, words]);
  const board = useRef<BoardHandle>(null);

  const [reason, setReason] = useState<Highlights | null>(null);
  const danger = useDanger(skin.teller, settled);
  const { legal, shown } = acting;
  const highlights = useMemo((): Highlights => {
    if (beat !== null) return { selected: scene.selected, ...reason };
    return {
      ...legal,
      selected: scene.selected,
      threatened: danger.spaces,
      ...shown?.highlights,
      ...reason,
    };
  }, [beat, legal, scene.selected, danger.spaces, shown, reason]);
  const staged = useStageTickets(telling, skin.teller, words);
  const { note, ask } = useNote(skin, settled, words);
  const told: readonly PinnedTicket[] = beat === null ? (shown?.tickets ?? NOTHING) : staged;
  const tickets = useMemo(() => (note.length === 0 ? told : [...told, ...note]), [told, note]);

  // Where somebody is to be chosen the crew answers; else it shows whose cards one looks at.
  const isAboutWho =
    acting.rows.length > 0 &&
    acting.rows.every(({ choices }) => choices.every(({ targets = [] }) => targets.some((one) => 'piece' in one)));
  const pickHero = useCallback(
    (id: string) => {
      const piece = skin.pieceOf(id);
      setLooksAt({ n: settled.n, hero: id });
      if (isAboutWho && legal?.legalPieces.includes(piece)) acting.pick({ piece });
    },
    [skin, settled.n, legal, isAboutWho, acting.pick],
  );

  const camera = useCamera(
    board,
    pocket,
    settled.n,
    acting.legal,
    scene.selected,
    acting.row,
    beat?.enemy ? beat.spaces : null,
  );
  useKeys({ session, acting, isTelling: beat !== null, offer, onAnswer: answer, onFit: () => board.current?.fit() });

  const mission = words.mission(skin.mission(settled)) ?? words.title;
  const round = game.pack.round(settled.state);
  useEffect(() => {
    document.title = `${mission}, ${words.word('home.round', { round })} · ${words.word('page.title')}`;
  }, [mission, round, words]);

  const [wide, high] = plan.size;
  const whole = useMemo((): Rect => [-EDGE, -EDGE, wide + EDGE, high + EDGE], [wide, high]);
  const boardWords = useMemo(
    () => ({
      board: words.word('table.board', { mission }),
      zoomIn: words.word('table.zoom-in'),
      zoomOut: words.word('table.zoom-out'),
      fit: words.word('table.fit'),
      crowd: (count: number, kind: string) => words.word('table.crowd', { count, kind }),
    }),
    [words, mission],
  );
  const [stop, setStop] = useState<Stop>('actions');
  const isMenu = settled.pending !== null && skin.menus.includes(settled.pending.choice);
  // Reasons are read in an open row, and at a control.
  const isReading = acting.row !== null || (offer !== null && !isMenu);
  useEffect(() => {
    if (isReading) setWantsRules(true);
  }, [isReading]);
  // A question that is answered in the drawer opens it.
  const needsDrawer = pocket && offer !== null && !isMenu;
  useEffect(() => {
    if (needsDrawer) setStop((now) => (now === 'prompt' ? 'actions' : now));
  }, [needsDrawer]);
  const toggleLog = useCallback(() => setStop((now) => (now === 'sheet' ? 'actions' : 'sheet')), []);
  const asked = (
    <Asked
      seen={settled}
      state={state}
      telling={telling}
      skin={skin}
      words={words}
      pocket={pocket}
      acting={acting}
      onAnswer={answer}
    />
  );
  const control = offer !== null && !isMenu && settled.pending !== null && (
    // biome-ignore lint/a11y/useSemanticElements: a group of answers, not always of fields
    <div className={css.answers} role="group" aria-label={words.word('table.actions')}>
      <Suspense>
        <OfferControl
          key={settled.n}
          offer={offer}
          choice={settled.pending.choice}
          view={settled}
          words={words}
          disabled={state.sending !== null}
          rules={rules}
          onShow={setReason}
          onAnswer={answer}
          {...(skin.faces ? { faces: skin.faces } : {})}
        />
      </Suspense>
    </div>
  );
  const isWide = offer?.kind === 'arrange' && !pocket;
  const actions =
    control && !isWide ? (
      control
    ) : (
      <Actions
        state={state}
        words={words}
        rules={rules}
        acting={acting}
        isShort={beat !== null && !beat.enemy}
        tiles={pocket}
      />
    );
  const asides = beat === null && <Asides session={session} state={state} words={words} />;
  const tools = useMemo(
    () => (
      <>
        <DangerButton danger={danger} words={words} />
        <LegendButton skin={skin} seen={settled} scene={scene} words={words} onShow={setReason} />
      </>
    ),
    [danger, words, skin, settled, scene],
  );
  const Ground = skin.board ?? Board;
  const ground = (
    <>
      <Ground
        ref={board}
        plan={plan}
        title={mission}
        lights={scene.lights}
        openDoors={scene.openDoors}
        pieces={scene.pieces}
        tokens={scene.tokens}
        own={scene.own}
        highlights={highlights}
        tickets={tickets}
        words={boardWords}
        pace={pace}
        onPick={acting.pick}
        onHover={acting.point}
        onAsk={ask}
        tools={tools}
        part={whole}
        onPart={camera.setPart}
        {...(pocket ? { onTap: camera.tap } : {})}
      />
      {!pocket && <Goals seen={seen} skin={skin} words={words} />}
      <TellingStage telling={telling} teller={skin.teller} words={words} isPrompted onShow={setReason} />
      {isWide && control && <div className={css.desk}>{control}</div>}
      <Notes session={session} state={state} words={words} />
      <Suspense>
        <Beside state={state} skin={skin} words={words} />
      </Suspense>
      {outcome !== null && (
        <Suspense>
          <End session={session} outcome={outcome} seen={settled} game={game} skin={skin} words={words} />
        </Suspense>
      )}
    </>
  );
  const coach = (
    <Suspense>
      <Coach state={state} rows={acting.rows} />
    </Suspense>
  );
  const log = <LogPanel log={state.log} seen={settled} skin={skin} words={words} onShow={setReason} />;
  const undo = (
    <UndoButtons
      session={session}
      undo={state.undo}
      log={state.log}
      n={state.update?.n ?? 0}
      isSending={state.sending !== null}
      skin={skin}
      words={words}
      pocket={pocket}
      onLog={toggleLog}
    />
  );
  const foot = (
    <Hint state={state} words={words} acting={acting}>
      {undo}
    </Hint>
  );
  const top = (
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

  return (
    <PressContext value={skin.press}>
      <Printing skin={skin} />
      <main ref={page} className={css.page} data-press={skin.press}>
        {pocket ? (
          <PocketTable
            top={top}
            prompt={asked}
            board={ground}
            inset={
              camera.part &&
              beat === null && (
                <MiniMap
                  plan={plan}
                  lights={scene.lights}
                  pieces={scene.pieces}
                  part={camera.part}
                  width={78}
                  label={words.word('table.map')}
                />
              )
            }
            drawer={
              <Drawer
                stop={stop}
                onStop={setStop}
                head={<CrewTabs members={crew} label={words.word('table.crew')} onPick={pickHero} />}
                actions={
                  <>
                    {coach}
                    {sheet && (
                      <div className={css.stats}>
                        {sheet.coins}
                        {sheet.danger}
                      </div>
                    )}
                    {actions}
                    {sheet?.inventory}
                    {asides}
                  </>
                }
                more={
                  <>
                    <Goals seen={seen} skin={skin} words={words} fixed />
                    <div className={css.skills}>{sheet?.skills}</div>
                    {log}
                  </>
                }
                foot={foot}
                words={{ up: words.word('table.drawer.up'), down: words.word('table.drawer.down') }}
              />
            }
          />
        ) : (
          <Table
            top={top}
            crew={<CrewColumn members={crew} label={words.word('table.crew')} onPick={pickHero} />}
            board={ground}
            sheet={sheet && <HeroSheet {...sheet} />}
            prompt={asked}
            actions={
              <>
                {actions}
                {asides}
              </>
            }
            coach={coach}
            log={log}
            foot={foot}
          />
        )}
      </main>
      <p className="sr" role="status">
        {shown?.says}
      </p>
      <RuleNote rules={rules} words={words} onOpen={wantRules} />
    </PressContext>
  );
});
