/** A kind of business: its names, the occupations that it trains, and the activities that pupils see there. */
export interface Trade {
  /** The Branche in the catalogue. */
  readonly profession: string;
  /** How common the trade is among the companies. */
  readonly weight: number;
  readonly size: 'small' | 'medium' | 'large';
  /** Patterns; `{name}` is a family name, `{place}` an invented local name. */
  readonly names: readonly string[];
  /** For patterns that name the company's activity: the jobs that fit it. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** Job names of the catalogue for an Ausbildung. */
  readonly jobs: readonly string[];
  /** Job names of the catalogue for pupils; if it is empty, `jobs` are used. */
  readonly internships: readonly string[];
  /** Completes 'Schülerpraktikum …'. */
  readonly where: string;
  readonly about: readonly string[];
  /** Activities of pupils in a Praktikum, as infinitives. */
  readonly insights: readonly string[];
}
