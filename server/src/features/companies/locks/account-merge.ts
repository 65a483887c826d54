import type { Queries } from '../../../core/database/database.ts';
import { insertAddress, type AddressValues } from '../addresses-store.ts';
import { confirmAsSeen } from '../checks/checks-store.ts';
import { attach, replaceAttached } from '../choices-store.ts';
import { insertCompany, lockCompany, moveCompany, updateCompany } from '../company-store.ts';

/** What an accepted request brings: all of it has been checked. */
export interface JoiningCompany {
  readonly userId: number;
  readonly name: string;
  readonly weblink: string;
  readonly Address: AddressValues;
  readonly apprenticeships: readonly number[];
  readonly contactId: number;
  /** Whoever accepts the request, and with it the company's name and town. */
  readonly editorId: number;
}

/** Adds the company of an account that has just been let in. @returns its id */
export async function addJoiningCompany(
  tx: Queries,
  { userId, name, weblink, Address, apprenticeships, contactId, editorId }: JoiningCompany,
  now: Date,
): Promise<number> {
  const addressId = await insertAddress(tx, Address);
  const { id } = await insertCompany(tx, { name, weblink, logo: null, addressId, userId }, now);
  await attach(tx, 'apprenticeships', id, apprenticeships);
  await attach(tx, 'contacts', id, [contactId]);
  await confirmAsSeen(tx, id, editorId, now);
  return id;
}

/**
 * Has an account take over a company without an owner, with its imported ads. What is known of it stays; only a missing website is
 * filled in.
 * @returns false where there is none, or it has another owner
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
  // What a branch of the account may train for already it may go on.
  await (isNew ? replaceAttached : attach)(tx, 'apprenticeships', id, apprenticeships);
  await attach(tx, 'contacts', id, [contactId]);
  await updateCompany(tx, id, { weblink: row.weblink === '' ? weblink : undefined }, now);
  // One that it has already the editor has not looked at.
  if (isNew) await confirmAsSeen(tx, id, editorId, now);
  return true;
}
