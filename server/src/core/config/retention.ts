import { z } from 'zod';

/** A hundred years: further back PostgreSQL and JavaScript still count, and nobody means more. */
const mostDays = 36_500;

const days = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number of days')
  .transform(Number)
  .refine(
    (number) => number >= 1 && number <= mostDays,
    `must be a number of days from 1 to ${mostDays}`,
  );

/** For how many days each is kept: by default 30 days, half a year, or two years. */
export const retentionSettings = {
  KEEP_AUDIT_DAYS: days.default(730),
  KEEP_DECLINED_REQUESTS_DAYS: days.default(183),
  KEEP_IMPORT_RESULTS_DAYS: days.optional(),
  /** Name of the same before version 2.4. */
  KEEP_IMPORT_RECEIPTS_DAYS: days.optional(),
  KEEP_LOGS_DAYS: days.default(30),
  KEEP_MAILS_DAYS: days.default(30),
  KEEP_UNUSED_ACCOUNTS_DAYS: days.default(183),
};

/** After how many days something is deleted. The privacy notice tells those of these numbers that are about people. */
export interface Retention {
  /** Files of the log. */
  readonly logDays: number;
  /** Requests of companies, from the day on which they were declined. */
  readonly declinedRequestDays: number;
  /** Accounts and invitations that nobody has ever used, from the last mail with a link to do so. */
  readonly unusedAccountDays: number;
  /** Mails that went out or were given up. */
  readonly sentMailDays: number;
  /** What editors and administrators have changed. */
  readonly auditDays: number;
  /** What became of the ads of other exchanges; nothing about people. */
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
    importResultDays:
      settings.KEEP_IMPORT_RESULTS_DAYS ??
      settings.KEEP_IMPORT_RECEIPTS_DAYS ??
      defaultImportResultDays,
  };
}
