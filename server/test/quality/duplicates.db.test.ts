import { sql } from '../../src/core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  duplicateOf,
  type ImportedForPlace,
  type ExistingAd,
} from '../../src/features/exchanges/pipeline/matching/duplicates/duplicates.ts';
import { occupationOfTitle } from '../../src/features/exchanges/adapters/fields/ad-kind.ts';
import { PlaceMatcher } from '../../src/features/exchanges/pipeline/matching/places/match-place.ts';
import { shortNames } from '../../src/features/exchanges/pipeline/matching/places/place-text.ts';
import { JobNameMatcher } from '../../src/features/exchanges/pipeline/matching/match-job-name.ts';
import { builtInPlaces } from '../../src/features/places/all-places-store.fixture.ts';
import type { Queries } from '../../src/core/database/database.ts';
import { testDatabase } from '../../src/core/database/test-database.ts';
import { catalogueNames } from './catalogue.fixture.ts';
import { casesOf, halves, measured } from './measuring.ts';

interface PairedAd {
  readonly title: string;
  readonly company: string;
  readonly town: string;
  readonly postcode?: string;
  readonly start?: string | null;
  readonly year?: number;
  readonly kind?: string;
}

interface PairCase {
  readonly first: PairedAd;
  readonly second: PairedAd;
  readonly same: boolean;
}

/** The minimum share of correct cases. */
const reach = { tuning: 0.98, 'held-out': 0.98 } as const;

/** The stems by which the database compares employers. */
const keys = new Map<string, string>();

const lists = {
  tuning: casesOf<PairCase>('duplicates', 'tuning'),
  'held-out': casesOf<PairCase>('duplicates', 'held-out'),
};
const all = Object.values(lists).flat();

beforeAll(async () => {
  const db = await testDatabase();
  const names = all.flatMap(({ first, second }) => [first.company, second.company]);
  const rows = await db.rows<{ name: string; key: string }>(sql`
    select value as name, employer_stem(value) as key from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)`);
  for (const { name, key } of rows) keys.set(name, key);
  await readOccupations();
});

const jobTypeOf = ({ kind }: PairedAd): 1 | 2 => (kind === 'internship' ? 1 : 2);

let matcher: JobNameMatcher;
const nothing: Queries = { rows: () => Promise.resolve([]), script: () => Promise.resolve() };
const occupations = new Map<PairedAd, number | null>();

/** Determines the job names of all ads as the import does. */
async function readOccupations(): Promise<void> {
  matcher = new JobNameMatcher(catalogueNames);
  const ads = all.flatMap(({ first, second }) => [first, second]);
  const found = await matcher.match(
    nothing,
    ads.map(({ title, company, town }) => ({
      title,
      jobNames: [occupationOfTitle(title)],
      company: { name: company },
      place: { town },
    })),
  );
  for (const [number, ad] of ads.entries()) {
    const match = found[number];
    occupations.set(ad, match && 'id' in match ? match.id : null);
  }
}

const comparedOf = (ad: PairedAd) => ({
  employerStem: keys.get(ad.company) ?? '',
  company: ad.company,
  title: ad.title,
  jobType: jobTypeOf(ad),
  occupation: occupations.get(ad) ?? null,
  start: ad.start ?? null,
  startYear: ad.year ?? null,
});

const places = new PlaceMatcher(builtInPlaces());
const nowhere = { street: '', state: '', country: '', position: null };
/** Ids for towns that the table does not contain, by their names without prefixes and suffixes. */
const townIds = new Map<string, number>();
/** Returns the town that the import would find. */
function townIdOf({ town, postcode = '' }: PairedAd): number {
  const match = places.match({ ...nowhere, town, postcode });
  if ('place' in match) return match.place.townId;
  const [name = ''] = shortNames(town).slice(-1);
  const id = townIds.get(name) ?? -1 - townIds.size;
  townIds.set(name, id);
  return id;
}

const contenderOf = (ad: PairedAd): ImportedForPlace => ({
  ...comparedOf(ad),
  postcodes: ad.postcode === undefined ? [] : [ad.postcode],
  town: ad.town,
  townId: townIdOf(ad),
  rank: 5,
  adId: null,
  splits: new Set(),
});

const rivalOf = (ad: PairedAd): ExistingAd => ({
  ...comparedOf(ad),
  id: 1,
  postcode: ad.postcode ?? '',
  townId: townIdOf(ad),
  rank: 5,
  isOwn: false,
});

/** Returns whether the two ads count as duplicates, whichever of them comes first. */
const merges = ({ first, second }: PairCase) =>
  duplicateOf(contenderOf(second), [rivalOf(first)], matcher) !== undefined ||
  duplicateOf(contenderOf(first), [rivalOf(second)], matcher) !== undefined;

const told = ({ title, company, start }: PairedAd) => `${title} | ${company} | ${start ?? ''}`;

describe('the same place on two exchanges', () => {
  it.each(halves)('is told as often as promised (%s)', (half) => {
    const cases = lists[half];
    const { right, total } = measured('duplicates', half, cases, (one) =>
      merges(one) === one.same
        ? undefined
        : `${one.same ? 'missed' : 'FALSELY MERGED'}: ${told(one.first)} <> ${told(one.second)}`,
    );
    const falsely = cases.filter((one) => !one.same && merges(one)).length;
    process.stdout.write(`duplicates (${half}): ${falsely} merged that are two places\n`);
    expect(falsely).toBe(0);
    expect(right / total).toBeGreaterThanOrEqual(reach[half]);
  });
});
