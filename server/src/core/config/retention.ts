import { z } from 'zod';

/** A hundred years: a value with which PostgreSQL and JavaScript can still calculate. */
const maxDays = 36_500;

const days = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number of days')
  .transform(Number)
  .refine(
    (number) => number >= 1 && number <= maxDays,
    `must be a number of days from 1 to ${maxDays}`,
  );

/** Retention periods in days: by default 30 days, half a year, or two years. */
export const retentionSettings = {
  KEEP_AUDIT_DAYS: days.default(730),
  KEEP_BACKUPS_DAYS: days.optional(),
  KEEP_DECLINED_REQUESTS_DAYS: days.default(183),
  KEEP_IMPORT_RESULTS_DAYS: days.optional(),
  /** Name of `KEEP_IMPORT_RESULTS_DAYS` before version 2.4. */
  KEEP_IMPORT_RECEIPTS_DAYS: days.optional(),
  KEEP_LOGS_DAYS: days.default(30),
  KEEP_MAILS_DAYS: days.default(30),
  KEEP_UNUSED_ACCOUNTS_DAYS: days.default(183),
};

/** After how many days data is deleted. The privacy notice states the numbers that concern people. */
export interface Retention {
  /** Log files. */
  readonly logDays: number;
  /** Requests of companies, counted from the day on which they were declined. */
  readonly declinedRequestDays: number;
  /** Accounts and invitations that were never used, counted from the last mail with their link. */
  readonly unusedAccountDays: number;
  /** Mails that were sent or have failed for good. */
  readonly sentMailDays: number;
  /** The audit log of what editors and administrators have changed. */
  readonly auditDays: number;
  /** Backups, deleted after a later one was made; undefined keeps all. */
  readonly backupDays: number | undefined;
  /** Import results of the ads of other exchanges; they contain no personal data. */
  readonly importResultDays: number;
}

const defaultImportResultDays = 30;

type Settings = z.output<z.ZodObject<typeof retentionSettings>>;

export function retentionOf(settings: Settings): Retention {
  return {
    logDays: settings.KEEP_LOGS_DAYS,
    declinedRequestDays: settings.KEEP_DECLINED_REQUESTS_DAYS,
    unusedAccountDays: settings.KEEP_UNUSED_ACCOUNTS_DAYS,
    sentMailDays: settings.KEEP_MAILS_DAYS,
    auditDays: settings.KEEP_AUDIT_DAYS,
    backupDays: settings.KEEP_BACKUPS_DAYS,
    importResultDays:
      settings.KEEP_IMPORT_RESULTS_DAYS ??
      settings.KEEP_IMPORT_RECEIPTS_DAYS ??
      defaultImportResultDays,
  };
}
