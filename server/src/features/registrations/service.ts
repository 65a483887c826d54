import type { RateLimiter } from '../../core/security/rate-limiter.ts';
import type { Clock } from '../../core/clock.ts';
import { berlinDay } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { AppError, invalidInput } from '../../core/http/errors.ts';
import { withMinimumDuration } from '../../core/security/minimum-duration.ts';
import type { Links } from '../../core/http/links.ts';
import { queueMail, type NewMail } from '../../core/mail/delivery/outbox.ts';
import { forgottenPasswordPage } from '../accounts/deps.ts';
import { userByEmail } from '../accounts/login/sessions-store.ts';
import { isPlace } from '../companies/addresses-store.ts';
import { checkApprenticeships, type FieldErrors } from '../companies/choices.ts';
import { accountExistsMail, receivedMail, requestWaitsMail } from './mails.ts';
import { insertRequest, openRequestOf, type RegistrationValues } from './store.ts';

export const loginPage = '/#/login';

export interface RequestingDeps {
  readonly database: Database;
  readonly attempts: RateLimiter;
  readonly links: Links;
  readonly clock: Clock;
}

async function refuseUnknown(db: Queries, form: RegistrationValues): Promise<void> {
  const errors: FieldErrors = {};
  if (!(await isPlace(db, form.City))) errors['City'] = ['Keine valide PLZ!'];
  await checkApprenticeships(db, form.Allowed_apprenticeships, errors);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

/** Whether another request for that address is allowed: a sender who fills somebody's mailbox is not told about the limit. */
async function isWithinLimit(attempts: RateLimiter, email: string): Promise<boolean> {
  try {
    await attempts.consume([{ key: `registration for ${email}`, max: 3, perMinutes: 60 }]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.statusCode === 429) return false;
    throw error;
  }
}

/** Returns the mail about the request's result; about an existing account or request at most once a day. */
async function mailFor(
  tx: Queries,
  { email, added }: { readonly email: string; readonly added: boolean },
  links: Links,
  day: string,
): Promise<NewMail> {
  // Both are always read, so that every address leads to the same statements.
  const [user, request] = [await userByEmail(tx, email), await openRequestOf(tx, email)];
  if (added) return receivedMail(email);
  if (user === undefined)
    return requestWaitsMail(email, `registration-waits/${request?.id}/${day}`);
  const pages = { login: links.to(loginPage), password: links.to(forgottenPasswordPage) };
  return accountExistsMail(email, pages, `registration-account-exists/${user.id}/${day}`);
}

/** Stores a request with the same statements and in the same time, whether or not there is an account or a request. */
async function keepRequest(
  { database, attempts, links, clock }: RequestingDeps,
  form: RegistrationValues,
): Promise<void> {
  const { email } = form;
  if (!(await isWithinLimit(attempts, email))) return;
  const now = clock();
  await database.transaction(async (tx) => {
    const added = await insertRequest(tx, form, now);
    await queueMail(tx, await mailFor(tx, { email, added }, links, berlinDay(now)));
  });
}

/**
 * Handles a company's request for an account. Only the address itself is told whether it has a request or an account.
 * @param address of the caller
 * @throws 400 for a place or job name that is not in the lists; 429 after 20 requests in an hour from one address
 */
export async function requestAccount(
  deps: RequestingDeps,
  { fax = '', ...form }: RegistrationValues & { readonly fax?: string | undefined },
  address: string,
): Promise<void> {
  await deps.attempts.consume([{ key: `registration from ${address}`, max: 20, perMinutes: 60 }]);
  // Only robots fill in this hidden field.
  if (fax !== '') return;
  await refuseUnknown(deps.database, form);
  await withMinimumDuration(() => keepRequest(deps, form));
}
