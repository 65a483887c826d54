import { isEditor, type Actor } from '../../core/security/callers.ts';
import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import {
  companyForm,
  type FullCompany,
  type patchCompany,
} from '@lehrpfad/contract/companies/companies.ts';
import type { z } from 'zod';
import type { Queries } from '../../core/database/database.ts';
import { invalidInput, refuseStale, staleEdit } from '../../core/http/errors.ts';
import type { Links } from '../../core/http/links.ts';
import type { Written } from '../../core/files/stored-files.ts';
import { insertAddress, isPlace, saveAddressOf, type AddressValues } from './addresses-store.ts';
import {
  checkApprenticeships,
  checkContacts,
  checkOwner,
  checkProfessions,
  type FieldErrors,
} from './choices.ts';
import { apprenticeshipsOfAccount, attach, replaceAttached } from './choices-store.ts';
import { checkStateOf, confirmEditedCompany, type CheckState } from './checks/checks-store.ts';
import { coverAfter, type PictureKeys } from './pictures/new-pictures.ts';
import { lockOpened, switchLock } from './locks/locks.ts';
import { recordChanges, recordCreated, recordToBeChecked } from './trail.ts';
import { queueTransferMails } from './transfer/transfer.ts';
import { refuseForeignCompany } from './policy.ts';
import {
  insertCompany,
  lockCompany,
  moveCompany,
  updateCompany,
  type CompanyRow,
} from './company-store.ts';
import { fullCompany } from './store.ts';

type CompanyPatch = z.output<NonNullable<typeof patchCompany.body>>;
type CompanyPost = Omit<CompanyPatch, 'logo' | 'cover' | 'locked' | 'last_updated'> & {
  readonly name: string;
  readonly weblink: string;
  readonly Address: AddressValues;
};

/** A request that writes a company. */
export interface CompanyWrite<Body> {
  readonly caller: Actor;
  readonly body: Body;
  /** Keys of its new pictures. */
  readonly pictures: PictureKeys;
  readonly links: Links;
  readonly now: Date;
}

interface Choices {
  readonly professions: readonly number[] | undefined;
  readonly apprenticeships: readonly number[] | undefined;
  readonly contacts: { readonly field: string; readonly ids: readonly number[] } | undefined;
}

/** Returns the chosen contact persons. Editors' clients send `Contact`; if both are sent, it has priority. */
function contactsIn({ Contact, Contacts }: CompanyPatch): Choices['contacts'] {
  if (Contact !== undefined) return { field: 'Contact', ids: Contact };
  return Contacts && { field: 'Contacts', ids: Contacts };
}

/** Returns the chosen list items; apprenticeships from a company account are ignored. */
function choicesIn(caller: Actor, body: CompanyPatch): Choices {
  return {
    professions: body.Professions,
    apprenticeships: isEditor(caller) ? body.Allowed_apprenticeships : undefined,
    contacts: contactsIn(body),
  };
}

/**
 * Returns the apprenticeships of a new branch: an editor chooses them; a branch of a company account inherits those of the account, or the
 * chosen ones of them.
 */
async function inheritedBy(
  tx: Queries,
  caller: Actor,
  { Allowed_apprenticeships: chosen = [] }: CompanyPatch,
): Promise<readonly number[] | undefined> {
  if (isEditor(caller)) return undefined;
  const all = await apprenticeshipsOfAccount(tx, caller.accountId);
  const part = all.filter((id) => chosen.includes(id));
  return part.length === 0 ? all : part;
}

/** Returns the owner that an editor chose, null for none; undefined if nothing was sent, or not by an editor. */
function ownerIn(caller: Actor, { User }: CompanyPatch): number | null | undefined {
  if (User === undefined || !isEditor(caller)) return undefined;
  return typeof User === 'number' && User > 0 ? User : null;
}

async function checkPlace(tx: Queries, address: AddressValues | undefined, errors: FieldErrors) {
  if (address && !(await isPlace(tx, address.City))) errors['Address'] = ['Keine valide PLZ!'];
}

function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

/** @throws 400 for items that are not in the lists */
async function saveChoices(
  tx: Queries,
  company: Pick<CompanyRow, 'id' | 'userId'>,
  { professions, apprenticeships, contacts }: Choices,
  errors: FieldErrors,
): Promise<void> {
  if (professions) await checkProfessions(tx, professions, errors);
  if (apprenticeships) await checkApprenticeships(tx, apprenticeships, errors, company.id);
  if (contacts) await checkContacts(tx, company, contacts, errors);
  refuse(errors);
  if (professions) await replaceAttached(tx, 'professions', company.id, professions);
  if (apprenticeships) await replaceAttached(tx, 'apprenticeships', company.id, apprenticeships);
  if (contacts) await replaceAttached(tx, 'contacts', company.id, contacts.ids);
}

/**
 * Adds a company; a company account becomes its owner.
 * @throws 400 with `errors` by field
 */
export async function addCompany(
  tx: Queries,
  { caller, body, pictures, links, now }: CompanyWrite<CompanyPost>,
): Promise<FullCompany> {
  const userId = isEditor(caller) ? (ownerIn(caller, body) ?? null) : caller.accountId;
  const errors: FieldErrors = {};
  await checkPlace(tx, body.Address, errors);
  if (userId !== null) await checkOwner(tx, userId, errors);
  const cover = coverAfter({ cover: null, coverAlt: '' }, body, pictures, errors);
  refuse(errors);
  const addressId = await insertAddress(tx, body.Address);
  const inherited = await inheritedBy(tx, caller, body);
  const { name, weblink } = body;
  const values = { name, weblink, logo: pictures.logo ?? null, ...cover, addressId, userId };
  const company = await insertCompany(tx, values, now);
  await saveChoices(tx, company, choicesIn(caller, body), errors);
  if (inherited) await attach(tx, 'apprenticeships', company.id, inherited);
  await recordCreated(tx, caller, await fullCompany(tx, company.id));
  await settleCheck(tx, { caller, now }, { id: company.id, before: null });
  if (!isEditor(caller)) await lockOpened(tx, caller, company.id);
  const added = await fullCompany(tx, company.id);
  if (isEditor(caller)) await queueTransferMails(tx, null, added, { links, now });
  return added;
}

/**
 * Updates the check of a branch: an editor's change of name, town or owner confirms it; a company's change waits for an editor, unless the
 * new name and town were confirmed before.
 */
async function settleCheck(
  tx: Queries,
  { caller, now }: Pick<CompanyWrite<unknown>, 'caller' | 'now'>,
  {
    id,
    before,
  }: { id: number; before: { company: FullCompany; state: CheckState | undefined } | null },
): Promise<void> {
  const state = await checkStateOf(tx, id);
  if (state === undefined || state.subject === before?.state?.subject) return;
  if (isEditor(caller)) return confirmEditedCompany(tx, id, caller.userId, now);
  if (state.verdict === branchCheck.open)
    await recordToBeChecked(tx, caller, before?.company ?? null, await fullCompany(tx, id));
}

/** Checks a company with its changes as a whole form. */
function refuseUnfit(current: FullCompany, body: CompanyPatch): void {
  const sent = Object.entries(body).filter(
    ([field, value]) => field in companyForm.shape && value !== undefined,
  );
  if (sent.length === 0) return;
  const { name, weblink } = current;
  const whole = { name, weblink, ...Object.fromEntries(sent) };
  const read = companyForm.partial({ Address: true }).safeParse(whole);
  if (read.success) return;
  const errors: FieldErrors = {};
  for (const { path, message } of read.error.issues)
    (errors[String(path[0] ?? 'anfrage')] ??= []).push(message);
  throw invalidInput(errors);
}

/**
 * Changes the sent fields of a company.
 * @returns the company, and the pictures that it no longer has
 * @throws 400 with `errors`, 404, 409 if it was changed since `last_updated`, or has another owner than in `begun`
 */
export async function changeCompany(
  tx: Queries,
  id: number,
  { caller, body, pictures, links, now }: CompanyWrite<CompanyPatch>,
): Promise<Written<FullCompany>> {
  const errors: FieldErrors = {};
  const owner = ownerIn(caller, body);
  // The account is locked before its data, as when it is closed, to avoid deadlocks.
  if (owner) await checkOwner(tx, owner, errors);
  const row = await lockCompany(tx, id);
  refuseForeignCompany(caller, row);
  const current = await fullCompany(tx, id);
  refuseStale(current, body.last_updated);
  if (body.begun && body.begun.User !== row.userId) throw staleEdit({ ...current });
  refuseUnfit(current, body);
  const userId = owner === undefined ? row.userId : owner;
  const state = await checkStateOf(tx, id);
  await checkPlace(tx, body.Address, errors);
  const cover = coverAfter(row, body, pictures, errors);
  refuse(errors);
  if (userId !== row.userId) await moveCompany(tx, id, userId);
  await saveChoices(tx, { id, userId }, choicesIn(caller, body), errors);
  const addressId = body.Address && (await saveAddressOf(tx, row, body.Address));
  const logo = pictures.logo ?? (body.logo === '' ? null : undefined);
  const { name, weblink, locked } = body;
  await updateCompany(tx, id, { name, weblink, logo, ...cover, addressId }, now);
  await switchLock(tx, { locked, current, links, now });
  const changed = await fullCompany(tx, id);
  await recordChanges(tx, caller, current, changed);
  await settleCheck(tx, { caller, now }, { id, before: { company: current, state } });
  if (userId !== row.userId) await queueTransferMails(tx, row.userId, changed, { links, now });
  return {
    result: await fullCompany(tx, id),
    gone: [
      ...(logo === undefined ? [] : [row.logo]),
      ...(cover.cover === row.cover ? [] : [row.cover]),
    ],
  };
}
