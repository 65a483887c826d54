import type { Queries } from '../../core/database/database.ts';
import { findApprenticeships, findProfessions, lockContacts, lockOwner } from './choices-store.ts';

const notListed = 'Alle Einträge müssen aus der Liste sein';

/** Errors by the API's field names. */
export type FieldErrors = Record<string, string[]>;

/** Adds an error for the field unless there are as many rows as ids. */
async function expectAll(
  errors: FieldErrors,
  field: string,
  ids: readonly number[],
  rows: Promise<unknown[]>,
): Promise<void> {
  if ((await rows).length < ids.length) errors[field] = [notListed];
}

/** Checks that the professions exist. */
export function checkProfessions(tx: Queries, ids: readonly number[], errors: FieldErrors) {
  return expectAll(errors, 'Professions', ids, findProfessions(tx, ids));
}

/**
 * Checks that the apprenticeships are public job names. Job names that the company already has may stay, even if blocked or mapped since.
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

/** Checks that the contact persons belong to the company's account, or were imported with the company. They are locked. */
export function checkContacts(
  tx: Queries,
  company: { readonly id: number; readonly userId: number | null },
  { field, ids }: { readonly field: string; readonly ids: readonly number[] },
  errors: FieldErrors,
) {
  return expectAll(errors, field, ids, lockContacts(tx, company, ids));
}

/** Checks that the owner is a company account. */
export function checkOwner(tx: Queries, userId: number, errors: FieldErrors) {
  return expectAll(errors, 'User', [userId], lockOwner(tx, userId));
}
