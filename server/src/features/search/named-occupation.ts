import type { Catalogue } from './catalogue.ts';
import { relatedOccupations } from './concepts/families.ts';
import type { SearchIndex } from './engine/index/search-index.ts';
import type { NamedOccupation, RelatedOccupation } from './engine/results/fallbacks.ts';

type Index = Pick<SearchIndex, 'text' | 'stock'>;

/** The occupations of the catalogue that some names, or parts of names, mean. The words of a name are looked up to record the dependency. */
function occupationsOf(
  names: readonly string[],
  { text, stock }: Index,
  jobNames: Catalogue['jobNames'],
): RelatedOccupation[] {
  const found = new Set(names.flatMap((name) => jobNames.best(name) ?? []));
  return [...found].flatMap(({ id, name, external }) =>
    external
      ? []
      : [{ name, hasAds: () => text.termsOf(name).length > 0 && stock.byJobName.has(id) }],
  );
}

/** The occupation that a text most probably means, with related ones by their names in the catalogue. */
export function namedOccupation(
  text: string,
  index: Index,
  jobNames: Catalogue['jobNames'],
): NamedOccupation | undefined {
  const found = jobNames.best(text);
  if (found === undefined) return undefined;
  const name = found.Mapping?.name ?? found.name;
  const related = occupationsOf(relatedOccupations(name), index, jobNames);
  return { name, brafo: found.brafo, related: related.filter((one) => one.name !== name) };
}

/** The occupations that are related to what a whole text means, the nearest first. */
export function relatedTo(
  text: string,
  index: Index,
  jobNames: Catalogue['jobNames'],
): readonly RelatedOccupation[] {
  const named = jobNames.meant(text);
  const names =
    named === undefined
      ? index.text.familiesOf(text).flatMap(({ members }) => members)
      : relatedOccupations(named.Mapping?.name ?? named.name);
  return occupationsOf(names, index, jobNames);
}
