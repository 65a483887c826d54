import { createHash } from 'node:crypto';
import type { Queries } from '../../../../core/database/database.ts';
import { isShown, type Subject } from '../decide.ts';
import { isRejected, type ImportedAd } from '../imported-ad.ts';
import { shownTwins } from './record-store.ts';
import { splitsOf } from '../matching/duplicates/rival-store.ts';
import type { Brought, Matchers, CandidateWithJobName, Stage } from '../matching/candidates.ts';

/** Returns a hash that is equal for ads with the same words. Ids, links and days of change do not count. */
function contentOf(ad: ImportedAd): string {
  const { title, jobType, jobNames, company, place, description } = ad;
  const days = [ad.start, ad.startYear ?? null, ad.end, ad.lastDay];
  const said = [title, jobType, jobNames, company.name, place, description, ...days];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

/** Adds the content of ads that are shown, so that other records with the same content count as repeats of them. */
function addShown(brought: Brought, subjects: readonly Subject[]): void {
  for (const { externalId, ad, read } of subjects) {
    if (!isShown(ad) || isRejected(read)) continue;
    const content = contentOf(read);
    if (!brought.has(content)) brought.set(content, externalId);
  }
}

/** Finds ads that were shown instead of these candidates the last time, still say the same, and have not come in this run yet. */
async function twinsBefore(
  db: Queries,
  candidates: readonly CandidateWithJobName[],
  { exchange, normalise, brought }: Matchers,
) {
  const winners = candidates.flatMap(({ subject: { record } }) =>
    record?.reason === 'same-record' ? (record.duplicateOf ?? []) : [],
  );
  const come = new Set(brought.values());
  const known = await shownTwins(db, exchange, { adIds: winners });
  const twins = known.filter(({ externalId }) => !come.has(externalId));
  return ({ subject, ad }: CandidateWithJobName): string | undefined => {
    const twin = twins.find(({ adId }) => adId === subject.record?.duplicateOf);
    if (twin === undefined || subject.record?.reason !== 'same-record') return undefined;
    const read = normalise(twin.raw);
    return !isRejected(read) && contentOf(read) === contentOf(ad) ? twin.externalId : undefined;
  };
}

/**
 * Finds ads that their own source sends more than once, word for word, under other ids. An ad that is shown is never taken down for this,
 * and a source that gives all of its ads new ids loses none: only records of the same run count as repeats.
 */
export async function withoutRepeats(
  db: Queries,
  subjects: readonly Subject[],
  candidates: readonly CandidateWithJobName[],
  matchers: Matchers,
): Promise<Stage<CandidateWithJobName>> {
  const { brought, exchange } = matchers;
  addShown(brought, subjects);
  const twinBefore = await twinsBefore(db, candidates, matchers);
  const twinOf = new Map<CandidateWithJobName, string>();
  for (const candidate of candidates) {
    if (isShown(candidate.subject.ad)) continue;
    const { externalId } = candidate.subject;
    const content = contentOf(candidate.ad);
    const twin = brought.get(content) ?? twinBefore(candidate);
    if (twin === undefined) brought.set(content, externalId);
    else if (twin !== externalId) twinOf.set(candidate, twin);
  }
  if (twinOf.size === 0) return { on: [...candidates], settled: [] };
  const twins = await shownTwins(db, exchange, { externalIds: [...twinOf.values()] });
  const adOf = new Map(twins.map(({ externalId, adId }) => [externalId, adId]));
  const splits = await splitsOf(db, [...twinOf.keys()]);
  const stage: Stage<CandidateWithJobName> = { on: [], settled: [] };
  for (const candidate of candidates) {
    const { subject } = candidate;
    const twin = twinOf.get(candidate);
    const of = twin === undefined ? undefined : adOf.get(twin);
    const isParted = of !== undefined && splits.get(subject.record?.id ?? 0)?.has(of) === true;
    if (twin === undefined || isParted) stage.on.push(candidate);
    else {
      const finding = {
        kind: 'duplicate',
        of: of ?? { externalId: twin },
        reason: 'same-record',
      } as const;
      stage.settled.push({ subject, finding });
    }
  }
  return stage;
}
