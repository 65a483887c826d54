import { mayCall } from '@lehrpfad/contract/access.ts';
import type { Caller } from '../../floor/callers.ts';
import { notFound } from '../../floor/errors.ts';

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
