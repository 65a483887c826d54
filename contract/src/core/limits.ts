export * as limits from './limit-values.ts';

/**
 * Maximum number of an account's writes in 24 hours, as a company and as an editor or administrator: far more than a person makes by hand,
 * and too few to fill a disk or a mailbox.
 */
export const quotas = {
  addresses: { company: 200, editor: 2000 },
  /** Companies and branches: new ones, changes, closing. */
  companies: { company: 300, editor: 3000 },
  /** Requests for apprenticeships of branches. */
  apprenticeshipRequests: { company: 100, editor: 1000 },
  contactPersons: { company: 300, editor: 3000 },
  /** New ads. */
  ads: { company: 1000, editor: 5000 },
  /** Changing, publishing and deleting ads. */
  adChanges: { company: 3000, editor: 10_000 },
  /** Drafts of ads, which are saved while somebody writes: every few seconds for hours. */
  drafts: { company: 5000, editor: 10_000 },
  events: { company: 300, editor: 3000 },
  /** Setting and fetching career pages. */
  careerPages: { company: 200, editor: 2000 },
  /** Calls that send a mail. */
  mails: { company: 50, editor: 2000 },
  /** All forms with files. */
  uploads: { company: 1000, editor: 5000 },
  /** All other writes. */
  others: { company: 1000, editor: 10_000 },
} as const;

export type QuotaName = keyof typeof quotas;
