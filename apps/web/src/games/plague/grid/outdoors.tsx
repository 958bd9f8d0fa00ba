import { box, type Draw, each, LINE, line } from './pen.tsx';

export const crate: Draw = (w, d) => (
  <>
    {box(8, 8, w - 16, d - 16, 'var(--fw)', 3)}
    {box(16, 16, w - 32, d - 32, 'var(--fw-d)', 2)}
    {line(`M18 18L${w - 18} ${d - 18}M${w - 18} 18L18 ${d - 18}`, 'var(--fw)', 8)}
    {line(`M18 18L${w - 18} ${d - 18}M${w - 18} 18L18 ${d - 18}`, 'var(--stroke)', 1.6)}
  </>
);
export const boxes: Draw = (w, d) => (
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
export const barrel: Draw = (w, d) => (
  <>
    <circle cx={w / 2} cy={d / 2} r="29" fill="var(--fblue)" {...LINE} />
    <circle cx={w / 2} cy={d / 2} r="21" fill="none" stroke="var(--stroke)" strokeWidth="2.400" />
    <circle cx={w / 2 + 9} cy={d / 2 - 9} r="4.600" fill="var(--fi)" />
  </>
);
export const coal: Draw = (w, d) => (
  <path
    d={`M8 ${d - 12}L14 ${d * 0.4}L26 ${d * 0.5}L34 ${d * 0.24}L46 ${d * 0.4}L56 ${d * 0.2}L${w - 22} ${d * 0.44}L${w - 8} ${d - 12}Z`}
    fill="var(--fi)"
    {...LINE}
  />
);
export const planks: Draw = (w, d) => (
  <>
    {each(4, (i) =>
      box(8 + (i % 2) * 6, 8 + i * ((d - 18) / 4), w - 22, (d - 24) / 4, i % 2 ? 'var(--fw)' : 'var(--wood)', 2),
    )}
  </>
);
export const tank: Draw = (w, d) => (
  <>
    {box(5, 10, w - 10, d - 20, 'var(--f3)', 26)}
    {line(`M${w * 0.25} 12V${d - 12}M${w * 0.75} 12V${d - 12}`)}
    <circle cx={w / 2} cy={d / 2} r="9" fill="var(--fred)" {...LINE} />
  </>
);
export const leaves =
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
export const plant: Draw = (w, d) => (
  <>
    <circle cx={w / 2} cy={d / 2} r="22" fill="var(--fred)" {...LINE} />
    {leaves('var(--leaf-d)', 'var(--leaf)', 24)(w, d)}
  </>
);
export const boulder: Draw = (w, d) => (
  <>
    <path
      d={`M14 ${d - 20}L10 ${d * 0.46}L26 16L52 12L${w - 12} 32L${w - 10} ${d - 26}L${w - 30} ${d - 10}H30Z`}
      fill="var(--conc)"
      {...LINE}
    />
    {line(`M26 16L36 34L${w - 12} 32M36 34L30 ${d - 10}`, 'var(--conc-l)', 3)}
  </>
);
export const drift: Draw = (w, d) => (
  <>
    {box(6, d * 0.4, w - 12, 17, 'var(--fw)', 8)}
    {line(`M${w * 0.3} ${d * 0.4}l-12 -16M${w * 0.7} ${d * 0.56}l10 18`, 'var(--fw-d)', 7)}
  </>
);
export const grave: Draw = (w, d) => (
  <>
    <path d={`M20 ${d - 14}V34Q20 12 40 12Q60 12 60 34V${d - 14}Z`} fill="var(--conc)" {...LINE} />
    {line('M40 24v22M31 32h18', 'var(--conc-l)', 5)}
    {line(`M12 ${d - 12}H${w - 12}`, 'var(--lawn-l)', 5)}
  </>
);
export const tomb: Draw = (w, d) => (
  <>
    {box(6, 8, w - 12, d - 16, 'var(--conc)', 4)}
    {box(14, 16, w - 28, d - 32, 'var(--stone)', 3)}
    {line(`M${w / 2} 24V${d - 24}M${w / 2 - 12} ${d * 0.42}h24`, 'var(--stone-l)', 5)}
  </>
);
export const hole: Draw = (w, d) => (
  <>
    {box(8, 8, w - 16, d - 16, 'var(--earth)', 6)}
    {box(16, 16, w - 32, d - 32, 'var(--fi)', 3)}
  </>
);
export const statue: Draw = (w, d) => (
  <>
    {box(16, 16, w - 32, d - 32, 'var(--stone)', 3)}
    <circle cx={w / 2} cy={d / 2} r="16" fill="var(--conc)" {...LINE} />
    {line(`M${w / 2 - 24} ${d / 2 + 6}Q${w / 2} ${d / 2 - 26} ${w / 2 + 24} ${d / 2 + 6}`, 'var(--conc-l)', 6)}
  </>
);
export const candles: Draw = (w, d) => (
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
export const lamp: Draw = (w, d) => (
  <>
    <circle cx={w / 2} cy={d / 2} r="24" fill="var(--fyel)" {...LINE} />
    <circle cx={w / 2} cy={d / 2} r="11" fill="var(--f1)" {...LINE} />
  </>
);
export const spiral: Draw = (w, d) => (
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
export const organ: Draw = (w, d) => (
  <>
    {box(4, 4, w - 8, d * 0.7, 'var(--fw)', 4)}
    {each(Math.floor((w - 20) / 14), (i) => (
      <circle cx={17 + i * 14} cy={18 + (i % 3) * 5} r="5.500" fill="var(--f3)" {...LINE} />
    ))}
    {box(w / 2 - 24, d * 0.54, 48, 14, 'var(--f1)', 2)}
  </>
);
export const hull =
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
export const altar: Draw = (w, d) => (
  <>
    {box(4, 8, w - 8, d * 0.66, 'var(--f1)', 3)}
    {line(`M4 ${d * 0.62}H${w - 4}`, 'var(--fred)', 7)}
    {line(`M${w / 2} 16v26M${w / 2 - 10} 25h20`, 'var(--fyel)', 6)}
  </>
);
export const nets: Draw = (w, d) => (
  <>
    <ellipse cx={w / 2} cy={d / 2} rx={w / 2 - 8} ry={d / 2 - 12} fill="var(--f2)" {...LINE} />
    {line(
      `M20 ${d / 2}L${w / 2} 18L${w - 20} ${d / 2}L${w / 2} ${d - 18}ZM14 ${d * 0.34}L${w - 14} ${d * 0.66}M14 ${d * 0.66}L${w - 14} ${d * 0.34}`,
      'var(--fgreen)',
      3,
    )}
  </>
);
export const post: Draw = (w, d) => (
  <>
    {box(w / 2 - 15, d / 2 - 20, 30, 40, 'var(--fred)', 8)}
    {line(`M${w / 2 - 9} ${d / 2 - 8}h18`, 'var(--fi)', 4)}
  </>
);
