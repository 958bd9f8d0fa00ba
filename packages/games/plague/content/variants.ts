/** Who is better off with a variant, as the booklet marks it (ZP-VAR-02): Z the humans, ZZZ the zombies. */
export type Mark = 'Z' | 'ZZZ' | null;

export interface VariantSheet {
  readonly id: string;
  readonly mark: Mark;
  /** Only together with this one. */
  readonly with?: string;
  /** Not together with this one. */
  readonly without?: string;
}

export const VARIANTS = [
  { id: 'reserve-4', mark: 'Z', without: 'reserve-6' },
  { id: 'reserve-6', mark: 'ZZZ', without: 'reserve-4' },
  { id: 'short', mark: 'Z' },
  { id: 'traitor', mark: null },
  { id: 'late', mark: null },
  { id: 'rising', mark: null, with: 'late' },
  { id: 'baby', mark: 'ZZZ' },
  { id: 'devour', mark: 'ZZZ', with: 'baby' },
  { id: 'dogs', mark: 'ZZZ' },
  { id: 'group', mark: null },
  { id: 'wounds', mark: 'ZZZ' },
  { id: 'carry', mark: 'Z' },
  { id: 'heal', mark: 'Z', with: 'wounds' },
  { id: 'charge', mark: 'Z' },
  { id: 'boredom', mark: 'ZZZ' },
  { id: 'land', mark: 'ZZZ' },
  { id: 'bare', mark: 'ZZZ', with: 'land' },
] as const satisfies readonly VariantSheet[];
