import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id } from '../core/fields.ts';
import { limits } from '../core/limits.ts';
import { adActs, adSources } from './count-options.ts';

export const countAdActs = endpoint({
  method: 'POST',
  path: 'jobdescriptions/count/',
  isStatistics: true,
  access: 'public',
  /** Accepts a token, because actions of editors and of the ad's own company are not counted. */
  personal: true,
  quota: 'none',
  summary:
    'Adds to the sums of the day that ads were opened, saved, shared, or their contact was; nothing about the visitor is stored, and unknown ads are ignored',
  body: z.object({
    acts: z
      .array(
        z.object({
          job_ad: id,
          act: z.enum(adActs, 'Ungültige Angabe.'),
          /** Page from which an ad was opened; used with `opened` only. */
          from: z.enum(adSources, 'Ungültige Angabe.').default('direct'),
        }),
      )
      .max(limits.adActsPerCall, 'Zu viele Angaben.'),
  }),
  response: z.object({}),
});
