import { loadCatalogue } from './catalogue.ts';

let kept: ReadonlyMap<string, number> | undefined;

/**
 * Returns how many years the training of an occupation usually takes; undefined where the catalogue knows no regulation of it. The
 * catalogue is read when this is first asked for.
 */
export function usualYears(name: string): number | undefined {
  kept ??= new Map(
    loadCatalogue().occupations.flatMap(({ name: known, years, verified, source }) =>
      verified && source !== null && years !== null ? [[known, years] as const] : [],
    ),
  );
  return kept.get(name);
}
