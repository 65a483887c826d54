import { sendFigureMails } from './features/ad-figures/mails/jobs.ts';
import { forgetDeletedBackgrounds } from './features/backgrounds/deletion.ts';
import { deleteExpiredLinks } from './features/accounts/links/account-links-store.ts';
import { sendAlerts } from './features/alerts/jobs.ts';
import { removeOldAlerts } from './features/alerts/service.ts';
import type { Sessions } from './features/accounts/login/sessions.ts';
import { removeOrphanedAddresses } from './features/companies/addresses-store.ts';
import { forgetDeletedEntries } from './features/faq/service.ts';
import { forgetDeletedContacts } from './features/contact-persons/deletion-store.ts';
import { removeClosed } from './features/companies/closure/closure-store.ts';
import { removeOldTurns } from './features/exchanges/fetching/hosts/host-turns-store.ts';
import type { ImportRunner } from './features/exchanges/runs/runner.ts';
import { remindOfEndingAds } from './features/job-ads/ending/jobs.ts';
import { removeOldAdLinks } from './features/job-ads/ending/notices-store.ts';
import { recordShownAds } from './features/job-ads/publishing/shown-store.ts';
import { publishDueAds, removePastWeeks } from './features/job-ads/publishing/publishing-store.ts';
import { writeOpenDataOfDay } from './features/open-data/write-open-data.ts';
import { prunePublicChanges } from './features/public-api/changes-store.ts';
import { removeOldKeys } from './features/public-api/keys/service.ts';
import { removeOldDeliveries } from './features/public-api/webhooks/deliveries-store.ts';
import { openWebhooks } from './features/public-api/webhooks/open-webhooks.ts';
import { sendWebhooks } from './features/public-api/webhooks/sending.ts';
import type { LiveSearch } from './features/search/live-search.ts';
import { deleteExpiredTransfers } from './features/team/transfers-store.ts';
import { countReminders } from './features/inbox/reminders.ts';
import { sendDigest } from './features/registrations/digest.ts';
import { remindOfQuestions } from './features/registrations/questions/reminder.ts';
import type { RateLimiter } from './core/security/rate-limiter.ts';
import type { Config } from './core/config/config.ts';
import type { ChangeFeed } from './core/database/change-feed/changes.ts';
import { pruneChanges } from './core/database/change-feed/prune-changes.ts';
import type { Database } from './core/database/database.ts';
import { vacuumTables } from './core/database/vacuum.ts';
import type { Reads } from './core/database/replica/reads.ts';
import type { Job } from './core/jobs/jobs.ts';
import type { Links } from './core/http/links.ts';
import type { Repeats } from './core/http/idempotency/repeats.ts';
import type { Files } from './core/files/files.ts';
import type { StoredFiles } from './core/files/stored-files.ts';
import { retentionJobs, type RetentionDeps } from './retention-jobs.ts';

async function pruneAccountLinks(database: Database, now: Date): Promise<void> {
  await deleteExpiredLinks(database, now);
  await deleteExpiredTransfers(database, now);
}

interface HousekeepingDeps extends RetentionDeps {
  readonly config: Config;
  readonly files: Files;
  readonly dataDir: string;
  readonly reads: Reads;
  readonly changes: ChangeFeed;
  readonly sessions: Sessions;
  readonly attempts: RateLimiter;
  readonly repeats: Repeats;
  readonly stored: StoredFiles;
  readonly links: Links;
  readonly runner: Pick<ImportRunner, 'pulse'>;
  readonly search: LiveSearch;
}

/** Shows ads from their publication time on, and passes shown ads to other systems. */
function publishingJobs(deps: HousekeepingDeps): Job[] {
  const { database, reads, changes, clock, links } = deps;
  const webhooks = openWebhooks(deps.config, { database, clock, links });
  return [
    {
      name: 'publish-due-ads',
      cron: '* * * * *',
      run: () => changes.write((tx) => publishDueAds(tx, clock())),
    },
    {
      name: 'remove-past-weeks',
      cron: '* * * * *',
      run: () => changes.write((tx) => removePastWeeks(tx, clock())),
    },
    {
      name: 'record-shown-ads',
      cron: '* * * * *',
      run: () => recordShownAds(database, clock()),
    },
    {
      name: 'send-webhooks',
      cron: '* * * * *',
      run: () => sendWebhooks(webhooks),
    },
    {
      // Once a day: the first run of a day writes, and a later one again after a failure.
      name: 'write-open-data',
      cron: '*/10 * * * *',
      run: () => writeOpenDataOfDay({ ...deps, db: reads.stale, to: (path) => links.to(path) }),
    },
  ];
}

/** Sends the scheduled mails about ads, and deletes expired data of these mails. */
function adMailJobs(deps: HousekeepingDeps): Job[] {
  const { database, clock, links } = deps;
  return [
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
      // On several days, in case the server was down on the first: each account gets one mail a month.
      name: 'send-figure-mails',
      cron: '20 8 1-5 * *',
      run: () => sendFigureMails(database, { links, clock }),
    },
    {
      name: 'prune-ad-links',
      cron: '57 3 * * *',
      run: () => removeOldAdLinks(database, clock()),
    },
  ];
}

/** Deletes for good what was deleted and can no longer be restored. */
function deletionJobs({ database, clock, stored }: HousekeepingDeps): Job[] {
  return [
    {
      name: 'forget-deleted-contact-persons',
      cron: '33 * * * *',
      run: () => forgetDeletedContacts(database, clock()),
    },
    {
      name: 'forget-deleted-faq-entries',
      cron: '34 * * * *',
      run: () => forgetDeletedEntries({ db: database, stored }, clock()),
    },
    {
      name: 'forget-deleted-pictures',
      cron: '35 * * * *',
      run: () => forgetDeletedBackgrounds({ db: database, stored }, clock()),
    },
  ];
}

/** Returns the scheduled jobs of the features and the core. */
export function housekeeping(deps: HousekeepingDeps): Job[] {
  const { database, changes, clock, sessions, attempts, stored, links } = deps;
  return [
    ...publishingJobs(deps),
    ...adMailJobs(deps),
    {
      name: 'vacuum-tables',
      cron: '*/10 * * * *',
      run: async () => void (await vacuumTables(database)),
    },
    { name: 'exchange-runs', cron: '* * * * *', run: () => deps.runner.pulse() },
    { name: 'prune-search-changes', cron: '17 * * * *', run: () => pruneChanges(database) },
    { name: 'prune-public-changes', cron: '18 * * * *', run: () => prunePublicChanges(database) },
    {
      name: 'remove-old-api-keys',
      cron: '14 * * * *',
      run: async () => {
        await removeOldKeys(database, clock());
        await removeOldDeliveries(database, clock());
      },
    },
    { name: 'prune-import-turns', cron: '21 * * * *', run: () => removeOldTurns(database) },
    { name: 'prune-sessions', cron: '23 * * * *', run: () => sessions.prune() },
    {
      name: 'prune-account-links',
      cron: '26 * * * *',
      run: () => pruneAccountLinks(database, clock()),
    },
    { name: 'prune-idempotency-keys', cron: '37 * * * *', run: () => deps.repeats.prune() },
    ...deletionJobs(deps),
    { name: 'prune-attempts', cron: '29 * * * *', run: () => attempts.prune() },
    {
      name: 'editors-digest',
      cron: '0 7 * * *',
      run: () => sendDigest(database, { links, clock, countReminders }),
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
