import type { Queries } from '../../../floor/database.ts';
import type { PlaceRow } from '../../places/all-places.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding, Subject } from './decide.ts';
import { duplicateOf } from './duplicates.ts';
import { isRejected, type ImportedAd, type Json, type Normalised } from './imported-ad.ts';
import { matchCompanies, type CompanyMatch } from './match-company.ts';
import type { JobNameMatch, JobNameMatcher } from './match-job-name.ts';
import type { PlaceMatcher } from './match-place.ts';
import type { AdContent, PlannedCompany } from './plan.ts';
import { isLeftAlone, type ReadSubject } from './read-batch.ts';
import { rawsOf } from './records.ts';
import { rivalsIn, splitsOf } from './rivals.ts';
import { descriptionHtml } from './texts.ts';

export interface Judged {
  readonly subject: Subject;
  readonly finding: Finding;
}

export interface Matchers {
  readonly exchange: Exchange;
  readonly today: string;
  readonly places: PlaceMatcher;
  readonly jobNames: JobNameMatcher;
  readonly normalise: (raw: Json) => Normalised;
}

type Housed = Exclude<CompanyMatch, { rejected: unknown }>;

/** An ad on its way: each stage adds what it has found, or says why it goes no further. */
interface Way {
  readonly subject: ReadSubject;
  readonly ad: ImportedAd;
  readonly place: PlaceRow;
}

interface HousedWay extends Way {
  readonly company: Housed;
}

const refused = (subject: Subject, reason: Finding & { kind: 'rejected' }): Judged => ({
  subject,
  finding: reason,
});

/** What a stage lets through, and what it has settled. */
interface Stage<On> {
  readonly on: On[];
  readonly settled: Judged[];
}

function placed(subjects: readonly ReadSubject[], places: PlaceMatcher): Stage<Way> {
  const stage: Stage<Way> = { on: [], settled: [] };
  for (const subject of subjects) {
    const { read } = subject;
    if (isRejected(read)) {
      const { rejected: reason, detail = '' } = read;
      stage.settled.push(refused(subject, { kind: 'rejected', reason, detail }));
      continue;
    }
    const found = places.match(read.place);
    if ('place' in found) stage.on.push({ subject, ad: read, place: found.place });
    else
      stage.settled.push(
        refused(subject, { kind: 'rejected', reason: found.rejected, detail: found.detail }),
      );
  }
  return stage;
}

/** An ad follows its record as long as it is shown; of one that has been withdrawn the record may have gone on. */
const keepsItsAd = ({ record, ad }: Subject) =>
  ad !== null && (record?.state === 'shown' || record?.state === 'gone');

const saysWhatItsAdSays = (subject: Subject) =>
  keepsItsAd(subject) && subject.record?.hash === subject.hash;

/** Names and places as the source gave them before, for records that have changed since. */
async function employersBefore(
  db: Queries,
  ways: readonly Way[],
  normalise: Matchers['normalise'],
) {
  const changed = ways.flatMap(({ subject: { record, hash } }) =>
    record?.ad && record.hash !== hash ? [record.id] : [],
  );
  const before = new Map<number, string>();
  for (const [id, raw] of await rawsOf(db, changed)) {
    const read = normalise(raw);
    if (!isRejected(read)) before.set(id, employerOf(read));
  }
  return ({ subject, ad }: Way) =>
    saysWhatItsAdSays(subject) ||
    (keepsItsAd(subject) && before.get(subject.record?.id ?? 0) === employerOf(ad));
}

const employerOf = ({ company, place }: ImportedAd) =>
  [company.name, place.street, place.postcode, place.town]
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .join('|');

async function housed(
  db: Queries,
  ways: readonly Way[],
  { exchange, normalise }: Matchers,
): Promise<Stage<HousedWay>> {
  const isNamedAsBefore = await employersBefore(db, ways, normalise);
  const matches = await matchCompanies(
    db,
    ways.map((way) => {
      const { ad, place, subject } = way;
      const present = subject.ad && {
        ...{ id: subject.ad.companyId, locked: subject.ad.companyLocked },
        ...{ postcode: subject.ad.companyPostcode, employerKey: subject.ad.employerKey },
      };
      return {
        ...{ name: ad.company.name, weblink: ad.company.weblink, street: ad.place.street },
        ...{ townId: place.townId, placeId: place.id, postcode: place.postcode },
        ...{ present, isNamedAsBefore: isNamedAsBefore(way) },
      };
    }),
    exchange.userId,
  );
  const stage: Stage<HousedWay> = { on: [], settled: [] };
  for (const [index, way] of ways.entries()) {
    const company = matches[index];
    if (company === undefined) throw new Error('A company was asked for and not answered.');
    if ('rejected' in company)
      stage.settled.push(
        refused(way.subject, { kind: 'rejected', reason: company.rejected, detail: '' }),
      );
    else stage.on.push({ ...way, company });
  }
  return stage;
}

async function unique(
  db: Queries,
  ways: readonly HousedWay[],
  { exchange, today }: Matchers,
): Promise<Stage<HousedWay>> {
  const postcodesOf = ({ place, company }: HousedWay) => [
    ...new Set([place.postcode, company.postcode].filter((one) => one !== '')),
  ];
  const employers = ways.map(({ company }) => company.employerKey);
  const rivals = Map.groupBy(
    await rivalsIn(db, exchange, employers, today),
    ({ employerKey }) => employerKey,
  );
  const contested = ways.flatMap(({ subject: { record, ad }, company }) =>
    record && rivals.has(company.employerKey) ? [{ id: record.id, adId: ad?.id ?? null }] : [],
  );
  const splits = await splitsOf(db, contested);
  const stage: Stage<HousedWay> = { on: [], settled: [] };
  for (const way of ways) {
    const { subject, ad, company } = way;
    const contender = {
      ...{ employerKey: company.employerKey, postcodes: postcodesOf(way), jobType: ad.jobType },
      ...{ title: ad.title, rank: exchange.rank, adId: subject.ad?.id ?? null },
      splits: (subject.record && splits.get(subject.record.id)) ?? new Set<number>(),
    };
    const winner = duplicateOf(contender, rivals.get(company.employerKey) ?? []);
    if (winner === undefined) stage.on.push(way);
    else {
      const finding = { kind: 'duplicate', of: winner.id, reason: winner.likeness } as const;
      stage.settled.push({ subject, finding });
    }
  }
  return stage;
}

const plannedCompany = ({ id, made }: Housed): PlannedCompany => {
  if (id !== null) return { id };
  if (made === null) throw new Error('A company is neither there nor to be made.');
  return { id, key: made.key, company: made };
};

function fit(way: HousedWay, jobName: JobNameMatch, today: string): Finding {
  const { ad } = way;
  const company = plannedCompany(way.company);
  const content = (): AdContent => ({
    ...{ company, jobName },
    values: {
      ...{ title: ad.title, job_type: ad.jobType, details: descriptionHtml(ad.description) },
      ...{ job_start: ad.start, job_end: ad.end, availability_end_date: ad.lastDay },
      ...{ ba_id: ad.baId, source_url: ad.link, source_date: ad.changed ?? ad.published },
    },
  });
  const publishDate = ad.published !== null && ad.published < today ? ad.published : today;
  return { kind: 'fit', company, publishDate, content };
}

/** An occupation that the same record has named before stays what it was found to be: editors may have settled it since. */
async function named(
  db: Queries,
  ways: readonly HousedWay[],
  { jobNames, today }: Matchers,
): Promise<Judged[]> {
  const isSame = ({ subject }: HousedWay) => saysWhatItsAdSays(subject);
  const open = ways.filter((way) => !isSame(way));
  const matches = await jobNames.match(
    db,
    open.map(({ ad }) => ad),
  );
  const found = new Map(open.map((way, index) => [way, matches[index]]));
  return ways.map((way) => {
    const { subject } = way;
    const present = subject.ad && isSame(way) ? { id: subject.ad.jobNameId } : undefined;
    const jobName = present ?? found.get(way);
    return jobName
      ? { subject, finding: fit(way, jobName, today) }
      : refused(subject, { kind: 'rejected', reason: 'no-job-name', detail: '' });
  });
}

/** Takes records through all stages: place, company, duplicate, job name. Reads only. */
export async function findAll(
  db: Queries,
  subjects: readonly ReadSubject[],
  matchers: Matchers,
): Promise<Judged[]> {
  const untouchable = subjects.filter(isLeftAlone);
  const onPlaces = placed(
    subjects.filter((subject) => !isLeftAlone(subject)),
    matchers.places,
  );
  const inCompanies = await housed(db, onPlaces.on, matchers);
  const alone = await unique(db, inCompanies.on, matchers);
  return [
    // Whatever they say: `decide` leaves them alone.
    ...untouchable.map((subject) =>
      refused(subject, { kind: 'rejected', reason: 'unreadable', detail: '' }),
    ),
    ...onPlaces.settled,
    ...inCompanies.settled,
    ...alone.settled,
    ...(await named(db, alone.on, matchers)),
  ];
}
