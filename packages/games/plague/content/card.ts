import type { Sourced } from './sources.ts';

interface Printed extends Sourced {
  readonly id: string;
  /** How many of the 67. */
  readonly copies: number;
  /** How many of the 40 that are played with unless the players choose others. */
  readonly usual: number;
  /** In every pile (ZP-DECK-02). */
  readonly always?: true;
  /** Left out of the realistic pile (ZP-DECK-03). */
  readonly strong?: true;
  /** In the pile with all cards of this id, or not at all (ZP-DECK-04, ZP-DECK-05). */
  readonly pair?: string;
  /** Only in the pile when this variant is played. */
  readonly only?: 'baby';
}

/** What an OOPS! does with this weapon (ZP-ATK-04, ZP-GUN-06, ZP-FAQ-08). */
export type Oops =
  /** The rest of the AP is lost. */
  | 'fumble'
  /** An infection roll for the user, who goes on. */
  | 'cut'
  /** Out of ammunition. */
  | 'empty'
  /** The card is discarded. */
  | 'break'
  | 'nothing';

export interface Weapon {
  readonly reach: 'melee' | 'firearm' | 'thrown';
  /** Squares. Melee is 1; 2 for a long handle, which reaches the first figure of two squares, as quietly. */
  readonly range: number;
  /** 1, or 3 for the area of a shotgun: one die, the first row that holds anybody (ZP-FAQ-02, ZP-FAQ-03). */
  readonly width: number;
  /** The lowest face that kills; 7: never. A 5 below it pushes (ZP-FAQ-11). */
  readonly kills: number;
  /** The lowest face that pushes, 5 unless said; below `kills` alone. */
  readonly pushes?: number;
  /** So many squares, 1 unless said: the zombie goes as far as it can. */
  readonly push?: number;
  /** AP of an attack, 1 unless said. */
  readonly ap?: number;
  /** The lowest face that turns the zombie any way instead of pushing or killing (Super Soaker). */
  readonly turns?: number;
  readonly oops: Oops;
  /** So many OOPS! are ignored first. */
  readonly spare?: number;
  /** What it is without ammunition: a Baseball Bat (ZP-FAQ-04), else useless until reloaded. */
  readonly empty?: 'bat';
  /** Heard as loud as a firearm (ZP-HEAR-03). */
  readonly motor?: true;
  /** Every figure of the line is hit, not the first alone, each by the same die. */
  readonly through?: true;
  /** Discarded after one attack. */
  readonly once?: true;
}

/** What an owner's copy says of a Weapon; what is not among these stays as it is. */
export interface OwnWeapon extends Pick<Weapon, 'range' | 'width' | 'kills' | 'oops'> {
  readonly id: string;
  readonly pushes: number;
  readonly ap: number;
}

export type ItemEffect =
  /** Starts the car (ZP-CAR-04). */
  | { readonly kind: 'car-keys' }
  /** Reloads a firearm, or takes back its OOPS!. */
  | { readonly kind: 'ammo' }
  /** ZP-FAQ-13 */
  | { readonly kind: 'emergency-case' }
  /** ZP-FAQ-14 */
  | { readonly kind: 'first-aid-kit' }
  /** So many AP more this turn, once. */
  | { readonly kind: 'drink'; readonly ap: number }
  /** Whoever holds one helps whoever holds the other with barricades, however far (ZP-BARR-02, ZP-BARR-08). */
  | { readonly kind: 'radio' }
  /** Opens the locked door from a square before it, for 1 AP. */
  | { readonly kind: 'key' }
  /** A bite hits only from this face on. */
  | { readonly kind: 'armour'; readonly hits: number }
  /** Bites from the front always miss. */
  | { readonly kind: 'shield' }
  /** Barricading costs so many AP, helped or not. */
  | { readonly kind: 'tools'; readonly ap: number }
  /** Whoever has it starts the car from this face on (ZP-CAR-04). */
  | { readonly kind: 'starter'; readonly from: number }
  /** Thrown for 1 AP onto a square in line within range: a noise there, and whoever hears it turns to it. Once. */
  | { readonly kind: 'lure'; readonly range: number; readonly noise: Noise }
  /** A stealth move costs so many AP. */
  | { readonly kind: 'soft-shoes'; readonly ap: number }
  /** An attack roll is rolled again, once. */
  | { readonly kind: 'charm' }
  /** Aiming costs nothing. */
  | { readonly kind: 'sight' }
  /** Breaking a barricade costs so many AP, helped or not. */
  | { readonly kind: 'crowbar'; readonly ap: number };

export type Noise = 'faint' | 'loud' | 'very-loud';

export type EventEffect =
  | { readonly kind: 'cellar' }
  | { readonly kind: 'baby' }
  /** A zombie on the free square nearest to the searcher, facing him, beyond the reserve. */
  | { readonly kind: 'surprise' }
  /** Zombies have so many AP more (or less) in their next turn. */
  | { readonly kind: 'zombie-ap'; readonly ap: number }
  /** A zombie in an empty room of the house, beyond the reserve; the Zombie player chooses. */
  | { readonly kind: 'resident' }
  /** A barricade is removed; the Zombie player chooses. */
  | { readonly kind: 'smash' }
  /** A barricade anywhere; the searcher chooses. */
  | { readonly kind: 'coincidence' }
  /** So many Items or Weapons are found instead of one. */
  | { readonly kind: 'eureka'; readonly cards: number }
  /**
   * A door is locked, the Zombie player's choice: as good as barricaded, and broken like that, but no barricade for
   * winning, until the key opens it.
   */
  | { readonly kind: 'locked-door' }
  /** So many zombies of the reserve arrive at once. */
  | { readonly kind: 'arrive'; readonly count: number }
  /** A zombie on the board has a turn of its own right now; the Zombie player chooses it. */
  | { readonly kind: 'rush' }
  /** A noise at the searcher's square, and every zombie that hears it turns to it. */
  | { readonly kind: 'noise'; readonly noise: Noise }
  /** The searcher gains or loses AP this turn. */
  | { readonly kind: 'ap'; readonly ap: number }
  /** The searcher discards an Item or Weapon of his choice. */
  | { readonly kind: 'lose-card' }
  /** No zombie arrives in the next zombie turn. */
  | { readonly kind: 'calm' }
  /** Every zombie on the board turns about. */
  | { readonly kind: 'turn-about' };

export interface WeaponCard extends Printed {
  readonly type: 'weapon';
  readonly weapon: Weapon;
  /** What it is good for besides fighting. */
  readonly item?: ItemEffect;
}
export interface ItemCard extends Printed {
  readonly type: 'item';
  readonly item: ItemEffect;
}
export interface EventCard extends Printed {
  readonly type: 'event';
  readonly event: EventEffect;
}
export type Card = WeaponCard | ItemCard | EventCard;
