import { createHash } from 'node:crypto';
import type { Queries } from '../../../../core/database/database.ts';
import type {
  SeenContents,
  Candidate,
  Findings,
  MatchedCandidate,
  Matchers,
} from '../candidate.ts';
import { isShown } from '../decide.ts';
import { isRejected, type ImportedAd } from '../imported-ad.ts';
import { shownTwins } from './twins-store.ts';
import { splitsOf } from '../matching/duplicates/existing-ads-store.ts';

/** Returns a hash that is equal for ads with the same words. Ids, links and days of change do not count. */
function contentOf(ad: ImportedAd): string {
  const { title, jobType, jobNames, company, place, description } = ad;
  const days = [ad.start, ad.startYear ?? null, ad.end, ad.lastDay];
  const said = [title, jobType, jobNames, company.name, place, description, ...days];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

/** Adds the content of ads that are shown, so that other records with the same content count as repeats of them. */
function addShown(seenContents: SeenContents, candidates: readonly Candidate[]): void {
  for (const { externalId, ad, read } of candidates) {
    if (!isShown(ad) || isRejected(read)) continue;
    const content = contentOf(read);
    if (!seenContents.has(content)) seenContents.set(content, externalId);
  }
}

/** Finds ads that were shown instead of these candidates the last time, are unchanged, and have not come in this run yet. */
async function twinsBefore(
  db: Queries,
  candidates: readonly MatchedCandidate[],
  { exchange, normalise, seenContents }: Matchers,
) {
  const winners = candidates.flatMap(({ record }) =>
    record?.reason === 'same-record' ? (record.duplicateOf ?? []) : [],
  );
  const come = new Set(seenContents.values());
  const known = await shownTwins(db, exchange, { adIds: winners });
  const twins = known.filter(({ externalId }) => !come.has(externalId));
  return ({ record, read }: MatchedCandidate): string | undefined => {
    const twin = twins.find(({ adId }) => adId === record?.duplicateOf);
    if (twin === undefined || record?.reason !== 'same-record') return undefined;
    const before = normalise(twin.raw);
    return !isRejected(before) && contentOf(before) === contentOf(read)
      ? twin.externalId
      : undefined;
  };
}

/**
 * Leaves out ads that their own source sends more than once, word for word, under other ids. An ad that is shown is never taken down for
 * this, and a source that gives all of its ads new ids loses none: only records of the same run count as repeats.
 * @param batch all candidates of the batch, also those whose ads are left alone
 */
export async function withoutRepeats(
  db: Queries,
  batch: readonly Candidate[],
  candidates: readonly MatchedCandidate[],
  matchers: Matchers,
  findings: Findings,
): Promise<readonly MatchedCandidate[]> {
  const { seenContents, exchange } = matchers;
  addShown(seenContents, batch);
  const twinBefore = await twinsBefore(db, candidates, matchers);
  const twinOf = new Map<MatchedCandidate, string>();
  for (const candidate of candidates) {
    if (isShown(candidate.ad)) continue;
    const { externalId } = candidate;
    const content = contentOf(candidate.read);
    const twin = seenContents.get(content) ?? twinBefore(candidate);
    if (twin === undefined) seenContents.set(content, externalId);
    else if (twin !== externalId) twinOf.set(candidate, twin);
  }
  if (twinOf.size === 0) return candidates;
  const twins = await shownTwins(db, exchange, { externalIds: [...twinOf.values()] });
  const adOf = new Map(twins.map(({ externalId, adId }) => [externalId, adId]));
  const splits = await splitsOf(db, [...twinOf.keys()]);
  return candidates.filter((candidate) => {
    const twin = twinOf.get(candidate);
    if (twin === undefined) return true;
    const of = adOf.get(twin);
    if (of !== undefined && splits.get(candidate.record?.id ?? 0)?.has(of)) return true;
    findings.set(candidate.externalId, {
      kind: 'duplicate',
      of: of ?? { externalId: twin },
      reason: 'same-record',
    });
    return false;
  });
}
