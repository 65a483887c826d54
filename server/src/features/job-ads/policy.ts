import { isEditor, type Actor } from '../../core/security/callers.ts';
import type { Queries } from '../../core/database/database.ts';
import { conflict, staleEdit, tokenNotValid } from '../../core/http/errors.ts';
import { lockAccountKey } from '../accounts/store.ts';
import type { StoredAd } from './listing/group-store.ts';
import { ownAds } from './store.ts';

/** Refuses a company's edit of an imported ad, which the next import would overwrite. @throws {AppError} 409 */
export function refuseImported(caller: Actor, { external }: { external: string }): void {
  if (external === '' || isEditor(caller)) return;
  throw conflict('Importierte Stellenanzeigen können erst nach der Übernahme bearbeitet werden.');
}

/**
 * Locks the account of an ad's author before anything of the ad, in the same order as closing the account does, to avoid deadlocks.
 * @throws {AppError} 403 if it has just been closed
 */
export async function lockAuthor(tx: Queries, { userId }: Pick<Actor, 'userId'>): Promise<void> {
  if (!(await lockAccountKey(tx, userId))) throw tokenNotValid();
}

/** @throws {AppError} 409 with the present ad, if it has changed since the caller read it */
export async function refuseStale(
  tx: Queries,
  ad: StoredAd,
  lastUpdated: string | undefined,
): Promise<void> {
  if (lastUpdated === undefined || Date.parse(lastUpdated) === ad.changedAt) return;
  throw staleEdit(await currentAd(tx, ad.id));
}

/** Returns the present ad for a conflict response. */
export async function currentAd(tx: Queries, id: number): Promise<Record<string, unknown>> {
  const [current] = await ownAds(tx, [id]);
  return { ...current };
}
