/** What the careful bot cares for, in points. A Zone nearer to the goal is the measure of all. */
export const WEIGHTS = {
  /** Health left -> what the Wound that takes it away costs. */
  wound: [0, 160, 34, 20, 13, 9],
  /** A Zone nearer to the goal, and more of it with every Round; for those who only come along, and how near is near enough. */
  step: 5,
  haste: 0.15,
  escort: 5,
  escortNear: 1,
  /** Errands done at a time, for each two heroes. */
  errands: 1,
  /** A rise of the highest Danger Level, and what a hero gains by a level of its own. */
  rise: [8, 10, 12],
  grow: [7, 3, 2],
  take: 40,
  feast: 40,
  /** A Bystander nobody asks for: its card. */
  bystander: 6,
  /** A closed door on the way, in Zones; an Enemy on the way. */
  door: 1.5,
  crowd: 0.5,
  /** Being alone, for each Zone beyond the first. */
  apart: 4,
  apartMost: 4,
  /** Killing: Trooper, Guard, Specialist, Super Hero. */
  kill: [2.5, 3.5, 5, 22],
  /** Where all must rise: a point of experience, how much more it is worth for each that one is behind, and rising alone. */
  hunt: 1.55,
  even: 0.1,
  top: 14,
  /** Hunger at the end of a Turn, with prey near and without. */
  hunger: [0, 1, 2.5, 5, 8],
  starving: [0, 2, 6, 14, 20],
  /** How far the Ravenous go for a meal, and those about to be. */
  prowl: 12,
  snack: 3,
  feed: 7,
  /** Acting before others where there is something to eat, for each point of Hunger. */
  first: 1.5,
  /** How far all run after somebody who must not get away, and how fast. */
  chase: 9,
  hurry: 14,
  /** A door by which somebody would get away, for each Zone that it is too near. */
  escape: 3,
  /** How far others may be behind on the way out. */
  lag: 3,
  out: 60,
  /** How far heroes go to kill where killing is what the mission asks for: the others come by themselves. */
  prey: 4,
  trait: 4,
  /** Enemies that will be there next Turn beyond what can be dealt with, each; those that come at all. */
  later: 4,
  incoming: 0.5,
  extra: 0.12,
  /** How far one can count on those who have yet to act. */
  help: 0.45,
  waiting: 0.3,
  /** Enemies that may appear where one stands, each. */
  spawn: 1.2,
  /** A room of a building that is opened, at Blue, and how much worse it is when the others have acted. */
  reveal: 1.4,
  late: 2.5,
  effort: 0.15,
};
