import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, idParameter, searchText } from '../core/fields.ts';

/** An account that may belong to the company of a request. */
export const joinableAccount = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** At most three of its branches, those with the request's name first; `branches` is the number of all. */
  companies: z.array(z.object({ id, name: z.string(), city: z.string() })),
  branches: z.int().nonnegative(),
  /** The values that it shares with the request. */
  reasons: z.array(z.enum(['name', 'website', 'email'])),
});

export type JoinableAccount = z.infer<typeof joinableAccount>;

export const listJoinableAccounts = endpoint({
  method: 'GET',
  path: 'companies/request/accounts/:id/',
  access: 'editor',
  summary:
    'Active accounts of companies to which a request can be assigned: those of the same name, website or domain of e-mail addresses, most alike first, 5 at most; with `search` those in whose name, address or branches each word occurs, 10 at most',
  params: z.object({ id: idParameter }),
  query: z.object({ search: searchText.default('') }),
  response: z.array(joinableAccount),
});
