import type { AdFigures } from '@lehrpfad/contract/ad-figures/ad-figures.ts';
import { minCompared, minBusinesses } from '@lehrpfad/contract/ad-figures/options.ts';
import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import { mondayOf } from '@lehrpfad/contract/core/dates/weeks.ts';
import type { Queries } from '../../core/database/database.ts';
import {
  adsOf,
  comparisonsOf,
  findExisting,
  firstCountedDay,
  openingsOf,
  weeksOf,
  type Comparison,
  type WeekRow,
} from './figures-store.ts';

/** Returns the median of comparable ads, unless there are so few that it would reveal the counts of single ones. */
export function medianOf(compared: Comparison | undefined): AdFigures['ads'][number]['median'] {
  if (compared === undefined) return null;
  const { others, businesses, ...median } = compared;
  return others >= minCompared && businesses >= minBusinesses ? median : null;
}

/** Returns the Mondays of a number of weeks, ending with the week of a day. */
export function mondaysUpTo(today: string, weeks: number): string[] {
  const last = mondayOf(today);
  return Array.from({ length: weeks }, (_, at) => addDays(last, 7 * (at - weeks + 1)));
}

interface Asked {
  readonly weeks: number;
  readonly today: string;
}

/** Returns the counted ads that the branches do not have any more. Titles are left out: other companies may have changed them. */
async function goneOf(
  db: Queries,
  counted: readonly WeekRow[],
  known: ReadonlySet<number>,
): Promise<Omit<AdFigures['ads'][number], 'others' | 'median'>[]> {
  const gone = new Map(counted.filter(({ ad }) => !known.has(ad)).map((row) => [row.ad, row]));
  if (gone.size === 0) return [];
  const existing = await findExisting(db, [...gone.keys()]);
  return [...gone].map(([id, { branch }]) => ({
    id,
    title: '',
    gone: existing.has(id) ? 'moved' : 'deleted',
    branch,
    is_public: false,
  }));
}

/** Returns the figures of all ads of the branches in the weeks up to today, and those of ads that they had in these weeks. */
export async function figuresOf(
  db: Queries,
  branches: AdFigures['branches'],
  { weeks: number, today }: Asked,
): Promise<Omit<AdFigures, 'uncounted_seconds'>> {
  const weeks = mondaysUpTo(today, number);
  const days = { from: weeks[0] ?? today, to: today };
  const ids = branches.map(({ id }) => id);
  const counted = await weeksOf(db, ids, days);
  const offered = await adsOf(db, ids, today);
  const compared = new Map((await comparisonsOf(db, ids, days)).map((one) => [one.ad, one]));
  const withCounts = new Set(counted.map(({ ad }) => ad));
  const known = new Set(offered.map(({ id }) => id));
  const shown = offered
    .filter(({ id, is_public: isPublic }) => isPublic || withCounts.has(id))
    .map((one) => ({ ...one, gone: null }));
  return {
    weeks,
    since: await firstCountedDay(db, ids),
    branches,
    ads: [...shown, ...(await goneOf(db, counted, known))].map((one) => ({
      ...one,
      others: compared.get(one.id)?.others ?? 0,
      median: medianOf(compared.get(one.id)),
    })),
    rows: counted.map(({ monday, ...row }) => ({ ...row, week: weeks.indexOf(monday) })),
    openings: await openingsOf(db, ids, days),
  };
}
