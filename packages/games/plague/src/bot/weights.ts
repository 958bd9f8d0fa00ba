/** What the careful bot cares for, in points. A square nearer to where there is work is the measure of all. */
export const WEIGHTS = {
  /** A square nearer to the goal, and more of it with every round. */
  step: 1,
  haste: 0.03,
  /** A bite to be feared; one in eighteen is the end. */
  bite: 9,
  /** Zombies that can be there in the turn after. */
  near: 0.6,
  search: 40,
  /** A space that another has searched already, for who has no weapon. */
  again: 6,
  barricade: 24,
  /** Getting into the car, and out again. */
  board: 60,
  break: 8,
  /** A zombie killed: anywhere, and in what has to be shut. */
  kill: 4,
  clear: 30,
  /** A human who has to go. */
  foe: 40,
  /** The noise of an attack. */
  noise: 0.5,
  /** The least share of kills an attack must have to go hunting. */
  armed: 0.3,
  /** Outdoors comes first: the house is shut from within. */
  indoors: 14,
};
