import type { Queries } from '../../../core/database/database.ts';
import { insertAddress, type AddressValues } from '../addresses-store.ts';
import { confirmEditedCompany } from '../checks/checks-store.ts';
import { attach, replaceAttached } from '../choices-store.ts';
import { insertCompany, lockCompany, moveCompany, updateCompany } from '../company-store.ts';

/** The data of an accepted request; all of it is valid. */
export interface JoiningCompany {
  readonly userId: number;
  readonly name: string;
  readonly weblink: string;
  readonly Address: AddressValues;
  readonly apprenticeships: readonly number[];
  readonly contactId: number;
  /** The editor who accepts the request, and thereby confirms the company's name and town. */
  readonly editorId: number;
}

/** Adds the company of a new account. @returns its id */
export async function addJoiningCompany(
  tx: Queries,
  { userId, name, weblink, Address, apprenticeships, contactId, editorId }: JoiningCompany,
  now: Date,
): Promise<number> {
  const addressId = await insertAddress(tx, Address);
  const { id } = await insertCompany(
    tx,
    { name, weblink, logo: null, cover: null, coverAlt: '', addressId, userId },
    now,
  );
  await attach(tx, 'apprenticeships', id, apprenticeships);
  await attach(tx, 'contacts', id, [contactId]);
  await confirmEditedCompany(tx, id, editorId, now);
  return id;
}

/**
 * Assigns a company without an owner, with its imported ads, to an account. Its data stays; only a missing website is filled in.
 * @returns false if it does not exist, or has another owner
 */
export async function takeOverCompany(
  tx: Queries,
  id: number,
  {
    userId,
    weblink,
    apprenticeships,
    contactId,
    editorId,
  }: Omit<JoiningCompany, 'name' | 'Address'>,
  now: Date,
): Promise<boolean> {
  const row = await lockCompany(tx, id);
  if (row === undefined || (row.userId !== null && row.userId !== userId)) return false;
  await moveCompany(tx, id, userId);
  const isNew = row.userId === null;
  // A branch that the account already has keeps its apprenticeships.
  await (isNew ? replaceAttached : attach)(tx, 'apprenticeships', id, apprenticeships);
  await attach(tx, 'contacts', id, [contactId]);
  await updateCompany(tx, id, { weblink: row.weblink === '' ? weblink : undefined }, now);
  // The editor has not checked a branch that the account already had.
  if (isNew) await confirmEditedCompany(tx, id, editorId, now);
  return true;
}
