/** How a floor is laid. */
export type Weave = 'checker' | 'planks' | 'dots' | 'tiles' | 'scored';

export interface Trade {
  readonly tint: string;
  readonly weave: Weave;
}

const trade = (tint: string, weave: Weave): Trade => ({ tint: `var(--tint-${tint})`, weave });

/** By the id of the area; the hall is laid with terrazzo of its own. */
const TRADES: Readonly<Record<string, Trade>> = {
  arcade: trade('amber', 'checker'),
  coffee: trade('coral', 'checker'),
  halloran: trade('olive', 'dots'),
  furniture: trade('tan', 'planks'),
  records: trade('rose', 'checker'),
  menswear: trade('moss', 'dots'),
  security: trade('slate', 'tiles'),
  watches: trade('lilac', 'dots'),
  doctor: trade('ice', 'tiles'),
  candles: trade('peach', 'planks'),
  florist: trade('lime', 'dots'),
  shoes: trade('lilac', 'planks'),
  bank: trade('sage', 'tiles'),
  dime: trade('amber', 'tiles'),
  candy: trade('pink', 'checker'),
  edwins: trade('brick', 'planks'),
  books: trade('tan', 'dots'),
  pets: trade('mint', 'tiles'),
  kessler: trade('moss', 'tiles'),
  keys: trade('sage', 'scored'),
  photo: trade('slate', 'checker'),
};
const SERVICE = trade('grey', 'scored');

export const tradeOf = (area: string): Trade => TRADES[area] ?? SERVICE;
