import css from './Board.module.css';

/** The buttons beside the drawing mean what they say: nothing else takes a click on them. */
export const isTool = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`.${css.controls}`) !== null;
