// The protocol of docs/adr/0020, as small as it can be: one table, its row in the database, and processes that may be paused
// at any point, since any other step may come first. The database executes a statement long after it was sent, or never.

interface Statement {
  readonly epoch: number;
  /** The number of entries it was made from; null: what it changes is not counted (seats, chat, facts). */
  readonly n: number | null;
  /** With the fault `checksFirst`: the fence was looked at in a statement before. */
  readonly isChecked: boolean;
  readonly done: 'sent' | 'kept' | 'refused';
}

interface Owner {
  /** 0: it owns nothing. */
  readonly epoch: number;
  readonly n: number;
  /** By its own steady clock, counted from before it asked: it tells nothing any more. */
  readonly isLate: boolean;
  readonly sent: Statement | null;
}

interface State {
  readonly row: { readonly owner: number; readonly epoch: number; readonly isOver: boolean; readonly n: number };
  readonly owners: readonly Owner[];
}

/** What somebody might have built instead. */
export type Fault = 'noFence' | 'checksFirst' | 'countsFromAnswer' | 'keepsEpoch' | 'tellsLate';

interface Bounds {
  readonly owners: number;
  readonly epochs: number;
  readonly entries: number;
}

type Step = { readonly what: string; readonly to: State; readonly wrong?: string };

const NOBODY: Owner = { epoch: 0, n: 0, isLate: false, sent: null };

function stepsFrom({ row, owners }: State, bounds: Bounds, fault: Fault | null): Step[] {
  const steps: Step[] = [];
  const step = (what: string, i: number, owner: Owner, after = row, wrong?: string): void => {
    const to = { row: after, owners: owners.map((one, at) => (at === i ? owner : one)) };
    steps.push(wrong === undefined ? { what, to } : { what, to, wrong });
  };
  // The lease ends by the database's clock; its owner has counted from before he asked, so for him it has ended already.
  const holder = owners[row.owner];
  const knows = holder === undefined || holder.epoch !== row.epoch || holder.isLate || fault === 'countsFromAnswer';
  if (row.owner >= 0 && !row.isOver && knows)
    steps.push({ what: 'the lease ends', to: { row: { ...row, isOver: true }, owners } });
  for (const [i, one] of owners.entries()) {
    const isHis = row.owner === i && row.epoch === one.epoch;
    if (one.epoch === 0 && (row.owner < 0 || row.isOver || row.owner === i) && row.epoch < bounds.epochs) {
      const epoch = fault === 'keepsEpoch' ? Math.max(1, row.epoch) : row.epoch + 1;
      // What was sent before may still arrive.
      step(`${i} takes it`, i, { ...one, epoch, n: row.n, isLate: false }, { ...row, owner: i, epoch, isOver: false });
    }
    if (one.epoch > 0 && !one.isLate) step(`${i} is late`, i, { ...one, isLate: true });
    if (one.epoch > 0 && isHis && !row.isOver) step(`${i} renews`, i, { ...one, isLate: false }, row);
    if (one.epoch > 0 && !isHis) step(`${i} learns that it is gone`, i, { ...one, epoch: 0, n: 0, isLate: false });
    if (one.epoch > 0) step(`${i} is killed`, i, { ...NOBODY, sent: one.sent });
    if (one.epoch > 0 && one.sent === null)
      for (const n of [one.n, null])
        if (n === null || n < bounds.entries)
          step(`${i} sends ${n}`, i, { ...one, sent: { epoch: one.epoch, n, isChecked: false, done: 'sent' } });
    const { sent } = one;
    if (sent?.done === 'sent') {
      const fits = sent.epoch === row.epoch || fault === 'noFence';
      if (fault === 'checksFirst' && !sent.isChecked) {
        step(`the fence of ${i} is looked at`, i, {
          ...one,
          sent: fits ? { ...sent, isChecked: true } : { ...sent, done: 'refused' },
        });
        continue;
      }
      const mayWrite = (fits || sent.isChecked) && (sent.n === null || sent.n === row.n);
      const isFenced = sent.epoch === row.epoch && (row.owner === i || row.owner < 0);
      const after = mayWrite && sent.n !== null ? { ...row, n: row.n + 1 } : row;
      const wrong = mayWrite && !isFenced ? `${i} wrote without the lease` : undefined;
      step(
        `${i} is ${mayWrite ? 'kept' : 'refused'}`,
        i,
        { ...one, sent: { ...sent, done: mayWrite ? 'kept' : 'refused' } },
        after,
        wrong,
      );
      step(`a line of ${i} breaks`, i, { ...NOBODY });
    }
    if (sent?.done === 'refused') step(`${i} hears no`, i, NOBODY);
    if (sent?.done === 'kept') {
      const isOurs = one.epoch === sent.epoch;
      const n = sent.n === null || !isOurs ? one.n : one.n + 1;
      const tells = isOurs && (!one.isLate || fault === 'tellsLate');
      const wrong = tells && (!isHis || row.isOver) ? `${i} told without the lease` : undefined;
      const strange = tells && n !== row.n ? `${i} told ${n}, and the table is at ${row.n}` : undefined;
      step(`${i} hears yes`, i, tells ? { ...one, n, sent: null } : NOBODY, row, wrong ?? strange);
    }
  }
  return steps;
}

interface Checked {
  readonly states: number;
  /** The shortest way to something that must not be; null: there is none. */
  readonly wrong: readonly string[] | null;
  /** All that was seen to happen at least once. */
  readonly seen: ReadonlySet<string>;
}

/** Every state there is, the nearest first. */
export function check(bounds: Bounds, fault: Fault | null = null): Checked {
  const start: State = {
    row: { owner: -1, epoch: 0, isOver: false, n: 0 },
    owners: Array.from({ length: bounds.owners }, () => NOBODY),
  };
  const known = new Map<string, { readonly from: string | null; readonly what: string }>();
  const first = JSON.stringify(start);
  known.set(first, { from: null, what: '' });
  const seen = new Set<string>();
  for (const text of known.keys())
    for (const { what, to, wrong } of stepsFrom(JSON.parse(text), bounds, fault)) {
      seen.add(what);
      if (wrong !== undefined) return { states: known.size, wrong: [...wayTo(text, known), what, wrong], seen };
      const next = JSON.stringify(to);
      if (!known.has(next)) known.set(next, { from: text, what });
    }
  return { states: known.size, wrong: null, seen };
}

type Ways = ReadonlyMap<string, { readonly from: string | null; readonly what: string }>;

function wayTo(text: string, known: Ways): string[] {
  const { from, what } = known.get(text)!;
  return from === null ? [] : [...wayTo(from, known), what];
}
