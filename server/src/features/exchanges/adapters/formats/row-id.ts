import { createHash } from 'node:crypto';
import type { Fields } from './field-reader.ts';

/** Prefix of the hash that identifies a row without an id. */
export const rowPrefix = 'row:';

/** Returns the id of a row without an id and a URL: a hash of the fields that tell it from others. */
export function idOfRow(fields: Fields): string {
  const { title, occupation, company, postcode, town, address, start, year } = fields;
  const parts = [title, occupation, company, postcode, town, address, start, year];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return `${rowPrefix}${hash}`;
}
