import { loadCatalogue } from './catalogue.ts';

let kept: ReadonlyMap<string, number> | undefined;

/**
 * Returns the usual duration of the training of an occupation in years; undefined if the catalogue has no regulation of it. The
 * catalogue is read at the first call.
 */
export function usualYears(name: string): number | undefined {
  kept ??= new Map(
    loadCatalogue().occupations.flatMap(({ name: known, years, verified, source }) =>
      verified && source !== null && years !== null ? [[known, years] as const] : [],
    ),
  );
  return kept.get(name);
}
