import { mayCall } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { Caller } from '../../core/security/callers.ts';
import { conflict, notFound, type AppError } from '../../core/http/errors.ts';

export type Actor = Pick<Caller, 'userId' | 'permission'>;

export function isEditor({ permission }: Actor): boolean {
  return mayCall('editor', permission);
}

/**
 * Lets an account touch its own companies, and editors every one.
 * @throws {AppError} 404, whether it is another account's, an imported one, or not there at all
 */
export function refuseForeignCompany<Company extends { readonly userId: number | null }>(
  caller: Actor,
  company: Company | undefined,
): asserts company is Company {
  if (company === undefined) throw notFound();
  if (!isEditor(caller) && company.userId !== caller.userId) throw notFound();
}

/** What is withheld, with its article. @returns 409 for a change of what hangs on a branch that may be opened again */
export const ofClosedBranch = (what: string): AppError =>
  conflict(
    `${what} gehört zu einer geschlossenen Filiale und kann erst geändert werden, wenn diese wieder geöffnet ist.`,
  );
