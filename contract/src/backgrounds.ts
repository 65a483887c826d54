import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

/** One modern format of a picture in several widths, as a `<source>` wants it. */
const source = z.object({ type: z.string(), srcset: z.string() });

const background = z.object({ id, file: z.string(), sources: z.array(source) });

export type Background = z.infer<typeof background>;

export const listPublicBackgrounds = endpoint({
  method: 'GET',
  path: 'backgroundimages/public/',
  access: 'public',
  summary:
    'Visible pictures of the start page; `file` is a path on this host, `sources` are smaller forms of it, best format first',
  response: z.array(background),
});
