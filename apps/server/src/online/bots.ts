import type { Shape, TableView } from '@shamble/kernel';
import type { WireOffer } from '@shamble/protocol';

/** Who thinks for the seats of bots. */
export interface Bots {
  /** Always an answer that the offer allows. */
  decide(game: string, bot: string, view: TableView<Shape>, offer: WireOffer): Promise<unknown>;
}
