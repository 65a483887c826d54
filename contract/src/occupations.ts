import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, named } from './fields.ts';

/** The four worlds of the career orientation programme BRAFO; three numbered fields belong to each. */
export const lebenswelten = [
  { numeral: 'I', name: 'Mensch und Naturtechnik' },
  { numeral: 'II', name: 'Mensch und Mitmenschen' },
  { numeral: 'III', name: 'Mensch und Kultur' },
  { numeral: 'IV', name: 'Mensch und Information/Wissen' },
] as const;

export const brafoFieldCount = 12;

/** Index into `lebenswelten` of a BRAFO field number (1 to 12). */
export function lebensweltOf(brafoNumber: number): number {
  return Math.floor((brafoNumber - 1) / 3);
}

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
  summary: 'The twelve BRAFO fields by number',
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
  summary:
    'Job names for pickers: internal, unmapped, not blocked. Without `filter=1`: editors only',
  query: z.object({ filter: z.literal('1', 'Ungültiger Filter.').optional() }),
  response: z.array(named),
});
