import type { Update } from '@shamble/protocol';
import type { Telling } from '../session/telling.ts';
import type { Speed } from './speed.ts';
import type { Beat, Picture, Teller } from './types.ts';

export interface Showing {
  /** What to draw now. */
  readonly picture: Picture | null;
  /** What is being told; null at rest. */
  readonly beat: Beat | null;
  readonly speed: Speed;
  readonly paused: boolean;
}

/** What can be told: a table that is played, or one that is shown again. */
export interface Story {
  subscribe(hear: () => void): () => void;
  getSnapshot(): {
    readonly settled: Update | null;
    readonly queue: readonly Telling[];
    /** Whose deed is told, if nobody at this screen did it. */
    readonly doer?: string | null;
  };
  played(id: string): void;
  skip(): void;
}

/** What somebody else does is shown at least so long, at normal speed, in ms: one wants to follow it. */
const FOLLOWED = 650;

/** Tells what a session has queued, beat by beat. */
export class Narrator {
  private readonly session: Story;
  private readonly teller: Teller;
  private readonly hearers = new Set<() => void>();
  private settled: Update | null = null;
  private picture: Picture | null = null;
  private beat: Beat | null = null;
  private speed: Speed;
  private paused = false;
  /** Pictures of the beat that are yet to come. */
  private rest: { readonly picture: Picture; readonly time: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stop: (() => void) | null = null;
  private isTelling = false;
  private told: Showing;

  constructor(session: Story, teller: Teller, speed: Speed = 1) {
    this.session = session;
    this.teller = teller;
    this.speed = speed;
    this.told = { picture: null, beat: null, speed, paused: false };
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  };

  readonly getSnapshot = (): Showing => this.told;

  start(): () => void {
    this.stop = this.session.subscribe(() => this.tell());
    this.tell();
    return () => {
      this.stop?.();
      clearTimeout(this.timer);
      this.beat = null;
    };
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    this.publish();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    clearTimeout(this.timer);
    if (!paused && this.beat !== null) this.wait(this.rest[0]?.time ?? 0);
    this.publish();
  }

  /** To the end, at once. */
  skip(): void {
    this.paused = false;
    this.session.skip();
  }

  /** Somebody wants to go on: what was done here need not be told any longer. What the dead do is. */
  hurry(): void {
    for (let { beat } = this; beat !== null && !beat.enemy && !beat.foreign; beat = this.beat)
      this.session.played(beat.id);
  }

  /** Follows the session: at rest it shows what is settled, else the next beat. */
  private tell(): void {
    // Playing an event makes the session speak again, in the middle of this.
    if (this.isTelling) return;
    this.isTelling = true;
    for (let goesOn = true; goesOn; ) goesOn = this.next();
    this.isTelling = false;
    this.publish();
  }

  /** True if there is nothing to wait for. */
  private next(): boolean {
    const { settled, queue, doer = null } = this.session.getSnapshot();
    const [first] = queue;
    const { beat: now } = this;
    if (now !== null && first !== undefined && now.tellings[0]!.id === first.id) return false;
    if (now !== null) {
      clearTimeout(this.timer);
      this.picture = this.rest.at(-1)?.picture ?? this.picture;
      this.beat = null;
    }
    if (settled !== this.settled) {
      this.settled = settled;
      this.picture = settled === null ? null : this.teller.settle(settled.view, this.picture);
    }
    if (first === undefined || this.picture === null) return false;
    const beat = followed(this.teller.beat(this.picture, queue), doer !== null);
    const after = beat.tellings.reduce(
      (before, { event, update }) => this.teller.apply(before, event, update.view),
      this.picture,
    );
    const isLast = beat.tellings.length === queue.length;
    if (beat.time === 0 || (beat.quick && beat.via.length === 0 && isLast)) {
      this.picture = after;
      this.session.played(beat.id);
      return true;
    }
    this.beat = beat;
    this.rest = [...beat.via, { picture: after, time: beat.time }];
    this.picture = this.rest[0]!.picture;
    this.wait(this.rest[0]!.time);
    return false;
  }

  private wait(time: number): void {
    clearTimeout(this.timer);
    if (!this.paused) this.timer = setTimeout(() => this.turn(), time / this.speed);
  }

  /** The next picture of the beat, or the next beat. */
  private turn(): void {
    this.rest.shift();
    const [shown] = this.rest;
    if (shown === undefined) this.session.played(this.beat!.id);
    else {
      this.picture = shown.picture;
      this.wait(shown.time);
      this.publish();
    }
  }

  private publish(): void {
    const { picture, beat, speed, paused, told } = this;
    if (told.picture === picture && told.beat === beat && told.speed === speed && told.paused === paused) return;
    this.told = { picture, beat, speed, paused };
    for (const hear of [...this.hearers]) hear();
  }
}

const followed = (beat: Beat, foreign: boolean): Beat =>
  foreign && beat.time > 0 && !beat.enemy
    ? { ...beat, foreign, quick: false, time: Math.max(beat.time, FOLLOWED) }
    : beat;
