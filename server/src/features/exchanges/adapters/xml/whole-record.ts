import type { FetchedRecord } from '../adapter.ts';
import { checkedRecord } from '../feed/record-limits.ts';
import type { FieldReader } from '../formats/field-reader.ts';
import { idOfFields } from '../formats/row-id.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Returns the record of a job that was read completely; none if its source hides it.
 * @param name of its element, which may tell the kind
 * @param size number of characters in which it was sent
 */
export function wholeRecord(
  { fields, isIdLeftOut }: FieldReader,
  surroundings: Surroundings,
  name: string,
  size: number,
): FetchedRecord[] {
  if (fields.isHidden) return [];
  const whole = surroundings.with(fields, name);
  return [checkedRecord(idOfFields(whole, isIdLeftOut), size, { ...whole })];
}
