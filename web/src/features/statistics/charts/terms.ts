import type { ChartTable } from './csv.ts';

interface Term {
  readonly term: string;
  readonly count: number;
  /** From 0 to 1. */
  readonly share: number;
}

/** Returns a table of terms with their counts and shares, in per cent with one decimal. */
export function termsTable(terms: readonly Term[]): ChartTable {
  return {
    columns: ['Begriff', 'Suchen', 'Anteil in %'],
    rows: terms.map(({ term, count, share }) => [term, count, Math.round(share * 1000) / 10]),
  };
}
