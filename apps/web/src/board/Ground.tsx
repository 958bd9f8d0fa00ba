import { memo } from 'react';
import { DoorMark, Spill, WindowMark } from './DoorMark.tsx';
import type { DoorId, Light, Plan, Space, SpaceId } from './plan.ts';
import { Room, RoomName, Squares } from './Room.tsx';
import { Shades, Street } from './Street.tsx';
import type { Survey } from './survey.ts';
import type { Lights } from './types.ts';

const lightOf = (lights: Lights, id: SpaceId): Light => lights[id] ?? 'plan';

interface FloorsProps {
  plan: Plan;
  survey: Survey;
  lights: Lights;
  framed: ReadonlySet<SpaceId>;
  /** Too much stands there for the street's name. */
  busy?: ReadonlySet<SpaceId>;
}

export const Floors = memo(function Floors({ plan, survey, lights, framed, busy }: FloorsProps) {
  const floor = (space: Space) => {
    const furnished = survey.grounds.get(space.id);
    return (
      furnished && (
        <g key={space.id} className={lightOf(lights, space.id)}>
          <Room space={space} furnished={furnished} light={lightOf(lights, space.id)} framed={framed.has(space.id)} />
          {plan.grid && <Squares space={space} side={plan.grid} />}
        </g>
      )
    );
  };
  return (
    <g>
      <Street plan={plan} street={survey.street} busy={busy} />
      {plan.spaces.filter(({ ground }) => ground === 'yard').map(floor)}
      <Shades plan={plan} street={survey.street} />
      {plan.spaces.filter(({ ground }) => ground === 'room').map(floor)}
    </g>
  );
});

export const Structure = memo(function Structure({
  plan,
  survey,
  lights,
  open,
}: {
  plan: Plan;
  survey: Survey;
  lights: Lights;
  open: ReadonlySet<DoorId>;
}) {
  const { walls } = survey;
  const doors = walls.gaps.flatMap((gap) => {
    const door = plan.doors[gap.door];
    return door ? [{ gap, door, isOpen: open.has(door.id) }] : [];
  });
  return (
    <g>
      {doors.map(
        ({ gap, door, isOpen }) =>
          isOpen && gap.outer && lightOf(lights, gap.a) !== 'plan' && <Spill key={door.id} gap={gap} />,
      )}
      <path d={walls.keyline} fill="var(--wall-edge)" />
      <path d={walls.ink} fill="var(--wall)" />
      {plan.windows?.map((window) => {
        const wall = walls.walls.find(({ axis, at, from, to }) => {
          const [line, along] = axis === 'h' ? [window.at[1], window.at[0]] : [window.at[0], window.at[1]];
          return line === at && along > from && along < to;
        });
        return <WindowMark key={window.at.join()} window={window} axis={wall?.axis ?? 'h'} />;
      })}
      {doors.map(({ gap, door, isOpen }) => (
        <DoorMark key={door.id} door={door} gap={gap} open={isOpen} />
      ))}
      {plan.spaces.map(({ id }) => {
        const furnished = survey.grounds.get(id);
        return furnished && <RoomName key={id} furnished={furnished} light={lightOf(lights, id)} />;
      })}
    </g>
  );
});
