import { mayCall } from '@lehrpfad/contract/core/endpoints/access.ts';
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
  /** Can log in already. */
  readonly isActive: boolean;
  readonly isNew: boolean;
  /** It is somebody else's than who has asked. */
  readonly isJoined: boolean;
}

async function accountExists(tx: Queries, user: KnownUser, detail: string): Promise<AppError> {
  const { id, name, permission, active } = user;
  const companies = await simpleCompaniesOf(tx, id);
  const current = { id, name, permission, active, companies };
  return new AppError(409, { detail, code: 'account_exists', current });
}

/** @throws 400 for one that is not an active account of a company */
async function chosenAccount(tx: Queries, request: RequestRow, join: number): Promise<Account> {
  const account = await joinableAccount(tx, join);
  if (account === undefined)
    throw invalidInput({ join: ['Dieses Konto kann kein Unternehmen bekommen.'] });
  const { id, email } = account;
  return { id, email, isActive: true, isNew: false, isJoined: email !== request.email };
}

/**
 * The account that the editor has chosen, or that of the request's address: a new one, or that which is there, if it is a company's and
 * the editor said what it is to get.
 */
export async function accountFor(
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
  return { id: user.id, email, isActive: user.active, isNew: false, isJoined: false };
}

/**
 * Holds the account that a request may get: always before the request, as whoever activates or closes it does.
 * @param join the one that the editor has chosen
 * @returns that of the request's address, if it is that and there is one
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
