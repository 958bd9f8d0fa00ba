// A screen draws `useTelling(...).picture` instead of the session's view, with the pieces of survivors named by
// `heroPiece` (the skin's) and the dead named as in `picture.dead`, and gives `pace` to the board.

export { DangerButton, type DangerLook, useDanger } from './danger.tsx';
export { TellingBar } from './TellingBar.tsx';
export { TellingStage, useStageTickets } from './TellingStage.tsx';
export { type TellingState, useTelling } from './useTelling.ts';
export { WhyButton } from './Why.tsx';
