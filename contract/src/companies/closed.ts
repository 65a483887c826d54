import { z } from 'zod';
import { fullCompany } from './companies.ts';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, idParameter, isoDate } from '../core/fields.ts';

/** A closed branch that can still be reopened. */
export const closedBranch = z.object({
  id,
  name: z.string(),
  city: z.string(),
  closed_at: z.iso.datetime({ offset: true }),
  /** Last day on which it can be reopened, in German time. */
  until: isoDate,
  /** Numbers of its ads and events. */
  ads: z.int().nonnegative(),
  events: z.int().nonnegative(),
});

export type ClosedBranch = z.infer<typeof closedBranch>;

export const listClosedBranches = endpoint({
  method: 'GET',
  path: 'companies/closed/',
  access: 'company',
  summary:
    "The account's branches that were closed and can still be opened again, the latest first",
  response: z.array(closedBranch),
});

export const reopenBranch = endpoint({
  method: 'POST',
  path: 'companies/closed/:id/reopen/',
  access: 'company',
  quota: 'companies',
  summary: 'Opens a closed branch again, with all that hung on it',
  params: z.object({ id: idParameter }),
  response: fullCompany,
});
