import { isStorable } from '../../../../core/database/storable.ts';
import type { BadRecord, FetchedRecord } from '../../adapters/adapter.ts';
import type { Json } from '../imported-ad.ts';

/** The longest id that the database takes. Characters. */
const maxIdLength = 300;

/** Whether a text can be used as the id of a record. */
export const isId = (text: string): boolean =>
  text !== '' && text.length <= maxIdLength && isStorable(text);

/** A record with its number in the run, from 1. */
export interface Numbered {
  readonly number: number;
  readonly record: FetchedRecord;
}

/** Numbers records from `first` on. Spaces around an id do not belong to it. */
export const numberRecords = (records: readonly FetchedRecord[], first: number): Numbered[] =>
  records.map((record, index) => ({
    number: first + index,
    record: { ...record, externalId: record.externalId.trim() },
  }));

/** The id under which the import result of a record without a usable id is kept. */
const importResultId = (number: number): string => `#${number}`;

/** Title and company of a record without a usable id, by which editors can find it, if its fields have the usual names. */
function namesOf(record: FetchedRecord): Pick<BadRecord, 'title' | 'company'> {
  const raw: Json = 'raw' in record ? record.raw : null;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {};
  // Lists of chambers have the occupation only.
  const { occupation, title = occupation, company } = raw as { readonly [key: string]: Json };
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof company === 'string' && { company }),
  };
}

/** Rejects a record whose id is missing or cannot be kept. */
export function withoutId(record: FetchedRecord): BadRecord {
  if (record.externalId === '') return { externalId: '', rejected: 'no-id', ...namesOf(record) };
  const detail = 'Die Kennung ist zu lang oder enthält ungültige Zeichen.';
  return { externalId: '', rejected: 'unreadable', detail };
}

/** Rejects a record whose id an earlier record of the run has. The detail names the id. */
export const withRepeatedId = (record: FetchedRecord): BadRecord => ({
  externalId: '',
  rejected: 'repeated-id',
  detail: record.externalId,
  ...namesOf(record),
});

/** A record under the id by which its import result is kept: its own, or its number in the run. */
function withKeptId({ number, record }: Numbered): FetchedRecord {
  if (isId(record.externalId)) return record;
  const isRejected = 'rejected' in record && record.externalId === '';
  return { ...(isRejected ? record : withoutId(record)), externalId: importResultId(number) };
}

/**
 * Returns the records that are to be planned. Each id is planned once in a run: a later record with the same id is rejected. A record
 * that has its import result from before a crash is left out.
 * @param seen ids that have an import result in this run
 * @param dealtWith number of the last record that was dealt with before the crash
 */
export function recordsToPlan(
  records: readonly Numbered[],
  seen: ReadonlySet<string>,
  dealtWith: number,
): FetchedRecord[] {
  const ids = new Set<string>();
  return records.flatMap((one): FetchedRecord[] => {
    const { number } = one;
    const record = withKeptId(one);
    const { externalId } = record;
    if (!ids.has(externalId) && !seen.has(externalId)) {
      ids.add(externalId);
      return [record];
    }
    const cameBefore =
      number <= dealtWith && (seen.has(externalId) || seen.has(importResultId(number)));
    if (cameBefore) return [];
    return [{ ...withRepeatedId(record), externalId: importResultId(number) }];
  });
}

/** Returns every id under which one of these records may have an import result. */
export const possibleIds = (records: readonly Numbered[]): string[] =>
  records
    .flatMap(({ number, record }) => [record.externalId, importResultId(number)])
    .filter(isStorable);
