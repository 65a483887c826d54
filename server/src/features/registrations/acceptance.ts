import type { Actor } from '../../core/security/callers.ts';
import { AppError, invalidInput } from '../../core/http/errors.ts';
import type { Queries } from '../../core/database/database.ts';
import type { Links } from '../../core/http/links.ts';
import { queueMail } from '../../core/mail/delivery/outbox.ts';
import { makeActivationLink } from '../accounts/administration/new-accounts.ts';
import type { KnownUser } from '../accounts/login/sessions-store.ts';
import { checkApprenticeships, type FieldErrors } from '../companies/choices.ts';
import { addJoiningCompany, takeOverCompany } from '../companies/locks/account-merge.ts';
import { ownerOfCompany } from '../companies/company-store.ts';
import { fullCompany, sameCompanies } from '../companies/store.ts';
import { insertContact } from '../contact-persons/store.ts';
import { findOrCreateAccount, type Account } from './account-for.ts';
import { acceptedMail, companyAddedMail, joinedMail, requestJoinedMail } from './mails.ts';
import { loginPage } from './service.ts';
import { setAccepted, type RequestRow } from './store.ts';
import { recordJoined } from './trail.ts';

const branchesPage = '/#/unternehmen/unternehmensprofil';

/** The data with which an editor accepts a request. */
export interface Acceptance {
  readonly Allowed_apprenticeships?: readonly number[] | undefined;
  /** Id of a company that the account takes over, 0 for a new one; by default the company that is found. */
  readonly take_over?: number | undefined;
  /** Id of the account that the editor has chosen; by default the account with the request's address. */
  readonly join?: number | undefined;
}

async function companyOwned(tx: Queries, companyId: number): Promise<AppError> {
  return new AppError(409, {
    detail: 'Dieses Unternehmen gehört bereits zu einem Konto.',
    code: 'company_owned',
    current: await fullCompany(tx, companyId),
  });
}

/**
 * Returns the id of the company that the account takes over; 0 for a new one.
 * @throws 409 `company_owned` if the editor has to decide
 */
async function companyFor(
  tx: Queries,
  { name, street, placeId }: RequestRow,
  { take_over }: Acceptance,
): Promise<number> {
  if (take_over !== undefined) return take_over;
  const same = await sameCompanies(tx, { name, street, placeId });
  const owned = same.find(({ userId }) => userId !== null);
  if (owned) throw await companyOwned(tx, owned.id);
  return same[0]?.id ?? 0;
}

/** Adds the company, or assigns an existing one. @returns the company's id */
async function giveCompany(
  tx: Queries,
  request: RequestRow,
  {
    userId,
    companyId,
    apprenticeships,
    editorId,
  }: {
    userId: number;
    companyId: number;
    apprenticeships: readonly number[];
    editorId: number;
  },
  now: Date,
): Promise<number> {
  const { name, weblink, street, additional, placeId, first_name, last_name, email, phone } =
    request;
  const person = { first_name, last_name, role: '', email, phone };
  const { id: contactId } = await insertContact(tx, userId, person);
  const joining = { userId, weblink, apprenticeships, contactId, editorId };
  if (companyId === 0) {
    const Address = { street, additional, City: placeId };
    return addJoiningCompany(tx, { ...joining, name, Address }, now);
  }
  if (!(await takeOverCompany(tx, companyId, joining, now))) {
    if (!(await ownerOfCompany(tx, companyId)))
      throw invalidInput({ take_over: ['Firma nicht im System!'] });
    throw await companyOwned(tx, companyId);
  }
  return companyId;
}

/** Records the new account and company, or their connection; nothing if the account already had the company. */
async function noteWho(
  tx: Queries,
  caller: Actor,
  {
    account,
    companyId,
    takenFrom,
  }: { account: Account; companyId: number; takenFrom: number | null | undefined },
): Promise<void> {
  if (takenFrom === account.id) return;
  const { name } = await fullCompany(tx, companyId);
  await recordJoined(tx, caller, {
    User: { id: account.id, name: account.email },
    isNewAccount: account.isNew,
    Company: { id: companyId, name },
    isNewCompany: takenFrom === undefined,
  });
}

/** Mails the decision on the request; if it joins another account, both get a mail, without the other's address. */
async function tell(
  tx: Queries,
  { email }: RequestRow,
  {
    account,
    companyId,
    isNewBranch,
  }: { account: Account; companyId: number; isNewBranch: boolean },
  { links, now }: { links: Links; now: Date },
): Promise<void> {
  if (account.isJoined) {
    const { name, Address } = await fullCompany(tx, companyId);
    const branch = { name, city: Address?.City.city ?? '', isNew: isNewBranch };
    await queueMail(tx, joinedMail(account.email, branch, links.to(branchesPage)));
    await queueMail(tx, requestJoinedMail(email));
    return;
  }
  const mail = account.isActive
    ? companyAddedMail(email, links.to(loginPage))
    : acceptedMail(email, links.to(await makeActivationLink(tx, account.id, now)));
  await queueMail(tx, mail);
}

/**
 * Accepts a request: adds account, company and contact person, and the mail with the activation link; all or nothing.
 * @param known the account with the request's address, locked; `request` is open and locked
 * @throws 400 with `errors`; 409 `account_exists` or `company_owned` with the existing object, if the editor has to decide
 */
export async function accept(
  tx: Queries,
  request: RequestRow,
  known: KnownUser | undefined,
  acceptance: Acceptance,
  { links, now, caller }: { links: Links; now: Date; caller: Actor },
): Promise<void> {
  const chosen = acceptance.Allowed_apprenticeships;
  const errors: FieldErrors = {};
  if (chosen) await checkApprenticeships(tx, chosen, errors);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  const apprenticeships = chosen ?? request.apprenticeships;
  const account = await findOrCreateAccount(tx, request, known, acceptance);
  const { id: userId, isActive, isJoined } = account;
  const found = await companyFor(tx, request, acceptance);
  const takenFrom = found === 0 ? undefined : ((await ownerOfCompany(tx, found))?.userId ?? null);
  const given = { userId, companyId: found, apprenticeships, editorId: caller.userId };
  const companyId = await giveCompany(tx, request, given, now);
  await noteWho(tx, caller, { account, companyId, takenFrom });
  await setAccepted(tx, request.id, {
    userId,
    isRegistered: isActive,
    isJoined,
    apprenticeships,
    now,
  });
  await tell(
    tx,
    request,
    { account, companyId, isNewBranch: takenFrom !== userId },
    { links, now },
  );
}
