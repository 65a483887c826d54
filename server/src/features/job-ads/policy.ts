import { isEditor, isWithin, type Actor } from '../../core/security/callers.ts';
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

/** Refuses an edit of ads that are changed together, if some of them are of branches for which the caller does not act. @throws {AppError} 409 */
export function refuseBeyondBranches(caller: Actor, group: readonly StoredAd[]): void {
  if (isEditor(caller) || caller.branches === null) return;
  if (group.every(({ owner, company_id: branch }) => isWithin(caller, { owner, branch }))) return;
  throw conflict(
    'Diese Stellenanzeige gilt auch für Filialen, für die Sie nicht zuständig sind. Ändern kann sie, wer für alle zuständig ist.',
  );
}

/**
 * Locks the account of an ad's author, and the author, before any data of the ad, in the same order as closing the account does, to avoid
 * deadlocks. @throws {AppError} 403 if it has just been closed
 */
export async function lockAuthor(
  tx: Queries,
  { userId, accountId }: Pick<Actor, 'userId' | 'accountId'>,
): Promise<void> {
  if (!(await lockAccountKey(tx, accountId))) throw tokenNotValid();
  if (userId !== accountId && !(await lockAccountKey(tx, userId))) throw tokenNotValid();
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

/**
 * @param known ids of the companies that the ad and its siblings had when the caller read them
 * @throws {AppError} 409 with the present ad, if a sibling was deleted, moved or added since
 */
export async function refuseOtherSiblings(
  tx: Queries,
  ad: StoredAd,
  known: readonly number[] | undefined,
): Promise<void> {
  if (known === undefined) return;
  const [current] = await ownAds(tx, [ad.id]);
  const now = new Set([ad.company_id, ...(current?.siblings ?? []).map(({ Company }) => Company)]);
  if (now.symmetricDifference(new Set(known)).size > 0) throw staleEdit({ ...current });
}

/** Returns the present ad for a conflict response. */
export async function currentAd(tx: Queries, id: number): Promise<Record<string, unknown>> {
  const [current] = await ownAds(tx, [id]);
  return { ...current };
}
