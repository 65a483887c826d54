import type { HtmlFieldName } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { gapsOf } from '@lehrpfad/contract/job-ads/draft-gaps.ts';
import type { AdDraft, DraftContent } from '@lehrpfad/contract/job-ads/drafts.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { berlinDay, type Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import type { WithCleanHtml } from '../../../core/html/clean-html.ts';
import { conflict, notFound, refuseStale } from '../../../core/http/errors.ts';
import type { Actor } from '../../../core/security/callers.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { lockAuthor } from '../policy.ts';
import { adsOfAccount } from '../store.ts';
import { nextYearOf } from './next-year.ts';
import {
  countDrafts,
  draftsOf,
  insertDraft,
  lockDraft,
  removeDraft,
  updateDraft,
  type StoredDraft,
} from './draft-store.ts';

export interface DraftDeps {
  readonly database: Database;
  readonly clock: Clock;
}

type Author = Pick<Actor, 'userId' | 'accountId' | 'branches'>;
/** A content whose HTML is clean, since the preview shows it. */
type Content = WithCleanHtml<DraftContent, HtmlFieldName>;

const withGaps = (draft: StoredDraft, today: string): AdDraft => ({
  ...draft,
  ...gapsOf(draft.content, today),
});

/** Returns the drafts of a person with the missing fields of each, the last changed first. */
export async function listDrafts(
  { database, clock }: DraftDeps,
  { userId }: Author,
): Promise<AdDraft[]> {
  const today = berlinDay(clock());
  return (await draftsOf(database, userId)).map((draft) => withGaps(draft, today));
}

const tooMany = `Mehr als ${limits.adDrafts} Entwürfe können Sie nicht aufheben. Bitte löschen Sie einen, den Sie nicht mehr brauchen.`;

/** Stores a new draft. @throws {AppError} 409 if the account has the most drafts that are allowed */
export function addDraft(
  { database, clock }: DraftDeps,
  author: Author,
  content: Content,
): Promise<AdDraft> {
  return database.transaction(async (tx) => {
    // The lock also keeps concurrent requests from exceeding the limit.
    await lockAuthor(tx, author);
    if ((await countDrafts(tx, author.userId)) >= limits.adDrafts) throw conflict(tooMany);
    const now = clock();
    const [draft] = await insertDraft(tx, author.userId, content, now);
    if (draft === undefined) throw notFound();
    return withGaps(draft, berlinDay(now));
  });
}

/** Replaces a draft. @throws {AppError} 404 if the account has no such draft, 409 if it has changed since it was read */
export function changeDraft(
  { database, clock }: DraftDeps,
  { userId }: Author,
  id: number,
  { content, last_updated: readAt }: { content: Content; last_updated?: string | undefined },
): Promise<AdDraft> {
  return database.transaction(async (tx) => {
    const before = await lockDraft(tx, userId, id);
    if (before === undefined) throw notFound();
    const now = clock();
    const today = berlinDay(now);
    refuseStale(withGaps(before, today), readAt);
    const [draft] = await updateDraft(tx, id, content, now);
    if (draft === undefined) throw notFound();
    return withGaps(draft, today);
  });
}

/** Returns one ad of each group of siblings, with the companies of all siblings that are among the account's ads. */
function oneOfEach(ads: readonly OwnJobAd[], own: readonly OwnJobAd[]) {
  const groups = new Map<string, OwnJobAd>();
  for (const ad of ads) {
    const group = ad.template_id ?? `ad ${ad.id}`;
    if (!groups.has(group)) groups.set(group, ad);
  }
  return [...groups].map(([group, ad]) => {
    const tied = own.filter((one) => one.id === ad.id || one.template_id === group);
    return { ad, companies: tied.flatMap(({ Companies }) => Companies.map(({ id }) => id)) };
  });
}

/** Adds drafts for the next year of own ads, except imported ones, which must be adopted first. @throws {AppError} 409 if there would be too many */
export function addNextYear(
  { database, clock }: DraftDeps,
  author: Author,
  ids: readonly number[],
): Promise<AdDraft[]> {
  return database.transaction(async (tx) => {
    await lockAuthor(tx, author);
    const now = clock();
    const today = berlinDay(now);
    const own = await adsOfAccount(tx, author);
    const chosen = oneOfEach(
      own.filter(({ id, external }) => external === '' && ids.includes(id)),
      own,
    );
    const kept = await countDrafts(tx, author.userId);
    if (kept + chosen.length > limits.adDrafts) throw conflict(tooMany);
    const drafts: StoredDraft[] = [];
    for (const { ad, companies } of chosen) {
      const content = nextYearOf(ad, companies, today);
      drafts.push(...(await insertDraft(tx, author.userId, content, now)));
    }
    return drafts.map((draft) => withGaps(draft, today));
  });
}

/** @throws {AppError} 404 if the account has no such draft */
export async function deleteDraft(
  { database }: DraftDeps,
  { userId }: Author,
  id: number,
): Promise<void> {
  if (!(await removeDraft(database, userId, id))) throw notFound();
}
