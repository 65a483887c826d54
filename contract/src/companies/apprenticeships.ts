import { z } from 'zod';
import { apprenticeshipRequestStatus } from './options.ts';
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
import { chosenList, linesField, textField } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';

const { open, accepted, declined } = apprenticeshipRequestStatus;

/** The form with which a branch asks the editors for apprenticeships. */
export const apprenticeshipRequestFields = z.object({
  /** Job names of the catalogue for which the branch may not train yet. */
  Allowed_apprenticeships: chosenList().default([]),
  /** A job name that the catalogue does not have. */
  other: textField(limits.jobName),
  message: linesField(limits.requestMessage),
});

type Fields = z.output<typeof apprenticeshipRequestFields>;

/** Whether the request names at least one apprenticeship. */
export function asksForSomething({ Allowed_apprenticeships: names, other }: Fields): boolean {
  return names.length > 0 || other !== '';
}

export const asksForNothing = {
  path: ['Allowed_apprenticeships'],
  error: 'Bitte wählen Sie einen Beruf oder nennen Sie einen.',
};

/** A request for apprenticeships as its company sees it. */
export const apprenticeshipRequest = z.object({
  id,
  Company: z.object({ id, name: z.string(), city: z.string() }),
  /** The job names that the branch asked for. */
  Allowed_apprenticeships: z.array(named),
  other: z.string(),
  message: z.string(),
  status: z.literal([open, accepted, declined]),
  /** The job names that the editor granted; empty unless the request was accepted. */
  Accepted: z.array(named),
  /** The editor's message with the decision; may be empty. */
  answer: z.string(),
  created: z.iso.datetime({ offset: true }),
  decided: z.iso.datetime({ offset: true }).nullable(),
});

export type ApprenticeshipRequest = z.infer<typeof apprenticeshipRequest>;

/** A request for apprenticeships with the data that editors need for a decision. */
export const listedApprenticeshipRequest = apprenticeshipRequest.extend({
  owner: companyOwner,
  /** Job names for which the branch may train now. */
  Present: z.array(named),
  Check: companyFields.shape.Check,
  /** Name of the editor who decided; '' if nobody has decided, or the account is deleted. */
  decided_by: z.string(),
});

export type ListedApprenticeshipRequest = z.infer<typeof listedApprenticeshipRequest>;

export const listOwnApprenticeshipRequests = endpoint({
  method: 'GET',
  path: 'companies/apprenticeships/own/',
  access: 'company',
  summary:
    "Requests for apprenticeships of the account's branches: open ones first, then the latest; 200 at most",
  response: z.array(apprenticeshipRequest),
});

export const postApprenticeshipRequest = endpoint({
  method: 'POST',
  path: 'companies/apprenticeships/post/:id/',
  idempotent: true,
  access: 'company',
  quota: 'apprenticeshipRequests',
  summary:
    'Asks the editors to let a branch train for more; what it may already, or has asked for, is refused',
  params: z.object({ id: idParameter }),
  body: apprenticeshipRequestFields.refine(asksForSomething, asksForNothing),
  response: apprenticeshipRequest,
});

export const withdrawApprenticeshipRequest = endpoint({
  method: 'DELETE',
  path: 'companies/apprenticeships/delete/:id/',
  access: 'company',
  quota: 'apprenticeshipRequests',
  summary: 'Takes an open request back; it is gone then',
  params: z.object({ id: idParameter }),
  response: z.object({}),
});

export const listApprenticeshipRequests = endpoint({
  method: 'GET',
  path: 'companies/apprenticeships/',
  access: 'editor',
  summary:
    'Requests of branches for apprenticeships, 20 a page; what waits the longest first; ticked states are a union, none means all',
  query: z.object({
    page: pageParameter,
    /** Parts of the name or town of the branch; every word must occur. */
    search: searchText.default(''),
    /** Returns only the request with this id. */
    id: idParameter.optional(),
    open: tick,
    accepted: tick,
    declined: tick,
  }),
  response: pageOf(listedApprenticeshipRequest),
});

export type ApprenticeshipRequestsQuery = z.output<
  NonNullable<(typeof listApprenticeshipRequests)['query']>
>;

export const patchApprenticeshipRequest = endpoint({
  method: 'PATCH',
  path: 'companies/apprenticeships/patch/:id/',
  idempotent: true,
  access: 'editor',
  quota: 'mails',
  summary:
    'Accepts a request (2), with the apprenticeships that the branch gets, or declines it (3); the company learns of it by mail',
  params: z.object({ id: idParameter }),
  body: z.object({
    status: prepared(digitAsNumber, z.literal([accepted, declined], 'Ungültige Angabe.')),
    /** The job names that are granted: all requested ones, some of them, or others. */
    Allowed_apprenticeships: chosenList().default([]),
    answer: linesField(limits.declinedMessage),
  }),
  response: listedApprenticeshipRequest,
});

export type ApprenticeshipDecision = z.output<
  NonNullable<(typeof patchApprenticeshipRequest)['body']>
>;
