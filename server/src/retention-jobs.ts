import { limits } from '@lehrpfad/contract/core/limits.ts';
import { removeAdCountsBefore } from './features/ad-figures/counts-store.ts';
import { removeLinksBefore } from './features/ad-figures/mails/mails-store.ts';
import { removeOldReports } from './features/ad-reports/store.ts';
import type { LinkAge } from './features/accounts/links/account-links-store.ts';
import type { OnAccountDeleted } from './features/accounts/deps.ts';
import {
  removeUnusedAccounts,
  removeUnusedInvitations,
} from './features/accounts/profile/unused.ts';
import { removeChangesBefore } from './features/audit/account-changes-store.ts';
import { removeEntriesBefore } from './features/audit/store.ts';
import { removeDecidedRequests } from './features/companies/apprenticeships/store.ts';
import { detachShown } from './features/companies/closure/closure.ts';
import { removeOldImports } from './features/exchanges/runs/records/retention.ts';
import { removeOldDrafts } from './features/job-ads/drafts/draft-store.ts';
import { removeNotes } from './features/inbox/service.ts';
import { forgetDeleted } from './features/job-ads/locks/lock-copy-store.ts';
import { removeUnusedJobNames } from './features/occupations/job-names/unsettled-store.ts';
import { forgetCallers } from './features/statistics/terms-store.ts';
import { removeOldInvitations } from './features/team/invitations.ts';
import { removeDeclined } from './features/registrations/store.ts';
import type { ChangeFeed } from './core/database/change-feed/changes.ts';
import { berlinDay, daysBefore, type Clock } from './core/clock.ts';
import type { Config } from './core/config/config.ts';
import type { Database } from './core/database/database.ts';
import type { Job } from './core/jobs/jobs.ts';
import type { StoredFiles } from './core/files/stored-files.ts';

export interface RetentionDeps {
  readonly config: Pick<Config, 'retention'>;
  readonly database: Database;
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly clock: Clock;
  readonly stored: Pick<StoredFiles, 'remove'>;
  readonly onAccountDeleted: readonly OnAccountDeleted[];
}

async function pruneInvitations(database: Database, age: LinkAge): Promise<void> {
  await removeUnusedInvitations(database, age);
  await removeOldInvitations(database, age);
}

/** Returns the moment this many days ago. */
type Ago = (days: number) => LinkAge;

/** Deletes unused accounts and declined requests, and old entries of the audit log. */
function accountRetentionJobs(deps: RetentionDeps, ago: Ago): Job[] {
  const { database } = deps;
  const { declinedRequestDays, unusedAccountDays, auditDays } = deps.config.retention;
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
  ];
}

/** Deletes data after the retention periods of the settings. (The mail jobs delete mails, the log deletes its own files.) */
export function retentionJobs(deps: RetentionDeps): Job[] {
  const { database, clock } = deps;
  const { importResultDays } = deps.config.retention;
  const ago: Ago = (days) => ({ now: clock(), before: daysBefore(clock(), days) });
  return [
    ...accountRetentionJobs(deps, ago),
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
      name: 'remove-old-inbox-notes',
      cron: '49 3 * * *',
      run: () => removeNotes(database, clock()),
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
