import { useMemo } from 'react';
import { Drawn } from '../board/Drawn.tsx';
import type { Look } from '../board/types.ts';
import { type AgentLook, agentFigure } from '../games/marvel/art/agents.tsx';
import { Burst } from '../games/marvel/art/Burst.tsx';
import { bystanderBalloon, foeStar, heroPanel } from '../games/marvel/art/pieces.tsx';
import { exitLook, hiddenLook, objectiveLook, signLook, spawnLook } from '../games/marvel/art/tokens.tsx';
import { ComicBoard } from '../games/marvel/board/Page.tsx';
import { FACES, heroLook, inksOf } from '../games/marvel/looks.ts';
import { Portrait } from '../pieces/Portrait.tsx';
import { Press } from '../press/Patterns.tsx';
import { bookOf, comicPlan, comicScene, comicTitle, nameIn } from './comic.ts';
import { Sample, Section } from './Section.tsx';
import css from './Style.module.css';
import { boardWords } from './TableScene.tsx';
import type { StyleWords } from './words.ts';

const AGENTS: readonly AgentLook[] = ['trooper', 'guard', 'specialist', 'walker', 'brute', 'runner'];

/** One of each kind of piece and token, by what it is called. */
function looksOf(words: StyleWords): readonly (readonly [name: string, look: Look])[] {
  const { tokenNames, stateNames } = words;
  const book = bookOf(words);
  const hulk = { ...heroLook('hulk', nameIn(words, 'hulk')), most: 4, isHungry: true };
  const wasp = heroLook('thor', nameIn(words, 'thor'));
  const may = { ...heroLook('aunt-may', nameIn(words, 'aunt-may')), name: nameIn(words, 'aunt-may') };
  const okoye = { ...heroLook('okoye', nameIn(words, 'okoye')), name: nameIn(words, 'okoye') };
  return [
    [nameIn(words, 'hulk'), heroPanel({ ...hulk, gauge: 1, wounds: 0, active: false, threatened: false })],
    [stateNames.active, heroPanel({ ...hulk, gauge: 2, wounds: 0, active: true, threatened: false })],
    [stateNames.threatened, heroPanel({ ...hulk, gauge: 3, wounds: 2, active: false, threatened: true })],
    [stateNames.both, heroPanel({ ...hulk, gauge: 4, wounds: 1, active: true, threatened: true })],
    [nameIn(words, 'thor'), foeStar({ ...wasp, toughness: 5, still: false })],
    [tokenNames.asleep, foeStar({ ...wasp, toughness: 5, still: true })],
    [
      nameIn(words, 'aunt-may'),
      bystanderBalloon({ ...may, fights: false, escorted: false, wanted: false, steps: 3, ways: [0] }),
    ],
    [
      tokenNames.objective,
      bystanderBalloon({ ...may, fights: false, escorted: true, wanted: true, steps: null, ways: [] }),
    ],
    [
      nameIn(words, 'okoye'),
      bystanderBalloon({ ...okoye, fights: true, escorted: false, wanted: false, steps: null, ways: [] }),
    ],
    ...AGENTS.map((kind) => [kind, agentFigure(kind)] as const),
    [tokenNames.spawn, spawnLook({ order: 1, ink: 'red', awake: true })],
    [tokenNames.asleep, spawnLook({ order: 2, ink: 'blue', awake: false })],
    [tokenNames.objective, objectiveLook({ ink: 'green', taken: false })],
    [tokenNames.taken, objectiveLook({ ink: 'red', taken: true })],
    [book['card.secret-1']!, hiddenLook(true)],
    [tokenNames.exit, exitLook(tokenNames.exit)],
    [book['sign.neutral']!, signLook(true)],
  ];
}

/** Marvel Zombies: a comic page in inks of its own. */
export function ComicSection({ words }: { words: StyleWords }) {
  const [title, lead] = words.sections.comic;
  const plan = useMemo(() => comicPlan(words), [words]);
  const { lights, openDoors, pieces, tokens, selected } = useMemo(() => comicScene(words), [words]);
  const highlights = useMemo(() => ({ selected }), [selected]);
  const looks = useMemo(() => looksOf(words), [words]);
  return (
    <Press name="marvel">
      <div data-press="marvel" className={css.plague}>
        <Section id="comic" title={title!} lead={lead!}>
          <div className={`${css.stage} ${css.house}`}>
            <ComicBoard
              plan={plan}
              title={comicTitle(words)}
              lights={lights}
              openDoors={openDoors}
              pieces={pieces}
              tokens={tokens}
              highlights={highlights}
              words={{ ...boardWords(words), board: comicTitle(words) }}
            />
          </div>
          <div className={css.gallery}>
            {Object.keys(FACES).map((id) => (
              <figure key={id}>
                <Portrait name={`own:mz-${id}`} inks={inksOf(id)} />
                <figcaption>{nameIn(words, id)}</figcaption>
              </figure>
            ))}
          </div>
          <div className={css.samples}>
            {looks.map(([name, look]) => (
              <Sample key={`${name} ${look.radius}`} name={name} box="-65 -65 130 130">
                <Drawn look={look} />
              </Sample>
            ))}
          </div>
          <div className={css.bursts}>
            {words.shouts.map((shout, i) => (
              <Burst key={shout} tone={(['blood', 'bright', 'accent'] as const)[i % 3]!}>
                {shout}
              </Burst>
            ))}
          </div>
        </Section>
      </div>
    </Press>
  );
}
