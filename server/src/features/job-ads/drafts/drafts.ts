import type { HtmlFieldName } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { gapsOf } from '@lehrpfad/contract/job-ads/draft-gaps.ts';
import type { AdDraft, DraftContent } from '@lehrpfad/contract/job-ads/drafts.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { berlinDay, type Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import type { WithCleanHtml } from '../../../core/html/clean-html.ts';
import { conflict, notFound, refuseStale } from '../../../core/http/errors.ts';
import type { Actor } from '../../../core/security/callers.ts';
import { lockAuthor } from '../policy.ts';
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

type Author = Pick<Actor, 'userId'>;
/** A content whose HTML is clean, since the preview shows it. */
type Content = WithCleanHtml<DraftContent, HtmlFieldName>;

const withGaps = (draft: StoredDraft, today: string): AdDraft => ({
  ...draft,
  ...gapsOf(draft.content, today),
});

/** Returns the drafts of an account with what each lacks, the last changed first. */
export async function listDrafts(
  { database, clock }: DraftDeps,
  { userId }: Author,
): Promise<AdDraft[]> {
  const today = berlinDay(clock());
  return (await draftsOf(database, userId)).map((draft) => withGaps(draft, today));
}

const tooMany = `Mehr als ${limits.adDrafts} Entwürfe können Sie nicht aufheben. Bitte löschen Sie einen, den Sie nicht mehr brauchen.`;

/** Keeps a new draft. @throws {AppError} 409 if the account has as many as it may */
export function addDraft(
  { database, clock }: DraftDeps,
  author: Author,
  content: Content,
): Promise<AdDraft> {
  return database.transaction(async (tx) => {
    // Also lets one draft at a time be counted.
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

/** @throws {AppError} 404 if the account has no such draft */
export async function deleteDraft(
  { database }: DraftDeps,
  { userId }: Author,
  id: number,
): Promise<void> {
  if (!(await removeDraft(database, userId, id))) throw notFound();
}
