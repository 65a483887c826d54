import { mayCall } from '@lehrpfad/contract/core/access.ts';
import type { Caller } from '../../core/security/callers.ts';
import { conflict, notFound } from '../../core/http/errors.ts';
import { ofClosedBranch } from '../companies/policy.ts';

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
