import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

export const listPublicBackgrounds = endpoint({
  method: 'GET',
  path: 'backgroundimages/public/',
  access: 'public',
  summary: 'Visible pictures of the start page; `file` is a path on this host',
  response: z.array(z.object({ id, file: z.string() })),
});
