import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';

/** What the operator sets about the pages themselves. */
export const siteSettings = z.object({
  /** Style of the map (MapLibre); empty where the built-in one is all there is. */
  map_style_url: z.string(),
  /** Plain text about the initiative that pays for the board; an empty line parts paragraphs. */
  funding_text: z.string(),
});

export type SiteSettings = z.infer<typeof siteSettings>;

export const readSiteSettings = endpoint({
  method: 'GET',
  path: 'site/',
  access: 'public',
  summary: 'What the operator has set about the public pages',
  response: siteSettings,
});
