import type { Queries } from '../../../../../core/database/database.ts';
import { occupationsOf } from '../../../../occupations/catalogue/importing-store.ts';
import { duplicateOf } from './duplicates.ts';
import { employerStems } from './employer-stems.ts';
import { rivalsIn, splitsOf } from './rival-store.ts';
import type { CandidateWithCompany, Matchers, CandidateWithJobName, Stage } from '../candidates.ts';

const stemsOf = ({ ad, company, place }: CandidateWithCompany) =>
  employerStems({
    employerStem: company.employerStem,
    company: ad.company.name,
    town: place.town,
  });

/** Finds ads for a place that another source shows already and that has to be shown instead. */
export async function unique(
  db: Queries,
  candidates: readonly CandidateWithJobName[],
  { exchange, today, jobNames }: Matchers,
): Promise<Stage<CandidateWithJobName>> {
  const postcodesOf = ({ place, company }: CandidateWithCompany) => [
    ...new Set([place.postcode, company.postcode].filter((one) => one !== '')),
  ];
  const stems = new Map(candidates.map((candidate) => [candidate, stemsOf(candidate)]));
  const rivals = Map.groupBy(
    await rivalsIn(db, exchange, [...stems.values()].flat(), today),
    ({ employerStem }) => employerStem,
  );
  const rivalsOf = (candidate: CandidateWithJobName) =>
    (stems.get(candidate) ?? []).flatMap((stem) => rivals.get(stem) ?? []);
  const open = candidates.filter((candidate) => rivalsOf(candidate).length > 0);
  const splits = await splitsOf(db, open);
  const occupations = await occupationsOf(
    db,
    open.flatMap(({ jobName }) => ('id' in jobName ? [jobName.id] : [])),
  );
  const stage: Stage<CandidateWithJobName> = { on: [], settled: [] };
  for (const candidate of candidates) {
    const { subject, ad, company, place, jobName } = candidate;
    const contender = {
      employerStem: company.employerStem,
      postcodes: postcodesOf(candidate),
      town: place.town,
      townId: place.townId,
      company: ad.company.name,
      jobType: ad.jobType,
      title: ad.title,
      start: ad.start,
      startYear: ad.startYear ?? null,
      occupation: ('id' in jobName ? occupations.get(jobName.id) : null) ?? null,
      rank: exchange.rank,
      adId: subject.ad?.id ?? null,
      splits: (subject.record && splits.get(subject.record.id)) ?? new Set<number>(),
    };
    const winner = duplicateOf(contender, rivalsOf(candidate), jobNames);
    if (winner === undefined) stage.on.push(candidate);
    else {
      const finding = { kind: 'duplicate', of: winner.id, reason: winner.likeness } as const;
      stage.settled.push({ subject, finding });
    }
  }
  return stage;
}
