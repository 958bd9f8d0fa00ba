import { CHARACTERS } from '@shamble/dawn/content/characters';
import { contentEn } from '@shamble/dawn/text/content.en';
import { contentFr } from '@shamble/dawn/text/content.fr';
import { inEvery, joinTexts } from '@shamble/text';
import { useMemo } from 'react';
import { Drawn } from '../board/Drawn.tsx';
import type { Look, Piece } from '../board/types.ts';
import { deadLook, humanLook, lurkerLook, rifleLook } from '../games/dawn/counters.tsx';
import { bustOf } from '../games/dawn/looks.ts';
import { MallBoard } from '../games/dawn/mall/MallBoard.tsx';
import type { MallHighlights, MallOwn } from '../games/dawn/mall/scene.ts';
import { nameOf, personPiece, say } from '../games/dawn/names.ts';
import { skin } from '../games/dawn/skin.ts';
import { en } from '../games/dawn/text/en.ts';
import { fr } from '../games/dawn/text/fr.ts';
import { Press } from '../press/Patterns.tsx';
import { type GameWords, wordsOf } from '../text/words.ts';
import { Sample, Section } from './Section.tsx';
import css from './Style.module.css';
import { boardWords } from './TableScene.tsx';
import type { StyleWords } from './words.ts';

const CONTENT = { en: contentEn, fr: contentFr };
const SKIN = { en, fr };
const TEXT = joinTexts(
  inEvery((locale) => CONTENT[locale]),
  inEvery((locale) => SKIN[locale]),
);

const CALM = { stunned: false, infected: false, rifle: false, active: false, rests: false, threatened: false };
const human = (id: number, more: Partial<typeof CALM> = {}): Look => {
  const { fire, panic, movement } = more.infected ? CHARACTERS[id]!.infected : CHARACTERS[id]!.normal;
  return humanLook({ ...bustOf(id), fire, panic, movement, ...CALM, ...more });
};
const dead = (value: number | null, isUp: boolean, berserk = false): Look =>
  deadLook({ value, isUp, berserk, was: null, active: false });

/** Every counter there is, in every state it can be in: how it is called, or the message that says it. */
const LOOKS: readonly (readonly [name: string, look: Look])[] = [
  ...[0, 1, 2, 3].map((id) => [nameOf(id), human(id)] as const),
  ['d.crew.playing', human(0, { active: true })],
  ['d.crew.done', human(1, { rests: true })],
  ['d.crew.stunned', human(2, { stunned: true, threatened: true })],
  ['d.token.rifles', human(3, { infected: true, rifle: true })],
  ['d.legend.dead', dead(null, false)],
  ['d.legend.dead', dead(4, false)],
  ['d.legend.up', dead(7, true)],
  ['d.legend.berserk', dead(null, false, true)],
  ['d.legend.super', deadLook({ value: 2, isUp: true, berserk: false, was: bustOf(1), active: false })],
  ['d.token.lurker', lurkerLook],
  ['d.legend.rifles', rifleLook(2)],
];

/** The wing at a moment that shows what lines, teeth and arrows look like. */
const PIECES: readonly Piece[] = [
  {
    id: personPiece(0),
    space: 29,
    label: nameOf(0),
    look: human(0, { active: true }),
    ink: 'var(--ink)',
    isFront: true,
  },
  { id: personPiece(3), space: 31, label: nameOf(3), look: human(3), ink: 'var(--ink)' },
  ...[24, 42, 46].map((space) => ({
    id: `dead ${space}`,
    space,
    label: String(space),
    look: dead(null, false),
    group: 'dead',
    ink: 'var(--acid-d)',
  })),
];
const HIGHLIGHTS: MallHighlights = {
  selected: { space: 29, ink: 'var(--accent)' },
  warned: [24, 42],
  lines: [{ from: 29, to: 24, says: ['−2'] }],
};

/** Dawn of the Dead: a mall directory of the seventies, and card that lies on it. */
export function MallSection({ words }: { words: StyleWords }) {
  const [title, lead] = words.sections.mall;
  const spoken = useMemo(() => wordsOf(words.tongue, TEXT) as GameWords, [words]);
  const ground = useMemo(() => skin.plan('wing', spoken), [spoken]);
  const own = useMemo(
    (): MallOwn => ({
      doors: ground.doors.map((_, at) => (['open', 'closed', 'destroyed'] as const)[at % 3]!),
      orders: { moves: [{ from: 42, to: 34 }], stuck: [46] },
    }),
    [ground],
  );
  return (
    <Press name="dawn">
      <div data-press="dawn" className={css.plague}>
        <Section id="mall" title={title!} lead={lead!}>
          <div className={`${css.stage} ${css.house}`}>
            <MallBoard
              plan={ground}
              title={title!}
              lights={{}}
              openDoors={new Set()}
              pieces={PIECES}
              tokens={[]}
              own={own}
              highlights={HIGHLIGHTS}
              words={{ ...boardWords(words), board: title! }}
            />
          </div>
          <div className={css.samples}>
            {LOOKS.map(([name, look]) => (
              <Sample
                key={JSON.stringify([name, look.facts])}
                name={name.startsWith('d.') ? spoken.say(say(name, { n: 1, number: '66' })) : name}
                box="-50 -50 100 100"
              >
                <Drawn look={look} />
              </Sample>
            ))}
          </div>
        </Section>
      </div>
    </Press>
  );
}
