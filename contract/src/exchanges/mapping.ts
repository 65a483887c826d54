import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { idParameter } from '../core/fields.ts';
import { lastUpdated } from '../core/form-values.ts';
import { mappedFields } from './mapping-options.ts';
import { feedMapping } from './settings.ts';

const moment = z.iso.datetime({ offset: true });

/** The first records of a feed, as a mapping reads them. */
export const mappingPreview = z.object({
  /** The mapping that was used; null if everything is detected. */
  mapping: feedMapping.nullable(),
  /** `failed` if nothing could be read; then `reason` is a code of options.ts. */
  state: z.enum(['read', 'failed']),
  reason: z.string(),
  detail: z.string(),
  /** Names of lists in JSON, or of elements in XML, that may hold the records; empty for a list without a name. */
  lists: z.array(z.string()),
  /** Paths in the first records, each with a sample of its values. */
  paths: z.array(z.object({ path: z.string(), sample: z.string() })),
  /** The first five records. */
  records: z.array(
    z.object({
      values: z.partialRecord(z.enum(mappedFields.map(({ key }) => key)), z.string()),
      /** Reason for rejecting the record before it is compared with the board: a code of options.ts, otherwise empty. */
      rejected: z.string(),
    }),
  ),
  last_updated: moment,
});

export type MappingPreview = z.infer<typeof mappingPreview>;

export const previewMapping = endpoint({
  method: 'POST',
  path: 'exchanges/:id/mapping/preview/',
  access: 'editor',
  summary:
    'Reads the beginning of a feed by a mapping and tells what stands where; without one by the mapping that is kept; writes nothing',
  params: z.object({ id: idParameter }),
  body: z.object({ mapping: feedMapping.nullable().optional() }),
  response: mappingPreview,
});

export const patchMapping = endpoint({
  method: 'PATCH',
  path: 'exchanges/:id/mapping/',
  idempotent: true,
  access: 'editor',
  summary: 'Keeps where the fields of an ad stand in a feed; null has everything detected again',
  params: z.object({ id: idParameter }),
  body: z.object({ mapping: feedMapping.nullable(), last_updated: lastUpdated }),
  response: z.object({ mapping: feedMapping.nullable(), last_updated: moment }),
});
