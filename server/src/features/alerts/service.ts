import type { Rhythm } from '@lehrpfad/contract/alerts/options.ts';
import type { postAlert } from '@lehrpfad/contract/alerts/alerts.ts';
import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { readKeptSearch } from '@lehrpfad/contract/search/read-kept-search.ts';
import { waitingTime } from '@lehrpfad/contract/core/dates/waiting-time.ts';
import type { z } from 'zod';
import { berlinDay, type Clock } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import type { Links } from '../../core/http/links.ts';
import { queueMail } from '../../core/mail/delivery/outbox.ts';
import { forgetMailsTo } from '../../core/mail/withdrawal.ts';
import { AppError } from '../../core/http/errors.ts';
import { withMinimumDuration } from '../../core/security/minimum-duration.ts';
import { linkLimits } from '../../core/security/link-limits.ts';
import type { RateLimiter } from '../../core/security/rate-limiter.ts';
import { pathIn } from '../../core/text/page-words.ts';
import { newSecret } from '../../core/security/secrets.ts';
import { alertMailKinds, confirmMail } from './mails.ts';
import { mailOthers } from './other-alerts.ts';
import { alertPaths, withToken } from './paths.ts';
import {
  confirmAlert,
  countOtherAlerts,
  deleteAlert,
  deleteEnded,
  deleteUnconfirmed,
  findByLink,
  findUnconfirmed,
  hasAlerts,
  insertAlert,
  insertLink,
  lockAlertsOf,
  setRhythm,
} from './store.ts';

export interface AlertDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly links: Links;
  readonly attempts: Pick<RateLimiter, 'consume'>;
}

type Sent = z.output<NonNullable<(typeof postAlert)['body']>>;

/** Days until the next mail. */
const daysBetween: Readonly<Record<Rhythm, number>> = { daily: 1, weekly: 7 };

/** The day of the next mail after one on `today`. */
export const nextDue = (today: string, rhythm: Rhythm): string =>
  addDays(today, daysBetween[rhythm]);

function tooManyLinks(retryAfter: number): AppError {
  const detail = `Gerade sind schon mehrere Links verschickt worden. Versuch es in ${waitingTime(retryAfter)} noch einmal.`;
  return new AppError(429, { detail, code: 'too_many' }, retryAfter);
}

/**
 * Stores an alert and mails the link that confirms it. The response does not tell whether the address has alerts already.
 * @param address of the caller
 * @throws 429 beyond `linkLimits`
 */
export async function askForAlert(
  { database, attempts, clock, links }: AlertDeps,
  { mail: email, rhythm, search, language, website = '' }: Sent,
  address: string,
): Promise<void> {
  await attempts.consume(linkLimits('alert', address, email), tooManyLinks);
  // Only robots fill in this hidden field.
  if (website !== '') return;
  const token = newSecret();
  const kept = readKeptSearch(search)?.text ?? '';
  await withMinimumDuration(() =>
    database.transaction(async (tx) => {
      await insertAlert(tx, { email, rhythm, language, search: kept }, { token, now: clock() });
      const page = pathIn(language, withToken(alertPaths.confirm, token));
      await queueMail(tx, confirmMail({ email, language }, links.to(page)));
    }),
  );
}

/**
 * Outcome of confirming. `invalid`: the link is unknown or expired, or its alert has ended. `full`: the address has the most alerts that are
 * allowed.
 */
export type Confirmed = 'confirmed' | 'invalid' | 'full';

/** Confirms the alert of a link, which changes and stops it from then on. Does nothing the second time: a button is pressed twice, a page reloaded. */
export function confirm(
  { database, clock }: Pick<AlertDeps, 'database' | 'clock'>,
  token: string,
): Promise<Confirmed> {
  const now = clock();
  const today = berlinDay(now);
  return database.transaction(async (tx) => {
    const isConfirmed = async () => ((await findByLink(tx, token)) ? 'confirmed' : 'invalid');
    const seen = await findUnconfirmed(tx, token, now);
    if (seen === undefined) return isConfirmed();
    await lockAlertsOf(tx, seen.email);
    const alert = await findUnconfirmed(tx, token, now);
    if (alert === undefined) return isConfirmed();
    if ((await countOtherAlerts(tx, alert)) >= limits.alertsPerAddress) return 'full';
    const due = nextDue(today, alert.rhythm);
    await confirmAlert(tx, alert, { now, due, ends: addDays(today, limits.alertDays) });
    await insertLink(tx, alert.id, { token, now });
    return 'confirmed';
  });
}

/** @returns whether the alert still runs */
export function changeRhythm(
  { database, clock }: Pick<AlertDeps, 'database' | 'clock'>,
  token: string,
  rhythm: Rhythm,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const alert = await findByLink(tx, token);
    if (alert === undefined) return false;
    if (alert.rhythm !== rhythm)
      await setRhythm(tx, alert.id, { rhythm, due: nextDue(berlinDay(clock()), rhythm) });
    return true;
  });
}

/** Deletes the mails to addresses that have no alerts any more. */
async function forgetAddresses(tx: Queries, emails: readonly string[]): Promise<void> {
  for (const email of new Set(emails))
    if (!(await hasAlerts(tx, email))) await forgetMailsTo(tx, email, alertMailKinds);
}

/**
 * Ends the alert of a link at once. Does nothing for an unknown link, or the second time.
 * @param asksForOthers whether the address gets a mail with the links of its other alerts
 */
export async function stop(
  deps: Pick<AlertDeps, 'database' | 'clock' | 'links'>,
  token: string,
  asksForOthers: boolean,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const seen = await findByLink(tx, token);
    if (seen === undefined) return;
    // Otherwise the last two alerts of an address could each take the other for one that goes on.
    await lockAlertsOf(tx, seen.email);
    const deleted = await deleteAlert(tx, seen.id);
    await forgetAddresses(tx, deleted);
    if (deleted.length > 0 && asksForOthers) await mailOthers(tx, deps, seen);
  });
}

/** Deletes alerts that were not confirmed in time, and those that have ended. */
export async function removeOldAlerts(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const ended = await deleteEnded(tx, berlinDay(now));
    await forgetAddresses(tx, [...(await deleteUnconfirmed(tx, now)), ...ended]);
  });
}
