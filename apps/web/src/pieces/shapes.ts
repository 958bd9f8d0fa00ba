const n = (value: number): string => String(Math.round(value * 10) / 10);
const around = (count: number, turn: number, radius: (i: number) => number): string =>
  Array.from({ length: count }, (_, i) => {
    const a = ((i / count) * 360 + turn) * (Math.PI / 180);
    return `${n(radius(i) * Math.cos(a))},${n(radius(i) * Math.sin(a))}`;
  }).join(' ');

export const polygon = (corners: number, radius: number, turn = 0): string => around(corners, turn, () => radius);
export const burst = (points: number, outer: number, inner: number): string =>
  around(2 * points, -90, (i) => (i % 2 ? inner : outer));
