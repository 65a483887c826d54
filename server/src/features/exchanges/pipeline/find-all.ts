import type { Queries } from '../../../core/database/database.ts';
import type { ImportedConditions } from '../../job-ads/importing-store.ts';
import type {
  Candidate,
  EmployedCandidate,
  Finding,
  Findings,
  MatchedCandidate,
  Matchers,
  PlacedCandidate,
} from './candidate.ts';
import { findReasonToSkip } from './decide.ts';
import type { AdContent } from './decision.ts';
import { isRejected, type ImportedAd, type Rejected } from './imported-ad.ts';
import { unique } from './matching/duplicates/unique.ts';
import { matchCompanies } from './matching/match-company.ts';
import type { PlaceMatcher } from './matching/places/match-place.ts';
import { rawsOf } from './records/record-store.ts';
import { withoutRepeats } from './records/repeats.ts';
import { descriptionHtml } from './texts/texts.ts';

/** Leaves out the candidates whose ads an import must leave alone. */
function changeable(candidates: readonly Candidate[], findings: Findings): Candidate[] {
  return candidates.filter((candidate) => {
    const reason = findReasonToSkip(candidate);
    if (reason !== undefined) findings.set(candidate.externalId, { kind: 'left-alone', reason });
    return reason === undefined;
  });
}

const rejection = ({ rejected, detail }: Rejected): Finding => ({
  kind: 'rejected',
  reason: rejected,
  detail,
});

function placed(
  candidates: readonly Candidate[],
  places: PlaceMatcher,
  findings: Findings,
): PlacedCandidate[] {
  return candidates.flatMap((candidate) => {
    const { externalId, read } = candidate;
    if (isRejected(read)) {
      findings.set(externalId, rejection(read));
      return [];
    }
    const first = places.match(read.place);
    for (const said of [read.place, ...(read.otherPlaces ?? [])]) {
      const found = said === read.place ? first : places.match(said);
      if (!('place' in found)) continue;
      return [{ ...candidate, read: { ...read, place: said }, place: found.place }];
    }
    if (!('place' in first)) findings.set(externalId, rejection(first));
    return [];
  });
}

/** Whether the ad was last written from its record. The record of an ad that was withdrawn for another reason may have changed. */
const keepsItsAd = ({ record, ad }: Candidate) =>
  ad !== null && (record?.state === 'shown' || record?.state === 'gone');

const saysWhatItsAdSays = (candidate: Candidate) =>
  keepsItsAd(candidate) && candidate.record?.hash === candidate.hash;

/** Finds out which candidates name the same employer and place as before. Reads the former versions of changed records. */
async function employersBefore(
  db: Queries,
  candidates: readonly PlacedCandidate[],
  normalise: Matchers['normalise'],
) {
  const changed = candidates.flatMap(({ record, hash }) =>
    record?.ad && record.hash !== hash ? [record.id] : [],
  );
  const before = new Map<number, string>();
  for (const [id, raw] of await rawsOf(db, changed)) {
    const read = normalise(raw);
    if (!isRejected(read)) before.set(id, employerOf(read));
  }
  return (candidate: PlacedCandidate) =>
    saysWhatItsAdSays(candidate) ||
    (keepsItsAd(candidate) && before.get(candidate.record?.id ?? 0) === employerOf(candidate.read));
}

const employerOf = ({ company, place }: ImportedAd) =>
  [company.name, place.street, place.postcode, place.town]
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .join('|');

async function employed(
  db: Queries,
  candidates: readonly PlacedCandidate[],
  { exchange, normalise }: Matchers,
  findings: Findings,
): Promise<EmployedCandidate[]> {
  const isNamedAsBefore = await employersBefore(db, candidates, normalise);
  const matches = await matchCompanies(
    db,
    candidates.map((candidate) => {
      const { read, place, ad } = candidate;
      return {
        name: read.company.name,
        weblink: read.company.weblink,
        street: read.place.street,
        townId: place.townId,
        placeId: place.id,
        postcode: place.postcode,
        present: ad?.employer ?? null,
        isNamedAsBefore: isNamedAsBefore(candidate),
      };
    }),
    exchange.userId,
  );
  return candidates.flatMap((candidate, index) => {
    const company = matches[index];
    if (company === undefined) throw new Error('A company was asked for and not answered.');
    if (!('rejected' in company)) return [{ ...candidate, company }];
    findings.set(candidate.externalId, rejection(company));
    return [];
  });
}

/** Finds job names. An unchanged record keeps the job name of its ad, which editors may have changed since. */
async function named(
  db: Queries,
  candidates: readonly EmployedCandidate[],
  { jobNames }: Matchers,
  findings: Findings,
): Promise<MatchedCandidate[]> {
  const open = candidates.filter((candidate) => !saysWhatItsAdSays(candidate));
  const matches = await jobNames.match(
    db,
    open.map(({ read }) => read),
  );
  const found = new Map(open.map((candidate, index) => [candidate, matches[index]]));
  return candidates.flatMap((candidate) => {
    const { ad } = candidate;
    const present = ad && saysWhatItsAdSays(candidate) ? { id: ad.jobNameId } : undefined;
    const jobName = present ?? found.get(candidate);
    if (jobName) return [{ ...candidate, jobName }];
    findings.set(candidate.externalId, rejection({ rejected: 'no-job-name' }));
    return [];
  });
}

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

function fit({ read, html, company, jobName }: MatchedCandidate, today: string): Finding {
  const content = (): AdContent => ({
    company: company.planned,
    jobName,
    values: {
      title: read.title,
      job_type: read.jobType,
      details: html ?? descriptionHtml(read.description),
      job_start: read.start,
      job_end: read.end,
      availability_end_date: read.lastDay,
      ba_id: read.baId,
      source_url: read.link,
      source_date: read.changed ?? read.published,
      ...unsaid,
      ...read.conditions,
    },
  });
  const publishDate = read.published !== null && read.published < today ? read.published : today;
  return { kind: 'fit', company: company.planned, publishDate, content };
}

/**
 * Takes candidates through all stages: place, company, job name, duplicate, repeat. Writes nothing.
 * @returns a finding for each of them
 */
export async function findAll(
  db: Queries,
  candidates: readonly Candidate[],
  matchers: Matchers,
): Promise<Findings> {
  const findings: Findings = new Map();
  const inPlaces = placed(changeable(candidates, findings), matchers.places, findings);
  const inCompanies = await employed(db, inPlaces, matchers, findings);
  const withNames = await named(db, inCompanies, matchers, findings);
  const alone = await unique(db, withNames, matchers, findings);
  const once = await withoutRepeats(db, candidates, alone, matchers, findings);
  for (const candidate of once) findings.set(candidate.externalId, fit(candidate, matchers.today));
  return findings;
}
