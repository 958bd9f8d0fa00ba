import { isDeadEnd, onlyAnswer } from './answer.ts';
import { draw, shuffle } from './chance.ts';
import type { Compiled, CompiledStep } from './compile.ts';
import { Fault } from './fault.ts';
import type { Event, Interruption, Next, Outcome, Seat, Shape, Subject, Told, Who } from './game.ts';
import { copy } from './json.ts';
import { askQuery } from './look.ts';
import type { Offer } from './offer.ts';
import type { Secret } from './secret.ts';
import { decider, type Frame, type Table } from './table.ts';
import { AFTER, BEFORE, isAnswered, type WindowLocals } from './window.ts';

/** Twenty times what the longest answer of a game takes: what never ends costs nobody else much. */
const MOST_STEPS = 2000;
/** Until the first question: a table where nobody can ever do anything costs no more than one that is played. */
export const MOST_OPENING_STEPS = 500;
const MOST_SETTLING = 100;
const NOBODY: readonly Seat[] = [];

/** An answer the engine gave because there was no other. */
export interface Forced {
  readonly seat: Seat;
  readonly choice: string;
  readonly answer: unknown;
  /** Not the only one: who holds the seat has proposed it himself, or agrees to everything. */
  readonly agreed?: true;
}

/**
 * One answer carried through to the next question. The only thing that changes a table. What comes in from outside and
 * what rules hand over is copied: parts of the state may be in it, and the state goes on changing. Only events are
 * not, being the most: rules make them new.
 */
export class Resolution implements Interruption<Shape> {
  told: Told[] = [];
  forced: Forced[] = [];
  /** The offer of the question it stopped at, if it had to be looked at. */
  offer: Offer | null = null;
  private inbox: unknown = null;
  /** Events whose reactions `after` are still to run. */
  private unanswered: Event[] = [];
  /** The event whose window `before` is to open when the step has ended. */
  private announcement: Event | null = null;
  /** Frames to run before anything else goes on. */
  private pushed: Frame[] = [];
  private learned = false;
  /** Place on the stack -> the frame last seen there, and the step at which it goes on: most need not be looked up. */
  private readonly frames: Frame[] = [];
  private readonly onward: CompiledStep[] = [];
  private readonly compiled: Compiled;
  private readonly table: Table;
  /** Seats that agree to what is proposed to them. */
  private agreed: readonly Seat[];

  constructor(compiled: Compiled, table: Table, agreed: readonly Seat[] = NOBODY) {
    this.compiled = compiled;
    this.table = table;
    this.agreed = agreed;
  }

  /** For the next answer at the same table. */
  again(agreed: readonly Seat[] = NOBODY): this {
    this.told = [];
    this.forced = [];
    this.offer = null;
    this.learned = false;
    this.agreed = agreed;
    return this;
  }

  get state(): object {
    return this.table.state;
  }

  get seats(): readonly Seat[] {
    return this.table.seats;
  }

  query(name: string, of: unknown): unknown {
    return askQuery(this.compiled.queries.get(name)!, of, this.table.state);
  }

  answer(_choice: string): never {
    return this.inbox as never;
  }

  result(_proc: string): unknown {
    return this.inbox;
  }

  announced<Id extends string>(_event: Id): Event<Id> | null {
    return this.inbox as Event<Id> | null;
  }

  tell(event: Event, heard?: { only: readonly Seat[]; others?: Event }): void {
    const told: Told = heard === undefined ? { event } : { event, ...heard };
    if (this.compiled.wary) freeze(told);
    this.told.push(told);
    if (this.compiled.after.has(event.id)) this.unanswered.push(event);
  }

  roll(stream: string, sides: number): number {
    this.learned = true;
    return draw(this.table.chance, stream, sides, 1);
  }

  pick(stream: string, count: number): number {
    this.learned = true;
    return draw(this.table.chance, stream, count, 0);
  }

  shuffle<T>(stream: string, items: T[]): void {
    this.learned = true;
    shuffle(this.table.chance, stream, items);
  }

  reveal<T>(secret: Secret<T>): T {
    this.learned = true;
    return secret as unknown as T;
  }

  push(proc: string, locals: object, subject: Subject | null = null): void {
    this.pushed.push(this.frame(proc, locals, subject, false));
  }

  withdraw(step: string): void {
    const frame = this.table.stack[this.table.stack.length - 1];
    if (frame === undefined || frame.waiting === null)
      throw new Fault('broken-rule', 'Only an aside can withdraw a question, and only one that is open.');
    if (!this.compiled.procs.get(frame.proc)!.steps.has(step)) throw noStep(frame, step);
    frame.waiting = null;
    frame.step = step;
  }

  end(outcome: Outcome): void {
    this.table.outcome ??= copy(outcome);
  }

  /** Hands an answer to the frame that asked. Whoever gave it must not change it any more, and no rule does. */
  receive(answer: unknown): void {
    const { stack } = this.table;
    if (this.compiled.wary && typeof answer === 'object' && answer !== null) freeze(answer);
    stack[stack.length - 1]!.inbox = answer;
    this.table.pending = null;
  }

  /** Takes the question back, to put it again when what is pushed now is done. */
  interrupt(): void {
    const { stack, pending } = this.table;
    if (pending !== null) stack[stack.length - 1]!.waiting = pending;
    this.table.pending = null;
  }

  /** Runs steps until somebody must answer or the game is over. */
  run(most = MOST_STEPS): void {
    const { table, compiled } = this;
    this.endStep();
    for (let steps = 0; table.outcome === null; steps++) {
      if (steps > most) throw new Fault('runaway', `The rules ran ${most} steps without asking anybody anything.`);
      const top = table.stack.length - 1;
      const frame = table.stack[top];
      if (frame === undefined) throw new Fault('dead-end', 'The rules came to an end without saying who has won.');
      let step = frame === this.frames[top] ? this.onward[top]! : this.stepOf(frame);
      if (frame.subject !== null && !compiled.game.inPlay(table.state, frame.subject)) {
        frame.subject = null;
        frame.waiting = null;
        const gone = step.proc.steps.get('gone');
        if (gone === undefined) {
          this.leave(null);
          continue;
        }
        step = this.goOn(frame, gone);
      }
      if (frame.waiting !== null) {
        if (this.put(frame)) return;
        continue;
      }
      this.inbox = frame.inbox;
      frame.inbox = null;
      this.apply(step.run.call(step.proc.given, this, frame.locals), frame, step);
      this.endStep();
    }
    table.stack = [];
    table.pending = null;
  }

  /** Puts a frame's question. False if there is only one answer, which is then given. */
  private put(frame: Frame): boolean {
    const pending = frame.waiting!;
    frame.waiting = null;
    this.table.pending = pending;
    const choice = this.compiled.choices.get(pending.choice)!;
    const seat = decider(pending.who);
    if (!this.table.seats.includes(seat))
      throw new Fault('dead-end', `The rules ask "${pending.choice}" of ${seat}, and there is no such seat.`);
    const offer = choice.offer(this, pending.about, false);
    if (isDeadEnd(offer)) throw new Fault('dead-end', `The rules ask "${pending.choice}" and allow no answer.`);
    const agreed = choice.consent !== undefined && this.agreed.includes(seat);
    const answer = agreed ? choice.consent : choice.always === true ? undefined : onlyAnswer(offer);
    if (answer === undefined) {
      this.offer = offer;
      return true;
    }
    const given = copy(answer);
    const forced = { seat, choice: pending.choice, answer: given };
    this.forced.push(agreed ? { ...forced, agreed } : forced);
    this.receive(given);
    return false;
  }

  private apply(next: Next, frame: Frame, step: CompiledStep): void {
    switch (next.op) {
      case 'next':
        if (step.following === undefined) this.leave(null);
        else this.goOn(frame, step.following);
        return;
      case 'goto':
        this.goOn(frame, stepNamed(frame, step, next.step));
        return;
      case 'ask':
        this.goOn(frame, stepNamed(frame, step, next.then));
        frame.waiting = { who: copyOfWho(next.who), choice: next.choice, about: copy(next.about) };
        return;
      case 'call':
        this.goOn(frame, stepNamed(frame, step, next.then));
        this.table.stack.push(this.frame(next.proc, next.locals, next.subject, true));
        return;
      case 'announce':
        this.goOn(frame, stepNamed(frame, step, next.then));
        if (this.compiled.wary) freeze(next.event);
        this.announcement = next.event;
        return;
      case 'done':
        this.leave(next.result);
    }
  }

  private stepOf({ proc, step }: Frame): CompiledStep {
    return this.compiled.procs.get(proc)!.steps.get(step)!;
  }

  /** The top frame goes on at that step. */
  private goOn(frame: Frame, step: CompiledStep): CompiledStep {
    const top = this.table.stack.length - 1;
    frame.step = step.name;
    this.frames[top] = frame;
    this.onward[top] = step;
    return step;
  }

  /** Takes the top frame off; its result goes to the frame that called it. */
  private leave(result: unknown): void {
    const { stack } = this.table;
    const frame = stack.pop()!;
    if (frame.called && stack.length > 0) stack[stack.length - 1]!.inbox = copy(result);
  }

  /** What every step ends with: what holds after every change, and the answers to what it told. */
  private endStep(): void {
    if (this.compiled.game.settle !== undefined) this.settle();
    if (this.unanswered.length > 0 || this.announcement !== null || this.pushed.length > 0) this.openWindows();
  }

  private settle(): void {
    const { table } = this;
    const { game } = this.compiled;
    for (let times = 0; table.outcome === null && game.settle!(this); times++)
      if (times >= MOST_SETTLING) throw new Fault('runaway', `The rules did not settle after ${MOST_SETTLING} tries.`);
  }

  private openWindows(): void {
    const { unanswered, pushed, announcement } = this;
    const { stack } = this.table;
    // From the first that is answered on: what comes of that may change who can answer the others.
    let first = 0;
    while (first < unanswered.length && !this.answers('after', unanswered[first]!)) first++;
    if (announcement !== null) {
      // What else the step has brought about runs first, and may change who can answer.
      const later = first < unanswered.length || pushed.length > 0;
      if (later || this.answers('before', announcement)) stack.push(this.window(BEFORE, announcement));
      else stack[stack.length - 1]!.inbox = announcement;
      this.announcement = null;
    }
    if (pushed.length > 0) {
      for (let i = pushed.length - 1; i >= 0; i--) stack.push(pushed[i]!);
      this.pushed = [];
    }
    if (unanswered.length > 0) {
      for (let i = unanswered.length - 1; i >= first; i--) stack.push(this.window(AFTER, unanswered[i]!));
      this.unanswered = [];
    }
  }

  private answers(window: 'before' | 'after', event: Event): boolean {
    const reactions = this.compiled[window].get(event.id);
    return reactions !== undefined && isAnswered(reactions, this, event);
  }

  private window(proc: typeof BEFORE | typeof AFTER, event: Event): Frame {
    const locals: WindowLocals = { event, used: [], passed: [], asked: null };
    return this.frame(proc, locals, null, proc === BEFORE);
  }

  frame(name: string, locals: object, subject: Subject | null, called: boolean, step?: string): Frame {
    const proc = this.compiled.procs.get(name);
    if (proc === undefined) throw new Fault('broken-rule', `There is no procedure "${name}".`);
    return {
      proc: name,
      step: step ?? proc.first.name,
      subject,
      locals: copy(locals),
      inbox: null,
      waiting: null,
      called,
    };
  }

  /** Counts the answer, and sets the barrier where somebody learned something by it. */
  count(): void {
    this.table.n += 1;
    if (this.learned) this.table.barrier = this.table.n;
  }
}

/** The step of that name, else the one written after this one. */
function stepNamed(frame: Frame, { proc, following }: CompiledStep, name: string | undefined): CompiledStep {
  const step = !name || name === following?.name ? following : proc.steps.get(name);
  if (step === undefined) throw noStep(frame, name);
  return step;
}

const copyOfWho = (who: Who): Who => (typeof who === 'string' ? who : { anyOf: [...who.anyOf], decider: who.decider });

const noStep = (frame: Frame, step: string | undefined): Fault =>
  new Fault('broken-rule', `The procedure "${frame.proc}" has no step "${step}" to go on at.`);

/** From now on nobody changes it. */
function freeze(value: object): void {
  Object.freeze(value);
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part);
}
