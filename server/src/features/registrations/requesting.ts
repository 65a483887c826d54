import type { Attempts } from '../../floor/attempts.ts';
import type { Clock } from '../../floor/clock.ts';
import { berlinDay } from '../../floor/clock.ts';
import type { Database, Queries } from '../../floor/database.ts';
import { AppError, invalidInput } from '../../floor/errors.ts';
import type { Links } from '../../floor/links.ts';
import { queueMail, type NewMail } from '../../floor/mail/outbox.ts';
import { forgottenPasswordPage } from '../accounts/parts.ts';
import { userByEmail } from '../accounts/sessions-store.ts';
import { isPlace } from '../companies/addresses.ts';
import { checkApprenticeships, type FieldErrors } from '../companies/choices.ts';
import { accountExistsMail, receivedMail, requestWaitsMail } from './mails.ts';
import { insertRequest, openRequestOf, type RegistrationValues } from './store.ts';

export const loginPage = '/#/login';

export interface RequestingParts {
  readonly database: Database;
  readonly attempts: Attempts;
  readonly links: Links;
  readonly clock: Clock;
}

async function refuseUnknown(db: Queries, form: RegistrationValues): Promise<void> {
  const errors: FieldErrors = {};
  if (!(await isPlace(db, form.City))) errors['City'] = ['Keine valide PLZ!'];
  await checkApprenticeships(db, form.Allowed_apprenticeships, errors);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

/** Whether one more may be made for that address: who fills another's mailbox is not told that it is full. */
async function isWithinLimit(attempts: Attempts, email: string): Promise<boolean> {
  try {
    await attempts.note([{ key: `registration for ${email}`, most: 3, perMinutes: 60 }]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.statusCode === 429) return false;
    throw error;
  }
}

/** Tells the address, once a day, what is there already; undefined where nothing is. */
async function whatIsThere(
  tx: Queries,
  email: string,
  links: Links,
  day: string,
): Promise<NewMail | undefined> {
  const user = await userByEmail(tx, email);
  if (user) {
    const pages = { login: links.to(loginPage), password: links.to(forgottenPasswordPage) };
    return accountExistsMail(email, pages, `registration-account-exists/${user.id}/${day}`);
  }
  const request = await openRequestOf(tx, email);
  return request && requestWaitsMail(email, `registration-waits/${request.id}/${day}`);
}

/**
 * Takes a request to be let in. Whether there is one for that address already, or an account, only the address itself is told.
 * @param address of the caller
 * @throws 400 for a place or job name that is not in the lists; 429 after 20 in an hour from one address
 */
export async function requestAccount(
  { database, attempts, links, clock }: RequestingParts,
  { fax = '', ...form }: RegistrationValues & { readonly fax?: string | undefined },
  address: string,
): Promise<void> {
  await attempts.note([{ key: `registration from ${address}`, most: 20, perMinutes: 60 }]);
  // Nobody sees that field: whoever filled it in is a robot.
  if (fax !== '') return;
  await refuseUnknown(database, form);
  if (!(await isWithinLimit(attempts, form.email))) return;
  const now = clock();
  const there = (tx: Queries) => whatIsThere(tx, form.email, links, berlinDay(now));
  await database.transaction(async (tx) => {
    let mail = await there(tx);
    if (mail === undefined) {
      const added = await insertRequest(tx, form, now);
      // Of several at once one is added; the others find it.
      mail = added === undefined ? await there(tx) : receivedMail(form.email);
    }
    if (mail) await queueMail(tx, mail);
  });
}
