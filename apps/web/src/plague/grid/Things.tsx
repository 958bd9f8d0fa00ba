import type { ReactNode } from 'react';
import type { Point, Rect } from '../../board/geometry.ts';
import { usePattern } from '../../press/press.ts';
import type { Thing } from './plan.ts';
import { SIDE } from './plan.ts';

/** Draws on `w` by `d`, the back at the top. */
type Draw = (w: number, d: number) => ReactNode;

const LINE = { stroke: 'var(--stroke)', strokeWidth: 2.6, strokeLinejoin: 'round' } as const;
const box = (x: number, y: number, w: number, h: number, fill: string, r = 4, key = ''): ReactNode => (
  <rect key={key || `${x} ${y} ${w} ${h}`} x={x} y={y} width={w} height={h} rx={r} fill={fill} {...LINE} />
);
const line = (d: string, ink = 'var(--stroke)', width = 2): ReactNode => (
  <path d={d} fill="none" stroke={ink} strokeWidth={width} strokeLinecap="round" />
);
const each = (count: number, draw: (i: number) => ReactNode): ReactNode =>
  [...Array(count).keys()].map((i) => <g key={i}>{draw(i)}</g>);

const bed: Draw = (w, d) => {
  const pillows = w > 100 ? 2 : 1;
  const each1 = (w - 20) / pillows;
  return (
    <>
      {box(6, 6, w - 12, d - 12, 'var(--fw)', 6)}
      {box(11, 14, w - 22, d - 24, 'var(--f1)', 6)}
      {each(pillows, (i) => box(14 + i * each1, 20, each1 - 8, 34, 'var(--cream)', 9))}
      {box(11, 66, w - 22, d - 76, 'var(--fred)', 6)}
      {line(`M11 84H${w - 11}`, 'var(--f1)', 4)}
    </>
  );
};
const seat =
  (ink: string): Draw =>
  (w, d) => {
    const count = Math.max(1, Math.round(w / 80));
    const each1 = (w - 32) / count;
    return (
      <>
        {box(6, 8, w - 12, d - 20, ink, 12)}
        {each(count, (i) => box(16 + i * each1, 24, each1, d - 40, 'var(--f1b)', 7))}
      </>
    );
  };
const bench: Draw = (w, d) => (
  <>
    {box(6, d * 0.24, w - 12, d * 0.52, 'var(--fw)', 4)}
    {line(`M8 ${d * 0.42}H${w - 8}M8 ${d * 0.58}H${w - 8}`, 'var(--fw-d)', 2.4)}
  </>
);
const pew: Draw = (w, d) => (
  <>
    {box(3, d * 0.16, w - 6, d * 0.18, 'var(--fw-d)', 3)}
    {box(3, d * 0.38, w - 6, d * 0.4, 'var(--fw)', 3)}
    {line(`M6 ${d * 0.58}H${w - 6}`, 'var(--fw-d)')}
  </>
);
/** A case against the wall, its boards and what is on them. */
const shelves = (ink = 'var(--fw)', inks: readonly string[] = ['--fred', '--fblue', '--fyel', '--fgreen']): Draw =>
  function shelved(w, d) {
    const books = Math.floor((w - 20) / 9);
    return (
      <>
        {box(4, 4, w - 8, d * 0.62, ink, 3)}
        {box(10, 10, w - 20, d * 0.62 - 12, 'var(--fi)', 2)}
        {each(books, (i) => (
          <rect
            x={11 + i * 9}
            y={12 + ((i * 7) % 5) * 2}
            width="7.500"
            height={d * 0.62 - 16 - ((i * 7) % 5) * 2}
            fill={`var(${inks[(i * 5 + (i % 3)) % inks.length]})`}
          />
        ))}
      </>
    );
  };
const chest =
  (ink: string, drawers: number): Draw =>
  (w, d) => (
    <>
      {box(5, 5, w - 10, d * 0.7, ink, 4)}
      {line(`M8 ${d * 0.56}H${w - 8}`, 'var(--fw-d)', 2.6)}
      {each(Math.max(1, Math.round(w / 80)) * drawers, (i) => {
        const step = (w - 10) / (Math.max(1, Math.round(w / 80)) * drawers);
        return (
          <>
            {i > 0 && line(`M${5 + i * step} 5V${d * 0.7 + 5}`)}
            <circle
              cx={5 + (i + 0.5) * step}
              cy={d * 0.65}
              r="3.600"
              fill="var(--fyel)"
              stroke="var(--stroke)"
              strokeWidth="1.600"
            />
          </>
        );
      })}
    </>
  );
const desk: Draw = (w, d) => (
  <>
    {box(4, 5, w - 8, d * 0.68, 'var(--fw)', 4)}
    {box(w * 0.5 - 17, 13, 34, 20, 'var(--fi)', 3)}
    {box(w * 0.5 - 13, 16, 26, 13, 'var(--f3)', 2)}
    <g transform={`translate(${w * 0.5} ${d * 0.68}) rotate(-3)`}>{box(-18, -16, 36, 11, 'var(--f1)', 3)}</g>
    {w > 120 && <g transform={`rotate(8 ${w - 40} 30)`}>{box(w - 54, 18, 24, 30, 'var(--f1)', 1)}</g>}
    {box(w * 0.5 - 16, d * 0.76, 32, 16, 'var(--fblue)', 8)}
  </>
);
const table: Draw = (w, d) => (
  <>
    {each(Math.max(1, Math.round(w / 80)), (i) => (
      <>
        {box(26 + i * 80, 1, 28, 18, 'var(--fw-d)', 5)}
        {box(26 + i * 80, d - 19, 28, 18, 'var(--fw-d)', 5)}
      </>
    ))}
    {box(6, 13, w - 12, d - 26, 'var(--fw)', 9)}
    {each(Math.max(1, Math.round(w / 80)), (i) => (
      <circle cx={40 + i * 80} cy={d / 2} r="13" fill="var(--f1)" {...LINE} />
    ))}
  </>
);
const low: Draw = (w, d) => (
  <>
    {box(8, 14, w - 16, d - 28, 'var(--fw)', 8)}
    {box(15, 21, w - 30, d - 42, 'var(--f3)', 5)}
    {line(`M24 ${d - 28}L40 28M36 ${d - 28}L50 28`, 'var(--f1)', 3)}
  </>
);
const counter: Draw = (w, d) => (
  <>
    {box(3, 3, w - 6, d * 0.72, 'var(--f1)', 3)}
    {line(`M3 ${d * 0.64}H${w - 3}`, 'var(--f2)', 5)}
    {w > 120 && (
      <>
        {box(w / 2 - 30, 12, 60, 30, 'var(--f3)', 6)}
        <circle cx={w / 2} cy="27" r="4" fill="var(--fi)" />
        {line(`M${w / 2} 6v12`, 'var(--stroke)', 4)}
      </>
    )}
    {w <= 120 && box(22, 14, 36, 24, 'var(--fw)', 4)}
  </>
);
const stove: Draw = (w, d) => (
  <>
    {box(4, 4, w - 8, d * 0.78, 'var(--f3)', 4)}
    {each(Math.max(1, Math.round(w / 80)) * 2, (i) => (
      <>
        <circle cx={24 + i * 36} cy="30" r="13" fill="var(--fi)" {...LINE} />
        <circle cx={24 + i * 36} cy="30" r="6" fill="none" stroke="var(--fred)" strokeWidth="3" />
      </>
    ))}
    {line(`M12 ${d * 0.7}H${w - 12}`, 'var(--fi)', 3)}
  </>
);
const fridge: Draw = (w, d) => (
  <>
    {box(6, 4, w - 12, d * 0.8, 'var(--f1)', 6)}
    {line(`M6 ${d * 0.62}H${w - 6}`)}
    {line(`M16 ${d * 0.72}h18`, 'var(--fi)', 4)}
    {box(14, 12, w - 28, d * 0.4, 'var(--f3)', 4)}
  </>
);
const bath: Draw = (w, d) => (
  <>
    {box(4, 4, w - 8, d - 12, 'var(--f1)', 8)}
    {box(13, 13, w - 26, d - 30, 'var(--f3)', 18)}
    <circle cx={w - 28} cy={d / 2 - 2} r="4" fill="var(--fi)" />
    {line(`M8 ${d / 2}h10`, 'var(--stroke)', 5)}
  </>
);
const toilet: Draw = (w, d) => (
  <>
    {box(w / 2 - 22, 4, 44, 18, 'var(--f1)', 4)}
    <ellipse cx={w / 2} cy={d * 0.52} rx="19" ry="23" fill="var(--f1)" {...LINE} />
    <ellipse cx={w / 2} cy={d * 0.54} rx="11" ry="14" fill="var(--f3)" {...LINE} />
  </>
);
const basin: Draw = (w, d) => (
  <>
    {box(8, 4, w - 16, d * 0.56, 'var(--f1)', 8)}
    <ellipse cx={w / 2} cy={d * 0.34} rx="22" ry="13" fill="var(--f3)" {...LINE} />
    {line(`M${w / 2} 6v12`, 'var(--stroke)', 4)}
  </>
);
const screen: Draw = (w, d) => (
  <>
    {box(8, d * 0.3, w - 16, d * 0.34, 'var(--fw)', 3)}
    {box(16, d * 0.2, w - 32, d * 0.26, 'var(--fi)', 3)}
    {line(`M24 ${d * 0.33}h14`, 'var(--f3)', 4)}
  </>
);
const crate: Draw = (w, d) => (
  <>
    {box(8, 8, w - 16, d - 16, 'var(--fw)', 3)}
    {box(16, 16, w - 32, d - 32, 'var(--fw-d)', 2)}
    {line(`M18 18L${w - 18} ${d - 18}M${w - 18} 18L18 ${d - 18}`, 'var(--fw)', 8)}
    {line(`M18 18L${w - 18} ${d - 18}M${w - 18} 18L18 ${d - 18}`, 'var(--stroke)', 1.6)}
  </>
);
const boxes: Draw = (w, d) => (
  <>
    {each(Math.max(1, Math.round(w / 80)), (i) => (
      <>
        <g transform={`rotate(-5 ${40 + i * 80} ${d / 2})`}>
          {box(12 + i * 80, 14, 48, d - 34, 'var(--f2)', 2)}
          {line(`M${36 + i * 80} 14V${d - 20}`, 'var(--fw-d)', 5)}
        </g>
        {i % 2 === 0 && box(44 + i * 80, d - 42, 26, 26, 'var(--fw)', 2)}
      </>
    ))}
  </>
);
const barrel: Draw = (w, d) => (
  <>
    <circle cx={w / 2} cy={d / 2} r="29" fill="var(--fblue)" {...LINE} />
    <circle cx={w / 2} cy={d / 2} r="21" fill="none" stroke="var(--stroke)" strokeWidth="2.400" />
    <circle cx={w / 2 + 9} cy={d / 2 - 9} r="4.600" fill="var(--fi)" />
  </>
);
const coal: Draw = (w, d) => (
  <path
    d={`M8 ${d - 12}L14 ${d * 0.4}L26 ${d * 0.5}L34 ${d * 0.24}L46 ${d * 0.4}L56 ${d * 0.2}L${w - 22} ${d * 0.44}L${w - 8} ${d - 12}Z`}
    fill="var(--fi)"
    {...LINE}
  />
);
const planks: Draw = (w, d) => (
  <>
    {each(4, (i) =>
      box(8 + (i % 2) * 6, 8 + i * ((d - 18) / 4), w - 22, (d - 24) / 4, i % 2 ? 'var(--fw)' : 'var(--wood)', 2),
    )}
  </>
);
const tank: Draw = (w, d) => (
  <>
    {box(5, 10, w - 10, d - 20, 'var(--f3)', 26)}
    {line(`M${w * 0.25} 12V${d - 12}M${w * 0.75} 12V${d - 12}`)}
    <circle cx={w / 2} cy={d / 2} r="9" fill="var(--fred)" {...LINE} />
  </>
);
const leaves =
  (dark: string, pale: string, r: number): Draw =>
  (w, d) => (
    <>
      {each(6, (i) => {
        const a = (i / 6) * 2 * Math.PI + 0.4;
        return (
          <circle
            cx={w / 2 + Math.cos(a) * r * 0.62}
            cy={d / 2 + Math.sin(a) * r * 0.62}
            r={r * 0.48}
            fill={dark}
            {...LINE}
          />
        );
      })}
      <circle cx={w / 2} cy={d / 2} r={r * 0.72} fill={pale} />
      {each(5, (i) => {
        const a = (i / 5) * 2 * Math.PI;
        return line(
          `M${w / 2 + Math.cos(a) * 5} ${d / 2 + Math.sin(a) * 5}L${w / 2 + Math.cos(a) * r * 0.56} ${d / 2 + Math.sin(a) * r * 0.56}`,
          dark,
          3.4,
        );
      })}
    </>
  );
const plant: Draw = (w, d) => (
  <>
    <circle cx={w / 2} cy={d / 2} r="22" fill="var(--fred)" {...LINE} />
    {leaves('var(--leaf-d)', 'var(--leaf)', 24)(w, d)}
  </>
);
const boulder: Draw = (w, d) => (
  <>
    <path
      d={`M14 ${d - 20}L10 ${d * 0.46}L26 16L52 12L${w - 12} 32L${w - 10} ${d - 26}L${w - 30} ${d - 10}H30Z`}
      fill="var(--conc)"
      {...LINE}
    />
    {line(`M26 16L36 34L${w - 12} 32M36 34L30 ${d - 10}`, 'var(--conc-l)', 3)}
  </>
);
const drift: Draw = (w, d) => (
  <>
    {box(6, d * 0.4, w - 12, 17, 'var(--fw)', 8)}
    {line(`M${w * 0.3} ${d * 0.4}l-12 -16M${w * 0.7} ${d * 0.56}l10 18`, 'var(--fw-d)', 7)}
  </>
);
const grave: Draw = (w, d) => (
  <>
    <path d={`M20 ${d - 14}V34Q20 12 40 12Q60 12 60 34V${d - 14}Z`} fill="var(--conc)" {...LINE} />
    {line('M40 24v22M31 32h18', 'var(--conc-l)', 5)}
    {line(`M12 ${d - 12}H${w - 12}`, 'var(--lawn-l)', 5)}
  </>
);
const tomb: Draw = (w, d) => (
  <>
    {box(6, 8, w - 12, d - 16, 'var(--conc)', 4)}
    {box(14, 16, w - 28, d - 32, 'var(--stone)', 3)}
    {line(`M${w / 2} 24V${d - 24}M${w / 2 - 12} ${d * 0.42}h24`, 'var(--stone-l)', 5)}
  </>
);
const hole: Draw = (w, d) => (
  <>
    {box(8, 8, w - 16, d - 16, 'var(--earth)', 6)}
    {box(16, 16, w - 32, d - 32, 'var(--fi)', 3)}
  </>
);
const statue: Draw = (w, d) => (
  <>
    {box(16, 16, w - 32, d - 32, 'var(--stone)', 3)}
    <circle cx={w / 2} cy={d / 2} r="16" fill="var(--conc)" {...LINE} />
    {line(`M${w / 2 - 24} ${d / 2 + 6}Q${w / 2} ${d / 2 - 26} ${w / 2 + 24} ${d / 2 + 6}`, 'var(--conc-l)', 6)}
  </>
);
const candles: Draw = (w, d) => (
  <>
    <circle cx={w / 2} cy={d / 2} r="25" fill="var(--fi)" {...LINE} />
    {each(5, (i) => {
      const a = (i / 5) * 2 * Math.PI;
      return (
        <circle
          cx={w / 2 + Math.cos(a) * 15}
          cy={d / 2 + Math.sin(a) * 15}
          r="5.500"
          fill="var(--fyel)"
          stroke="var(--f1)"
          strokeWidth="2"
        />
      );
    })}
  </>
);
const lamp: Draw = (w, d) => (
  <>
    <circle cx={w / 2} cy={d / 2} r="24" fill="var(--fyel)" {...LINE} />
    <circle cx={w / 2} cy={d / 2} r="11" fill="var(--f1)" {...LINE} />
  </>
);
const spiral: Draw = (w, d) => (
  <>
    <circle cx={w / 2} cy={d / 2} r={Math.min(w, d) / 2 - 6} fill="var(--conc)" {...LINE} />
    {each(10, (i) => {
      const a = (i / 10) * 2 * Math.PI;
      const r = Math.min(w, d) / 2 - 6;
      return line(`M${w / 2} ${d / 2}L${w / 2 + Math.cos(a) * r} ${d / 2 + Math.sin(a) * r}`);
    })}
    <circle cx={w / 2} cy={d / 2} r="7" fill="var(--fi)" />
  </>
);
const organ: Draw = (w, d) => (
  <>
    {box(4, 4, w - 8, d * 0.7, 'var(--fw)', 4)}
    {each(Math.floor((w - 20) / 14), (i) => (
      <circle cx={17 + i * 14} cy={18 + (i % 3) * 5} r="5.500" fill="var(--f3)" {...LINE} />
    ))}
    {box(w / 2 - 24, d * 0.54, 48, 14, 'var(--f1)', 2)}
  </>
);
const hull =
  (ink: string): Draw =>
  (w, d) => (
    <>
      <path
        d={`M10 ${d / 2}Q${w * 0.2} 8 ${w * 0.5} 8H${w * 0.78}Q${w - 8} ${d / 2} ${w * 0.78} ${d - 8}H${w * 0.5}Q${w * 0.2} ${d - 8} 10 ${d / 2}Z`}
        fill={ink}
        {...LINE}
      />
      {line(`M${w * 0.4} 14V${d - 14}M${w * 0.66} 14V${d - 14}`, 'var(--fw-d)', 6)}
    </>
  );
const altar: Draw = (w, d) => (
  <>
    {box(4, 8, w - 8, d * 0.66, 'var(--f1)', 3)}
    {line(`M4 ${d * 0.62}H${w - 4}`, 'var(--fred)', 7)}
    {line(`M${w / 2} 16v26M${w / 2 - 10} 25h20`, 'var(--fyel)', 6)}
  </>
);
const nets: Draw = (w, d) => (
  <>
    <ellipse cx={w / 2} cy={d / 2} rx={w / 2 - 8} ry={d / 2 - 12} fill="var(--f2)" {...LINE} />
    {line(
      `M20 ${d / 2}L${w / 2} 18L${w - 20} ${d / 2}L${w / 2} ${d - 18}ZM14 ${d * 0.34}L${w - 14} ${d * 0.66}M14 ${d * 0.66}L${w - 14} ${d * 0.34}`,
      'var(--fgreen)',
      3,
    )}
  </>
);
const post: Draw = (w, d) => (
  <>
    {box(w / 2 - 15, d / 2 - 20, 30, 40, 'var(--fred)', 8)}
    {line(`M${w / 2 - 9} ${d / 2 - 8}h18`, 'var(--fi)', 4)}
  </>
);

const cloth = seat('var(--fblue)');
const DRAWINGS: Readonly<Record<string, Draw>> = {
  ...{ bed, bunk: bed, sofa: cloth, armchair: seat('var(--fred)'), 'deck-chair': seat('var(--fyel)'), bench, pew },
  ...{ shelf: shelves(), bookcase: shelves(), 'wine-rack': shelves('var(--fw-d)', ['--fgreen', '--fred']) },
  ...{ closet: chest('var(--fw)', 1), dresser: chest('var(--fw)', 2), cabinet: chest('var(--fw-d)', 2) },
  ...{
    locker: chest('var(--f3)', 2),
    press: chest('var(--fw)', 2),
    larder: shelves('var(--fw)', ['--f1', '--fyel', '--fred']),
  },
  ...{ chest: chest('var(--fw-d)', 1), reliquary: altar, desk, 'writing-desk': desk, radio: desk, workbench: counter },
  ...{
    table,
    'coffee-table': low,
    counter,
    stove,
    fridge,
    bathtub: bath,
    toilet,
    washbasin: basin,
    television: screen,
  },
  ...{ crate, box: boxes, 'lamp-store': boxes, urns: candles, barrel, coal, planks, tank, boiler: tank },
  ...{ bush: leaves('var(--leaf-d)', 'var(--leaf)', 33), yew: leaves('#2d5a32', '#4a7d45', 35), plant, boulder },
  ...{
    hedge: leaves('var(--leaf-d)', 'var(--leaf)', 36),
    driftwood: drift,
    gravestone: grave,
    tomb,
    sarcophagus: tomb,
  },
  ...{ grave: hole, statue, angel: statue, candles, lamp, 'spiral-stairs': spiral, organ, canoe: hull('var(--fred)') },
  ...{
    wreck: hull('var(--fw-d)'),
    altar,
    nets,
    mailbox: post,
    'bell-ropes': candles,
    cassocks: chest('var(--fred)', 2),
  },
};
/** Drawn once for every square they stand on, whatever their shape. */
const BY_SQUARE: readonly string[] = ['bush', 'hedge', 'yew', 'plant', 'boulder', 'crate', 'barrel'];

export function ThingDrawing({ thing: { kind, box: bounds, cells, back } }: { thing: Thing }) {
  const fill = usePattern();
  const draw = DRAWINGS[kind] ?? boxes;
  const area = cells.length * SIDE * SIDE;
  const isWhole = Math.abs(area - (bounds[2] - bounds[0]) * (bounds[3] - bounds[1])) < 1;
  const parts = isWhole && !BY_SQUARE.includes(kind) ? [bounds] : cells;
  return (
    <g>
      {parts.map((part) => (
        <rect
          key={part.join()}
          x={part[0] + 13}
          y={part[1] + 15}
          width={part[2] - part[0] - 16}
          height={part[3] - part[1] - 16}
          rx="10"
          fill={fill('dots-fine')}
        />
      ))}
      {parts.map((part) => (
        <g key={part.join()} transform={placed(part, back)}>
          {back % 2 === 0 ? draw(part[2] - part[0], part[3] - part[1]) : draw(part[3] - part[1], part[2] - part[0])}
        </g>
      ))}
    </g>
  );
}

/** From a drawing with its back to the north. */
function placed([x0, y0, x1, y1]: Rect, back: number): string {
  if (back === 1) return `translate(${x1} ${y0}) rotate(90)`;
  if (back === 2) return `translate(${x1} ${y1}) rotate(180)`;
  return back === 3 ? `translate(${x0} ${y1}) rotate(270)` : `translate(${x0} ${y0})`;
}

/** The way out: a car, a boat, a hearse, from above. */
export function Vehicle({ kind, box: [x0, y0, x1, y1], doors }: { kind: string; box: Rect; doors: readonly Point[] }) {
  const fill = usePattern();
  const [w, h] = [x1 - x0, y1 - y0];
  const body = kind === 'hearse' ? 'var(--fi)' : kind === 'boat' ? 'var(--bone)' : 'var(--blood)';
  const trim = kind === 'hearse' ? 'var(--straw-d)' : kind === 'boat' ? 'var(--fblue)' : 'var(--blood-d)';
  const shell =
    kind === 'boat'
      ? `M${w / 2} 6Q${w - 8} ${h * 0.22} ${w - 10} ${h * 0.5}V${h - 14}Q${w / 2} ${h + 4} 10 ${h - 14}V${h * 0.5}Q8 ${h * 0.22} ${w / 2} 6Z`
      : `M34 8H${w - 34}Q${w - 12} 8 ${w - 12} 44V${h - 40}Q${w - 12} ${h - 8} ${w - 36} ${h - 8}H36Q12 ${h - 8} 12 ${h - 40}V44Q12 8 34 8Z`;
  return (
    <g>
      <g transform={`translate(${x0} ${y0})`}>
        <path d={shell} transform="translate(13 16)" fill={fill('dots')} />
        {kind !== 'boat' && (
          <path
            d={`M4 ${h * 0.14}h14v52h-14zM${w - 18} ${h * 0.14}h14v52h-14zM4 ${h * 0.74}h14v52h-14zM${w - 18} ${h * 0.74}h14v52h-14z`}
            fill="var(--ink)"
          />
        )}
        <path d={shell} fill={body} stroke="var(--ink)" strokeWidth="4" />
        {kind === 'boat' ? (
          <>
            <path
              d={`M${w / 2} 30Q${w - 28} ${h * 0.26} ${w - 30} ${h * 0.48}H30Q28 ${h * 0.26} ${w / 2} 30Z`}
              fill={trim}
              stroke="var(--ink)"
              strokeWidth="3"
            />
            <rect
              x="30"
              y={h * 0.5}
              width={w - 60}
              height={h * 0.24}
              rx="8"
              fill="var(--wood)"
              stroke="var(--ink)"
              strokeWidth="3"
            />
            <path
              d={`M32 ${h * 0.48}Q${w / 2} ${h * 0.4} ${w - 32} ${h * 0.48}`}
              fill="none"
              stroke="var(--glass)"
              strokeWidth="10"
            />
          </>
        ) : (
          <>
            <path
              d={`M26 ${h * 0.3}Q${w / 2} ${h * 0.22} ${w - 26} ${h * 0.3}L${w - 40} ${h * 0.4}H40Z`}
              fill="var(--glass)"
              stroke="var(--ink)"
              strokeWidth="3"
            />
            <path
              d={`M${w * 0.3} ${h * 0.38}l14 -${h * 0.1}M${w * 0.42} ${h * 0.38}l14 -${h * 0.11}`}
              stroke="var(--bone)"
              strokeWidth="4"
              opacity=".8"
            />
            <rect
              x="38"
              y={h * 0.42}
              width={w - 76}
              height={h * (kind === 'hearse' ? 0.34 : 0.26)}
              rx="10"
              fill={trim}
              stroke="var(--ink)"
              strokeWidth="3"
            />
            {kind === 'hearse' && (
              <path
                d={`M${w / 2} ${h * 0.47}v${h * 0.22}M${w / 2 - 20} ${h * 0.53}h40`}
                stroke={body}
                strokeWidth="9"
              />
            )}
            {kind === 'car' && (
              <path
                d={`M40 ${h * 0.7}Q${w / 2} ${h * 0.76} ${w - 40} ${h * 0.7}L${w - 32} ${h * 0.78}Q${w / 2} ${h * 0.84} 32 ${h * 0.78}Z`}
                fill="var(--glass)"
                stroke="var(--ink)"
                strokeWidth="3"
              />
            )}
            <path
              d={`M24 ${h * 0.34}L36 ${h * 0.42}V${h * 0.68}L24 ${h * 0.74}ZM${w - 24} ${h * 0.34}L${w - 36} ${h * 0.42}V${h * 0.68}L${w - 24} ${h * 0.74}Z`}
              fill="var(--glass)"
              stroke="var(--ink)"
              strokeWidth="2.600"
            />
            <path
              d={`M26 14q10 -6 26 -4v18h-30zM${w - 26} 14q-10 -6 -26 -4v18h30z`}
              fill="var(--accent)"
              stroke="var(--ink)"
              strokeWidth="2.600"
            />
            <path
              d={`M24 ${h - 14}h36M${w - 60} ${h - 14}h36`}
              stroke="var(--accent)"
              strokeWidth="7"
              strokeLinecap="round"
            />
          </>
        )}
      </g>
      {doors.map(([x, y]) => {
        const inwards = x < (x0 + x1) / 2 ? 0 : 180;
        return (
          <path
            key={`${x} ${y}`}
            d="M-30 -9H-6V-20L16 0L-6 20V9H-30Z"
            transform={`translate(${x} ${y}) rotate(${inwards})`}
            fill="var(--accent)"
            stroke="var(--ink)"
            strokeWidth="2.800"
            strokeLinejoin="round"
          />
        );
      })}
    </g>
  );
}
