import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';

/** The operator's settings for the pages. */
export const siteSettings = z.object({
  /** Style of the map (MapLibre); empty if only the built-in map is used. */
  map_style_url: z.string(),
  /** Plain text about the initiative that funds the board; an empty line separates paragraphs. */
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
