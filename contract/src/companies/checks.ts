import { z } from 'zod';
import { branchCheck } from './options.ts';
import { companyOwner } from './listing.ts';
import { companyFields } from './companies.ts';
import { endpoint } from '../core/endpoints/endpoint.ts';
import {
  digitAsNumber,
  id,
  idParameter,
  named,
  pageOf,
  pageParameter,
  prepared,
  searchText,
  tick,
} from '../core/fields.ts';
import { lastUpdated, textField } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';

const states = [branchCheck.open, branchCheck.confirmed, branchCheck.declined] as const;

/** A branch of an account, with the data that an editor needs to check whether it is the employer of that name in that town. */
export const checkedBranch = companyFields
  .pick({ id: true, name: true, logo: true, weblink: true, Address: true, last_updated: true })
  .extend(companyFields.pick({ Allowed_apprenticeships: true }).shape)
  .extend({
    status: z.literal(states),
    /** Reason for declining it; may be empty. */
    reason: z.string(),
    /** Id of the last decision about its present name and town; null before the first. */
    decision: id.nullable(),
    owner: companyOwner,
    /** Name and town at the last confirmation; null if both are unchanged, or if the branch was never confirmed. */
    before: z.object({ name: z.string(), city: z.string() }).nullable(),
    /** Branches of other accounts with the same name in the same town. */
    others: z.array(named),
    /** Number of imported ads of that employer that belong to no company. */
    imported_ads: z.int().nonnegative(),
  });

export type CheckedBranch = z.infer<typeof checkedBranch>;

export const listBranchChecks = endpoint({
  method: 'GET',
  path: 'companies/checks/',
  access: 'editor',
  summary:
    'Branches of accounts, and whether editors have confirmed them for their name and town; what waits the longest first, 20 a page',
  query: z.object({
    page: pageParameter,
    /** Parts of the name or town; every word must occur. */
    search: searchText.default(''),
    /** Returns only the branch with this id. */
    id: idParameter.optional(),
    open: tick,
    confirmed: tick,
    declined: tick,
  }),
  response: pageOf(checkedBranch),
});

export type BranchChecksQuery = z.output<NonNullable<(typeof listBranchChecks)['query']>>;

export const patchBranchCheck = endpoint({
  method: 'PATCH',
  path: 'companies/checks/patch/:id/',
  access: 'editor',
  summary:
    'Confirms a branch for the name and the town that it has (2), declines it (3, with a reason), or opens it again (1); 409 where it no longer is as in `begun`',
  params: z.object({ id: idParameter }),
  body: z.object({
    status: prepared(digitAsNumber, z.literal(states, 'Ungültige Angabe.')),
    reason: textField(limits.declinedMessage),
    last_updated: lastUpdated,
    /** What the client has read; a decision does not change `last_updated`. */
    begun: checkedBranch.pick({ status: true, decision: true }).partial().optional(),
  }),
  response: checkedBranch.extend({
    /** Whether a mail about the decision before this one was already sent; otherwise it was withdrawn. */
    was_answered: z.boolean(),
  }),
});

export type DecidedBranch = z.infer<typeof patchBranchCheck.response>;

export type BranchDecision = z.output<NonNullable<(typeof patchBranchCheck)['body']>>;
