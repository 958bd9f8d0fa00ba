const n = (value: number): string => String(Math.round(value * 10) / 10);
const dot = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;

/** Dots on a grid turned by 45 degrees whose area follows the tone, 0 to 1. The result is one path. */
export function halftone(
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  { step, dot: most }: { readonly step: number; readonly dot: number },
  tone: (x: number, y: number) => number,
): string {
  const s = step * Math.SQRT1_2;
  let d = '';
  for (let row = 0, y = y0; y <= y1; row++, y += s)
    for (let x = x0 + (row % 2 ? s : 0); x <= x1; x += 2 * s) {
      const r = most * Math.sqrt(Math.min(1, Math.max(0, tone(x, y))));
      if (r >= 0.45) d += dot(x, y, r);
    }
  return d;
}
