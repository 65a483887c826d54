import { mayCall } from '@lehrpfad/contract/access.ts';
import { AppError, invalidInput } from '../../floor/errors.ts';
import type { Queries } from '../../floor/database.ts';
import type { Links } from '../../floor/links.ts';
import { queueMail } from '../../floor/mail/outbox.ts';
import { createCompanyUser, makeActivationLink } from '../accounts/new-accounts.ts';
import { userByEmail, type KnownUser } from '../accounts/sessions-store.ts';
import { lockAccount } from '../accounts/store.ts';
import { checkApprenticeships, type FieldErrors } from '../companies/choices.ts';
import { addJoiningCompany, takeOverCompany } from '../companies/joining.ts';
import { ownerOfCompany } from '../companies/rows.ts';
import { fullCompany, sameCompanies, simpleCompaniesOf } from '../companies/store.ts';
import { insertContact } from '../contact-persons/store.ts';
import { acceptedMail, companyAddedMail } from './mails.ts';
import { loginPage } from './requesting.ts';
import { setAccepted, type RequestRow } from './store.ts';
import { noteJoined, type Actor } from './trail.ts';

/** What an editor sends along who accepts a request. */
export interface Acceptance {
  readonly Allowed_apprenticeships?: readonly number[] | undefined;
  /** A company that the account takes over, 0 for a new one; undefined leaves it to what is found. */
  readonly take_over?: number | undefined;
}

interface Account {
  readonly id: number;
  /** Can log in already. */
  readonly isActive: boolean;
  readonly isNew: boolean;
}

async function accountExists(tx: Queries, user: KnownUser, detail: string): Promise<AppError> {
  const { id, name, permission, active } = user;
  const companies = await simpleCompaniesOf(tx, id);
  const current = { id, name, permission, active, companies };
  return new AppError(409, { detail, code: 'account_exists', current });
}

async function companyOwned(tx: Queries, companyId: number): Promise<AppError> {
  return new AppError(409, {
    detail: 'Dieses Unternehmen gehört bereits zu einem Konto.',
    code: 'company_owned',
    current: await fullCompany(tx, companyId),
  });
}

/**
 * The account of the request's address: a new one, or that which is there, if it is a company's and the editor said what it is to get.
 */
async function accountFor(
  tx: Queries,
  request: RequestRow,
  known: KnownUser | undefined,
  { take_over }: Acceptance,
): Promise<Account> {
  const id = known ? undefined : await createCompanyUser(tx, request);
  if (id !== undefined) return { id, isActive: false, isNew: true };
  const user = known ?? (await userByEmail(tx, request.email));
  if (user === undefined) throw new Error('An account is in the way that is not there.');
  const isOfCompany = !mayCall('editor', user.permission);
  if (!isOfCompany || (!user.active && user.password_hash !== null))
    throw await accountExists(
      tx,
      user,
      'Zu dieser E-Mail-Adresse gibt es ein Konto, dem kein Unternehmen gegeben werden kann. Die Anfrage kann nur abgelehnt werden.',
    );
  if (take_over === undefined)
    throw await accountExists(
      tx,
      user,
      'Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte entscheiden Sie, ob es das Unternehmen bekommt.',
    );
  return { id: user.id, isActive: user.active, isNew: false };
}

/**
 * The company that the account takes over; 0 for a new one.
 * @throws 409 `company_owned` where the editor has to decide
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

/** @returns the company's id */
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

/** Notes what has come, and what has come together; nothing where the company was the account's before. */
async function noteWho(
  tx: Queries,
  caller: Actor,
  { email }: RequestRow,
  {
    account,
    companyId,
    takenFrom,
  }: { account: Account; companyId: number; takenFrom: number | null | undefined },
): Promise<void> {
  if (takenFrom === account.id) return;
  const { name } = await fullCompany(tx, companyId);
  await noteJoined(tx, caller, {
    ...{ User: { id: account.id, name: email }, isNewAccount: account.isNew },
    ...{ Company: { id: companyId, name }, isNewCompany: takenFrom === undefined },
  });
}

/** Holds the account of an address, if there is one: always before the request, as whoever activates or closes it does. */
export async function holdAccountOf(tx: Queries, email: string): Promise<KnownUser | undefined> {
  const seen = await userByEmail(tx, email);
  if (seen === undefined) return undefined;
  await lockAccount(tx, seen.id);
  return userByEmail(tx, email);
}

/**
 * Lets a company in: account, company and contact person, the mail with the link that activates the account, all or nothing.
 * @param known the account of the request's address, held; `request` is open and held
 * @throws 400 with `errors`; 409 `account_exists` or `company_owned` where the editor has to decide, with what is there
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
  const account = await accountFor(tx, request, known, acceptance);
  const { id: userId, isActive } = account;
  const found = await companyFor(tx, request, acceptance);
  const takenFrom = found === 0 ? undefined : ((await ownerOfCompany(tx, found))?.userId ?? null);
  const given = { userId, companyId: found, apprenticeships, editorId: caller.userId };
  const companyId = await giveCompany(tx, request, given, now);
  await noteWho(tx, caller, request, { account, companyId, takenFrom });
  await setAccepted(tx, request.id, { userId, isRegistered: isActive, apprenticeships, now });
  const mail = isActive
    ? companyAddedMail(request.email, links.to(loginPage))
    : acceptedMail(request.email, links.to(await makeActivationLink(tx, userId, now)));
  await queueMail(tx, mail);
}
