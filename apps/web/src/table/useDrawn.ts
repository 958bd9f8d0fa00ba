import { type ComponentType, useMemo } from 'react';
import { grow, type Rect } from '../board/geometry.ts';
import type { BoardProps } from '../board/types.ts';
import type { LoadedGame } from '../games/index.ts';
import type { CrewMember } from '../parts/Crew.tsx';
import { POCKET, useMedia } from '../press/theme.ts';
import { type TellingState, useStageTickets } from '../telling/index.ts';
import type { Tongue } from '../text/tongue.ts';
import { useTongue } from '../text/useWords.ts';
import type { GameWords } from '../text/words.ts';
import { gameWords } from '../text/words.ts';
import type { BoardScene, Seen, Skin } from './skin.ts';
import { useSteady, useSteadyScene } from './steady.ts';

/** Around the board where all of it is shown. */
const EDGE = 11;

/** What a table that is played and a game that is shown again have in common. */
export interface Drawn {
  readonly pocket: boolean;
  readonly tongue: Tongue;
  readonly words: GameWords;
  /** As far as it has been told. */
  readonly seen: Seen;
  readonly scene: BoardScene;
  readonly crew: readonly CrewMember[];
  readonly mission: string;
  readonly Ground: ComponentType<BoardProps>;
  /** What the ground is always given. */
  readonly ground: Pick<
    BoardProps,
    'plan' | 'title' | 'lights' | 'openDoors' | 'pieces' | 'tokens' | 'own' | 'words'
  > & { readonly part: Rect };
  /** What is told, pinned to the board. */
  readonly staged: NonNullable<BoardProps['tickets']>;
}

/** The picture of a game, as it has been told so far, in the language of the page. */
export function useDrawn(game: LoadedGame, skin: Skin, settled: Seen, telling: TellingState): Drawn {
  const pocket = useMedia(POCKET);
  const [tongue] = useTongue();
  const words = useMemo(() => gameWords(tongue, game), [tongue, game]);
  const { picture } = telling;
  const seen = picture?.view ?? settled;
  const drawn = useMemo(
    () => skin.scene(picture ?? skin.teller.settle(settled, null), words),
    [skin, picture, settled, words],
  );
  const scene = useSteadyScene(drawn);
  const crew = useSteady(useMemo(() => skin.crew(seen, words), [skin, seen, words]));
  const plan = skin.plan(skin.mission(settled), words);
  const mission = words.mission(skin.mission(settled)) ?? words.title;
  const [x0, y0, x1, y1] = scene.part ?? [0, 0, ...plan.size];
  const part = useMemo(() => grow([x0, y0, x1, y1], EDGE), [x0, y0, x1, y1]);
  const boardWords = useMemo(
    () => ({
      board: words.word('table.board', { mission }),
      zoomIn: words.word('table.zoom-in'),
      zoomOut: words.word('table.zoom-out'),
      fit: words.word('table.fit'),
      crowd: (count: number, kind: string) => words.word('table.crowd', { count, kind }),
      map: words.word('table.map'),
    }),
    [words, mission],
  );
  const { lights, openDoors, pieces, tokens, own } = scene;
  return {
    pocket,
    tongue,
    words,
    seen,
    scene,
    crew,
    mission,
    Ground: skin.board,
    ground: { plan, title: mission, lights, openDoors, pieces, tokens, own, words: boardWords, part },
    staged: useStageTickets(telling, skin.teller, words),
  };
}
