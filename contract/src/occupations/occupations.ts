import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, named, tick } from '../core/fields.ts';
import { jobName } from './editing.ts';
import { brafoFieldCount } from '../core/options.ts';

export { brafoFieldCount, lebenswelten, lebensweltOf } from '../core/options.ts';

export const brafoField = z.object({
  id,
  number: z.int().min(1).max(brafoFieldCount),
  description: z.string(),
});

export type BrafoField = z.infer<typeof brafoField>;

export const listBrafoFields = endpoint({
  method: 'GET',
  path: 'brafo/',
  access: 'public',
  summary: 'The twelve career fields by number',
  response: z.array(brafoField),
});

export const listProfessions = endpoint({
  method: 'GET',
  path: 'professions/',
  access: 'public',
  summary: 'Professions (industries), by name',
  response: z.array(named),
});

export const listJobNames = endpoint({
  method: 'GET',
  path: 'jobnames/all/',
  access: 'public',
  personal: true,
  summary:
    'Job names for pickers: internal, unmapped, not blocked. Without `filter=1`, for editors only: all of them with all fields',
  query: z.object({ filter: tick }),
  response: z.array(jobName.partial().required({ id: true, name: true })),
});
