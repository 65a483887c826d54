import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { yesNo } from '../core/form-values.ts';

const partnerFeeds = z.object({
  /** Whether other boards may take over the ads of the account. */
  on: z.boolean(),
  /** Whether the Bundesagentur für Arbeit gets them as well. */
  agency: z.boolean(),
});

export const readPartnerFeeds = endpoint({
  method: 'GET',
  path: 'partner-feeds/own/',
  access: 'company',
  summary: 'Whether other boards may take over the ads of the account by feeds',
  response: partnerFeeds,
});

export const patchPartnerFeeds = endpoint({
  method: 'PATCH',
  path: 'partner-feeds/own/',
  access: 'company',
  summary: 'Allows that or ends it',
  body: z.object({ on: yesNo }),
  response: partnerFeeds,
});
