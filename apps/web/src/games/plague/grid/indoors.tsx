import { box, type Draw, each, LINE, line } from './pen.tsx';

export const bed: Draw = (w, d) => {
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
export const seat =
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
export const bench: Draw = (w, d) => (
  <>
    {box(6, d * 0.24, w - 12, d * 0.52, 'var(--fw)', 4)}
    {line(`M8 ${d * 0.42}H${w - 8}M8 ${d * 0.58}H${w - 8}`, 'var(--fw-d)', 2.4)}
  </>
);
export const pew: Draw = (w, d) => (
  <>
    {box(3, d * 0.16, w - 6, d * 0.18, 'var(--fw-d)', 3)}
    {box(3, d * 0.38, w - 6, d * 0.4, 'var(--fw)', 3)}
    {line(`M6 ${d * 0.58}H${w - 6}`, 'var(--fw-d)')}
  </>
);
/** A case against the wall, its boards and what is on them. */
export const shelves = (
  ink = 'var(--fw)',
  inks: readonly string[] = ['--fred', '--fblue', '--fyel', '--fgreen'],
): Draw =>
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
export const chest =
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
export const desk: Draw = (w, d) => (
  <>
    {box(4, 5, w - 8, d * 0.68, 'var(--fw)', 4)}
    {box(w * 0.5 - 17, 13, 34, 20, 'var(--fi)', 3)}
    {box(w * 0.5 - 13, 16, 26, 13, 'var(--f3)', 2)}
    <g transform={`translate(${w * 0.5} ${d * 0.68}) rotate(-3)`}>{box(-18, -16, 36, 11, 'var(--f1)', 3)}</g>
    {w > 120 && <g transform={`rotate(8 ${w - 40} 30)`}>{box(w - 54, 18, 24, 30, 'var(--f1)', 1)}</g>}
    {box(w * 0.5 - 16, d * 0.76, 32, 16, 'var(--fblue)', 8)}
  </>
);
export const table: Draw = (w, d) => (
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
export const low: Draw = (w, d) => (
  <>
    {box(8, 14, w - 16, d - 28, 'var(--fw)', 8)}
    {box(15, 21, w - 30, d - 42, 'var(--f3)', 5)}
    {line(`M24 ${d - 28}L40 28M36 ${d - 28}L50 28`, 'var(--f1)', 3)}
  </>
);
export const counter: Draw = (w, d) => (
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
export const stove: Draw = (w, d) => (
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
export const fridge: Draw = (w, d) => (
  <>
    {box(6, 4, w - 12, d * 0.8, 'var(--f1)', 6)}
    {line(`M6 ${d * 0.62}H${w - 6}`)}
    {line(`M16 ${d * 0.72}h18`, 'var(--fi)', 4)}
    {box(14, 12, w - 28, d * 0.4, 'var(--f3)', 4)}
  </>
);
export const bath: Draw = (w, d) => (
  <>
    {box(4, 4, w - 8, d - 12, 'var(--f1)', 8)}
    {box(13, 13, w - 26, d - 30, 'var(--f3)', 18)}
    <circle cx={w - 28} cy={d / 2 - 2} r="4" fill="var(--fi)" />
    {line(`M8 ${d / 2}h10`, 'var(--stroke)', 5)}
  </>
);
export const toilet: Draw = (w, d) => (
  <>
    {box(w / 2 - 22, 4, 44, 18, 'var(--f1)', 4)}
    <ellipse cx={w / 2} cy={d * 0.52} rx="19" ry="23" fill="var(--f1)" {...LINE} />
    <ellipse cx={w / 2} cy={d * 0.54} rx="11" ry="14" fill="var(--f3)" {...LINE} />
  </>
);
export const basin: Draw = (w, d) => (
  <>
    {box(8, 4, w - 16, d * 0.56, 'var(--f1)', 8)}
    <ellipse cx={w / 2} cy={d * 0.34} rx="22" ry="13" fill="var(--f3)" {...LINE} />
    {line(`M${w / 2} 6v12`, 'var(--stroke)', 4)}
  </>
);
export const screen: Draw = (w, d) => (
  <>
    {box(8, d * 0.3, w - 16, d * 0.34, 'var(--fw)', 3)}
    {box(16, d * 0.2, w - 32, d * 0.26, 'var(--fi)', 3)}
    {line(`M24 ${d * 0.33}h14`, 'var(--f3)', 4)}
  </>
);
