import type { JobAdRow } from '@lehrpfad/contract/job-ads/all.ts';
import { formatDate } from '../../../core/text/dates.ts';

type Named = Pick<JobAdRow, 'id' | 'title' | 'job_start'>;

/** Returns the elements whose name another element has, too. */
function alikeIn<Item extends Named>(ads: readonly Item[], names: ReadonlyMap<number, string>) {
  const counts = new Map<string, number>();
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return ads.filter(({ id }) => (counts.get(names.get(id) ?? '') ?? 0) > 1);
}

const startOf = ({ job_start: start }: Named) =>
  start === null ? 'Beginn offen' : `Beginn ${formatDate(start)}`;

/**
 * Returns a name for each ad of a list, by its id, that people who hear the names of buttons can tell apart: title and branch; for ads of the
 * same title and branch also the start, and if that is the same a number.
 */
export function namesApart<Item extends Named>(
  ads: readonly Item[],
  ownerOf: (ad: Item) => string,
): ReadonlyMap<number, string> {
  const names = new Map(ads.map((ad) => [ad.id, `${ad.title}, ${ownerOf(ad)}`]));
  for (const ad of alikeIn(ads, names)) names.set(ad.id, `${names.get(ad.id)}, ${startOf(ad)}`);
  const numbers = new Map<string, number>();
  for (const { id } of alikeIn(ads, names).toSorted((one, other) => one.id - other.id)) {
    const name = names.get(id) ?? '';
    const number = (numbers.get(name) ?? 0) + 1;
    numbers.set(name, number);
    names.set(id, `${name}, Nummer ${number}`);
  }
  return names;
}
