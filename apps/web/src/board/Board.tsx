import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '../press/Icon.tsx';
import { type Asked, Asking } from './Asking.tsx';
import { freeSpot, type Spot } from './arrange.ts';
import css from './Board.module.css';
import { Arriving, Count, Figure, Ring, radiusOf, type Stack, TokenFigure } from './Figures.tsx';
import { Floors, type Lights, Structure } from './Ground.tsx';
import { boundsOf, grow, type Point, type Rect } from './geometry.ts';
import { Selected, Taped, Threatened } from './Highlighted.tsx';
import { between, middle, sightOf, walk } from './highlight.ts';
import { PathPreview, Reticle, SightLine, Wedge } from './Overlays.tsx';
import { Plate } from './Plate.tsx';
import type { DoorId, PieceId, Plan, SpaceId } from './plan.ts';
import { Sheet, sheetBounds } from './Sheet.tsx';
import { DoorPick, Spaces, TokenPick } from './Spaces.tsx';
import { layout, parkedIn, standingIn, useArrivals, useStacks, useWays, within } from './standing.ts';
import { surveyOf } from './survey.ts';
import { Tickets, type TicketsHandle } from './Tickets.tsx';
import { isTool } from './tools.ts';
import type { BoardWords, Highlights, Pick, Piece, PinnedTicket, Token } from './types.ts';
import { useZoom, type View } from './useZoom.ts';
import { gapPoint } from './walls.ts';

export interface BoardHandle {
  fit: () => void;
  /** Brings these spaces close. */
  show: (spaces: readonly SpaceId[]) => void;
  /** Brings all that can be picked close, and who picks. */
  showAll: (what: Highlights) => void;
}

export interface BoardProps {
  plan: Plan;
  title: string;
  /** How each floor is printed; what is not named is still a blueprint. */
  lights: Lights;
  openDoors: ReadonlySet<DoorId>;
  pieces: readonly Piece[];
  tokens: readonly Token[];
  highlights?: Highlights;
  tickets?: readonly PinnedTicket[];
  words: BoardWords;
  /** Only this part is shown at first and after `fit`. */
  part?: Rect;
  controls?: boolean;
  /** Time of one step of a piece, in ms; 0 cuts. */
  pace?: number;
  onPick?: (pick: Pick) => void;
  /** What may be picked is under the pointer or has the focus; undefined: nothing. */
  onHover?: (pick: Pick | undefined) => void;
  /** What cannot be picked is under the pointer, or was tapped. */
  onAsk?: (what: Asked | undefined, isTap: boolean) => void;
  /** Before anything else hears of a click; true keeps it from them. */
  onTap?: () => boolean;
  /** Beside the buttons that zoom. */
  tools?: ReactNode;
  /** The part in sight, whenever it has come to rest; null: all of it. */
  onPart?: (part: Rect | null) => void;
  /** For a board of a skin's own: what only that one can draw. */
  own?: object | undefined;
  ref?: Ref<BoardHandle>;
}

const NONE: readonly never[] = [];

/** The same set as long as it holds the same spaces: floors are not drawn again. */
function useSpaces(spaces: readonly SpaceId[]): ReadonlySet<SpaceId> {
  const key = spaces.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all there is in it
  return useMemo(() => new Set(spaces), [key]);
}

export const Board = memo(function Board(props: BoardProps) {
  const {
    plan,
    title,
    lights,
    openDoors,
    pieces,
    tokens,
    highlights = {},
    tickets = NONE,
    words,
    part,
    controls = true,
    pace = 240,
    onPick,
    onHover,
    onAsk,
    onTap,
    tools,
    onPart,
    ref,
  } = props;
  const survey = useMemo(() => surveyOf(plan), [plan]);
  const frame = useRef<HTMLDivElement>(null);
  const mount = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const papers = useRef<TicketsHandle>(null);
  const bounds = sheetBounds(plan.size);
  const onView = useCallback((view: View) => papers.current?.place(view), []);
  const zoom = useZoom(frame, mount, sheet, bounds, part ?? bounds, onView, onPart);
  const show = (spaces: readonly SpaceId[]): void => {
    const rects = spaces.flatMap((id) => survey.space.get(id)?.rects ?? []);
    if (rects.length > 0) zoom.show(grow(boundsOf(rects), 30), 1);
  };
  useImperativeHandle(ref, () => ({
    fit: zoom.fit,
    show,
    showAll: ({ legal = NONE, legalPieces = NONE, legalDoors = NONE, legalTokens = NONE, selected }) =>
      show([
        ...legal,
        ...(selected ? [selected.space] : []),
        ...pieces.filter(({ id }) => legalPieces.includes(id)).map(({ space }) => space),
        ...plan.doors.filter(({ id }) => legalDoors.includes(id)).flatMap(({ a, b }) => [a, b]),
        ...tokens.filter(({ id }) => legalTokens.includes(id)).map(({ space }) => space),
      ]),
  }));

  const [openCrowd, setOpenCrowd] = useState<string>();
  const [pointed, setPointed] = useState<SpaceId>();
  const stacks = useStacks(pieces);
  const { spots, cars } = useMemo(() => layout(plan, survey, stacks, tokens), [plan, survey, stacks, tokens]);
  const ways = useWays(survey, stacks, spots);
  const [arrivals, land] = useArrivals(ways.parts);
  const doorIds = useMemo(() => plan.doors.map(({ id }) => id), [plan]);

  const { legal = NONE, legalPieces = NONE, legalDoors = NONE, selected, marked = NONE } = highlights;
  const { threatened = NONE, legalTokens = NONE, aim, path } = highlights;
  const hover = highlights.hover ?? pointed;
  const framed = useSpaces([...legal, ...(selected ? [selected.space] : [])]);
  const busy = useSpaces(tokens.flatMap(({ kind, space }) => (kind === 'car' || kind === 'exit' ? [space] : [])));
  const pickable = useMemo(() => new Set<PieceId>(legalPieces), [legalPieces]);
  const point = useCallback(
    (space: SpaceId | undefined) => {
      setPointed(space);
      onHover?.(space === undefined ? undefined : { space });
    },
    [onHover],
  );
  const toggle = useCallback((key: string) => setOpenCrowd((now) => (now === key ? undefined : key)), []);
  const pickPiece = useCallback((piece: PieceId) => onPick?.({ piece }), [onPick]);
  const pointPiece = useCallback(
    (piece: PieceId | undefined) => onHover?.(piece === undefined ? undefined : { piece }),
    [onHover],
  );

  const stackOf = (piece: PieceId): Stack | undefined =>
    stacks.find((stack) => stack.pieces.some(({ id }) => id === piece));
  const spotOf = (piece: PieceId): Spot | undefined => {
    const stack = stackOf(piece);
    return stack && spots.get(stack.key);
  };
  const crowdIn = (space: SpaceId): Stack | undefined =>
    stacks.reduce<Stack | undefined>(
      (best, stack) =>
        stack.dead && stack.space === space && stack.pieces.length > (best?.pieces.length ?? 0) ? stack : best,
      undefined,
    );
  const centreOf = (space: SpaceId): Point => middle(survey.space.get(space)!.rects);
  const seen = highlights.seen;
  const target = seen ? stackOf(seen.target) : aim && crowdIn(aim.space);
  const eye = seen?.from ?? aim?.from;
  const from = eye && spotOf(eye)?.at;
  const to = target ? spots.get(target.key)?.at : aim && centreOf(aim.space);
  const isFar = aim === undefined || (eye !== undefined && stackOf(eye)?.space !== aim.space);
  const sight =
    from && to && isFar
      ? sightOf(survey, from, seen?.through ?? between(survey, stackOf(eye!)!.space, from, aim!.space, to), to)
      : undefined;
  const goal = path?.through.at(-1);
  const start = path && spotOf(path.piece)?.at;
  const standingAt = (space: SpaceId): Point[] =>
    standingIn(space, stacks, tokens).flatMap(({ id }) => {
      const spot = spots.get(id);
      return spot ? [spot.at] : [];
    });
  const beads =
    path && goal !== undefined && start
      ? walk(survey, start, path.through, freeSpot(plan, survey, goal, standingAt(goal), parkedIn(goal, tokens, cars)))
      : undefined;
  const shown = stacks.find(({ key }) => key === openCrowd);
  const front = (stack: Stack): boolean => {
    const { look } = stack.pieces[0]!;
    return 'hero' in look && (look.active ?? false);
  };
  const figure = (stack: Stack) => (
    <Figure
      key={stack.key}
      stack={stack}
      spot={spots.get(stack.key)!}
      label={
        stack.pieces.length > 1 ? words.crowd(stack.pieces.length, stack.pieces[0]!.label) : stack.pieces[0]!.label
      }
      legal={stack.pieces.some(({ id }) => pickable.has(id))}
      opened={stack.key === openCrowd}
      way={ways.whole.get(stack.key)}
      pace={pace}
      onOpen={toggle}
      onPick={pickPiece}
      onPoint={pointPiece}
    />
  );

  const gapOf = (id: DoorId) => survey.walls.gaps.find(({ door }) => door >= 0 && doorIds[door] === id);
  const doorPoint = (id: DoorId): Point | undefined => {
    const gap = gapOf(id);
    return gap && gapPoint(gap);
  };
  const legalToken = new Set(legalTokens);
  const tokenAt = (id: string): Point | undefined => cars.get(id)?.at ?? spots.get(id)?.at;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setOpenCrowd(undefined);
    else if (event.key === '+' || event.key === '=') zoom.by(1.3);
    else if (event.key === '-') zoom.by(1 / 1.3);
    else if (event.key === '0') zoom.fit();
  };

  const pinned = tickets.flatMap(({ key, at, body }) => {
    const stack = 'piece' in at ? stackOf(at.piece) : 'crowd' in at ? crowdIn(at.crowd) : undefined;
    const where = stack
      ? spots.get(stack.key)?.at
      : 'door' in at
        ? doorPoint(at.door)
        : 'space' in at
          ? goal === at.space && beads
            ? beads.at(-1)
            : centreOf(at.space)
          : 'crowd' in at
            ? centreOf(at.crowd)
            : 'token' in at
              ? tokenAt(at.token)
              : undefined;
    return where ? [{ key, at: where, body, clear: stack ? radiusOf(stack) + 30 : 34 }] : [];
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and double click are short cuts to the buttons inside
    <div
      className={css.frame}
      ref={frame}
      onKeyDown={onKeyDown}
      onDoubleClick={zoom.fit}
      onClickCapture={(event) => {
        if (!isTool(event.target) && onTap?.()) event.stopPropagation();
      }}
    >
      <div className={css.mount} ref={mount}>
        <div className={css.sheet} ref={sheet}>
          <Plate bounds={bounds}>
            <Sheet size={plan.size} title={title} north="N" />
            <Floors plan={plan} survey={survey} lights={lights} framed={framed} busy={busy} />
          </Plate>
          <Plate bounds={bounds}>
            {threatened.map((space) => (
              <Threatened key={space} survey={survey} space={space} open={openDoors} doorIds={doorIds} />
            ))}
            {legal.map((space) => (
              <Taped
                key={space}
                survey={survey}
                space={space}
                open={openDoors}
                doorIds={doorIds}
                hover={hover === space}
              />
            ))}
            {marked.map(({ space, ink }) => (
              <Selected key={space} survey={survey} space={space} open={openDoors} doorIds={doorIds} ink={ink} />
            ))}
            {selected && (
              <Selected survey={survey} space={selected.space} open={openDoors} doorIds={doorIds} ink={selected.ink} />
            )}
          </Plate>
          <Plate bounds={bounds}>
            <Structure plan={plan} survey={survey} lights={lights} open={openDoors} />
            {tokens.map((token) => (
              <TokenFigure key={token.id} token={token} spot={spots.get(token.id)} car={cars.get(token.id)} />
            ))}
          </Plate>
          <Plate bounds={bounds} label={words.board}>
            <g style={{ pointerEvents: 'none' }}>{sight && <Wedge sight={sight} />}</g>
            <Spaces survey={survey} legal={legal} onPick={onPick} onPoint={point} />
            {onAsk && (
              <Asking
                tokens={tokens.filter(({ id }) => !legalToken.has(id))}
                doors={doorIds.filter((id) => !openDoors.has(id) && !legalDoors.includes(id))}
                tokenAt={tokenAt}
                doorAt={doorPoint}
                legal={legal}
                onAsk={onAsk}
                onPick={onPick}
                onPoint={point}
              />
            )}
            {legalDoors.map((id) => {
              const gap = gapOf(id);
              if (!gap) return null;
              const [x, y] = gapPoint(gap);
              return (
                <DoorPick
                  key={id}
                  x={x}
                  y={y}
                  upright={gap.axis === 'v'}
                  label={plan.doors.find((door) => door.id === id)?.label ?? ''}
                  onPick={() => onPick?.({ door: id })}
                  onPoint={(on) => onHover?.(on ? { door: id } : undefined)}
                />
              );
            })}
            {tokens.map((token) => {
              const at = tokenAt(token.id);
              if (!at || !legalToken.has(token.id)) return null;
              return (
                <TokenPick
                  key={token.id}
                  x={at[0]}
                  y={at[1]}
                  radius={token.kind === 'car' ? 62 : 40}
                  label={token.label ?? ''}
                  onPick={() => onPick?.({ token: token.id })}
                  onPoint={(on) => onHover?.(on ? { token: token.id } : undefined)}
                />
              );
            })}
            {stacks.filter((stack) => !front(stack) && stack !== target).map(figure)}
            <g style={{ pointerEvents: 'none' }}>{sight && <SightLine points={sight.line} />}</g>
            {target && figure(target)}
            <g style={{ pointerEvents: 'none' }}>
              {target && to && <Reticle at={to} radius={radiusOf(target) * (spots.get(target.key)?.scale ?? 1)} />}
              {beads && path && <PathPreview points={beads} cost={path.cost} />}
            </g>
            {stacks.filter(front).map(figure)}
            {stacks.map(
              (stack) =>
                stack.pieces.length > 1 && <Count key={stack.key} stack={stack} spot={spots.get(stack.key)!} />,
            )}
            {arrivals.map((arrival) => (
              <Arriving key={arrival.id} arrival={arrival} pace={pace} onLand={land} />
            ))}
            {shown && spots.has(shown.key) && (
              <Ring
                stack={shown}
                at={within(spots.get(shown.key)!.at, shown, plan.size)}
                legal={pickable}
                onPick={pickPiece}
                onClose={() => setOpenCrowd(undefined)}
              />
            )}
          </Plate>
        </div>
      </div>
      <Tickets
        pinned={pinned}
        avoid={[...spots.values()].map(({ at }) => at)}
        clear={[from, start].flatMap((at) => (at ? [at] : []))}
        ref={papers}
      />
      {(controls || tools) && (
        <div className={css.controls} data-tools="">
          {controls && (
            <div className={css.zooms}>
              <button type="button" aria-label={words.zoomIn} onClick={() => zoom.by(1.4)}>
                <Icon name="plus" />
              </button>
              <button type="button" aria-label={words.zoomOut} onClick={() => zoom.by(1 / 1.4)}>
                <Icon name="minus" />
              </button>
              <button type="button" aria-label={words.fit} onClick={zoom.fit}>
                <Icon name="maximize" />
              </button>
            </div>
          )}
          {tools}
        </div>
      )}
    </div>
  );
});
