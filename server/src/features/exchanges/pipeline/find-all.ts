import type { Queries } from '../../../core/database/database.ts';
import type { Finding, Subject } from './decide.ts';
import { isRejected, type ImportedAd } from './imported-ad.ts';
import { matchCompanies } from './matching/match-company.ts';
import type { JobNameMatch } from './matching/match-job-name.ts';
import type { PlaceMatcher } from './matching/places/match-place.ts';
import type { AdContent, PlannedCompany } from './decision.ts';
import { isLeftAlone } from './records/read-batch.ts';
import { rawsOf } from './records/record-store.ts';
import { withoutRepeats } from './records/repeats.ts';
import { descriptionHtml } from './texts/texts.ts';
import type { ImportedConditions } from '../../job-ads/importing-store.ts';
import { unique } from './matching/duplicates/unique.ts';
import type {
  WithCompany,
  CandidateWithCompany,
  Judged,
  Matchers,
  CandidateWithJobName,
  Stage,
  Candidate,
} from './matching/candidates.ts';

const refused = (subject: Subject, reason: Finding & { kind: 'rejected' }): Judged => ({
  subject,
  finding: reason,
});

function placed(subjects: readonly Subject[], places: PlaceMatcher): Stage<Candidate> {
  const stage: Stage<Candidate> = { on: [], settled: [] };
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

/** Whether the ad was last written from its record. The record of an ad that was withdrawn for another reason may have changed. */
const keepsItsAd = ({ record, ad }: Subject) =>
  ad !== null && (record?.state === 'shown' || record?.state === 'gone');

const saysWhatItsAdSays = (subject: Subject) =>
  keepsItsAd(subject) && subject.record?.hash === subject.hash;

/** Finds out which candidates name the same employer and place as before. Reads the former versions of changed records. */
async function employersBefore(
  db: Queries,
  candidates: readonly Candidate[],
  normalise: Matchers['normalise'],
) {
  const changed = candidates.flatMap(({ subject: { record, hash } }) =>
    record?.ad && record.hash !== hash ? [record.id] : [],
  );
  const before = new Map<number, string>();
  for (const [id, raw] of await rawsOf(db, changed)) {
    const read = normalise(raw);
    if (!isRejected(read)) before.set(id, employerOf(read));
  }
  return ({ subject, ad }: Candidate) =>
    saysWhatItsAdSays(subject) ||
    (keepsItsAd(subject) && before.get(subject.record?.id ?? 0) === employerOf(ad));
}

const employerOf = ({ company, place }: ImportedAd) =>
  [company.name, place.street, place.postcode, place.town]
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .join('|');

async function housed(
  db: Queries,
  candidates: readonly Candidate[],
  { exchange, normalise }: Matchers,
): Promise<Stage<CandidateWithCompany>> {
  const isNamedAsBefore = await employersBefore(db, candidates, normalise);
  const matches = await matchCompanies(
    db,
    candidates.map((candidate) => {
      const { ad, place, subject } = candidate;
      const present = subject.ad && {
        id: subject.ad.companyId,
        locked: subject.ad.companyLocked,
        owner: subject.ad.companyOwner,
        takes: subject.ad.companyTakes,
        keeps: subject.ad.companyKeeps,
        postcode: subject.ad.companyPostcode,
        employerStem: subject.ad.employerStem,
      };
      return {
        name: ad.company.name,
        weblink: ad.company.weblink,
        street: ad.place.street,
        townId: place.townId,
        placeId: place.id,
        postcode: place.postcode,
        present,
        isNamedAsBefore: isNamedAsBefore(candidate),
      };
    }),
    exchange.userId,
  );
  const stage: Stage<CandidateWithCompany> = { on: [], settled: [] };
  for (const [index, candidate] of candidates.entries()) {
    const company = matches[index];
    if (company === undefined) throw new Error('A company was asked for and not answered.');
    if ('rejected' in company)
      stage.settled.push(
        refused(candidate.subject, { kind: 'rejected', reason: company.rejected, detail: '' }),
      );
    else stage.on.push({ ...candidate, company });
  }
  return stage;
}

const plannedCompany = ({ id, made }: WithCompany): PlannedCompany => {
  if (id !== null) return { id };
  if (made === null) throw new Error('A company is neither there nor to be made.');
  return { id, key: made.key, company: made };
};

const unsaid: ImportedConditions = {
  pay_year_1: null,
  pay_year_2: null,
  pay_year_3: null,
  pay_year_4: null,
  certificate: '',
  working_time: [],
  free_places: null,
  application_url: '',
};

function fit(candidate: CandidateWithCompany, jobName: JobNameMatch, today: string): Finding {
  const { ad, subject } = candidate;
  const company = plannedCompany(candidate.company);
  const content = (): AdContent => ({
    company,
    jobName,
    values: {
      title: ad.title,
      job_type: ad.jobType,
      details: subject.html ?? descriptionHtml(ad.description),
      job_start: ad.start,
      job_end: ad.end,
      availability_end_date: ad.lastDay,
      ba_id: ad.baId,
      source_url: ad.link,
      source_date: ad.changed ?? ad.published,
      ...unsaid,
      ...ad.conditions,
    },
  });
  const publishDate = ad.published !== null && ad.published < today ? ad.published : today;
  return { kind: 'fit', company, publishDate, content };
}

/** Finds job names. A record that says what it said before keeps the job name of its ad, which editors may have changed since. */
async function named(
  db: Queries,
  candidates: readonly CandidateWithCompany[],
  { jobNames }: Matchers,
): Promise<Stage<CandidateWithJobName>> {
  const isSame = ({ subject }: CandidateWithCompany) => saysWhatItsAdSays(subject);
  const open = candidates.filter((candidate) => !isSame(candidate));
  const matches = await jobNames.match(
    db,
    open.map(({ ad }) => ad),
  );
  const found = new Map(open.map((candidate, index) => [candidate, matches[index]]));
  const stage: Stage<CandidateWithJobName> = { on: [], settled: [] };
  for (const candidate of candidates) {
    const { subject } = candidate;
    const present = subject.ad && isSame(candidate) ? { id: subject.ad.jobNameId } : undefined;
    const jobName = present ?? found.get(candidate);
    if (jobName) stage.on.push({ ...candidate, jobName });
    else
      stage.settled.push(refused(subject, { kind: 'rejected', reason: 'no-job-name', detail: '' }));
  }
  return stage;
}

/** Takes records through all stages: place, company, job name, duplicate, repeat. Writes nothing. */
export async function findAll(
  db: Queries,
  subjects: readonly Subject[],
  matchers: Matchers,
): Promise<Judged[]> {
  const untouchable = subjects.filter(isLeftAlone);
  const onPlaces = placed(
    subjects.filter((subject) => !isLeftAlone(subject)),
    matchers.places,
  );
  const inCompanies = await housed(db, onPlaces.on, matchers);
  const withNames = await named(db, inCompanies.on, matchers);
  const alone = await unique(db, withNames.on, matchers);
  const once = await withoutRepeats(db, subjects, alone.on, matchers);
  return [
    // `decide` leaves these alone, whatever the finding is.
    ...untouchable.map((subject) =>
      refused(subject, { kind: 'rejected', reason: 'unreadable', detail: '' }),
    ),
    ...onPlaces.settled,
    ...inCompanies.settled,
    ...withNames.settled,
    ...alone.settled,
    ...once.settled,
    ...once.on.map((candidate) => ({
      subject: candidate.subject,
      finding: fit(candidate, candidate.jobName, matchers.today),
    })),
  ];
}
