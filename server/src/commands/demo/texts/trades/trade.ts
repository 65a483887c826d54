/** A kind of business as people know it: what it is called, whom it trains and what there is to see. */
export interface Trade {
  /** Branche of the catalogue. */
  readonly profession: string;
  /** How common it is among the companies. */
  readonly weight: number;
  readonly size: 'small' | 'medium' | 'large';
  /** Patterns; `{name}` is a family name, `{place}` a made-up local name. */
  readonly names: readonly string[];
  /** Where a pattern says what a company does: the jobs that fit it. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** Job names of the catalogue for an Ausbildung. */
  readonly jobs: readonly string[];
  /** Job names of the catalogue for pupils; where there are none, `jobs` serve. */
  readonly internships: readonly string[];
  /** Completes 'Schülerpraktikum …'. */
  readonly where: string;
  readonly about: readonly string[];
  /** What pupils do in a Praktikum, as infinitives. */
  readonly insights: readonly string[];
}
