import { companyForm, type FullCompany, type patchCompany } from '@lehrpfad/contract/companies.ts';
import type { z } from 'zod';
import type { Queries } from '../../floor/database.ts';
import { invalidInput, staleEdit } from '../../floor/errors.ts';
import type { Written } from '../../floor/stored-files.ts';
import { insertAddress, isPlace, saveAddressOf, type AddressValues } from './addresses.ts';
import {
  checkApprenticeships,
  checkContacts,
  checkOwner,
  checkProfessions,
  replaceAttached,
  type FieldErrors,
} from './choices.ts';
import { noteChanges, noteCreated } from './trail.ts';
import { isEditor, refuseForeignCompany, type Actor } from './policy.ts';
import { insertCompany, lockCompany, moveCompany, updateCompany, type CompanyRow } from './rows.ts';
import { fullCompany } from './store.ts';

type CompanyPatch = z.output<NonNullable<typeof patchCompany.body>>;
type CompanyPost = Omit<CompanyPatch, 'logo' | 'locked' | 'last_updated'> & {
  readonly name: string;
  readonly weblink: string;
  readonly Address: AddressValues;
};

/** A call that writes a company. */
export interface CompanyWrite<Body> {
  readonly caller: Actor;
  readonly body: Body;
  /** Key of a logo that was sent. */
  readonly logo: string | undefined;
  readonly now: Date;
}

interface Choices {
  readonly professions: readonly number[] | undefined;
  readonly apprenticeships: readonly number[] | undefined;
  readonly contacts: { readonly field: string; readonly ids: readonly number[] } | undefined;
}

/** Editors' clients say `Contact`; where both are sent, the list that is theirs counts. */
function contactsIn({ Contact, Contacts }: CompanyPatch): Choices['contacts'] {
  if (Contact !== undefined) return { field: 'Contact', ids: Contact };
  return Contacts && { field: 'Contacts', ids: Contacts };
}

/** What is chosen from lists; allowed apprenticeships are left aside where a company account sends them. */
function choicesIn(caller: Actor, body: CompanyPatch): Choices {
  return {
    professions: body.Professions,
    apprenticeships: isEditor(caller) ? body.Allowed_apprenticeships : undefined,
    contacts: contactsIn(body),
  };
}

/** The account that an editor chose, null for none; undefined where nothing was said, or not by an editor. */
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

/** @throws 400 for what is not in the lists */
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
 * Adds a company; that of a company account is its own.
 * @throws 400 with `errors` by field
 */
export async function addCompany(
  tx: Queries,
  { caller, body, logo, now }: CompanyWrite<CompanyPost>,
): Promise<FullCompany> {
  const userId = isEditor(caller) ? (ownerIn(caller, body) ?? null) : caller.userId;
  const errors: FieldErrors = {};
  await checkPlace(tx, body.Address, errors);
  if (userId !== null) await checkOwner(tx, userId, errors);
  refuse(errors);
  const addressId = await insertAddress(tx, body.Address);
  const { name, weblink } = body;
  const values = { name, weblink, logo: logo ?? null, addressId, userId };
  const company = await insertCompany(tx, values, now);
  await saveChoices(tx, company, choicesIn(caller, body), errors);
  const added = await fullCompany(tx, company.id);
  await noteCreated(tx, caller, added);
  return added;
}

/** What a company would be with the changes, as its form has it: a form that is saved must be right as a whole. */
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

function refuseStale(current: FullCompany, readAt: string | undefined): void {
  if (readAt !== undefined && Date.parse(readAt) !== Date.parse(current.last_updated))
    throw staleEdit(current);
}

/**
 * Changes what was sent of a company.
 * @returns the company, and the logo that it no longer has
 * @throws 400 with `errors`, 404, 409 where it was changed since `last_updated`
 */
export async function changeCompany(
  tx: Queries,
  id: number,
  { caller, body, logo: newLogo, now }: CompanyWrite<CompanyPatch>,
): Promise<Written<FullCompany>> {
  const errors: FieldErrors = {};
  const owner = ownerIn(caller, body);
  // The account before what it has, as whoever closes it does: nobody waits for another in a circle.
  if (owner) await checkOwner(tx, owner, errors);
  const row = await lockCompany(tx, id);
  refuseForeignCompany(caller, row);
  const current = await fullCompany(tx, id);
  refuseStale(current, body.last_updated);
  refuseUnfit(current, body);
  const userId = owner === undefined ? row.userId : owner;
  await checkPlace(tx, body.Address, errors);
  refuse(errors);
  if (userId !== row.userId) await moveCompany(tx, id, userId);
  await saveChoices(tx, { id, userId }, choicesIn(caller, body), errors);
  const addressId = body.Address && (await saveAddressOf(tx, row, body.Address));
  const logo = newLogo ?? (body.logo === '' ? null : undefined);
  const { name, weblink, locked } = body;
  await updateCompany(tx, id, { name, weblink, locked, logo, addressId }, now);
  const result = await fullCompany(tx, id);
  await noteChanges(tx, caller, current, result);
  return {
    result,
    gone: logo === undefined ? [] : [row.logo],
  };
}
