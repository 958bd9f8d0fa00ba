/** What the box holds besides cards and figures (ZC-COMP-01 to ZC-COMP-10). */
export const BOX = {
  tiles: 9,
  survivors: 6,
  /** Not a limit: when more are due, more are rolled (ZC-COMP-03). */
  dice: 6,
  faces: [1, 2, 3, 4, 5, 6],
  cars: 4,
  spawns: 6,
  exits: 1,
  wounds: 6,
  sheets: 6,
  objectives: 10,
  /** Not a limit either (ZC-COMP-08). */
  noise: 18,
  doors: 12,
  firstPlayer: 1,
  markers: 24,
  pointers: 6,
  /** The notice on the product: not for people of this age or under (ZC-COMP-13). */
  tooYoung: 14,
} as const;
