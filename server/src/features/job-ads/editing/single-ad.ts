import { refuseForeign, refuseUneditable } from '../../companies/policy.ts';
import { isEditor, type Actor } from '../../../core/security/callers.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { berlinDay } from '../../../core/clock.ts';
import { conflict, invalidInput, notFound } from '../../../core/http/errors.ts';
import type { Queries } from '../../../core/database/database.ts';
import { lockGroup, type StoredAd } from '../listing/group-store.ts';
import { currentAd, lockAuthor, refuseStale } from '../policy.ts';
import { hasExpired, publicationByHand, type Publication } from '../publishing/publishing.ts';
import { publishDueAds } from '../publishing/publishing-store.ts';
import { removeAds } from '../deletion-store.ts';
import { updateFilled, updatePublication } from './editing-store.ts';
import type { Deps } from '../service.ts';
import { ownAds } from '../store.ts';
import { adsBefore, recordAds, recordFilled, recordVisibility } from './trail.ts';

/** Deletes one ad with its files; its siblings stay. */
export async function deleteAd(
  { changes, stored }: Deps,
  caller: Actor,
  id: number,
): Promise<void> {
  const gone = await changes.write(async (tx) => {
    // The author is locked before the ad, as everywhere.
    if (isEditor(caller)) await lockAuthor(tx, caller);
    const [ad] = await lockGroup(tx, id);
    refuseForeign(caller, ad);
    await recordAds(tx, caller, await adsBefore(tx, [id]), []);
    return removeAds(tx, [id]);
  });
  await stored.remove(gone);
}

/** Locks the author and one of their ads until the transaction ends. @throws {AppError} if the ad cannot be edited, or 409 if it has changed */
async function lockEditable(
  tx: Queries,
  caller: Actor,
  id: number,
  readAt: string | undefined,
): Promise<StoredAd> {
  await lockAuthor(tx, caller);
  const [ad] = await lockGroup(tx, id);
  refuseUneditable(caller, ad, 'Die Stellenanzeige');
  await refuseStale(tx, ad, readAt);
  return ad;
}

interface Toggle {
  readonly published: boolean;
  /** State before a toggle, for undoing it; only editors send it. */
  readonly restore?: Pick<Publication, 'publish_date' | 'waiting'> | undefined;
  readonly last_updated?: string | undefined;
}

/** Returns the state of an ad before a toggle. @throws {AppError} 400 for an impossible state */
function restored(
  { published, publish_date, waiting }: Publication,
  start: string | null,
  today: string,
) {
  const isPossible = waiting
    ? !published && publish_date === null && start !== null
    : publish_date === null
      ? !published
      : publish_date <= today;
  if (!isPossible) throw invalidInput({ restore: ['Ungültige Angabe.'] });
  return { published, publish_date, waiting };
}

/** Publishes one ad from today on, or hides it. @throws {AppError} 409 for an expired ad: it needs another last day first */
export function setVisibility(
  { changes, clock }: Deps,
  caller: Actor,
  id: number,
  { published, restore, last_updated }: Toggle,
): Promise<OwnJobAd> {
  return changes.write(async (tx) => {
    const ad = await lockEditable(tx, caller, id, last_updated);
    const now = clock();
    const today = berlinDay(now);
    if (published && hasExpired(ad, today)) {
      throw conflict('Die Stellenanzeige ist abgelaufen.', await currentAd(tx, id));
    }
    const [before] = await adsBefore(tx, [id]);
    const state = restore
      ? restored({ published, ...restore }, ad.availability_start_date, today)
      : publicationByHand(ad, published, today);
    await updatePublication(tx, id, state, { userId: caller.userId, now });
    // A restored waiting ad may have become due meanwhile.
    if (restore) await publishDueAds(tx, now, [id]);
    const [changed] = await ownAds(tx, [id]);
    if (changed === undefined) throw notFound();
    await recordVisibility(tx, caller, before, changed);
    return changed;
  });
}

interface Filling {
  readonly filled: boolean;
  readonly last_updated?: string | undefined;
}

/** Marks the place of one ad as taken, or offers it again as before. Its siblings have their own places. */
export function setFilled(
  { changes, clock }: Deps,
  caller: Actor,
  id: number,
  { filled, last_updated }: Filling,
): Promise<OwnJobAd> {
  return changes.write(async (tx) => {
    const ad = await lockEditable(tx, caller, id, last_updated);
    const now = clock();
    const [before] = await adsBefore(tx, [id]);
    if (filled !== (ad.filled_on !== null)) {
      const day = filled ? berlinDay(now) : null;
      await updateFilled(tx, id, day, { userId: caller.userId, now });
    }
    const [changed] = await ownAds(tx, [id]);
    if (changed === undefined) throw notFound();
    await recordFilled(tx, caller, before, changed);
    return changed;
  });
}
