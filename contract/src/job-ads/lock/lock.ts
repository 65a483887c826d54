import { z } from 'zod';
import { endpoint } from '../../core/endpoints/endpoint.ts';
import { idParameter } from '../../core/fields.ts';
import { lastUpdated, textField, yesNo } from '../../core/form-values.ts';
import { lockReason } from './lock-fields.ts';
import { ownJobAd } from '../job-ads.ts';
import { limits } from '../../core/limits.ts';

const alsoSiblings = {
  /** Whether the same ads of the account's other branches are locked or released, too. */
  siblings: yesNo.default(false),
  last_updated: lastUpdated,
};

export const lockJobAd = endpoint({
  method: 'PATCH',
  path: 'jobdescriptions/lock/patch/:id/',
  access: 'editor',
  summary:
    'Keeps an ad from the public until an editor lifts it, whatever its company does; a mail tells the account why',
  params: z.object({ id: idParameter }),
  body: z
    .object({
      reason: lockReason,
      /** An additional message to the company. */
      note: textField(limits.lockNote),
      ...alsoSiblings,
    })
    .refine(({ reason, note }) => reason !== 'other' || note !== '', {
      path: ['note'],
      error: 'Pflichtfeld!',
    }),
  response: z.array(ownJobAd),
});

export type AdLock = z.output<NonNullable<(typeof lockJobAd)['body']>>;

export const unlockJobAd = endpoint({
  method: 'PATCH',
  path: 'jobdescriptions/unlock/patch/:id/',
  access: 'editor',
  summary: 'Lifts the lock of an ad; a mail tells the account',
  params: z.object({ id: idParameter }),
  body: z.object(alsoSiblings),
  response: z.array(ownJobAd),
});
