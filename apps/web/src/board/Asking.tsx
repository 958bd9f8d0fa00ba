import type { Point } from './geometry.ts';
import type { DoorId, SpaceId } from './plan.ts';
import type { Explained, Pick, Token } from './types.ts';

interface AskingProps {
  tokens: readonly Token[];
  doors: readonly DoorId[];
  tokenAt: (token: string) => Point | undefined;
  doorAt: (door: DoorId) => Point | undefined;
  legal: readonly SpaceId[];
  onAsk: (what: Explained | undefined, isTap: boolean) => void;
  onPick: ((pick: Pick) => void) | undefined;
  onPoint: (space: SpaceId | undefined) => void;
}

/** Things that cannot be picked now say what they are; the space under them can still be. The legend has the same for keys. */
export function Asking(props: AskingProps) {
  const { tokens, doors, tokenAt, doorAt, legal, onAsk, onPick, onPoint } = props;
  const spot = (key: string, [x, y]: Point, radius: number, what: Explained, space: SpaceId | undefined) => {
    const under = space !== undefined && legal.includes(space) ? space : undefined;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the legend tells the same to keys and readers
      <circle
        key={key}
        cx={x}
        cy={y}
        r={radius}
        fill="transparent"
        style={{ cursor: under === undefined ? 'help' : 'pointer' }}
        onPointerEnter={() => {
          onAsk(what, false);
          if (under !== undefined) onPoint(under);
        }}
        onPointerLeave={() => {
          onAsk(undefined, false);
          if (under !== undefined) onPoint(undefined);
        }}
        onClick={() => (under === undefined ? onAsk(what, true) : onPick?.({ space: under }))}
      />
    );
  };
  return (
    <g>
      {doors.map((door) => {
        const at = doorAt(door);
        return at && spot(`door ${door}`, at, 24, { door }, undefined);
      })}
      {tokens.map(({ id, isParked, space }) => {
        const at = tokenAt(id);
        return at && spot(id, at, isParked ? 56 : 34, { token: id }, space);
      })}
    </g>
  );
}
