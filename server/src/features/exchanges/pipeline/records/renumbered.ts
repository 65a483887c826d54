import type { ImportedAd } from '../imported-ad.ts';
import type { Renumbered, ShownRecord } from './renumbered-store.ts';

const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Returns a text that is equal for ads for the same place in the words of their source: title, trade, company, address and start. */
export function placeIn({ title, jobType, jobNames, company, place, ...days }: ImportedAd): string {
  const { street, postcode, town } = place;
  const words = [title, company.name, street, postcode, town, ...jobNames.toSorted()].map(plain);
  return JSON.stringify([jobType, days.start, days.startYear ?? null, ...words]);
}

/**
 * Pairs each record that is not sent any more with the new record for the same place. A place with another record, or with several old or
 * new ones, is ambiguous and left out.
 * @param placeOf returns the place of a record; undefined if it cannot be read
 */
export function pairRenumbered(
  records: readonly ShownRecord[],
  placeOf: (id: number) => string | undefined,
): Renumbered[] {
  const places = Map.groupBy(records, ({ id }) => placeOf(id));
  places.delete(undefined);
  return [...places.values()].flatMap((same) => {
    const before = same.find(({ part }) => part === 'obsolete');
    const now = same.find(({ part }) => part === 'created');
    // Records that one run has sent together are two places.
    const isPair = before && now && same.length === 2 && before.run < now.run;
    return isPair ? [{ before: before.id, now: now.id }] : [];
  });
}
