import { z } from 'zod';
import { companyLockReason } from './lock-fields.ts';
import { companyFields, fullCompany } from './companies.ts';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { idParameter } from '../core/fields.ts';
import { chosenList, lastUpdated, textField } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';

/** A branch that an editor can lock or release together with another, with the data that the editor needs. */
export const lockableBranch = companyFields
  .pick({ id: true, name: true, locked: true, editor_lock: true, Address: true })
  .extend({
    /** Number of ads that are public now and would be hidden by the lock. */
    public_ads: z.int().nonnegative(),
  });

export type LockableBranch = z.infer<typeof lockableBranch>;

export const listLockableBranches = endpoint({
  method: 'GET',
  path: 'companies/lock/:id/',
  access: 'editor',
  summary: 'A company and the other branches of its account, as they can be locked together',
  params: z.object({ id: idParameter }),
  response: z.array(lockableBranch),
});

const withBranches = {
  /** Ids of other branches of the same account that are locked or released, too. */
  branches: chosenList().default([]),
  last_updated: lastUpdated,
};

export const lockCompany = endpoint({
  method: 'PATCH',
  path: 'companies/lock/patch/:id/',
  access: 'editor',
  summary:
    'Keeps a company, and other branches of its account, from the public until an editor lifts the lock; a mail tells the account why',
  params: z.object({ id: idParameter }),
  body: z
    .object({
      reason: companyLockReason,
      /** An additional message to the account. */
      note: textField(limits.lockNote),
      ...withBranches,
    })
    .refine(({ reason, note }) => reason !== 'other' || note !== '', {
      path: ['note'],
      error: 'Pflichtfeld!',
    }),
  response: z.array(fullCompany),
});

export type CompanyLock = z.output<NonNullable<(typeof lockCompany)['body']>>;

export const unlockCompany = endpoint({
  method: 'PATCH',
  path: 'companies/unlock/patch/:id/',
  access: 'editor',
  summary:
    'Lifts the lock of a company, and of other branches of its account; a mail tells the account. 409 where one has another lock than that of `since`',
  params: z.object({ id: idParameter }),
  body: z.object({
    ...withBranches,
    /** `since` of the lock that is lifted. A lock does not change `last_updated`. */
    since: lastUpdated,
  }),
  response: z.array(fullCompany),
});
