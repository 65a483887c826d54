import { isEditor } from '../../core/security/callers.ts';
import type { Queries } from '../../core/database/database.ts';
import { AppError, invalidInput } from '../../core/http/errors.ts';
import { createCompanyUser } from '../accounts/administration/new-accounts.ts';
import { userByEmail, type KnownUser } from '../accounts/login/sessions-store.ts';
import { lockAccount } from '../accounts/store.ts';
import { simpleCompaniesOf } from '../companies/store.ts';
import { joinableAccount } from './joinable-accounts-store.ts';
import type { RequestRow } from './store.ts';

/** The account that gets a request's company. */
export interface Account {
  readonly id: number;
  readonly email: string;
  /** Whether it can already log in. */
  readonly isActive: boolean;
  readonly isNew: boolean;
  /** Whether it has another address than the request. */
  readonly isJoined: boolean;
}

async function accountExists(tx: Queries, user: KnownUser, detail: string): Promise<AppError> {
  const { id, name, permission, active } = user;
  const companies = await simpleCompaniesOf(tx, { accountId: id, branches: null });
  const current = { id, name, permission, active, companies };
  return new AppError(409, { detail, code: 'account_exists', current });
}

/** @throws 400 if it is not an active company account */
async function chosenAccount(tx: Queries, request: RequestRow, join: number): Promise<Account> {
  const account = await joinableAccount(tx, join);
  if (account === undefined)
    throw invalidInput({ join: ['Dieses Konto kann kein Unternehmen bekommen.'] });
  const { id, email } = account;
  return { id, email, isActive: true, isNew: false, isJoined: email !== request.email };
}

/**
 * Returns the account that the editor has chosen, or the one with the request's address: a new one, or an existing company account if the
 * editor has decided what it gets.
 */
export async function findOrCreateAccount(
  tx: Queries,
  request: RequestRow,
  known: KnownUser | undefined,
  { take_over, join }: { take_over?: number | undefined; join?: number | undefined },
): Promise<Account> {
  if (join !== undefined) return chosenAccount(tx, request, join);
  const { email } = request;
  const id = known ? undefined : await createCompanyUser(tx, request);
  if (id !== undefined) return { id, email, isActive: false, isNew: true, isJoined: false };
  const user = known ?? (await userByEmail(tx, email));
  if (user === undefined) throw new Error('An account is in the way that is not there.');
  const isOfCompany = !isEditor(user) && user.role === 'owner';
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
  return { id: user.id, email, isActive: user.active, isNew: false, isJoined: false };
}

/**
 * Locks the account that a request may get, always before the request, in the same order as activating and closing an account.
 * @param join id of the account that the editor has chosen
 * @returns the account with the request's address, if it exists and the editor has chosen no other
 */
export async function lockAccountOf(
  tx: Queries,
  email: string,
  join: number | undefined,
): Promise<KnownUser | undefined> {
  if (join !== undefined) {
    await lockAccount(tx, join);
    return undefined;
  }
  const seen = await userByEmail(tx, email);
  if (seen === undefined) return undefined;
  await lockAccount(tx, seen.id);
  return userByEmail(tx, email);
}
