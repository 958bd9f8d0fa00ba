import { useMemo, useState } from 'react';
import { Board } from '../board/Board.tsx';
import type { SpaceId } from '../board/plan.ts';
import type { Highlights, Piece } from '../board/types.ts';
import { Bill } from '../parts/Bill.tsx';
import { Segments } from '../parts/Button.tsx';
import { heroFigure } from '../pieces/Disc.tsx';
import { Press } from '../press/Patterns.tsx';
import { PLAGUE_LIGHTS, PLAGUE_OPEN, PLAGUE_TOKENS, plaguePieces, plaguePlan } from './plague.ts';
import { Section } from './Section.tsx';
import css from './Style.module.css';
import { at, BOARD, crowd, LIGHTS, look, missionPlan, OPEN_DOORS, tokensOf } from './scene.ts';
import { boardWords } from './TableScene.tsx';
import type { StyleWords } from './words.ts';

/** The spaces next to one, doors that stand open included. */
const around = (space: SpaceId): SpaceId[] =>
  BOARD.exits[space]!.filter(({ door }) => door === null || OPEN_DOORS.has(door)).map(({ to }) => to);
const THREAT: readonly SpaceId[] = ['a1-S', 'a1-SE', 'a1-E', 'b1-living'].map(at);

/** Six survivors and sixty dead: the most a board has to carry. */
function sixty(words: StyleWords): Piece[] {
  const heroes = (['amy', 'doug', 'josh', 'phil', 'wanda', 'ned'] as const).map(
    (id, i): Piece => ({
      id,
      space: at(i < 3 ? 'a1-bunker' : i < 5 ? 'b1-living' : 'a1-S'),
      label: id,
      look: heroFigure({ ...look(id), active: id === 'ned' }),
      isFront: id === 'ned',
      ink: look(id).inks.ink,
    }),
  );
  return [
    ...heroes,
    ...crowd(words, [
      ['walker', 'a1-SE', 12],
      ['fatty', 'a1-SE', 3],
      ['runner', 'a1-SE', 6],
      ['abomination', 'a1-NE', 1],
      ['walker', 'a1-NE', 9],
      ['walker', 'a2-SE', 7],
      ['runner', 'a2-SE', 5],
      ['fatty', 'a2-E', 2],
      ['walker', 'a2-E', 6],
      ['runner', 'b1-NE', 2],
      ['walker', 'c1-waiting', 4],
      ['fatty', 'c1-clinic', 1],
      ['walker', 'a1-S', 2],
    ]),
  ];
}

export function MissionSection({ words }: { words: StyleWords }) {
  const [title, lead] = words.sections.mission;
  const plan = missionPlan(words);
  const [pieces, setPieces] = useState(() => sixty(words));
  const tokens = useMemo(() => tokensOf(words), [words]);
  const [overlay, setOverlay] = useState<'plain' | 'threat'>('plain');
  const [hover, setHover] = useState<SpaceId>();
  const here = pieces.find(({ id }) => id === 'ned')!.space;
  const highlights: Highlights = useMemo(
    () =>
      overlay === 'threat'
        ? { warned: THREAT, selected: { space: here, ink: 'var(--ned)' } }
        : {
            legal: around(here),
            selected: { space: here, ink: 'var(--ned)' },
            legalDoors: [8],
            legalPieces: pieces.filter(({ look }) => 'dead' in look).map(({ id }) => id),
            path: hover === undefined || hover === here ? undefined : { piece: 'ned', through: [here, hover], cost: 1 },
          },
    [overlay, here, hover, pieces],
  );
  return (
    <Section id="mission" title={title!} lead={lead!}>
      <div className={css.stage}>
        <Board
          plan={plan}
          title={words.missionTitle}
          lights={LIGHTS}
          openDoors={OPEN_DOORS}
          pieces={pieces}
          tokens={tokens}
          highlights={highlights}
          words={boardWords(words)}
          onHover={(pick) => setHover(pick && 'space' in pick ? pick.space : undefined)}
          onPick={(pick) => {
            if ('space' in pick)
              setPieces((now) => now.map((piece) => (piece.id === 'ned' ? { ...piece, space: pick.space } : piece)));
          }}
        />
        <div className={css.pinned}>
          <Bill
            title={words.goals}
            done={words.done}
            goals={words.goalList.map((text, i) => ({ id: text, text, done: i === 0 }))}
          />
        </div>
      </div>
      <Segments
        label={words.overlay}
        value={overlay}
        onChange={setOverlay}
        options={[
          { value: 'plain', label: words.plain },
          { value: 'threat', label: words.threat },
        ]}
      />
    </Section>
  );
}

const PLAGUE_HIGHLIGHTS: Highlights = {
  legal: [7, 6],
  selected: { space: 5, ink: 'var(--phil)' },
  path: { piece: 'phil', through: [5, 7], cost: 3 },
};

export function PlagueSection({ words }: { words: StyleWords }) {
  const [title, lead] = words.sections.plague;
  const plan = useMemo(() => plaguePlan(words), [words]);
  const pieces = useMemo(() => plaguePieces(words), [words]);
  return (
    <Press name="plague">
      <div data-press="plague" className={css.plague}>
        <Section id="plague" title={title!} lead={lead!}>
          <div className={`${css.stage} ${css.house}`}>
            <Board
              plan={plan}
              title={words.plagueTitle}
              lights={PLAGUE_LIGHTS}
              openDoors={PLAGUE_OPEN}
              pieces={pieces}
              tokens={PLAGUE_TOKENS}
              highlights={PLAGUE_HIGHLIGHTS}
              words={{ ...boardWords(words), board: words.plagueTitle }}
            />
          </div>
        </Section>
      </div>
    </Press>
  );
}
