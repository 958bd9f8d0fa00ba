/** Text that is safe inside an element or an attribute. */
export const esc = (text: string | number): string =>
  String(text).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

export type Attributes = Readonly<Record<string, string | number>>;

/** An element; what it holds is markup already. */
export function el(name: string, attributes: Attributes = {}, ...inner: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${esc(value)}"`);
  return `<${name}${written.join('')}>${inner.join('')}</${name}>`;
}

export const svg = (width: number, height: number, label: string, ...inner: readonly string[]): string =>
  el('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label }, ...inner);

export const words = (x: number, y: number, text: string | number, more: Attributes = {}): string =>
  el('text', { x: round(x), y: round(y), ...more }, esc(text));

export const rect = (x: number, y: number, width: number, height: number, more: Attributes = {}, title = ''): string =>
  el(
    'rect',
    { x: round(x), y: round(y), width: round(Math.max(0, width)), height: round(Math.max(0, height)), ...more },
    title === '' ? '' : el('title', {}, esc(title)),
  );

export const line = (x1: number, y1: number, x2: number, y2: number, more: Attributes = {}): string =>
  el('line', { x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2), ...more });

export const round = (value: number): number => Math.round(value * 100) / 100;
