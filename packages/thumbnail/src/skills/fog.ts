import { modifier } from '../words.ts';

/** TH-FOG-01: in fog nobody rolls more than three dice. */
export const fog = modifier({
  on: 'dice',
  layer: 'limit',
  rules: ['TH-FOG-01'],
  value: (dice, _of, state) => (state.fog ? Math.min(dice, 3) : dice),
});
