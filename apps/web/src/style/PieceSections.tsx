import { useMemo } from 'react';
import { Board } from '../board/Board.tsx';
import { DoorMark } from '../board/DoorMark.tsx';
import type { Door } from '../board/plan.ts';
import { Manhole } from '../board/Street.tsx';
import type { Highlights, Piece } from '../board/types.ts';
import type { Gap } from '../board/walls.ts';
import { DeadDisc, type DeadKind, deadRadius } from '../games/zombicide/Dead.tsx';
import { heroLook } from '../games/zombicide/looks.ts';
import { Car, ExitToken, NoiseToken, ObjectiveToken, SpawnToken } from '../games/zombicide/tokens.tsx';
import { HeroDisc, type HeroLook, heroFigure, StackCount } from '../pieces/Disc.tsx';
import { Portrait } from '../pieces/Portrait.tsx';
import { Mark } from '../press/Icon.tsx';
import { Group, Sample, Section } from './Section.tsx';
import css from './Style.module.css';
import { at, figures, LIGHTS, look, missionPlan, OPEN_DOORS } from './scene.ts';
import { boardWords } from './TableScene.tsx';
import type { StyleWords } from './words.ts';

const HEROES = ['amy', 'doug', 'josh', 'ned', 'phil', 'wanda'] as const;
const STRANGER: HeroLook = heroLook({ id: 'home-made', name: 'Zoe', colour: 'brown' });
const DEAD: readonly DeadKind[] = ['walker', 'runner', 'fatty', 'abomination'];
const DISC = '-58 -56 116 116';

export function PieceSection({ words }: { words: StyleWords }) {
  const [title, lead] = words.sections.pieces;
  const { stateNames } = words;
  return (
    <Section id="pieces" title={title!} lead={lead!}>
      <div className={css.gallery}>
        {HEROES.map((id) => (
          <figure key={id}>
            <Portrait name={id} inks={look(id).inks} />
            <figcaption>{id}</figcaption>
          </figure>
        ))}
        <figure>
          <Portrait name="stranger" inks={STRANGER.inks} />
          <figcaption>{stateNames.homemade}</figcaption>
        </figure>
      </div>
      <div className={css.columns}>
        <Group title={words.heroesTitle}>
          <div className={css.samples}>
            {HEROES.map((id) => (
              <Sample key={id} name={id} box={DISC}>
                <HeroDisc {...look(id)} />
              </Sample>
            ))}
            <Sample name={stateNames.homemade} box={DISC}>
              <HeroDisc {...STRANGER} />
            </Sample>
          </div>
        </Group>
        <Group title={words.statesTitle}>
          <div className={css.samples}>
            <Sample name={stateNames.active} box={DISC}>
              <HeroDisc {...look('wanda')} active />
            </Sample>
            <Sample name={stateNames.threatened} box={DISC}>
              <HeroDisc {...look('doug')} threatened />
            </Sample>
            <Sample name={stateNames.both} box={DISC}>
              <HeroDisc {...look('ned')} active threatened />
            </Sample>
            <Sample name={stateNames.wounded} box={DISC}>
              <HeroDisc {...look('amy')} wounds={1} />
            </Sample>
          </div>
        </Group>
        <Group title={words.deadTitle}>
          <div className={css.samples}>
            {DEAD.map((kind) => (
              <Sample key={kind} name={words.dead[kind]} box={DISC}>
                <DeadDisc kind={kind} />
              </Sample>
            ))}
            {([2, 5, 40] as const).map((count) => (
              <Sample key={count} name={`${count} × ${words.dead.walker}`} box={DISC}>
                <DeadDisc kind="walker" stack={count} />
                <StackCount radius={deadRadius('walker')} count={count} />
              </Sample>
            ))}
            <Sample name={`3 × ${words.dead.runner}`} box={DISC}>
              <DeadDisc kind="runner" stack={3} />
              <StackCount radius={deadRadius('runner')} count={3} />
            </Sample>
          </div>
        </Group>
      </div>
    </Section>
  );
}

const GAP: Gap = { axis: 'h', at: 0, along: 0, width: 62, a: 0, b: 1, door: 0, outer: true, sideOfA: -1 };
const door = (ink: Door['ink']): Door => ({ id: 0, a: 0, b: 1, at: [0, 0], ink });
const Wall = () => (
  <>
    <path d="M-64 -9.200H-28.500V9.200H-64ZM28.500 -9.200H64V9.200H28.500Z" fill="var(--wall-edge)" />
    <path d="M-64 -6.500H-31.200V6.500H-64ZM31.200 -6.500H64V6.500H31.200Z" fill="var(--wall)" />
  </>
);

export function TokenSection({ words }: { words: StyleWords }) {
  const [title, lead] = words.sections.tokens;
  const names = words.tokenNames;
  return (
    <Section id="tokens" title={title!} lead={lead!}>
      <div className={css.samples}>
        <Sample name={names.spawn} box={DISC}>
          <SpawnToken order={1} ink="red" awake />
        </Sample>
        <Sample name={names.asleep} box={DISC}>
          <SpawnToken order={4} ink="blue" awake={false} />
        </Sample>
        <Sample name={names.objective} box={DISC}>
          <ObjectiveToken ink="red" />
        </Sample>
        <Sample name={`${names.objective} 2`} box={DISC}>
          <ObjectiveToken ink="blue" sign={<Mark name="key" size={30} ink="var(--bone)" />} />
        </Sample>
        <Sample name={`${names.objective} 3`} box={DISC}>
          <ObjectiveToken ink="green" sign={<Mark name="winchester" size={34} />} />
        </Sample>
        <Sample name={names.taken} box={DISC}>
          <g style={{ '--stroke': 'var(--text)' } as React.CSSProperties}>
            <ObjectiveToken ink="red" taken />
          </g>
        </Sample>
        <Sample name={names.noise} box={DISC}>
          <NoiseToken />
        </Sample>
        <Sample name={`${names.noise} × 3`} box={DISC}>
          <NoiseToken count={3} />
        </Sample>
        <Sample name={names.exit} box={DISC}>
          <ExitToken word={words.exit} />
        </Sample>
        <Sample name={names.manhole} box="-44 -44 88 88">
          <Manhole x={0} y={0} />
        </Sample>
        <Sample name={names.closed} box="-64 -64 128 128">
          <Wall />
          <DoorMark door={door('red')} gap={GAP} open={false} />
        </Sample>
        <Sample name={names.locked} box="-64 -64 128 128">
          <Wall />
          <DoorMark door={door('blue')} gap={GAP} open={false} />
        </Sample>
        <Sample name={`${names.locked} 2`} box="-64 -64 128 128">
          <Wall />
          <DoorMark door={door('green')} gap={GAP} open={false} />
        </Sample>
        <Sample name={names.open} box="-64 -44 128 128">
          <Wall />
          <DoorMark door={door('red')} gap={GAP} open />
        </Sample>
        <Sample name={names.police} box="-92 -92 184 184">
          <Car look="police" word="POLICE" />
        </Sample>
        <Sample name={names.pimp} box="-92 -92 184 184">
          <Car look="pimp" />
        </Sample>
      </div>
    </Section>
  );
}

const HERE = at('c1-clinic');
const NEXT = at('c1-waiting');
const ROOMS = [990, 255, 1506, 505] as const;

export function HighlightSection({ words }: { words: StyleWords }) {
  const [title, lead] = words.sections.highlights;
  const plan = missionPlan(words);
  const pieces: Piece[] = useMemo(
    () => figures(words).filter(({ space }) => space === HERE || space === NEXT),
    [words],
  );
  const alone = useMemo(
    () =>
      pieces
        .filter(({ id }) => id === 'ned')
        .map((piece) => ({ ...piece, look: heroFigure({ ...look('ned'), active: true }) })),
    [pieces],
  );
  const cases: readonly (readonly [keyof StyleWords['highlightNames'], Highlights, readonly Piece[]])[] = [
    ['legal', { legal: [HERE, NEXT] }, []],
    ['hover', { legal: [HERE, NEXT], hover: NEXT }, []],
    ['selected', { selected: { space: HERE, ink: 'var(--ned)' } }, alone],
    ['threatened', { warned: [HERE, NEXT] }, pieces],
    ['seen', { seen: { from: 'ned', through: [HERE, NEXT], target: 'walker c1-waiting 0' } }, pieces],
    ['path', { legal: [NEXT], hover: NEXT, path: { piece: 'ned', through: [HERE, NEXT], cost: 1 } }, alone],
  ];
  return (
    <Section id="highlights" title={title!} lead={lead!}>
      <div className={`${css.tiles} ${css.three}`}>
        {cases.map(([name, highlights, figuresHere]) => (
          <figure key={name} className={css.cell}>
            <Board
              plan={plan}
              title=""
              lights={LIGHTS}
              openDoors={OPEN_DOORS}
              pieces={figuresHere}
              tokens={[]}
              highlights={highlights}
              words={{ ...boardWords(words), board: words.highlightNames[name] }}
              part={ROOMS}
              controls={false}
            />
            <figcaption>{words.highlightNames[name]}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
