import { limits } from '@lehrpfad/contract/core/limits.ts';
import { removeAdCountsBefore } from './features/ad-figures/counts-store.ts';
import { sendFigureMails } from './features/ad-figures/mails/jobs.ts';
import { removeLinksBefore } from './features/ad-figures/mails/mails-store.ts';
import { removeOldReports } from './features/ad-reports/store.ts';
import { deleteExpiredLinks, type LinkAge } from './features/accounts/links/account-links-store.ts';
import { sendAlerts } from './features/alerts/jobs.ts';
import { removeOldAlerts } from './features/alerts/service.ts';
import type { OnAccountDeleted } from './features/accounts/deps.ts';
import type { Sessions } from './features/accounts/login/sessions.ts';
import {
  removeUnusedAccounts,
  removeUnusedInvitations,
} from './features/accounts/profile/unused.ts';
import { removeChangesBefore } from './features/audit/account-changes-store.ts';
import { removeEntriesBefore } from './features/audit/store.ts';
import { removeOrphanedAddresses } from './features/companies/addresses-store.ts';
import { forgetDeletedContacts } from './features/contact-persons/deletion-store.ts';
import { removeDecidedRequests } from './features/companies/apprenticeships/store.ts';
import { removeClosed } from './features/companies/closure/closure-store.ts';
import { detachShown } from './features/companies/closure/closure.ts';
import { removeOldImports } from './features/exchanges/runs/records/keeping.ts';
import type { ImportRunner } from './features/exchanges/runs/runner.ts';
import { remindOfEndingAds } from './features/job-ads/ending/jobs.ts';
import { removeOldAdLinks } from './features/job-ads/ending/notices-store.ts';
import { removeOldDrafts } from './features/job-ads/drafts/draft-store.ts';
import { forgetDeleted } from './features/job-ads/locks/lock-copy-store.ts';
import { recordShownAds } from './features/job-ads/publishing/shown-store.ts';
import { publishWhatIsDue } from './features/job-ads/publishing/publishing-store.ts';
import { removeUnusedJobNames } from './features/occupations/job-names/unsettled-store.ts';
import { writeOpenDataOfDay } from './features/open-data/write-open-data.ts';
import { prunePublicChanges } from './features/public-api/changes-store.ts';
import type { LiveSearch } from './features/search/live-search.ts';
import { forgetCallers } from './features/statistics/terms-store.ts';
import { removeOldInvitations } from './features/team/invitations.ts';
import { deleteExpiredTransfers } from './features/team/transfers-store.ts';
import { sendDigest } from './features/registrations/digest.ts';
import { remindOfQuestions } from './features/registrations/questions/reminding.ts';
import { removeDeclined } from './features/registrations/store.ts';
import type { RateLimiter } from './core/security/rate-limiter.ts';
import type { ChangeFeed } from './core/database/change-feed/changes.ts';
import { pruneChanges } from './core/database/change-feed/prune-changes.ts';
import { berlinDay, daysBefore, type Clock } from './core/clock.ts';
import type { Config } from './core/config/config.ts';
import type { Database } from './core/database/database.ts';
import type { Job } from './core/jobs/jobs.ts';
import type { Links } from './core/http/links.ts';
import type { Repeats } from './core/http/idempotency/repeats.ts';
import type { Files } from './core/files/files.ts';
import type { StoredFiles } from './core/files/stored-files.ts';

interface RetentionDeps {
  readonly config: Pick<Config, 'retention'>;
  readonly database: Database;
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly clock: Clock;
  readonly stored: Pick<StoredFiles, 'remove'>;
  readonly onAccountDeleted: readonly OnAccountDeleted[];
}

async function pruneAccountLinks(database: Database, now: Date): Promise<void> {
  await deleteExpiredLinks(database, now);
  await deleteExpiredTransfers(database, now);
}

async function pruneInvitations(database: Database, age: LinkAge): Promise<void> {
  await removeUnusedInvitations(database, age);
  await removeOldInvitations(database, age);
}

/** Deletes data after the retention periods of the settings. (The mail jobs delete mails, the log deletes its own files.) */
function retentionJobs(deps: RetentionDeps): Job[] {
  const { database, clock } = deps;
  const { declinedRequestDays, unusedAccountDays, auditDays, importResultDays } =
    deps.config.retention;
  const ago = (days: number) => ({ now: clock(), before: daysBefore(clock(), days) });
  const onAccountDeleted = [detachShown, ...deps.onAccountDeleted];
  return [
    {
      name: 'remove-declined-requests',
      cron: '7 3 * * *',
      run: async () => {
        const { before } = ago(declinedRequestDays);
        await removeDeclined(database, before);
        await removeDecidedRequests(database, before);
      },
    },
    {
      name: 'remove-unused-accounts',
      cron: '11 3 * * *',
      run: () => removeUnusedAccounts({ ...deps, onAccountDeleted }, ago(unusedAccountDays)),
    },
    {
      name: 'remove-unused-invitations',
      cron: '13 3 * * *',
      run: () => pruneInvitations(database, ago(unusedAccountDays)),
    },
    {
      name: 'prune-audit-trail',
      cron: '19 3 * * *',
      run: async () => {
        await removeEntriesBefore(database, ago(auditDays).before);
        await removeChangesBefore(database, ago(limits.accountChangeDays).before);
      },
    },
    {
      name: 'remove-unused-job-names',
      cron: '23 3 * * *',
      run: () => removeUnusedJobNames(database, ago(limits.unusedJobNameDays)),
    },
    {
      name: 'forget-locked-ads',
      cron: '41 3 * * *',
      run: () => forgetDeleted(database, ago(limits.lockedAdDays).before),
    },
    {
      name: 'remove-old-reports',
      cron: '43 3 * * *',
      run: () => removeOldReports(database, clock()),
    },
    {
      name: 'remove-old-ad-counts',
      cron: '51 3 * * *',
      run: async () => {
        const { before } = ago(limits.adCountDays);
        await removeAdCountsBefore(database, berlinDay(before));
        await removeLinksBefore(database, before);
      },
    },
    {
      name: 'remove-old-ad-drafts',
      cron: '53 3 * * *',
      run: () => removeOldDrafts(database, ago(limits.adDraftDays).before),
    },
    {
      name: 'forget-callers',
      cron: '2 0 * * *',
      run: () => forgetCallers(database, berlinDay(clock())),
    },
    {
      name: 'remove-old-imports',
      cron: '31 3 * * *',
      run: () => removeOldImports(deps, ago(importResultDays).before),
    },
  ];
}

interface HousekeepingDeps extends RetentionDeps {
  readonly files: Files;
  readonly dataDir: string;
  readonly changes: ChangeFeed;
  readonly sessions: Sessions;
  readonly attempts: RateLimiter;
  readonly repeats: Repeats;
  readonly stored: StoredFiles;
  readonly links: Links;
  readonly runner: Pick<ImportRunner, 'pulse'>;
  readonly search: LiveSearch;
}

/** Shows ads when their time has come, and offers what is shown to others. */
function publishingJobs(deps: HousekeepingDeps): Job[] {
  const { database, changes, clock, links } = deps;
  return [
    {
      name: 'publish-due-ads',
      cron: '* * * * *',
      run: () => changes.write((tx) => publishWhatIsDue(tx, clock())),
    },
    {
      name: 'record-shown-ads',
      cron: '* * * * *',
      run: () => recordShownAds(database, clock()),
    },
    {
      // Once a day: the first time that it comes by, and again soon where it has failed.
      name: 'write-open-data',
      cron: '*/10 * * * *',
      run: () => writeOpenDataOfDay({ ...deps, db: database, to: (path) => links.to(path) }),
    },
  ];
}

/** Returns the scheduled jobs of the features and the core. */
export function housekeeping(deps: HousekeepingDeps): Job[] {
  const { database, changes, clock, sessions, attempts, stored, links } = deps;
  return [
    ...publishingJobs(deps),
    {
      name: 'send-alerts',
      cron: '*/10 6-20 * * *',
      run: () => sendAlerts({ ...deps, database, clock, links }),
    },
    {
      name: 'remove-old-alerts',
      cron: '41 * * * *',
      run: () => removeOldAlerts(database, clock()),
    },
    {
      name: 'remind-of-ending-ads',
      cron: '40 7 * * *',
      run: () => remindOfEndingAds(database, { links, clock }),
    },
    {
      // For some days, where the server was away on the first: each account gets one mail a month.
      name: 'send-figure-mails',
      cron: '20 8 1-5 * *',
      run: () => sendFigureMails(database, { links, clock }),
    },
    {
      name: 'prune-ad-links',
      cron: '57 3 * * *',
      run: () => removeOldAdLinks(database, clock()),
    },
    { name: 'exchange-runs', cron: '* * * * *', run: () => deps.runner.pulse() },
    { name: 'prune-search-changes', cron: '17 * * * *', run: () => pruneChanges(database) },
    { name: 'prune-public-changes', cron: '18 * * * *', run: () => prunePublicChanges(database) },
    { name: 'prune-sessions', cron: '23 * * * *', run: () => sessions.prune() },
    {
      name: 'prune-account-links',
      cron: '26 * * * *',
      run: () => pruneAccountLinks(database, clock()),
    },
    { name: 'prune-idempotency-keys', cron: '37 * * * *', run: () => deps.repeats.prune() },
    {
      name: 'forget-deleted-contact-persons',
      cron: '33 * * * *',
      run: () => forgetDeletedContacts(database, clock()),
    },
    { name: 'prune-attempts', cron: '29 * * * *', run: () => attempts.prune() },
    {
      name: 'editors-digest',
      cron: '0 7 * * *',
      run: () => sendDigest(database, { links, clock }),
    },
    {
      name: 'remind-of-questions',
      cron: '30 8 * * *',
      run: () => remindOfQuestions(database, { links, clock }),
    },
    { name: 'remove-orphaned-files', cron: '43 3 * * *', run: () => stored.removeOrphans() },
    {
      name: 'remove-orphaned-addresses',
      cron: '47 3 * * *',
      run: () => removeOrphanedAddresses(database, clock()),
    },
    {
      name: 'remove-closed-branches',
      cron: '37 3 * * *',
      run: async () => stored.remove(await changes.write((tx) => removeClosed(tx, clock()))),
    },
    ...retentionJobs(deps),
  ];
}
