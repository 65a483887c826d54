import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { idParameter, isoDate } from '../core/fields.ts';
import { lastUpdated, yesNo } from '../core/form-values.ts';
import { ownJobAd, protectedAdFields } from './job-ads.ts';

/* Endpoints that change an ad without its form: whether it is visible, and whether its place is taken. */

export const patchJobAdVisibility = endpoint({
  method: 'PATCH',
  path: 'jobdescriptions/visibility/patch/:id/',
  access: 'account',
  role: 'ads',
  quota: 'adChanges',
  protects: { ...protectedAdFields, restore: {} },
  summary: 'Makes one ad public (from today on) or private; an expired one cannot be',
  params: z.object({ id: idParameter }),
  body: z.object({
    published: yesNo,
    /** State before an editor's toggle, for undoing it: since when the ad was public, and whether it waited. */
    restore: z.object({ publish_date: isoDate.nullable(), waiting: yesNo }).optional(),
    last_updated: lastUpdated,
  }),
  response: ownJobAd,
});

export const patchJobAdFilled = endpoint({
  method: 'PATCH',
  path: 'jobdescriptions/filled/patch/:id/',
  access: 'account',
  role: 'ads',
  quota: 'adChanges',
  protects: protectedAdFields,
  summary:
    'Says that the place of one ad is taken, so that nobody finds it, or that it is free again',
  params: z.object({ id: idParameter }),
  body: z.object({ filled: yesNo, last_updated: lastUpdated }),
  response: ownJobAd,
});
