import { modifier } from '../words.ts';

/** The less health, the lighter (ZP-PORT-01). */
export const lighter = modifier<'weight'>({
  on: 'weight',
  layer: 'set',
  rules: ['ZP-PORT-01'],
  value: (now, { human }, { variants, humans }) => (variants.wounds ? humans[human]!.health : now),
});

/** As many AP as health (ZP-WOUND-02). */
export const weakened = modifier<'ap'>({
  on: 'ap',
  layer: 'set',
  rules: ['ZP-WOUND-02'],
  value: (now, { human }, { variants, humans }) => (variants.wounds ? humans[human]!.health : now),
});
