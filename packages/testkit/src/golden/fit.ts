/** What one answer led to, in three degrees of detail. */
export interface Block {
  readonly full: readonly string[];
  readonly plain: readonly string[];
  readonly short: readonly string[];
}

type Degree = keyof Block;
const FINER: Readonly<Record<Degree, Degree>> = { short: 'plain', plain: 'full', full: 'full' };
/** Room for the title, the summary and the line that says what was left out. */
const RESERVE = 400;

/**
 * The blocks within so many bytes: all in the finest degree that fits, then as many as fit one degree finer, from both
 * ends inwards, because a game's beginning and end are what people read. Where even short blocks are too many, those
 * in the middle are left out, and counted.
 */
export function fit(
  title: readonly string[],
  blocks: readonly Block[],
  ending: readonly string[],
  bytes: number,
): string {
  const room = bytes - RESERVE - sizeOf([...title, ...ending]);
  const total = (degree: Degree): number => blocks.reduce((sum, block) => sum + sizeOf(block[degree]), 0);
  const base = (['full', 'plain', 'short'] as const).find((degree) => total(degree) <= room) ?? 'short';
  const degrees: (Degree | null)[] = blocks.map(() => base);
  let left = room - total(base);
  const inwards = fromBothEnds(blocks.length);
  for (const i of [...inwards].reverse()) {
    if (left >= 0) break;
    degrees[i] = null;
    left += sizeOf(blocks[i]![base]);
  }
  for (const i of inwards) {
    const finer = FINER[base];
    const more = sizeOf(blocks[i]![finer]) - sizeOf(blocks[i]![base]);
    if (degrees[i] === null || more > left) break;
    degrees[i] = finer;
    left -= more;
  }
  const lines = [...title, summary(degrees)];
  for (const [i, block] of blocks.entries()) {
    const degree = degrees[i];
    if (degree !== null && degree !== undefined) lines.push(...block[degree]);
    else if (degrees[i - 1] !== null) lines.push(`# ... ${countOf(degrees, null)} left out here`);
  }
  return `${[...lines, ...ending].join('\n')}\n`;
}

function summary(degrees: readonly (Degree | null)[]): string {
  const parts = (['full', 'plain', 'short'] as const)
    .filter((degree) => countOf(degrees, degree) > 0)
    .map((degree) => `${countOf(degrees, degree)} ${degree}`);
  const out = countOf(degrees, null);
  return `# ${degrees.length} tables: ${[...parts, ...(out > 0 ? [`${out} left out`] : [])].join(', ')}`;
}

const countOf = (degrees: readonly (Degree | null)[], degree: Degree | null): number =>
  degrees.filter((one) => one === degree).length;

function fromBothEnds(length: number): number[] {
  const order: number[] = [];
  for (let low = 0, high = length - 1; low <= high; low++, high--) order.push(...(low === high ? [low] : [low, high]));
  return order;
}

/** In UTF-8, with the line ends; without Node's Buffer, so that it runs anywhere. */
function sizeOf(lines: readonly string[]): number {
  let size = 0;
  for (const line of lines) {
    size += line.length + 1;
    for (let i = 0; i < line.length; i++) {
      const code = line.charCodeAt(i);
      if (code > 0x7ff) size += code >= 0xd800 && code <= 0xdfff ? 1 : 2;
      else if (code > 0x7f) size += 1;
    }
  }
  return size;
}
