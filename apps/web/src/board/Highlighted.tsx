import { memo } from 'react';
import { usePattern } from '../press/press.ts';
import { borderOf, sawtooth } from './highlight.ts';
import type { DoorId, SpaceId } from './plan.ts';
import { areaPath, type Survey } from './survey.ts';

interface EdgeProps {
  survey: Survey;
  space: SpaceId;
  open: ReadonlySet<DoorId>;
  doorIds: readonly DoorId[];
}

const Flood = ({ survey, space, ink, opacity }: { survey: Survey; space: SpaceId; ink: string; opacity: number }) => (
  <path d={areaPath(survey.space.get(space)!)} fill={ink} fillOpacity={opacity} />
);

/** Hazard tape: may be picked. Thicker, flooded and on the march under the pointer. */
export const Taped = memo(function Taped({ survey, space, open, doorIds, hover }: EdgeProps & { hover: boolean }) {
  const fill = usePattern();
  const d = borderOf(survey, space, open, hover ? 12.5 : 11.5, doorIds);
  const street = survey.space.get(space)!.ground === 'street';
  return (
    <g fill="none" strokeLinecap="butt">
      {hover && <Flood survey={survey} space={space} ink="var(--accent)" opacity={street ? 0.4 : 0.64} />}
      {!hover && street && <Flood survey={survey} space={space} ink="var(--accent)" opacity={0.14} />}
      <path d={d} stroke="var(--ink)" strokeWidth={hover ? 13 : 10} strokeLinecap="square" />
      <path d={d} stroke={fill(hover ? 'tape-march' : 'tape')} strokeWidth={hover ? 9.5 : 6.6} strokeLinecap="square" />
    </g>
  );
});

/** A solid line in the hero's ink: where the hero stands. */
export const Selected = memo(function Selected({ survey, space, open, doorIds, ink }: EdgeProps & { ink: string }) {
  const d = borderOf(survey, space, open, 11, doorIds);
  return (
    <g fill="none" strokeLinecap="square">
      <path d={d} stroke="var(--ink)" strokeWidth="9.500" />
      <path d={d} stroke={ink} strokeWidth="6" />
    </g>
  );
});

/** Red teeth: beware. */
export const Warned = memo(function Warned({ survey, space, open, doorIds }: EdgeProps) {
  const d = sawtooth(borderOf(survey, space, open, 14, doorIds));
  return (
    <g strokeLinejoin="round" fill="none">
      <Flood survey={survey} space={space} ink="var(--blood)" opacity={0.16} />
      <path d={d} stroke="var(--bone)" strokeWidth="6.500" />
      <path d={d} stroke="var(--blood)" strokeWidth="3.600" />
    </g>
  );
});
