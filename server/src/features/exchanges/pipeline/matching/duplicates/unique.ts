import type { Queries } from '../../../../../core/database/database.ts';
import { occupationsOf } from '../../../../occupations/catalogue/importing-store.ts';
import { duplicateOf } from './duplicates.ts';
import { employerStems } from './employer-stems.ts';
import { listExistingAds, splitsOf } from './existing-ads-store.ts';
import type { EmployedCandidate, Findings, MatchedCandidate, Matchers } from '../../candidate.ts';

const stemsOf = ({ read, company, place }: EmployedCandidate) =>
  employerStems({
    employerStem: company.employerStem,
    company: read.company.name,
    town: place.town,
  });

const postcodesOf = ({ place, company }: EmployedCandidate) => [
  ...new Set([place.postcode, company.postcode].filter((one) => one !== '')),
];

/** Returns the values of a candidate that are compared with existing ads. */
function comparableOf(candidate: MatchedCandidate) {
  const { ad, read, company, place } = candidate;
  return {
    employerStem: company.employerStem,
    postcodes: postcodesOf(candidate),
    town: place.town,
    townId: place.townId,
    company: read.company.name,
    jobType: read.jobType,
    title: read.title,
    start: read.start,
    startYear: read.startYear ?? null,
    adId: ad?.id ?? null,
  };
}

/** Filters out ads for a place that another source shows already and whose ad takes precedence. */
export async function unique(
  db: Queries,
  candidates: readonly MatchedCandidate[],
  { exchange, today, jobNames }: Matchers,
  findings: Findings,
): Promise<MatchedCandidate[]> {
  const stems = new Map(candidates.map((candidate) => [candidate, stemsOf(candidate)]));
  const existingAds = Map.groupBy(
    await listExistingAds(db, exchange, [...stems.values()].flat(), today),
    ({ employerStem }) => employerStem,
  );
  const existingAdsOf = (candidate: MatchedCandidate) =>
    (stems.get(candidate) ?? []).flatMap((stem) => existingAds.get(stem) ?? []);
  const open = candidates.filter((candidate) => existingAdsOf(candidate).length > 0);
  const splits = await splitsOf(db, open);
  const occupations = await occupationsOf(
    db,
    open.flatMap(({ jobName }) => ('id' in jobName ? [jobName.id] : [])),
  );
  return candidates.filter((candidate) => {
    const { record, jobName } = candidate;
    const imported = {
      ...comparableOf(candidate),
      occupation: ('id' in jobName ? occupations.get(jobName.id) : null) ?? null,
      rank: exchange.rank,
      splits: (record && splits.get(record.id)) ?? new Set<number>(),
    };
    const winner = duplicateOf(imported, existingAdsOf(candidate), jobNames);
    if (winner !== undefined)
      findings.set(candidate.externalId, {
        kind: 'duplicate',
        of: winner.id,
        reason: winner.likeness,
      });
    return winner === undefined;
  });
}
