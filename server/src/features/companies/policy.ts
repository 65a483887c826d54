import { isEditor, isWithin, type Actor } from '../../core/security/callers.ts';
import { conflict, notFound } from '../../core/http/errors.ts';

/**
 * Refuses companies of others: an account may change its own, editors every one.
 * @throws {AppError} 404, whether it belongs to another account, is imported, or does not exist
 */
export function refuseForeignCompany<
  Company extends { readonly id: number; readonly userId: number | null },
>(caller: Actor, company: Company | undefined): asserts company is Company {
  if (company === undefined) throw notFound();
  if (!isEditor(caller) && !isWithin(caller, { owner: company.userId, branch: company.id }))
    throw notFound();
}

/** Returns a 409 error for a change of data of a closed branch. @param what the data in German, with its article */
const ofClosedBranch = (what: string) =>
  conflict(
    `${what} gehört zu einer geschlossenen Filiale und kann erst geändert werden, wenn diese wieder geöffnet ist.`,
  );

/** An ad or an event of a branch. */
interface OfBranch {
  /** The account of the branch; null if it has none. */
  readonly owner: number | null;
  /** The branch; null for an event without one. */
  readonly company_id: number | null;
  readonly closed: boolean;
}

/**
 * Refuses ads or events of others: an account may delete those of its own companies, editors every one, including those of closed branches.
 * @throws {AppError} 404, whether it belongs to another account, is deleted, or does not exist
 */
export function refuseForeign<Row extends OfBranch>(
  caller: Actor,
  row: Row | undefined,
): asserts row is Row {
  if (row === undefined) throw notFound();
  if (!isEditor(caller) && !isWithin(caller, { owner: row.owner, branch: row.company_id }))
    throw notFound();
}

/**
 * Refuses changes and decisions for callers who may not delete the ad or event, and for those of closed branches.
 * @param what the object in German, with its article
 * @throws {AppError} 404 as above; 409
 */
export function refuseUneditable<Row extends OfBranch>(
  caller: Actor,
  row: Row | undefined,
  what: 'Die Stellenanzeige' | 'Das Event',
): asserts row is Row {
  refuseForeign(caller, row);
  if (row.closed) throw ofClosedBranch(what);
}
