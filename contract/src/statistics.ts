import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const countVisit = endpoint({
  method: 'POST',
  path: 'click/new/',
  access: 'public',
  summary: 'Counts one visit of the day. Nothing about the visitor is stored; a body is ignored',
  response: z.object({}),
});
