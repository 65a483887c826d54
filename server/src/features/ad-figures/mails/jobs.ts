import { monthName } from '@lehrpfad/contract/core/dates/month-name.ts';
import { figureKinds, type FigureKind } from '@lehrpfad/contract/ad-figures/options.ts';
import { addDays, monthAfter } from '@lehrpfad/contract/core/dates/days.ts';
import { berlinDay, type Clock } from '../../../core/clock.ts';
import type { Database, Queries } from '../../../core/database/database.ts';
import type { Links } from '../../../core/http/links.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { newSecret } from '../../../core/security/secrets.ts';
import { branchesOf, weeksOf, type Days } from '../figures-store.ts';
import { adviceFrom, type Compared } from './advice.ts';
import { compareFields, findMissingFields } from './advice-store.ts';
import { figuresMail } from './figures-mail.ts';
import { claim, insertLink, listAccountsToMail } from './mails-store.ts';
import { stopPath } from './paths.ts';

interface SendingDeps {
  readonly links: Links;
  readonly clock: Clock;
}

/** Days whose counts the advice uses. */
const adviceDays = 90;

async function sumsIn(
  db: Queries,
  branches: readonly number[],
  days: Days,
): Promise<Record<FigureKind, number>> {
  const rows = await weeksOf(db, branches, days);
  const sumOf = (kind: FigureKind) => rows.reduce((sum, row) => sum + row[kind], 0);
  return Object.fromEntries(figureKinds.map((kind) => [kind, sumOf(kind)])) as Record<
    FigureKind,
    number
  >;
}

const monthOf = (day: string, months: number): Days => {
  const { first, last } = monthAfter(day, months);
  return { from: first, to: last };
};

/** Queues the mail of an account. If nothing was counted in the month, it gets none. */
async function tell(
  tx: Queries,
  { links, clock }: SendingDeps,
  { userId, compared }: { userId: number; compared: readonly Compared[] },
): Promise<void> {
  const now = clock();
  const today = berlinDay(now);
  const month = monthOf(today, -1);
  const subscriber = await claim(tx, userId, month.from);
  if (subscriber === undefined) return;
  const branches = (await branchesOf(tx, { accountId: userId, branches: null })).map(
    ({ id }) => id,
  );
  const sums = await sumsIn(tx, branches, month);
  if (figureKinds.every((kind) => sums[kind] === 0)) return;
  const lacking = await findMissingFields(tx, branches, today);
  const advice = adviceFrom(compared, new Set(lacking.keys()));
  const token = newSecret();
  await insertLink(tx, userId, { token, now });
  const mail = figuresMail(subscriber, {
    month: monthName(month.from.slice(0, 7)),
    sums,
    before: await sumsIn(tx, branches, monthOf(today, -2)),
    advice: advice && { ...advice, title: lacking.get(advice.field) ?? '' },
    urls: { figures: links.to('/#/unternehmen/zahlen'), stop: links.to(stopPath(token)) },
  });
  await queueMail(tx, mail);
}

/**
 * Mails the sums of last month to each account that has requested it, once: each mail is queued in the same transaction as the record of it,
 * so that crashes and other processes cause no second one.
 */
export async function sendFigureMails(database: Database, deps: SendingDeps): Promise<void> {
  const today = berlinDay(deps.clock());
  const accounts = await listAccountsToMail(database, monthOf(today, -1).from);
  if (accounts.length === 0) return;
  const days = { from: addDays(today, -adviceDays), to: addDays(today, -1) };
  const compared = await compareFields(database, days);
  for (const userId of accounts)
    await database.transaction((tx) => tell(tx, deps, { userId, compared }));
}
