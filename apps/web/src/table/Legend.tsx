import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SpaceId } from '../board/plan.ts';
import type { Explained, Highlights, Piece, PinnedTicket, Token } from '../board/types.ts';
import { RuleLink } from '../parts/Rule.tsx';
import { Ticket } from '../parts/Ticket.tsx';
import { Icon } from '../press/Icon.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import type { GameWords } from '../text/words.ts';
import css from './Legend.module.css';
import { seatText } from './seatText.ts';
import type { BoardScene, LegendEntry, Seen, Skin } from './skin.ts';

/** How long the pointer rests on something before it is explained, in ms. */
const CALM = 350;

/** What lies under the pointer, explained on a paper beside it. */
export function useNote(
  skin: Skin,
  seen: Seen,
  scene: Pick<BoardScene, 'pieces' | 'tokens'>,
  words: GameWords,
): { readonly note: readonly PinnedTicket[]; ask(what: Explained | undefined, isTap: boolean): void } {
  const [asked, setAsked] = useState<Explained>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = useCallback((what: Explained | undefined, isTap: boolean) => {
    clearTimeout(timer.current);
    if (what === undefined || isTap) setAsked(what);
    else timer.current = setTimeout(() => setAsked(what), CALM);
  }, []);
  const note = useMemo((): readonly PinnedTicket[] => {
    const entries = skin.legend?.(seen, words) ?? NOTHING;
    if (asked === undefined || entries.length === 0) return NOTHING;
    if ('space' in asked) {
      const { label } = skin.plan(skin.mission(seen), words).spaces.find(({ id }) => id === asked.space)!;
      const body = <PlaceNote label={label} place={placeIn(entries, asked.space, scene.tokens)} />;
      return [{ key: 'note', at: asked, body }];
    }
    const entry = explaining(entries, asked, scene.pieces);
    return entry === undefined ? NOTHING : [{ key: 'note', at: asked, body: <Note entry={entry} /> }];
  }, [asked, skin, seen, scene, words]);
  return { note, ask };
}
const NOTHING: readonly never[] = [];

const holds = ({ pieces = NOTHING, group }: LegendEntry, piece: Piece): boolean =>
  pieces.includes(piece.id) || (group !== undefined && group === piece.group);

/** What tells of it: of a figure by its kind, else of where it stands. */
export function explaining(
  entries: readonly LegendEntry[],
  asked: Exclude<Explained, { readonly space: SpaceId }>,
  pieces: readonly Piece[],
): LegendEntry | undefined {
  if ('token' in asked) return entries.find(({ tokens = NOTHING }) => tokens.includes(asked.token));
  if ('door' in asked) return entries.find(({ doors = NOTHING }) => doors.includes(asked.door));
  const piece = pieces.find(({ id }) => id === asked.piece);
  if (piece === undefined) return undefined;
  return (
    entries.find((entry) => holds(entry, piece)) ??
    entries.find(({ spaces = NOTHING, isGround }) => !isGround && spaces.includes(piece.space))
  );
}

/** What there is to tell of a space. */
interface PlaceTold {
  /** What kind of place it is. */
  readonly ground: readonly LegendEntry[];
  /** What is there that is neither figure nor token. */
  readonly marks: readonly LegendEntry[];
  /** What lies there. */
  readonly lying: readonly LegendEntry[];
}

export function placeIn(entries: readonly LegendEntry[], space: SpaceId, tokens: readonly Token[]): PlaceTold {
  const here = entries.filter(({ spaces = NOTHING }) => spaces.includes(space));
  const ids = tokens.filter((token) => token.space === space).map(({ id }) => id);
  return {
    ground: here.filter(({ isGround }) => isGround),
    marks: here.filter(({ isGround }) => !isGround),
    lying: entries.filter(({ tokens: those = NOTHING }) => those.some((id) => ids.includes(id))),
  };
}

function PlaceNote({ label, place: { ground, marks, lying } }: { label: string; place: PlaceTold }) {
  const word = useAreaWords(seatText);
  return (
    <Ticket>
      <div className={css.note}>
        <strong>{label}</strong>
        {ground.map(({ id, title, text }) => (
          <p key={id}>
            {title}. {text}
          </p>
        ))}
        {marks.map(({ id, title, text }) => (
          <p key={id}>
            <b>{title}.</b> {text}
          </p>
        ))}
        {lying.length > 0 && <p>{word('legend.here', { what: lying.map(({ title }) => title).join(', ') })}</p>}
      </div>
    </Ticket>
  );
}

function Note({ entry: { title, text } }: { entry: LegendEntry }) {
  return (
    <Ticket>
      <div className={css.note}>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </Ticket>
  );
}

interface LegendProps {
  skin: Skin;
  seen: Seen;
  scene: BoardScene;
  words: GameWords;
  /** Where something lies, while its line is looked at. */
  onShow: (highlights: Highlights | null) => void;
}

/** The question mark on the board: everything that lies there, kind by kind. */
export function LegendButton({ skin, seen, scene, words, onShow }: LegendProps) {
  const word = useAreaWords(seatText);
  const [isOpen, setOpen] = useState(false);
  if (skin.legend === undefined) return null;
  return (
    <div className={css.legend}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={word('legend.open')}
        title={word('legend.open')}
        onClick={() => {
          setOpen(!isOpen);
          onShow(null);
        }}
      >
        <b aria-hidden="true">?</b>
      </button>
      {isOpen && (
        <Panel
          entries={skin.legend(seen, words)}
          scene={scene}
          onShow={onShow}
          close={
            <button
              type="button"
              aria-label={words.word('page.close')}
              onClick={() => {
                setOpen(false);
                onShow(null);
              }}
            >
              <Icon name="minus" />
            </button>
          }
        />
      )}
    </div>
  );
}

interface PanelProps {
  entries: readonly LegendEntry[];
  scene: BoardScene;
  onShow: (highlights: Highlights | null) => void;
  close: ReactNode;
}

const countOf = (entry: LegendEntry, all: readonly Piece[]): number => {
  const { tokens = NOTHING, doors = NOTHING, spaces = NOTHING } = entry;
  return tokens.length + doors.length + spaces.length + all.filter((piece) => holds(entry, piece)).length;
};

function Panel({ entries, scene, onShow, close }: PanelProps) {
  const word = useAreaWords(seatText);
  const show = (entry: LegendEntry): void => {
    const { tokens = NOTHING, around = NOTHING, spaces: here = NOTHING } = entry;
    const lie = scene.tokens.filter(({ id }) => tokens.includes(id)).map(({ space }) => space);
    const stand = scene.pieces.filter((piece) => holds(entry, piece)).map(({ space }) => space);
    const spaces = new Set([...lie, ...stand, ...around, ...here]);
    onShow({ marked: [...spaces].map((space) => ({ space, ink: 'var(--accent)' })) });
  };
  return (
    <section className={css.panel} aria-label={word('legend.title')} data-over="">
      <header>
        <h2>{word('legend.title')}</h2>
        {close}
      </header>
      <ul>
        {entries.map((entry) => (
          <li
            key={entry.id}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: looking at a line shows where its things lie
            tabIndex={0}
            onPointerEnter={() => show(entry)}
            onPointerLeave={() => onShow(null)}
            onFocus={() => show(entry)}
            onBlur={() => onShow(null)}
          >
            <svg viewBox="-56 -50 112 100" aria-hidden="true">
              {entry.drawing}
            </svg>
            <div>
              <b>{entry.title}</b>
              <p>{entry.text}</p>
              <p className={css.small}>
                {word('legend.where', { n: countOf(entry, scene.pieces) })}{' '}
                {entry.rules.map((rule) => (
                  <span key={rule}>
                    <RuleLink id={rule} />{' '}
                  </span>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
