import type { OwnJobAd } from '@lehrpfad/contract/job-ads.ts';
import { berlinDay } from '../../floor/clock.ts';
import { conflict, notFound } from '../../floor/errors.ts';
import { currentAd, lockGroup, refuseStale } from './group.ts';
import { refuseForeignAd, type Editing } from './policy.ts';
import { hasExpired, publicationByHand } from './publishing.ts';
import { removeAds } from './removing.ts';
import { holdAuthor, updatePublication } from './rows.ts';
import type { Parts } from './saving.ts';
import { ownAds } from './store.ts';

/** Deletes one ad with its files; its siblings stay. */
export async function deleteAd(
  { changes, stored }: Parts,
  caller: Editing,
  id: number,
): Promise<void> {
  const gone = await changes.write(async (tx) => {
    const [ad] = await lockGroup(tx, id);
    refuseForeignAd(caller, ad);
    return removeAds(tx, [id]);
  });
  await stored.remove(gone);
}

/** Shows one ad from today on, or hides it. @throws {AppError} 409 for one that has expired: it needs another last day first */
export function setVisibility(
  { changes, clock }: Parts,
  caller: Editing,
  id: number,
  { published, last_updated }: { published: boolean; last_updated?: string | undefined },
): Promise<OwnJobAd> {
  return changes.write(async (tx) => {
    await holdAuthor(tx, caller);
    const [ad] = await lockGroup(tx, id);
    refuseForeignAd(caller, ad);
    await refuseStale(tx, ad, last_updated);
    const now = clock();
    const today = berlinDay(now);
    if (published && hasExpired(ad, today)) {
      throw conflict('Die Stellenanzeige ist abgelaufen.', await currentAd(tx, id));
    }
    const author = { userId: caller.userId, now };
    await updatePublication(tx, id, publicationByHand(ad, published, today), author);
    const [changed] = await ownAds(tx, [id]);
    if (changed === undefined) throw notFound();
    return changed;
  });
}
