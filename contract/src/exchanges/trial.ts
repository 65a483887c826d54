import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { exchangeRun, importResult } from './runs.ts';
import { idParameter } from '../core/fields.ts';

const count = z.int().nonnegative();

/** The result of a trial: how a run would process the records that were read. */
export const trial = z.object({
  /** `partly` if its time or its number of records was used up. */
  state: z.enum(['read', 'partly', 'failed']),
  /** Code of options.ts: why it cannot be read. */
  reason: z.string(),
  detail: z.string(),
  /** Number of records that were read, and number that the exchange announces. */
  records: count,
  announced: count.nullable(),
  counts: exchangeRun.shape.counts,
  /** Some import results; those that require an action come first. */
  import_results: z.array(importResult),
});

export type Trial = z.infer<typeof trial>;

export const tryExchange = endpoint({
  method: 'POST',
  path: 'exchanges/:id/trial/',
  access: 'editor',
  summary:
    'Reads an exchange for some seconds, whether or not it is active, and tells what a run would make of it; writes nothing',
  params: z.object({ id: idParameter }),
  response: trial,
});
