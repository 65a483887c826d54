import { mayCall } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { Caller } from '../../core/security/callers.ts';
import type { Queries } from '../../core/database/database.ts';
import { conflict, notFound, staleEdit, tokenNotValid } from '../../core/http/errors.ts';
import { lockAccountKey } from '../accounts/store.ts';
import { ofClosedBranch } from '../companies/policy.ts';
import type { StoredAd } from './listing/group-store.ts';
import { ownAds } from './store.ts';

export type Editing = Pick<Caller, 'userId' | 'permission'>;

export const isEditor = ({ permission }: Editing): boolean => mayCall('editor', permission);

type Whose = { readonly owner: number | null; readonly closed: boolean };

/**
 * An account deletes ads of its own companies, editors those of every company, closed ones included.
 * @throws {AppError} 404 for what is not there, or is another account's
 */
export function refuseForeignAd(caller: Editing, ad: Whose | undefined): asserts ad {
  if (ad === undefined) throw notFound();
  if (!isEditor(caller) && ad.owner !== caller.userId) throw notFound();
}

/**
 * Whoever may delete an ad may change it, unless its branch is closed: it is withheld until that is opened again.
 * @throws {AppError} 404 as above; 409
 */
export function refuseUneditableAd(caller: Editing, ad: Whose | undefined): asserts ad {
  refuseForeignAd(caller, ad);
  if (ad.closed) throw ofClosedBranch('Die Stellenanzeige');
}

/** What the next import would overwrite is not for its company to edit. @throws {AppError} 409 */
export function refuseImported(caller: Editing, { external }: { external: string }): void {
  if (external === '' || isEditor(caller)) return;
  throw conflict('Importierte Stellenanzeigen können erst nach der Übernahme bearbeitet werden.');
}

/**
 * Holds the account that an ad will name as its author, before anything of the ad: whoever closes the account begins with it too, so
 * that neither waits for the other in a circle.
 * @throws {AppError} 403 where it has just been closed
 */
export async function lockAuthor(tx: Queries, { userId }: Pick<Editing, 'userId'>): Promise<void> {
  if (!(await lockAccountKey(tx, userId))) throw tokenNotValid();
}

/** @throws {AppError} 409 with the ad as it is now, where it has changed since the caller read it */
export async function refuseStale(
  tx: Queries,
  ad: StoredAd,
  lastUpdated: string | undefined,
): Promise<void> {
  if (lastUpdated === undefined || Date.parse(lastUpdated) === ad.changedAt) return;
  throw staleEdit(await currentAd(tx, ad.id));
}

/** An ad as it is answered, for those who are told that it is not as they believed. */
export async function currentAd(tx: Queries, id: number): Promise<Record<string, unknown>> {
  const [current] = await ownAds(tx, [id]);
  return { ...current };
}
