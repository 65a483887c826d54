import type {
  MappingPreview,
  patchMapping,
  previewMapping,
} from '@lehrpfad/contract/exchanges/mapping.ts';
import { call } from '../../../core/api/api.ts';
import { newKey } from '../../../core/api/new-key.ts';
import { alwaysReloadEditorial } from '../../../core/data/editorial-data.ts';

export type Mapping = NonNullable<MappingPreview['mapping']>;

/** Reads the beginning of a feed. @param mapping undefined for the stored one; null for none */
export const preview = (id: number, mapping: Mapping | null | undefined): Promise<MappingPreview> =>
  call<typeof previewMapping>('POST exchanges/:id/mapping/preview/', {
    params: { id },
    body: mapping === undefined ? {} : { mapping },
    shape: { state: 'read', lists: [], paths: [], records: [], last_updated: '' },
  });

/** Saves a mapping; null for detecting everything again. @throws ApiError 409 if somebody has changed the exchange since */
export const save = (id: number, mapping: Mapping | null, last_updated: string) =>
  alwaysReloadEditorial(
    call<typeof patchMapping>('PATCH exchanges/:id/mapping/', {
      params: { id },
      body: { mapping, last_updated },
      key: newKey(),
    }),
  );
