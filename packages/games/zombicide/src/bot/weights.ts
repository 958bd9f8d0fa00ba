/** What the careful bot cares for, in points. A zone nearer to the goal is the measure of all. */
export const WEIGHTS = {
  death: 100,
  /** The first of two Wounds. */
  wound: 30,
  /** Those who have yet to act can help themselves. */
  waiting: 0.35,
  /** A zone nearer to the goal, and more of it with every round. */
  step: 8,
  haste: 0.1,
  /** Those who only come along, and how near is near enough. */
  escort: 6,
  escortNear: 1,
  /** Errands done at a time. */
  errands: 2,
  /** A rise of the highest Danger Level, and coming near it. */
  rise: 12,
  creep: 0.3,
  /** A closed door on the way, in zones: for who holds a tool, for the others, and when nobody has one. */
  door: 2,
  doorOfOthers: 3,
  doorOfNobody: 6,
  /** A Zombie on the way, in zones. */
  crowd: 0.6,
  take: 40,
  leave: 60,
  /** Being alone, for each zone beyond the first. */
  apart: 4,
  apartMost: 4,
  /** Searching: for a weapon, a better one, something else, and what the mission asks for. */
  search: { unarmed: 9, armed: 5, well: 1.5, tool: 8, supply: 10 },
  searchCar: { police: 8, pimp: 14 },
  /** Changing what is in the hands, for each point a weapon is better; and the least that is worth it. */
  exchange: { hands: 8, gift: 6, least: 0.35 },
  /** Killing: Walker, Runner, Fatty, Abomination. */
  kill: [6, 9, 7, 12],
  /** Noise, the trouble of an attack, a weapon loaded again; and experience where that is what counts. */
  noise: 0.4,
  effort: 0.2,
  reload: 1,
  hunt: 3,
  /** Zombies that will be there next turn: each; how many of those near come; and what those bring that cannot be dealt with. */
  incoming: 0.5,
  follow: 0.9,
  /** An extra activation, for each card drawn. */
  extra: 0.05,
  trail: 0.15,
  later: 0.35,
  /** How far one can count on those who have yet to act. */
  help: 0.2,
  /** Actions lost for each Zombie that holds one of them back. */
  held: 0.5,
  /** The share of the others who must be able to come where all meet, how far one counts on them, and what it is worth. */
  rally: 0.9,
  trust: 0.7,
  meet: 5,
  /** Attacks a survivor can be expected to make in a turn. */
  strength: 2.5,
  /** Having nowhere to go. */
  trap: 15,
  /** A Zombie that may appear where one stands. */
  spawn: 1.5,
  /** A room that an opened door reveals. */
  reveal: 0.8,
  unready: 1,
  /** Who counts as armed, and who needs nothing better. */
  armed: 0.9,
  wellArmed: 2.5,
};
