import { createHash } from 'node:crypto';
import type { Fields } from './field-reader.ts';

/** Prefix of the hash that identifies a row without an id. */
export const rowPrefix = 'row:';

function hashOf(fields: Fields, more: readonly (string | undefined)[]): string {
  const { title, occupation, company, postcode, town, address, start, year, period } = fields;
  const known = [title, occupation, company, postcode, town, address, start, year];
  // Hashes of rows without a period stay the same.
  const parts = [...known, ...(period === undefined ? [] : [period]), ...more];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return `${rowPrefix}${hash}`;
}

/** Returns the id of a row without an id and a URL: a hash of the fields that tell it from others. */
export const idOfRow = (fields: Fields): string => hashOf(fields, []);

/** Whether fields tell an ad from others: its title, and something about it. */
function isTelling(fields: Fields): boolean {
  const { title, occupation, company, companyOfFeed, postcode, town, address } = fields;
  const { description, parts } = fields;
  const others = [company, companyOfFeed, postcode, town, address, description, parts];
  return (title ?? occupation) !== undefined && others.some((other) => other !== undefined);
}

/**
 * Returns the id of a record of a feed. If the source has no ids at all, a hash stands for it, as for the rows of a table.
 * @param isLeftOut whether the source has a field for ids that is empty in this record: such a record has lost its id
 */
export const idOfFields = (fields: Fields, isLeftOut: boolean): string =>
  fields.id ??
  (isLeftOut || !isTelling(fields) ? '' : hashOf(fields, [fields.kind, fields.kindOfList]));
