import type { Queries } from '../../core/database/database.ts';
import { findApprenticeships, findProfessions, lockContacts, lockOwner } from './choices-store.ts';

const notListed = 'Alle Einträge müssen aus der Liste sein';

/** Errors by the API's names of the fields. */
export type FieldErrors = Record<string, string[]>;

/** Notes an error under that field unless `rows` are as many as the ids. */
async function expectAll(
  errors: FieldErrors,
  field: string,
  ids: readonly number[],
  rows: Promise<unknown[]>,
): Promise<void> {
  if ((await rows).length < ids.length) errors[field] = [notListed];
}

/** Professions must be there. */
export function checkProfessions(tx: Queries, ids: readonly number[], errors: FieldErrors) {
  return expectAll(errors, 'Professions', ids, findProfessions(tx, ids));
}

/**
 * Apprenticeships come from the job names that people may choose. One that the company has may stay, though it has been blocked or
 * mapped since.
 */
export function checkApprenticeships(
  tx: Queries,
  ids: readonly number[],
  errors: FieldErrors,
  companyId: number | null = null,
) {
  const rows = findApprenticeships(tx, ids, companyId);
  return expectAll(errors, 'Allowed_apprenticeships', ids, rows);
}

/** Contact persons must be of the company's account, or have been imported with the company. They stay locked. */
export function checkContacts(
  tx: Queries,
  company: { readonly id: number; readonly userId: number | null },
  { field, ids }: { readonly field: string; readonly ids: readonly number[] },
  errors: FieldErrors,
) {
  return expectAll(errors, field, ids, lockContacts(tx, company, ids));
}

/** Only a company account can own a company. */
export function checkOwner(tx: Queries, userId: number, errors: FieldErrors) {
  return expectAll(errors, 'User', [userId], lockOwner(tx, userId));
}
