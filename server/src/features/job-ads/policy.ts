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
 * Refuses ads of others: an account may delete those of its own companies, editors every one, including those of closed branches.
 * @throws {AppError} 404 if the ad does not exist, or belongs to another account
 */
export function refuseForeignAd(caller: Editing, ad: Whose | undefined): asserts ad {
  if (ad === undefined) throw notFound();
  if (!isEditor(caller) && ad.owner !== caller.userId) throw notFound();
}

/**
 * Refuses changes for callers who may not delete the ad, and for ads of closed branches.
 * @throws {AppError} 404 as above; 409
 */
export function refuseUneditableAd(caller: Editing, ad: Whose | undefined): asserts ad {
  refuseForeignAd(caller, ad);
  if (ad.closed) throw ofClosedBranch('Die Stellenanzeige');
}

/** Refuses a company's edit of an imported ad, which the next import would overwrite. @throws {AppError} 409 */
export function refuseImported(caller: Editing, { external }: { external: string }): void {
  if (external === '' || isEditor(caller)) return;
  throw conflict('Importierte Stellenanzeigen können erst nach der Übernahme bearbeitet werden.');
}

/**
 * Locks the account of an ad's author before anything of the ad, in the same order as closing the account does, to avoid deadlocks.
 * @throws {AppError} 403 if it has just been closed
 */
export async function lockAuthor(tx: Queries, { userId }: Pick<Editing, 'userId'>): Promise<void> {
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
