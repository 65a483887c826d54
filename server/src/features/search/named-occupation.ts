import type { Catalogue } from './catalogue.ts';
import { relatedOccupations } from './concepts/families.ts';
import type { SearchIndex } from './engine/index/search-index.ts';
import type { NamedOccupation } from './engine/results/fallbacks.ts';

/** The occupations of the catalogue that some names, or parts of names, mean. @param adsOf number of ads by the id of a job name */
function occupationsOf(
  names: readonly string[],
  jobNames: Catalogue['jobNames'],
  adsOf: ReadonlyMap<number, number>,
): NamedOccupation['related'] {
  return names.flatMap((one) => {
    const found = jobNames.best(one);
    return found === undefined || found.external
      ? []
      : [{ name: found.name, hasAds: adsOf.has(found.id) }];
  });
}

/**
 * The occupation that a text most probably means, with related ones by their names in the catalogue.
 * @param adsOf number of ads by the id of a job name
 */
export function namedOccupation(
  text: string,
  jobNames: Catalogue['jobNames'],
  adsOf: ReadonlyMap<number, number>,
): NamedOccupation | undefined {
  const found = jobNames.best(text);
  if (found === undefined) return undefined;
  const name = found.Mapping?.name ?? found.name;
  const related = occupationsOf(relatedOccupations(name), jobNames, adsOf);
  return { name, brafo: found.brafo, related: related.filter((one) => one.name !== name) };
}

/** The names of occupations with ads that are related to what a whole text means, the nearest first. */
export function relatedWithAds(
  text: string,
  index: Pick<SearchIndex, 'text' | 'stock'>,
  jobNames: Catalogue['jobNames'],
): readonly string[] {
  const named = jobNames.meant(text);
  const names =
    named === undefined
      ? index.text.familiesOf(text).flatMap(({ members }) => members)
      : relatedOccupations(named.Mapping?.name ?? named.name);
  const related = occupationsOf([...new Set(names)], jobNames, index.stock.byJobName);
  return related.flatMap(({ name, hasAds }) => (hasAds ? name : []));
}
