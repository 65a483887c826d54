import { jobLabel } from '@lehrpfad/contract/core/operations/jobs-options.ts';
import { sql } from '../src/core/database/drizzle.ts';
import { expect, it } from 'vitest';
import { onQuickerDatabase } from './quicker-database.ts';
import { testApp } from './test-app.ts';

/**
 * What deletes the rows of each table with personal data: a job, the account of the person (closing it, or leaving it, deletes
 * them: `account-deletion.db.test.ts`, `team.db.test.ts`), or the object to which they belong. Add a new table here, and its period to
 * docs/operations.md and to the privacy page (`privacy-rights.tsx`).
 */
const endOf: Readonly<Record<string, readonly string[]>> = {
  access_tokens: ['prune-sessions', 'account'],
  account_changes: ['prune-audit-trail', 'account'],
  account_invitations: ['remove-unused-invitations', 'account'],
  account_links: ['prune-account-links', 'account'],
  account_members: ['account'],
  account_transfers: ['prune-account-links', 'account'],
  ad_links: ['prune-ad-links', 'account'],
  ad_reports: ['remove-old-reports'],
  alerts: ['remove-old-alerts'],
  api_key_links: ['remove-old-api-keys'],
  api_keys: ['remove-old-api-keys'],
  apprenticeship_requests: ['remove-declined-requests', 'account'],
  attempts: ['prune-attempts'],
  audit_entries: ['prune-audit-trail'],
  branch_checks: ['object'],
  // Offices of the chambers, which the chambers publish.
  chamber_contacts: ['object'],
  chambers: ['object'],
  companies: ['remove-closed-branches', 'account'],
  company_request_questions: ['object'],
  company_requests: ['remove-declined-requests', 'remove-unused-accounts', 'account'],
  contact_persons: ['remove-unused-accounts', 'account'],
  deleted_contact_persons: ['forget-deleted-contact-persons'],
  editor_invitations: ['remove-unused-invitations'],
  // The user who started or decided a run.
  exchange_runs: ['remove-old-imports'],
  exchanges: ['account'],
  figure_mail_links: ['remove-old-ad-counts', 'account'],
  figure_mails: ['account'],
  idempotency_keys: ['prune-idempotency-keys'],
  inbox_notes: ['remove-old-inbox-notes'],
  job_ad_drafts: ['remove-old-ad-drafts', 'account'],
  // The user who last changed the ad.
  job_ads: ['object'],
  known_devices: ['prune-sessions', 'account'],
  locked_ad_texts: ['forget-locked-ads'],
  mails: ['prune-mails', 'account'],
  partner_feeds: ['account'],
  passkeys: ['account'],
  pending_logins: ['prune-sessions', 'account'],
  recovery_codes: ['account'],
  refresh_tokens: ['prune-sessions', 'account'],
  sessions: ['prune-sessions', 'account'],
  term_callers: ['forget-callers'],
  totp_secrets: ['account'],
  users: ['remove-unused-accounts', 'account'],
};

/** Columns that contain personal data or refer to a person. */
const personal =
  /^(e?mail|.*_email|recipient|phone|(first|last|user)_name|.*user_id|account_id|assigned_to|(decided|asked|deleted|started|last_updated)_by|.*_hash|device|key|reply_to)$/;

/** Tables with hashes, keys and names that belong to no person. */
const ofNobody = new Set([
  'alert_links',
  'caller_keys',
  'deleted_faq_categories',
  'exchange_records',
  'faq_categories',
  'secret_keys',
  'waiting_terms',
]);

it.runIf(onQuickerDatabase)(
  'each table with data of a person has something that ends them',
  async () => {
    const app = await testApp();
    const columns = await app.database.rows<{ table: string; column: string }>(sql`
      select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`);
    const found = columns.filter(({ column }) => personal.test(column)).map(({ table }) => table);
    const tables = [...new Set(found)].filter((table) => !ofNobody.has(table));
    expect(tables.sort()).toEqual(Object.keys(endOf).sort());
    for (const [table, ends] of Object.entries(endOf)) {
      const jobs = ends.filter((end) => end !== 'account' && end !== 'object');
      expect(
        jobs.filter((job) => jobLabel(job) === job),
        table,
      ).toEqual([]);
    }
  },
);
