import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { DangerButton } from '../telling/index.ts';
import { LegendButton } from './Legend.tsx';
import { Notes } from './Notes.tsx';
import type { Sitting } from './useSitting.ts';

const Beside = lazy(async () => ({ default: (await import('../coach/Beside.tsx')).Beside }));
const End = lazy(async () => ({ default: (await import('../end/End.tsx')).End }));

/** The board, and what lies over it. */
export function TableBoard({ sitting, desk }: { sitting: Sitting; desk: ReactNode }) {
  const { session, game, skin, words, state, telling, settled, scene, pocket, danger, onShow } = sitting;
  const { Ground, ground, camera, acting } = sitting;
  const { outcome } = state;
  const tools = useMemo(
    () => (
      <>
        <DangerButton danger={danger} words={words} />
        <LegendButton skin={skin} seen={settled} scene={scene} words={words} onShow={onShow} />
      </>
    ),
    [danger, words, skin, settled, scene, onShow],
  );
  return (
    <>
      <Ground
        {...ground}
        ref={sitting.board}
        highlights={sitting.highlights}
        tickets={sitting.tickets}
        pace={telling.pace}
        onPick={sitting.onPick}
        onHover={acting.point}
        onAsk={sitting.onAsk}
        tools={tools}
        onPart={camera.setPart}
        {...(pocket ? { onTap: camera.tap } : {})}
      />
      {desk}
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
}
