import { mayCall } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { Caller } from '../../core/security/callers.ts';
import { conflict, notFound, type AppError } from '../../core/http/errors.ts';

export type Actor = Pick<Caller, 'userId' | 'permission'>;

export function isEditor({ permission }: Actor): boolean {
  return mayCall('editor', permission);
}

/**
 * Refuses companies of others: an account may change its own, editors every one.
 * @throws {AppError} 404, whether it belongs to another account, is imported, or does not exist
 */
export function refuseForeignCompany<Company extends { readonly userId: number | null }>(
  caller: Actor,
  company: Company | undefined,
): asserts company is Company {
  if (company === undefined) throw notFound();
  if (!isEditor(caller) && company.userId !== caller.userId) throw notFound();
}

/** Returns a 409 error for a change of data of a closed branch. @param what the data in German, with its article */
export const ofClosedBranch = (what: string): AppError =>
  conflict(
    `${what} gehört zu einer geschlossenen Filiale und kann erst geändert werden, wenn diese wieder geöffnet ist.`,
  );
