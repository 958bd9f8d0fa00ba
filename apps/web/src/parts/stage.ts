type Size = readonly [width: number, height: number];

/** Crew and rail, the bar, and the sheet along the foot or at the side, as `Table.module.css` has them. */
const BESIDE = 472;
const ABOVE = 55;
const FOOT = 206;
const SIDE = 252;
/** The tools of the board take a strip of that width where there is most room to spare. */
const TOOLS = 60;

/** How large a board is printed that lies in a stage as a whole. */
export function scaleIn([w, h]: Size, [wide, high]: Size): number {
  return wide * h > high * w ? Math.min(w / wide, (h - TOOLS) / high) : Math.min((w - TOOLS) / wide, h / high);
}

/** The stage of a window with the sheet along the foot, and with the sheet at the side. */
export const stagesIn = ([w, h]: Size): readonly [low: Size, tall: Size] => [
  [w - BESIDE, h - ABOVE - FOOT],
  [w - BESIDE - SIDE, h - ABOVE],
];

/** Whether a board is larger with the sheet at its side. */
export function isTall(window: Size, board: Size): boolean {
  const [low, tall] = stagesIn(window);
  return scaleIn(tall, board) > scaleIn(low, board);
}
