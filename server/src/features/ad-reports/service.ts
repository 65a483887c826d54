import type {
  AdReport,
  DecidedReport,
  ReportDecision,
  sentAdReport,
} from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import type { z } from 'zod';
import { berlinDay, type Clock } from '../../core/clock.ts';
import type { ChangeFeed } from '../../core/database/change-feed/changes.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { conflict, notFound, refuseStale } from '../../core/http/errors.ts';
import type { Links } from '../../core/http/links.ts';
import { pathIn } from '../../core/text/page-words.ts';
import { withdrawMail } from '../../core/mail/withdrawal.ts';
import { queueMail } from '../../core/mail/delivery/outbox.ts';
import type { Actor } from '../../core/security/callers.ts';
import type { RateLimiter } from '../../core/security/rate-limiter.ts';
import { recordAction } from '../audit/trail.ts';
import { lockAd } from '../job-ads/locks/locks.ts';
import { publicJobAds } from '../job-ads/store.ts';
import { decidedMail, decidedMailKey, receivedMail } from './mails.ts';
import {
  insertReport,
  lockDecidedTogether,
  lockOtherReports,
  lockReport,
  writeDecision,
  type StoredReport,
} from './store.ts';

export interface ReportDeps {
  readonly database: Database;
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly attempts: RateLimiter;
  readonly links: Links;
  readonly clock: Clock;
}

type Sent = z.output<typeof sentAdReport>;

const hour = { perMinutes: 60 };

/**
 * Stores a report with the ad as it is now, and confirms it to its sender if there is an address.
 * @param address of the caller
 * @throws 404 if the ad is not public; 429 after 10 reports in an hour from one address, or 3 of one sender
 */
export async function reportAd(
  { database, attempts, clock }: ReportDeps,
  { website = '', job_ad: id, reason, text, mail, language }: Sent,
  address: string,
): Promise<void> {
  await attempts.consume([
    { key: `ad report from ${address}`, max: 10, ...hour },
    ...(mail === '' ? [] : [{ key: `ad report of ${mail}`, max: 3, ...hour }]),
  ]);
  // Only robots fill in this hidden field.
  if (website !== '') return;
  const now = clock();
  await database.transaction(async (tx) => {
    const [found] = await publicJobAds(tx, [id], berlinDay(now));
    if (found === undefined) throw notFound();
    const { title, company_name, Job_name, details, annotation } = found;
    const ad = { id, title, company_name, job_name: Job_name.name, details, annotation };
    await insertReport(tx, { ad, reason, text, mail, language }, now);
    if (mail !== '') await queueMail(tx, receivedMail({ mail, language }, ad));
  });
}

async function reportOf(tx: Queries, id: number): Promise<StoredReport> {
  const report = await lockReport(tx, id);
  if (report === undefined) throw notFound();
  return report;
}

/** Leaves out the sender's address, which editors do not see. */
const shown = ({ mail: _mail, language: _language, ...report }: StoredReport): AdReport => report;

/** Locks the ad of a report, unless another editor has done so already. */
async function lockReportedAd(
  tx: Queries,
  deps: ReportDeps,
  caller: Actor,
  { report, decision }: { report: StoredReport; decision: ReportDecision },
): Promise<void> {
  const { lock_reason: reason, lock_note: note } = decision;
  if (reason === undefined || report.Now?.locked === true) return;
  if (report.Now === null)
    throw conflict('Die Stellenanzeige gibt es nicht mehr.', { ...shown(report) });
  await lockAd(tx, deps, caller, report.Ad.id, { reason, note, siblings: false });
}

/** Withdraws the mail about the present decision. @returns whether the sender has that mail already */
async function withdrawAnswer(tx: Queries, { id, decided, mail }: StoredReport): Promise<boolean> {
  if (decided === null || mail === '') return false;
  return !(await withdrawMail(tx, decidedMailKey(id, new Date(decided))));
}

/**
 * Writes a decision on one report, answers its sender and records it in the trail of the ad.
 * @returns whether the sender was already told another decision
 */
async function settle(
  tx: Queries,
  { links }: ReportDeps,
  caller: Actor,
  { before, decision, now }: { before: StoredReport; decision: ReportDecision; now: Date },
): Promise<boolean> {
  const outcome = decision.outcome === 'open' ? null : decision.outcome;
  const answer = outcome === null ? '' : decision.answer;
  const isAnswered = await withdrawAnswer(tx, before);
  await writeDecision(tx, [before.id], { outcome, answer, userId: caller.userId }, now);
  const { id, Ad: ad, mail, language } = before;
  if (outcome !== null && mail !== '') {
    const contactUrl = links.to(pathIn(language, '/kontakt'));
    const told = { id, now, ad, outcome, answer, contactUrl };
    await queueMail(tx, decidedMail({ mail, language }, told));
  }
  await recordAction(tx, {
    caller,
    action: outcome === null ? 'report-reopened' : `report-${outcome}`,
    subject: 'job-ad',
    id: ad.id,
    name: ad.title,
    reason: answer,
  });
  return isAnswered;
}

/** Locks and returns the ids of the other reports to which a decision applies. */
function lockOthers(tx: Queries, report: StoredReport, decision: ReportDecision) {
  if (!decision.others) return [];
  return decision.outcome === 'open'
    ? lockDecidedTogether(tx, report)
    : lockOtherReports(tx, report);
}

/**
 * Decides a report, and the other open ones of the ad if requested; or opens it again, and those decided together with it if requested.
 * Locking tells the company why.
 * @throws {AppError} 404; 409 if it was decided meanwhile, or the ad to be locked is gone
 */
export function decideReport(
  deps: ReportDeps,
  caller: Actor,
  id: number,
  decision: ReportDecision,
): Promise<DecidedReport> {
  return deps.changes.write(async (tx) => {
    const report = await reportOf(tx, id);
    refuseStale(shown(report), decision.last_updated);
    if ((report.outcome ?? 'open') === decision.outcome)
      throw conflict('Über diese Meldung wurde schon so entschieden.', { ...shown(report) });
    if (decision.outcome === 'locked') await lockReportedAd(tx, deps, caller, { report, decision });
    const others = await lockOthers(tx, report, decision);
    // The same time for all of them shows that they were decided together.
    const now = deps.clock();
    let was_answered = await settle(tx, deps, caller, { before: report, decision, now });
    for (const other of others) {
      const before = await reportOf(tx, other);
      if (await settle(tx, deps, caller, { before, decision, now })) was_answered = true;
    }
    return { ...shown(await reportOf(tx, id)), was_answered };
  });
}
