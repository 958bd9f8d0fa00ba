// The protocol of docs/adr/0020, as small as it can be: one table, its row in the database, a row for each process, and
// processes that may be paused at any point, since any other step may come first. The database executes a statement long after it
// was sent, or never. Clocks of the day are in none of it, so they may be set at any time: to bury somebody it takes one that nobody
// sets, and that the database agrees only makes it rarer.

interface Statement {
  readonly epoch: number;
  /** `write`: made from so many entries. `change`: what it changes is not counted (seats, chat, facts). */
  readonly is: 'write' | 'change' | 'release';
  readonly n: number;
  /** With the fault `checksFirst`: the fence was looked at in a statement before. */
  readonly isChecked: boolean;
  readonly done: 'sent' | 'kept' | 'refused';
}

interface Process {
  readonly isUp: boolean;
  /** It has asked to be known for longer; what came of it, it has not heard yet. */
  readonly asking: 'no' | 'sent' | 'kept';
  /** 0: it does not own the table. */
  readonly epoch: number;
  readonly n: number;
  /** By its own steady clock, counted from before it asked: it tells nothing any more. */
  readonly isLate: boolean;
  readonly sent: Statement | null;
}

interface State {
  /** `owner`: a process, or nobody: -1. */
  readonly row: { readonly owner: number; readonly epoch: number; readonly n: number };
  /** What the database knows of each process. */
  readonly known: readonly ('here' | 'over' | 'gone')[];
  readonly processes: readonly Process[];
}

/** What somebody might have built instead. */
export type Fault =
  | 'noFence'
  | 'checksFirst'
  | 'countsFromAnswer'
  | 'keepsEpoch'
  | 'tellsLate'
  | 'takesUnburied'
  | 'releasesByName'
  | 'buriesByTheDay'
  | 'tellsByTheDay';

interface Bounds {
  readonly processes: number;
  readonly epochs: number;
  readonly entries: number;
}

type Step = { readonly what: string; readonly to: State; readonly wrong?: string };

const NOBODY = -1;
const NEW: Process = { isUp: false, epoch: 0, n: 0, isLate: false, asking: 'no', sent: null };

function stepsFrom(state: State, bounds: Bounds, fault: Fault | null): Step[] {
  const { row, known, processes } = state;
  const steps: Step[] = [];
  for (const [i, one] of processes.entries()) {
    const listed = known[i]!;
    const step = (what: string, process: Process, more: Partial<State> = {}, wrong?: string): void => {
      const to = { row, known, ...more, processes: processes.map((other, at) => (at === i ? process : other)) };
      steps.push(wrong === undefined ? { what, to } : { what, to, wrong });
    };
    const list = (is: State['known'][number]): Pick<State, 'known'> => ({
      known: known.map((other, at) => (at === i ? is : other)),
    });
    const isHis = row.owner === i && row.epoch === one.epoch && listed !== 'gone';

    // By the steady clock of whoever watches. It has counted from before it asked, so for itself its time has ended already.
    if (listed === 'here' && (!one.isUp || one.isLate || fault === 'countsFromAnswer'))
      step(`nothing is heard of ${i}`, one, list('over'));
    if (listed === 'here' && fault === 'buriesByTheDay')
      step(`the clock of the database is set, and ${i} is over`, one, list('over'));
    if (one.isLate && fault === 'tellsByTheDay') step(`the clock of ${i} is set back`, { ...one, isLate: false });
    if (listed === 'over') step(`${i} is buried`, one, list('gone'));
    // Here under the same name, which shows that even this would do no harm.
    if (!one.isUp || one.isLate || listed === 'gone')
      step(`${i} begins`, { ...NEW, isUp: true, sent: one.sent }, list('here'));
    if (!one.isUp) continue;

    if (!one.isLate) step(`${i} is late`, { ...one, isLate: true });
    if (!one.isLate && one.asking === 'no') step(`${i} asks`, { ...one, asking: 'sent' });
    if (one.asking === 'sent' && listed === 'gone') step(`${i} gives up`, { ...NEW, sent: one.sent });
    if (one.asking === 'sent' && listed !== 'gone') step(`${i} is known`, { ...one, asking: 'kept' }, list('here'));
    // From when it asked: that may be over by now.
    if (one.asking === 'kept') step(`${i} goes on`, { ...one, asking: 'no', isLate: listed !== 'here' && one.isLate });
    step(`${i} is killed`, { ...NEW, sent: one.sent });

    const owner = row.owner === i ? 'gone' : (known[row.owner] ?? 'gone');
    const mayTake = owner === 'gone' || (fault === 'takesUnburied' && owner === 'over');
    if (one.epoch === 0 && mayTake && row.epoch < bounds.epochs) {
      const epoch = fault === 'keepsEpoch' ? Math.max(1, row.epoch) : row.epoch + 1;
      // What was sent before may still arrive.
      step(`${i} takes it`, { ...one, epoch, n: row.n }, { row: { ...row, owner: i, epoch } });
    }
    if (one.epoch > 0 && !isHis) step(`${i} learns that it is gone`, { ...one, epoch: 0, n: 0 });
    if (one.epoch > 0 && (!one.isLate || fault === 'tellsLate'))
      step(`${i} shows it`, one, {}, isHis ? undefined : `${i} told without the lease`);
    if (one.epoch > 0 && one.sent === null) {
      const made = { epoch: one.epoch, n: one.n, isChecked: false, done: 'sent' } as const;
      if (one.n < bounds.entries) step(`${i} writes`, { ...one, sent: { ...made, is: 'write' } });
      step(`${i} changes`, { ...one, sent: { ...made, is: 'change' } });
      step(`${i} gives it up`, { ...one, epoch: 0, n: 0, sent: { ...made, is: 'release' } });
    }
  }
  for (const [i, one] of processes.entries()) steps.push(...stepsOf(state, i, one, fault));
  return steps;
}

/** What becomes of a statement, whether or not the process that sent it is still there. */
function stepsOf({ row, known, processes }: State, i: number, one: Process, fault: Fault | null): Step[] {
  const steps: Step[] = [];
  const { sent } = one;
  if (sent === null) return steps;
  const step = (what: string, process: Process, after = row, wrong?: string): void => {
    const to = { row: after, known, processes: processes.map((other, at) => (at === i ? process : other)) };
    steps.push(wrong === undefined ? { what, to } : { what, to, wrong });
  };
  const lost: Process = { ...one, epoch: 0, n: 0, sent: null };
  if (sent.done === 'sent' && sent.is === 'release') {
    const fits = row.owner === i && (sent.epoch === row.epoch || fault === 'releasesByName');
    step(`what ${i} gave up is free`, { ...one, sent: null }, fits ? { ...row, owner: NOBODY } : row);
    step(`a line of ${i} breaks`, { ...one, sent: null });
    return steps;
  }
  if (sent.done === 'sent') {
    const fits = sent.epoch === row.epoch || fault === 'noFence';
    if (fault === 'checksFirst' && !sent.isChecked) {
      const looked: Statement = fits ? { ...sent, isChecked: true } : { ...sent, done: 'refused' };
      step(`the fence of ${i} is looked at`, { ...one, sent: looked });
      return steps;
    }
    const isKept = (fits || sent.isChecked) && (sent.is === 'change' || sent.n === row.n);
    const after = isKept && sent.is === 'write' ? { ...row, n: row.n + 1 } : row;
    const wrong = isKept && sent.epoch !== row.epoch ? `${i} wrote without the lease` : undefined;
    step(
      `${i} is ${isKept ? 'kept' : 'refused'}`,
      { ...one, sent: { ...sent, done: isKept ? 'kept' : 'refused' } },
      after,
      wrong,
    );
    // Nobody knows what became of it: the room ends, and the statement may or may not be executed yet.
    step(`a line of ${i} breaks`, lost);
    return steps;
  }
  if (sent.done === 'refused') step(`${i} hears no`, lost);
  if (sent.done === 'kept') {
    const isOurs = one.isUp && one.epoch === sent.epoch;
    const n = sent.is === 'write' && isOurs ? one.n + 1 : one.n;
    const tells = isOurs && (!one.isLate || fault === 'tellsLate');
    const isHis = row.owner === i && row.epoch === one.epoch;
    const wrong = tells && !isHis ? `${i} told without the lease` : undefined;
    const strange = tells && n !== row.n ? `${i} told ${n}, and the table is at ${row.n}` : undefined;
    step(`${i} hears yes`, tells ? { ...one, n, sent: null } : lost, row, wrong ?? strange);
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
    row: { owner: NOBODY, epoch: 0, n: 0 },
    known: Array.from({ length: bounds.processes }, () => 'gone' as const),
    processes: Array.from({ length: bounds.processes }, () => NEW),
  };
  const known = new Map<string, { readonly from: string | null; readonly what: string }>();
  const first = textOf(start);
  known.set(first, { from: null, what: '' });
  const seen = new Set<string>();
  for (const text of known.keys())
    for (const { what, to, wrong } of stepsFrom(JSON.parse(text), bounds, fault)) {
      seen.add(what);
      if (wrong !== undefined) return { states: known.size, wrong: [...wayTo(text, known), what, wrong], seen };
      const next = textOf(to);
      if (!known.has(next)) known.set(next, { from: text, what });
    }
  return { states: known.size, wrong: null, seen };
}

/** No process differs from another: those are one state that are alike but for who is who. */
function textOf({ row, known, processes }: State): string {
  const order = processes
    .map((process, i) => ({ i, text: JSON.stringify([row.owner === i, known[i], process]) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  return JSON.stringify({
    row: { ...row, owner: order.findIndex(({ i }) => i === row.owner) },
    known: order.map(({ i }) => known[i]!),
    processes: order.map(({ i }) => processes[i]!),
  } satisfies State);
}

type Ways = ReadonlyMap<string, { readonly from: string | null; readonly what: string }>;

function wayTo(text: string, known: Ways): string[] {
  const { from, what } = known.get(text)!;
  return from === null ? [] : [...wayTo(from, known), what];
}
