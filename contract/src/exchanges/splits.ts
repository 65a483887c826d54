import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, idParameter } from '../core/fields.ts';

export const splitPair = endpoint({
  method: 'POST',
  path: 'exchanges/splits/',
  access: 'editor',
  summary:
    'Says for good that a record and the ad it counts as a duplicate of are two places; takes effect with the next run',
  body: z.object({ record: id }),
  response: z.object({ record: id, job_ad: id }),
});

export const joinPair = endpoint({
  method: 'DELETE',
  path: 'exchanges/splits/:record/:winner/',
  access: 'editor',
  summary: 'Takes back that a record and an ad are two places',
  params: z.object({ record: idParameter, winner: idParameter }),
  response: z.object({}),
});
