import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, idParameter, pageOf, pageParameter } from '../core/fields.ts';

/** A public ad that a run would take down. */
export const obsoleteAd = z.object({
  id,
  title: z.string(),
  company: z.string(),
  /** Postcode and town of the company. */
  place: z.string(),
});

export type ObsoleteAd = z.infer<typeof obsoleteAd>;

export const listObsoleteAds = endpoint({
  method: 'GET',
  path: 'exchanges/runs/:id/obsolete-ads/',
  access: 'editor',
  summary: 'The ads that a held run would take down, by title, 20 a page; none for other runs',
  params: z.object({ id: idParameter }),
  query: z.object({ page: pageParameter }),
  response: pageOf(obsoleteAd),
});
