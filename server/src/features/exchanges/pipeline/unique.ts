import type { Queries } from '../../../core/database/database.ts';
import { occupationsOf } from '../../occupations/importing-store.ts';
import { duplicateOf } from './duplicates.ts';
import { employerStems } from './employer-stems.ts';
import { rivalsIn, splitsOf } from './rival-store.ts';
import type { CandidateWithCompany, Matchers, NamedWay, Stage } from './candidates.ts';

const stemsOf = ({ ad, company, place }: CandidateWithCompany) =>
  employerStems({
    employerStem: company.employerStem,
    company: ad.company.name,
    town: place.town,
  });

/** Settles ads that are the same place as one of another source which wins. */
export async function unique(
  db: Queries,
  ways: readonly NamedWay[],
  { exchange, today, jobNames }: Matchers,
): Promise<Stage<NamedWay>> {
  const postcodesOf = ({ place, company }: CandidateWithCompany) => [
    ...new Set([place.postcode, company.postcode].filter((one) => one !== '')),
  ];
  const stems = new Map(ways.map((way) => [way, stemsOf(way)]));
  const rivals = Map.groupBy(
    await rivalsIn(db, exchange, [...stems.values()].flat(), today),
    ({ employerStem }) => employerStem,
  );
  const rivalsOf = (way: NamedWay) =>
    (stems.get(way) ?? []).flatMap((stem) => rivals.get(stem) ?? []);
  const open = ways.filter((way) => rivalsOf(way).length > 0);
  const splits = await splitsOf(db, open);
  const occupations = await occupationsOf(
    db,
    open.flatMap(({ jobName }) => ('id' in jobName ? [jobName.id] : [])),
  );
  const stage: Stage<NamedWay> = { on: [], settled: [] };
  for (const way of ways) {
    const { subject, ad, company, place, jobName } = way;
    const contender = {
      employerStem: company.employerStem,
      postcodes: postcodesOf(way),
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
    const winner = duplicateOf(contender, rivalsOf(way), jobNames);
    if (winner === undefined) stage.on.push(way);
    else {
      const finding = { kind: 'duplicate', of: winner.id, reason: winner.likeness } as const;
      stage.settled.push({ subject, finding });
    }
  }
  return stage;
}
