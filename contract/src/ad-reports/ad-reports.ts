import { z } from 'zod';
import { languages } from '../core/languages.ts';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, idParameter, pageOf, pageParameter, searchText, tick } from '../core/fields.ts';
import {
  lastUpdated,
  linesField,
  optionalEmailField,
  textField,
  yesNo,
} from '../core/form-values.ts';
import { limits } from '../core/limits.ts';
import { lockReason } from '../job-ads/lock/lock-fields.ts';
import { reportOutcomes, reportReasons, type ReportOutcome, type ReportReason } from './options.ts';

const reason = z.enum(Object.keys(reportReasons) as ReportReason[], 'Bitte wähle einen Grund aus.');
const outcomes = Object.keys(reportOutcomes) as ReportOutcome[];
const outcome = z.enum(outcomes);

const reportFields = z.object({
  reason,
  text: linesField(limits.reportText),
  /** Address that gets the answer; may be empty. */
  mail: optionalEmailField,
});

const needsText = ({ reason: given, text }: z.output<typeof reportFields>) =>
  given !== 'other' || text !== '';

/** The form with which anybody reports an ad. */
export const adReportForm = reportFields.refine(needsText, {
  path: ['text'],
  error: 'Pflichtfeld!',
});

/** A report as it is sent. */
export const sentAdReport = reportFields
  .extend({
    job_ad: id,
    /** Language of the mails to the sender. */
    language: z.enum(languages).default('de'),
    /** A hidden field, which only robots fill in. */
    website: searchText.optional(),
  })
  .refine(needsText, { path: ['text'], error: 'Pflichtfeld!' });

export const postAdReport = endpoint({
  method: 'POST',
  path: 'ad-reports/post/',
  idempotent: true,
  access: 'public',
  summary: 'Reports a public ad to the editors; whoever leaves an address gets their answer',
  body: sentAdReport,
  response: z.object({}),
});

/** A report for editors. */
export const adReport = z.object({
  id,
  reason,
  text: z.string(),
  created: z.iso.datetime({ offset: true }),
  /** Whether its sender gets the answer by mail; editors do not see the address. */
  gets_answer: z.boolean(),
  /** The ad as it was when it was reported. */
  Ad: z.object({
    id,
    title: z.string(),
    company_name: z.string(),
    job_name: z.string(),
    details: z.string(),
    annotation: z.string(),
  }),
  /** The ad as it is now; null if it was deleted. */
  Now: z
    .object({
      published: z.boolean(),
      locked: z.boolean(),
      /** Whether it was edited after the report. */
      changed: z.boolean(),
    })
    .nullable(),
  /** Further open reports of the same ad. */
  others: z.int().nonnegative(),
  outcome: outcome.nullable(),
  answer: z.string(),
  decided: z.iso.datetime({ offset: true }).nullable(),
  decided_by: z.string(),
  last_updated: z.iso.datetime({ offset: true }),
});

export type AdReport = z.infer<typeof adReport>;

export const listAdReports = endpoint({
  method: 'GET',
  path: 'ad-reports/',
  access: 'editor',
  summary: 'Reported ads: open reports first, the oldest first, then decided ones; 20 a page',
  query: z.object({
    page: pageParameter,
    /** Parts of the title or of the company's name; every word must occur. */
    search: searchText.default(''),
    /** Returns only the report with this id. */
    id: idParameter.optional(),
    open: tick,
    left: tick,
    corrected: tick,
    locked: tick,
  }),
  response: pageOf(adReport),
});

export type AdReportsQuery = z.output<NonNullable<(typeof listAdReports)['query']>>;

export const decideAdReport = endpoint({
  method: 'PATCH',
  path: 'ad-reports/patch/:id/',
  access: 'editor',
  summary:
    'Decides a report: the ad is left, was corrected, or is locked for a reason; `open` takes a decision back. A mail answers the sender, and is withdrawn with the decision if it was not sent yet',
  params: z.object({ id: idParameter }),
  body: z
    .object({
      outcome: z.enum([...outcomes, 'open'], 'Ungültige Angabe.'),
      /** Message to the sender; may be empty. */
      answer: linesField(limits.reportAnswer),
      /** For `locked`: the reason that the company is told. */
      lock_reason: lockReason.optional(),
      lock_note: textField(limits.lockNote),
      /** Whether all open reports of the ad are decided, too; for `open`, whether those decided together with this one are reopened, too. */
      others: yesNo.default(false),
      last_updated: lastUpdated,
    })
    .refine(({ outcome: said, lock_reason: why }) => said !== 'locked' || why !== undefined, {
      path: ['lock_reason'],
      error: 'Bitte einen Grund auswählen.',
    })
    .refine(({ lock_reason: why, lock_note: note }) => why !== 'other' || note !== '', {
      path: ['lock_note'],
      error: 'Pflichtfeld!',
    }),
  response: adReport.extend({
    /** Whether a mail about a decision before this one was already sent; otherwise it was withdrawn. */
    was_answered: z.boolean(),
  }),
});

export type DecidedReport = z.infer<typeof decideAdReport.response>;

export type ReportDecision = z.output<NonNullable<(typeof decideAdReport)['body']>>;

const count = z.int().nonnegative();

export const countAdReports = endpoint({
  method: 'GET',
  path: 'ad-reports/statistics/',
  access: 'editor',
  summary: 'Reports of the last 365 days by reason and outcome, and how long decisions took',
  response: z.object({
    reasons: z.array(
      z.object({ reason, open: count, left: count, corrected: count, locked: count }),
    ),
    /** Median hours from a report to its decision; null without a decision. */
    hours: z.number().nonnegative().nullable(),
  }),
});

export type AdReportCounts = z.infer<typeof countAdReports.response>;
