import type { Playing } from '../rules/changes.ts';
import type { State } from '../types.ts';
import { modifier } from '../words.ts';

const areBored = ({ variants, busy, late }: State): boolean => variants.boredom && !busy && !late;

/** One newcomer more in a round in which nobody has attacked or searched (ZP-BORE-01). */
export const bored = modifier<'newcomers'>({
  on: 'newcomers',
  layer: 'add',
  rules: ['ZP-BORE-01', 'ZP-BORE-02'],
  value: (now, _of, state) => (areBored(state) ? now + 1 : now),
});

/** And one more for the reserve (ZP-BORE-02). */
export function growBored(play: Playing): void {
  const { state } = play;
  if (!areBored(state)) return;
  state.reserve += 1;
  play.tell({ id: 'bored', data: { reserve: state.reserve }, rules: ['ZP-BORE-01', 'ZP-BORE-02'] });
}
