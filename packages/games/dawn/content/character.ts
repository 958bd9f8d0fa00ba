/** The three numbers on a counter (DD-COMP-09). */
export interface Numbers {
  /** Shots an activation. */
  readonly fire: number;
  readonly panic: number;
  readonly movement: number;
}

export interface CharacterSheet {
  readonly id: string;
  /** Dice for a shot and for panic, without a rifle (DD-FIRE-02, DD-FIRE-03, DD-PANIC-02). */
  readonly dice: number;
  /** May take a rifle (DD-RIFLE-01). */
  readonly rifle: boolean;
  /** What carrying costs for every space, on top of 1 (DD-CARRY-07). */
  readonly carry: number;
  /** How much its loss counts (DD-WIN-02). */
  readonly weight: number;
  readonly normal: Numbers;
  readonly infected: Numbers;
}
