/** Names are compared without regard to white space and to case, but a single letter is itself: zones `a` and `A`. */
export const plainName = (name: string): string =>
  name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\w{2,}/g, (word) => word.toLowerCase());

/** Titles are compared as sentences, which begin with a capital letter or do not. */
export const sentenceOf = (title: string): string => plainName(title).toLowerCase();

/** Those called so; or else those that have these words side by side in their name, for a name may be shortened. */
export function calledSo<T extends { readonly name: string }>(all: readonly T[], name: string): T[] {
  const wanted = plainName(name);
  const exactly = all.filter((one) => plainName(one.name) === wanted);
  return exactly.length > 0 ? exactly : all.filter((one) => ` ${plainName(one.name)} `.includes(` ${wanted} `));
}

/** The known word that was probably meant. */
export function nearest(word: string, known: Iterable<string>): string | null {
  const wanted = plainName(word);
  let best: string | null = null;
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const one of known) {
    const distance = editDistance(wanted, plainName(one), least);
    if (distance < least) {
      least = distance;
      best = one;
    }
  }
  return best ?? mostShared(wanted, known);
}

/** The name that has most words in common, if that is half of them. */
function mostShared(wanted: string, known: Iterable<string>): string | null {
  const words = wanted.split(' ');
  let best: string | null = null;
  let most = 0.5;
  for (const one of known) {
    const others = plainName(one).split(' ');
    const shared = (2 * words.filter((word) => others.includes(word)).length) / (words.length + others.length);
    if (shared < most || (shared === most && best !== null)) continue;
    most = shared;
    best = one;
  }
  return best;
}

const MOST_LISTED = 40;

/** `There is no seat "p9". Did you mean "p1"? There are: p1, p2.` */
export function unknownName(what: string, word: string, known: readonly string[], where = ''): string {
  const near = nearest(word, known);
  const meant = near === null ? '' : ` Did you mean "${near}"?`;
  return `There is no ${what} "${word}"${where === '' ? '' : ` ${where}`}.${meant} There ${listed(known)}.`;
}

const listed = (known: readonly string[]): string =>
  known.length === 0 ? 'is none' : known.length === 1 ? `is only: ${known[0]}` : `are: ${nameList(known)}`;

export function nameList(names: readonly string[], most = MOST_LISTED): string {
  if (names.length === 0) return 'nothing';
  if (names.length <= most) return names.join(', ');
  return `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
}

/** Swapped neighbours, the commonest slip, count as one change. */
function editDistance(a: string, b: string, enough: number): number {
  if (Math.abs(a.length - b.length) >= enough) return enough;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : change;
      next.push(Math.min(change, swap, row[j]! + 1, next[j - 1]! + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
